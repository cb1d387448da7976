import { ABILITIES } from '../accounts/abilities.js';
import { type Route, route } from '../platform/http/route.js';
import type { BulkDecisionService } from './bulk-decisions.js';
import { BulkDecisionsData, BulkDecisionsRequest, presentBulkOutcome, readBulkItems } from './bulk-decisions.schema.js';

export const bulkDecisionRoutes = (bulk: BulkDecisionService): Route[] => [
  route({
    method: 'POST',
    url: '/api/queue/decisions',
    id: 'decideInBulk',
    scope: 'decide',
    tag: 'Console',
    summary: 'Rule out records in many searches',
    description:
      'Rules out up to 200 results of open searches for one reason that the evidence of each result supports. Results without such evidence, with an ' +
      'agreeing identifier, or of a customer with the verdict `true_positive` are left out, as are searches that have changed since. ' +
      'Each search is decided separately, as with `POST /api/searches/{search_reference}/decisions`, and its decision is withdrawn separately.',
    access: ABILITIES['case.decide'],
    body: BulkDecisionsRequest,
    data: BulkDecisionsData,
    handle: async ({ caller, body }) =>
      presentBulkOutcome(await bulk.decide(caller, readBulkItems(body), body.reason_code, body.reason?.trim() ?? '')),
  }),
];
