import type { Static } from 'typebox';
import { presentWork } from '../cases/work.present.js';
import { matchStatusOf, worstStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { DecisionReason } from '../domain/decision-reasons.js';
import { type DecisionStage, standingOf } from '../domain/second-review.js';
import type { Decided } from './decisions.js';
import type { DecidedData, ReasonsData } from './decisions.schema.js';

export function presentDecided({
  decided,
  customer,
  work,
  groupId,
  records,
  articles,
  undoUntil,
  next,
}: Decided): Static<typeof DecidedData> {
  return {
    work: presentWork(work),
    standing: worstStanding([...records, ...articles]),
    records: records.map(({ recordId, status, stage }) => ({
      ...{ record_id: recordId, decision_id: groupId, match_status: status, standing: standingOf(stage) },
    })),
    articles: articles.map(({ articleId, status, stage }) => ({
      ...{ article_id: articleId, decision_id: groupId, match_status: status, standing: standingOf(stage) },
    })),
    match_status: matchStatusOf(decided.statusCounts),
    case_status: caseStatusOf(decided, customer),
    worst_record_status: worstStatusOf(decided.statusCounts),
    risk_level: decided.risk.level,
    risk_score: decided.risk.score,
    risk_decision: decided.risk.decision,
    undo_until: undoUntil.toISOString(),
    next: next ?? null,
  };
}

function worstStanding(made: readonly { readonly stage: DecisionStage }[]): Static<typeof DecidedData>['standing'] {
  const standings = new Set(made.map(({ stage }) => standingOf(stage)));
  return (['disputed', 'proposed'] as const).find((one) => standings.has(one)) ?? 'final';
}

export function presentReason({
  code,
  status,
  label,
  needsNote,
  supportedBy,
}: DecisionReason): Static<typeof ReasonsData>[number] {
  return {
    ...{ code, match_status: status, label, needs_note: needsNote },
    supported_by: supportedBy.map(({ field, outcome }) => ({ field, outcome })),
  };
}
