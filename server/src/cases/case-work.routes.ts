import { ABILITIES } from '../accounts/abilities.js';
import { ROLES, type Role } from '../domain/caller.js';
import { presentCursor } from '../platform/http/cursor.js';
import { MessageData } from '../platform/http/message.js';
import { presentPagination } from '../platform/http/page.js';
import { type Route, route } from '../platform/http/route.js';
import type { CaseWorkService } from './case-work.js';
import {
  presentAssignees,
  presentComments,
  presentDecided,
  presentDecisions,
  presentWhitelist,
} from './case-work.present.js';
import {
  AssigneesData,
  AssigneesRequest,
  CommentRequest,
  CommentsData,
  DecidedData,
  DecisionRequest,
  DecisionsData,
  EndedWhitelistings,
  EndWhitelistingsRequest,
  RecordParams,
  readWhitelistQuery,
  WhitelistData,
  WhitelistParams,
  WhitelistQuery,
} from './case-work.schema.js';
import { SearchParams } from './search.schema.js';

/** People only: a person must be accountable for a decision. */
const DECIDERS = ABILITIES['case.decide'];
/** Deciders, and a case management tool that is kept in sync. */
const WORKERS: readonly Role[] = [...DECIDERS, 'integration'];
const tag = 'Searches';

export const caseWorkRoutes = (caseWork: CaseWorkService): Route[] => [
  route({
    method: 'POST',
    url: '/api/searches/:search_reference/records/:id',
    id: 'decideRecord',
    scope: 'decide',
    tag,
    summary: 'Decide on a record',
    description:
      "Records an analyst's decision on a result and updates the statuses and the risk of the search; if a status changes, " +
      '`case.status_changed` is sent. A decision can be changed later; all decisions stay in the history. A whitelisted false positive is ' +
      '`False Positive` in later searches of the same subject until the record materially changes.',
    access: DECIDERS,
    params: RecordParams,
    body: DecisionRequest,
    data: DecidedData,
    async handle({ caller, params, body }) {
      const input = { status: body.match_status, reason: body.reason.trim(), whitelist: body.whitelist ?? false };
      const { decided, result, customer, stage } = await caseWork.decide(caller, placeOf(params), input);
      return presentDecided(decided, result, customer, stage);
    },
  }),

  route({
    method: 'GET',
    url: '/api/searches/:search_reference/records/:id/decisions',
    id: 'listRecordDecisions',
    tag,
    summary: 'List the decisions on a record',
    description:
      'All decisions on one result, including those replaced by a later one; withdrawn ones are in the audit log only.',
    access: ROLES,
    params: RecordParams,
    data: DecisionsData,
    handle: async ({ caller, params }) => presentDecisions(await caseWork.listDecisions(caller, placeOf(params))),
  }),

  route({
    method: 'POST',
    url: '/api/searches/:search_reference/assignees',
    id: 'assignCase',
    scope: 'decide',
    tag,
    summary: 'Assign a search',
    description: 'Replaces the assignees of the search; an empty list removes all.',
    access: WORKERS,
    params: SearchParams,
    body: AssigneesRequest,
    data: AssigneesData,
    handle: async ({ caller, params, body }) =>
      presentAssignees(await caseWork.assign(caller, params.search_reference, body.assignee_ids)),
  }),

  route({
    method: 'POST',
    url: '/api/searches/:search_reference/comments',
    id: 'commentOnCase',
    scope: 'decide',
    tag,
    summary: 'Comment on a search',
    description:
      'Adds a comment. Comments cannot be changed or removed. A search has at most 200 comments. `@` with the e-mail address of a ' +
      'colleague mentions them: they get an e-mail with a link, without names of subjects.',
    access: WORKERS,
    params: SearchParams,
    body: CommentRequest,
    data: CommentsData,
    handle: async ({ caller, params, body }) =>
      presentComments(await caseWork.comment(caller, params.search_reference, body.comment.trim())),
  }),

  route({
    method: 'GET',
    url: '/api/whitelist',
    id: 'listWhitelist',
    tag,
    summary: 'List whitelisted pairs',
    description: 'Pairs of subject and record that an analyst ruled out and whitelisted, newest first.',
    access: ROLES,
    query: WhitelistQuery,
    data: WhitelistData,
    async handle({ caller, query }) {
      const { filter, page } = readWhitelistQuery(query);
      const { pairs, total, last } = await caseWork.listWhitelist(caller, filter, page);
      return {
        pagination: presentPagination(page, total),
        next_cursor: presentCursor(last),
        whitelist: presentWhitelist(pairs),
      };
    },
  }),

  route({
    method: 'POST',
    url: '/api/whitelist/end',
    id: 'endWhitelistings',
    scope: 'decide',
    tag,
    summary: 'End several whitelistings',
    description:
      'The records are open again in later searches of their subjects; decisions on past searches stay. Ids of no active whitelisting are ignored.',
    access: DECIDERS,
    body: EndWhitelistingsRequest,
    data: EndedWhitelistings,
    handle: async ({ caller, body }) => ({ ended: await caseWork.endWhitelistings(caller, body.ids) }),
  }),

  route({
    method: 'DELETE',
    url: '/api/whitelist/:id',
    id: 'endWhitelisting',
    scope: 'decide',
    tag,
    summary: 'End a whitelisting',
    description: 'The record is open again in later searches of the subject. Decisions on past searches stay.',
    access: DECIDERS,
    params: WhitelistParams,
    data: MessageData,
    async handle({ caller, params }) {
      await caseWork.endWhitelisting(caller, params.id);
      return { message: 'The record is open again in later searches of the subject' };
    },
  }),
];

function placeOf(params: { search_reference: string; id: string }): { caseId: string; recordId: string } {
  return { caseId: params.search_reference, recordId: params.id };
}
