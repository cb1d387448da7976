import type { Static } from 'typebox';
import type { Case, CaseResult } from '../domain/case.js';
import { matchStatusOf, worstStatusOf } from '../domain/case.js';
import type { RecordDecision } from '../domain/case-marks.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { CustomerStanding } from '../domain/customer.js';
import { type DecisionStage, standingOf } from '../domain/second-review.js';
import { presentAssignee, presentComment } from './case-people.present.js';
import type { ListedPair } from './case-work.js';
import type { AssigneesData, CommentsData, DecidedData, DecisionsData, WhitelistData } from './case-work.schema.js';
import { presentDecision } from './record-decision.present.js';
import { presentResult } from './search.present.js';

export function presentDecided(
  decided: Case,
  result: CaseResult,
  customer: CustomerStanding | undefined,
  stage: DecisionStage,
): Static<typeof DecidedData> {
  return {
    search_reference: decided.id,
    standing: standingOf(stage),
    match_status: matchStatusOf(decided.statusCounts),
    case_status: caseStatusOf(decided, customer),
    worst_record_status: worstStatusOf(decided.statusCounts),
    risk_level: decided.risk.level,
    risk_score: decided.risk.score,
    risk_decision: decided.risk.decision,
    record: presentResult(decided, result),
  };
}

export function presentDecisions(decisions: readonly RecordDecision[]): Static<typeof DecisionsData> {
  return { decisions: decisions.map(presentDecision) };
}

export function presentAssignees({ assignees }: Case): Static<typeof AssigneesData> {
  return { assignees: assignees.map(presentAssignee) };
}

export function presentComments({ comments }: Case): Static<typeof CommentsData> {
  return { comments: comments.map(presentComment) };
}

export function presentWhitelist(pairs: readonly ListedPair[]): Static<typeof WhitelistData>['whitelist'] {
  return pairs.map(({ pair, state }) => ({
    id: pair.id,
    searched_name: pair.subjectName,
    record_id: pair.recordId,
    record_name: pair.recordName,
    reason: pair.reason,
    search_reference: pair.caseId,
    decided_by: pair.userId,
    email: pair.email,
    decided_at: pair.at.toISOString(),
    expires_at: pair.until?.toISOString() ?? null,
    standing: state,
    searches_applied: pair.searchesApplied,
  }));
}
