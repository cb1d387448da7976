import type { Case, CaseResult } from '../domain/case.js';
import type { caseResults, cases, Stored } from './case.table.js';

/** A case as it is read, without its articles. What is left is copied once: a page has a hundred. */
export function toCase({
  mediaRiskScore: _,
  potentialMatches,
  truePositives,
  falsePositives,
  unknowns,
  riskScore,
  riskLevel,
  riskDecision,
  riskScoreEngine,
  enrolledAt,
  monitoredAt,
  isSample,
  isTest,
  screeningStatus,
  scorerVersion,
  assignees,
  comments,
  ...others
}: typeof cases.$inferSelect): Case {
  return {
    ...others,
    screeningStatus: screeningStatus ?? 'Unknown',
    ...(scorerVersion !== null && { scorerVersion }),
    assignees: assignees.map(withTime),
    comments: comments.map(withTime),
    statusCounts: {
      'Potential Match': potentialMatches,
      'True Positive': truePositives,
      'False Positive': falsePositives,
      Unknown: unknowns,
    },
    risk: { score: riskScore, level: riskLevel, decision: riskDecision },
    ...(riskScoreEngine !== null && { riskScoreEngine }),
    ...(others.isMonitored && enrolledAt !== null && { enrolledAt }),
    ...(isSample && { isSample }),
    ...(isTest && { isTest }),
    ...(monitoredAt !== null && { monitoredAt }),
  };
}

/** A result as it is read. */
export function toResult(
  row: Omit<typeof caseResults.$inferSelect, 'shown'> & {
    readonly shown: Pick<CaseResult, 'records' | 'relevance' | 'risk'>;
  },
): CaseResult {
  const { recordId, status, createdAt, updatedAt, shown, decision, whitelist } = row;
  return {
    ...{ id: recordId, status, createdAt, updatedAt },
    ...shown,
    ...(decision !== null && { decision: withTime(decision) }),
    ...(whitelist !== null && { whitelist: withTime(whitelist) }),
  };
}

/** JSON has no times. */
export function withTime<Value extends { readonly at: string }>(value: Value): Omit<Value, 'at'> & { at: Date } {
  return { ...value, at: new Date(value.at) };
}

export function withTimeAsText<Value extends { readonly at: Date }>(value: Value): Stored<Value> {
  return { ...value, at: value.at.toISOString() } as Stored<Value>;
}
