import Type from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import { SearchParams } from '../cases/search.schema.js';
import { presentNeedsSecond, presentProposal } from '../cases/second-review.present.js';
import { ReviewFields } from '../cases/second-review.schema.js';
import { presentWork } from '../cases/work.present.js';
import { WorkSchema } from '../cases/work.schema.js';
import { type Route, route } from '../platform/http/route.js';
import { STATE_ACTIONS, type WorkService } from './work.js';

const tag = 'Console';
const Viewers = Type.Array(Type.String(), { description: 'Ids of the other users who are viewing the search.' });

const StateRequest = Type.Object({
  version: Type.Integer({ minimum: 1, description: '`version` of the work that this is about.' }),
  action: Type.Enum([...STATE_ACTIONS], {
    description:
      '`wait` until a date, `resume`, `escalate` to an arbiter, `close` a search on which nothing is left to decide, or `reopen` a closed one (leads and administrators).',
  }),
  until: Type.Optional(
    Type.String({
      format: 'moment',
      description: 'For `wait`: when the search reopens automatically, at most 90 days from now.',
    }),
  ),
  reason: Type.String({ maxLength: 500, pattern: '\\S', description: 'Reason; at most 500 characters.' }),
});

export const workRoutes = (work: WorkService): Route[] => [
  route({
    method: 'GET',
    url: '/api/searches/:search_reference/work',
    id: 'readWork',
    tag,
    summary: 'Read the work on a search',
    description: 'State, assignee and version, to detect changes while a user is viewing the search.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    data: Type.Object({ work: WorkSchema, ...ReviewFields, viewers: Viewers }),
    async handle({ caller, params }) {
      const { work: found, viewers, ...review } = await work.read(caller, params.search_reference);
      const proposal = presentProposal(review, caller.userId);
      const needsSecond = presentNeedsSecond(review);
      return { work: presentWork(found), proposal, needs_second: needsSecond, viewers: [...viewers] };
    },
  }),

  route({
    method: 'POST',
    url: '/api/searches/:search_reference/state',
    id: 'changeWorkState',
    scope: 'decide',
    tag,
    summary: 'Postpone, resume, escalate, close or reopen a search',
    description:
      'While a search is waiting, its due date is extended by the same time. `close` settles an incomplete screening (`screening_status` ' +
      'becomes `Settled`) and, with an analysis, decides on the customer as decisions on all results do.',
    access: ABILITIES['case.decide'],
    params: SearchParams,
    body: StateRequest,
    data: Type.Object({ work: WorkSchema }),
    errors: {
      409: 'The work has changed since (`version_conflict`), or its state does not allow this (`wrong_state`); `details` names the current version and the last change.',
    },
    async handle({ caller, params, body: { version, action, until, reason } }) {
      const change = { version, action, reason: reason.trim(), ...(until !== undefined && { until: new Date(until) }) };
      return { work: presentWork(await work.changeState(caller, params.search_reference, change)) };
    },
  }),

  route({
    method: 'POST',
    url: '/api/searches/:search_reference/presence',
    id: 'lookAtCase',
    scope: 'read',
    tag,
    summary: 'Report that you are viewing a search',
    description: 'Lasts 60 seconds. Returns the other users who are viewing it.',
    access: ABILITIES['case.read'],
    params: SearchParams,
    data: Type.Object({ viewers: Viewers }),
    handle: async ({ caller, params }) => ({ viewers: [...(await work.look(caller, params.search_reference))] }),
  }),
];
