import type { Case, ResultStatus } from './case.js';
import { type RiskDecision, type RiskLevel, riskDecisionOf, riskLevelOf } from './risk-score.js';

/**
 * Derives the risk decision of a result from its status: a confirmed party fails, a ruled-out one passes. The risk
 * score describes the listed party and stays.
 */
export function resultRiskDecision(status: ResultStatus, level: RiskLevel): RiskDecision {
  if (status === 'True Positive') return 'Failed';
  return status === 'False Positive' ? 'Passed' : riskDecisionOf(level);
}

/**
 * Returns the highest risk of the results that may be the subject (ruled-out ones add none) and of articles about the
 * subject itself (`mediaRiskScore`, 0 without any).
 */
export function caseRiskOf(
  results: Iterable<{ readonly status: ResultStatus; readonly riskScore: number }>,
  mediaRiskScore = 0,
): Case['risk'] {
  let score = mediaRiskScore;
  let failed = false;
  for (const result of results) {
    if (result.status === 'False Positive') continue;
    score = Math.max(score, result.riskScore);
    failed ||= result.status === 'True Positive';
  }
  const level = riskLevelOf(score);
  return { score, level, decision: failed ? 'Failed' : riskDecisionOf(level) };
}
