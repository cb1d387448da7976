import type { Static } from 'typebox';
import { presentWork } from '../cases/work.present.js';
import { matchStatusOf, worstStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { DecisionReason } from '../domain/decision-reasons.js';
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
    standing: 'final',
    records: records.map(({ recordId, status }) => ({
      ...{ record_id: recordId, decision_id: groupId, match_status: status, standing: 'final' },
    })),
    articles: articles.map(({ articleId, status }) => ({
      ...{ article_id: articleId, decision_id: groupId, match_status: status, standing: 'final' },
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
