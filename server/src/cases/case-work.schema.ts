import Type, { type Static } from 'typebox';
import { DECIDED_STATUSES, REASON_LENGTH } from '../domain/case-marks.js';
import type { Page } from '../domain/page.js';
import { PAIR_STATES } from '../domain/whitelist.js';
import { Cursor, NextCursor, readCursor } from '../platform/http/cursor.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { PageQuery, PaginationSchema, readPage } from '../platform/http/page.js';
import { AssigneeSchema, CommentSchema } from './case-people.schema.js';
import type { WhitelistFilter } from './case-work.js';
import { DecisionSchema } from './record-decision.schema.js';
import { SearchResult } from './search-result.schema.js';
import { StandingSchema } from './second-review.schema.js';
import { CASE_STATUS, caseStatus, matchStatus, riskDecision, riskLevel } from './state-words.schema.js';

const text = (description: string) => Type.String({ description });
const id = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });

export const RecordParams = Type.Object({
  search_reference: id('Id of the search, 24 characters.'),
  id: id('Id of the result.'),
});

/** The body of `POST /api/searches/{search_reference}/records/{id}`. */
export const DecisionRequest = Type.Object({
  match_status: Type.Enum([...DECIDED_STATUSES], { description: 'Decision on the record.' }),
  reason: Type.String({
    maxLength: REASON_LENGTH,
    pattern: '\\S',
    description: `Reason; at most ${REASON_LENGTH} characters.`,
  }),
  whitelist: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'With `False Positive` only: later searches of the same subject show the record as `False Positive` until it materially changes. This does not apply if the search gave no more than a name, entity type, countries, nationality and gender, so that namesakes are never cleared.',
    }),
  ),
});

export const DecidedData = Type.Object({
  search_reference: text('Id of the search.'),
  standing: StandingSchema,
  match_status: matchStatus('`No Match`, or the worst status of any result.'),
  case_status: caseStatus(CASE_STATUS),
  worst_record_status: caseStatus('Worst status of any result: `Passed`, `Failed` or `For Review`.'),
  risk_level: riskLevel('Highest risk level of the results that are not `False Positive`.'),
  risk_score: Type.Number({ description: 'Highest risk score of the results that are not `False Positive`.' }),
  risk_decision: riskDecision('`Failed` if a result is `True Positive`.'),
  record: SearchResult,
});

export const DecisionsData = Type.Object({
  decisions: Type.Array(DecisionSchema, { description: 'Newest first; empty if there is no decision yet.' }),
});

export const AssigneesRequest = Type.Object({
  assignee_ids: Type.Array(id('Id of a user of the organization.'), {
    maxItems: 20,
    description: 'Ids of the users to assign; they replace the current assignees.',
  }),
});
export const AssigneesData = Type.Object({
  assignees: Type.Array(AssigneeSchema, { description: 'Assignees after the change.' }),
});

export const CommentRequest = Type.Object({
  comment: Type.String({ maxLength: 2000, pattern: '\\S', description: 'At most 2000 characters.' }),
});
export const CommentsData = Type.Object({ comments: Type.Array(CommentSchema, { description: 'Oldest first.' }) });

export const WhitelistQuery = Type.Object({
  ...PageQuery,
  cursor: Type.Optional(Cursor),
  search: Type.Optional(
    Type.String({ maxLength: 100, description: 'Part of the name of the subject or the record; case is ignored.' }),
  ),
  user_id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Only those of this user.' })),
  expires_before: Type.Optional(
    Type.String({ format: 'moment', description: 'Only those that end before it, ISO 8601.' }),
  ),
});

export const EndWhitelistingsRequest = Type.Object({
  ids: Type.Array(id('Id of a whitelisting.'), {
    minItems: 1,
    maxItems: 500,
    uniqueItems: true,
    description: 'At most 500.',
  }),
});
export const EndedWhitelistings = Type.Object({
  ended: Type.Integer({ description: 'How many of them held until now.' }),
});

export function readWhitelistQuery(query: Static<typeof WhitelistQuery>): { filter: WhitelistFilter; page: Page } {
  const { cursor, user_id: userId, expires_before: expiresBefore } = query;
  const search = query.search?.trim();
  return {
    filter: {
      ...(search && { search }),
      ...(userId !== undefined && { userId }),
      ...(expiresBefore !== undefined && { expiresBefore: new Date(expiresBefore) }),
    },
    page: { ...readPage(query), ...(cursor !== undefined && { after: readCursor(cursor) }) },
  };
}
export const WhitelistParams = Type.Object({ id: id('Id of the whitelisting.') });

export const WhitelistData = Type.Object({
  pagination: PaginationSchema,
  next_cursor: NextCursor,
  whitelist: Type.Array(
    Type.Object({
      id: text('24 lower-case hex characters.'),
      searched_name: text('Name of the subject.'),
      record_id: text('Id of the record that was ruled out.'),
      record_name: text('Name of the record.'),
      reason: text('Reason for the whitelisting.'),
      search_reference: text('Id of the search in which the decision was made.'),
      decided_by: text('Id of the user.'),
      email: text('E-mail address of the user.'),
      decided_at: text('ISO 8601, UTC.'),
      expires_at: Nullable(text('When it ends, ISO 8601 UTC; null if it holds until the record changes.')),
      standing: oneOf(
        PAIR_STATES,
        'Whether the record is as it was ruled out (`applies`); a later search shows one that has changed as open again.',
      ),
      searches_applied: Type.Integer({
        description:
          'Searches stored since that it ruled the record out of; tests and monitoring do not count, nor searches before release 0.2.0.',
      }),
    }),
    { description: 'Newest first.' },
  ),
});
