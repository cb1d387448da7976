import { ABILITIES } from '../accounts/abilities.js';
import { SearchParams } from '../cases/search.schema.js';
import { presentWork } from '../cases/work.present.js';
import { ROLES } from '../domain/caller.js';
import { DECISION_REASONS } from '../domain/decision-reasons.js';
import { type Route, route } from '../platform/http/route.js';
import type { DecisionService } from './decisions.js';
import { presentDecided, presentReason } from './decisions.present.js';
import {
  DecidedData,
  DecisionParams,
  DecisionsRequest,
  ReasonsData,
  readChoices,
  WithdrawnData,
  WithdrawQuery,
} from './decisions.schema.js';

const tag = 'Console';

export const decisionRoutes = (decisions: DecisionService): Route[] => [
  route({
    method: 'GET',
    url: '/api/reference/reasons',
    id: 'listReasons',
    tag: 'Reference',
    summary: 'List the reasons of decisions',
    description: 'Reasons that can be given for a decision, by status.',
    access: ROLES,
    data: ReasonsData,
    handle: async () => DECISION_REASONS.map(presentReason),
  }),

  route({
    method: 'POST',
    url: '/api/searches/:search_reference/decisions',
    id: 'decideRecords',
    scope: 'decide',
    tag,
    summary: 'Decide on records, with reasons',
    description:
      'Decides on results and articles of a search as the caller has seen it, all or none. A reason that the evidence of a record does not support needs a ' +
      'note. The last decision closes the search, and decides on its customer if no one has yet: a verdict that agrees is confirmed, one ' +
      'that contradicts is declined. The decisions can be withdrawn for 60 seconds.',
    access: ABILITIES['case.decide'],
    params: SearchParams,
    body: DecisionsRequest,
    data: DecidedData,
    errors: {
      403: 'The role of the caller does not allow this, or the search was escalated to arbiters.',
      409: 'The work has changed since (`version_conflict`), or the search is closed (`wrong_state`); `details` names the last change, its author and its time.',
    },
    handle: async ({ caller, params, body }) =>
      presentDecided(await decisions.decide(caller, params.search_reference, readChoices(body))),
  }),

  route({
    method: 'DELETE',
    url: '/api/searches/:search_reference/decisions/:id',
    id: 'withdrawDecisions',
    scope: 'decide',
    tag,
    summary: 'Withdraw decisions',
    description:
      'Withdraws, within 60 seconds, all decisions that the caller sent together. The history keeps them. A whitelisting that they ended ' +
      'stays ended.',
    access: ABILITIES['case.decide'],
    params: DecisionParams,
    query: WithdrawQuery,
    data: WithdrawnData,
    errors: {
      403: 'Someone else made the decision.',
      409: 'The minute has passed or someone has acted on the decision (`wrong_state`), or the work has changed (`version_conflict`).',
    },
    handle: async ({ caller, params, query }) => ({
      work: presentWork(await decisions.withdraw(caller, params.search_reference, params.id, query.version)),
    }),
  }),
];
