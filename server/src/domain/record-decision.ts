import type { Case, ResultStatus } from './case.js';
import { type RiskDecision, type RiskLevel, riskDecisionOf, riskLevelOf } from './risk-score.js';

/**
 * What follows from a risk for a result of this status: a person who confirms the party fails it, one who says it is another
 * clears it. The risk score says how bad the listed party is, and stays.
 */
export function resultRiskDecision(status: ResultStatus, level: RiskLevel): RiskDecision {
  if (status === 'True Positive') return 'Failed';
  return status === 'False Positive' ? 'Passed' : riskDecisionOf(level);
}

/**
 * The highest risk of the results that may be the subject (what a person held for somebody else adds none) and of what
 * articles report of the subject itself (`mediaRiskScore`, 0 without any).
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
