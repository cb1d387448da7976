import type { FastifyInstance } from 'fastify';
import { ROLES, type Role } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { presentPagination, readPage } from '../platform/http/page.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import {
  AssigneesData,
  AssigneesRequest,
  CommentRequest,
  CommentsData,
  DecidedData,
  DecisionRequest,
  DecisionsData,
  presentAssignees,
  presentComments,
  presentDecided,
  presentDecisions,
  presentWhitelist,
  RecordParams,
  WhitelistData,
  WhitelistParams,
  WhitelistQuery,
} from './case-work.schema.js';
import type { CaseDeeds } from './cases.world.js';
import { SearchParams } from './search.schema.js';

/** People: a decision needs somebody who answers for it. */
const DECIDERS: readonly Role[] = ['admin', 'analyst'];
/** They, and the case tool that keeps the two in step. */
const WORKERS: readonly Role[] = [...DECIDERS, 'integration'];
const tag = 'Searches';

export function caseWorkRoutes(app: FastifyInstance, deps: Authenticator & CaseDeeds): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/searches/:search_reference/records/:id',
    id: 'decideRecord',
    tag,
    summary: 'Decide on a record',
    description:
      'Sets what a person holds of one result. The statuses and the risk of the search follow; when one of them changes, ' +
      '`case.status_changed` is sent. A decision may be changed later: every one stays in the history. A whitelisted false positive is ' +
      'shown in later searches of the same subject as `False Positive`, and comes back by itself when the record materially changes.',
    access: DECIDERS,
    params: RecordParams,
    body: DecisionRequest,
    data: DecidedData,
    async handle({ caller, params, body }) {
      const input = { status: body.match_status, reason: body.reason.trim(), whitelist: body.whitelist ?? false };
      const { decided, result } = await deps.decideRecord(caller, placeOf(params), input);
      return presentDecided(decided, result);
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/searches/:search_reference/records/:id/decisions',
    id: 'listRecordDecisions',
    tag,
    summary: 'List the decisions on a record',
    description: 'Every decision that was made on one result, also those that a later one took the place of.',
    access: ROLES,
    params: RecordParams,
    data: DecisionsData,
    handle: async ({ caller, params }) => presentDecisions(await deps.listDecisions(caller, placeOf(params))),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/searches/:search_reference/assignees',
    id: 'assignCase',
    tag,
    summary: 'Assign a search',
    description: 'Says who is to look at the search; an empty list is nobody.',
    access: WORKERS,
    params: SearchParams,
    body: AssigneesRequest,
    data: AssigneesData,
    handle: async ({ caller, params, body }) =>
      presentAssignees(await deps.assignCase(caller, params.search_reference, body.assignee_ids)),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/searches/:search_reference/comments',
    id: 'commentOnCase',
    tag,
    summary: 'Comment on a search',
    description: 'Adds a comment. Comments are neither changed nor removed; a search takes at most 200.',
    access: WORKERS,
    params: SearchParams,
    body: CommentRequest,
    data: CommentsData,
    handle: async ({ caller, params, body }) =>
      presentComments(await deps.commentOnCase(caller, params.search_reference, body.comment.trim())),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/whitelist',
    id: 'listWhitelist',
    tag,
    summary: 'List whitelisted pairs',
    description: 'The pairs of subject and record that were held for different parties, newest first.',
    access: ROLES,
    query: WhitelistQuery,
    data: WhitelistData,
    async handle({ caller, query }) {
      const page = readPage(query);
      const { pairs, total } = await deps.listWhitelist(caller, page);
      return { pagination: presentPagination(page, total), whitelist: presentWhitelist(pairs) };
    },
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/whitelist/:id',
    id: 'endWhitelisting',
    tag,
    summary: 'End a whitelisting',
    description:
      'From the next search on the record is open again for the subject. Past searches stay as they were decided.',
    access: DECIDERS,
    params: WhitelistParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.endWhitelisting(caller, params.id);
      return { message: 'The record is open again in later searches of the subject' };
    },
  });
}

function placeOf(params: { search_reference: string; id: string }): { caseId: string; recordId: string } {
  return { caseId: params.search_reference, recordId: params.id };
}
