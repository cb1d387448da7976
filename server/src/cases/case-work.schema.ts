import Type, { type Static } from 'typebox';
import type { Case, CaseResult } from '../domain/case.js';
import { caseStatusOf, matchStatusOf, worstStatusOf } from '../domain/case.js';
import { DECIDED_STATUSES, REASON_LENGTH, type RecordDecision } from '../domain/case-marks.js';
import type { WhitelistedPair } from '../domain/whitelist.js';
import { PageQuery, PaginationSchema } from '../platform/http/page.js';
import { AssigneeSchema, CommentSchema, presentAssignee, presentComment } from './case-people.schema.js';
import { presentResult } from './search.present.js';
import { DecisionSchema, presentDecision, SearchResult } from './search.schema.js';
import { caseStatus, matchStatus, riskDecision, riskLevel } from './state-words.schema.js';

const text = (description: string) => Type.String({ description });
const id = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });

export const RecordParams = Type.Object({
  search_reference: id('The 24-character reference of the search.'),
  id: id('The id of the result.'),
});

/** The body of `POST /api/searches/{search_reference}/records/{id}`. */
export const DecisionRequest = Type.Object({
  match_status: Type.Enum([...DECIDED_STATUSES], { description: 'What the person holds of the record.' }),
  reason: Type.String({
    maxLength: REASON_LENGTH,
    pattern: '\\S',
    description: `Why; at most ${REASON_LENGTH} characters.`,
  }),
  whitelist: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'With `False Positive`: later searches of the same subject show the record as `False Positive` too, until it materially changes. A subject that is a name alone (with its kind, countries, nationality or gender at most) has no later searches: its namesakes are not cleared.',
    }),
  ),
});

export const DecidedData = Type.Object({
  search_reference: text('The search.'),
  match_status: matchStatus('`No Match`, or the worst status of a result.'),
  case_status: caseStatus('What most results say: `Passed`, `Failed` or `For Review`.'),
  worst_record_status: caseStatus('The worst that any result says, in the same words.'),
  risk_level: riskLevel('The highest of the results that are not `False Positive`.'),
  risk_score: Type.Number({ description: 'The highest of the results that are not `False Positive`.' }),
  risk_decision: riskDecision('`Failed` when a result is `True Positive`.'),
  record: SearchResult,
});

export function presentDecided(decided: Case, result: CaseResult): Static<typeof DecidedData> {
  return {
    search_reference: decided.id,
    match_status: matchStatusOf(decided.statusCounts),
    case_status: caseStatusOf(decided.statusCounts),
    worst_record_status: worstStatusOf(decided.statusCounts),
    risk_level: decided.risk.level,
    risk_score: decided.risk.score,
    risk_decision: decided.risk.decision,
    record: presentResult(decided, result),
  };
}

export const DecisionsData = Type.Object({
  decisions: Type.Array(DecisionSchema, { description: 'Newest first; empty when nobody decided yet.' }),
});

export function presentDecisions(decisions: readonly RecordDecision[]): Static<typeof DecisionsData> {
  return { decisions: decisions.map(presentDecision) };
}

export const AssigneesRequest = Type.Object({
  assignee_ids: Type.Array(id('A user of the organization.'), {
    maxItems: 20,
    description: 'Ids of the users who are to look at the search: exactly these from now on.',
  }),
});
export const AssigneesData = Type.Object({ assignees: Type.Array(AssigneeSchema, { description: 'From now on.' }) });

export function presentAssignees({ assignees }: Case): Static<typeof AssigneesData> {
  return { assignees: assignees.map(presentAssignee) };
}

export const CommentRequest = Type.Object({
  comment: Type.String({ maxLength: 2000, pattern: '\\S', description: 'At most 2000 characters.' }),
});
export const CommentsData = Type.Object({ comments: Type.Array(CommentSchema, { description: 'Oldest first.' }) });

export function presentComments({ comments }: Case): Static<typeof CommentsData> {
  return { comments: comments.map(presentComment) };
}

export const WhitelistQuery = Type.Object(PageQuery);
export const WhitelistParams = Type.Object({ id: id('The id of the whitelisting.') });

export const WhitelistData = Type.Object({
  pagination: PaginationSchema,
  whitelist: Type.Array(
    Type.Object({
      id: text('24 lower-case hex characters.'),
      searched_name: text('The subject.'),
      record_id: text('The record that is somebody else.'),
      record_name: text('Its name.'),
      reason: text('Why.'),
      search_reference: text('The search in which it was decided.'),
      decided_by: text('Id of the user.'),
      email: text('E-mail address of the user.'),
      decided_at: text('ISO 8601, UTC.'),
    }),
    { description: 'Newest first.' },
  ),
});

export function presentWhitelist(pairs: readonly WhitelistedPair[]): Static<typeof WhitelistData>['whitelist'] {
  return pairs.map((pair) => ({
    id: pair.id,
    searched_name: pair.subjectName,
    record_id: pair.recordId,
    record_name: pair.recordName,
    reason: pair.reason,
    search_reference: pair.caseId,
    decided_by: pair.userId,
    email: pair.email,
    decided_at: pair.at.toISOString(),
  }));
}
