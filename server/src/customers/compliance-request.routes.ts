import type { FastifyInstance } from 'fastify';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { ComplianceData, ComplianceRequestSchema, readComplianceRequest } from './compliance.schema.js';
import type { CustomerDeeds } from './customers.world.js';

export function complianceRequestRoute(
  app: FastifyInstance,
  deps: Authenticator & Pick<CustomerDeeds, 'requestCompliance'>,
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/compliance-request',
    id: 'requestCompliance',
    tag: 'AI risk',
    summary: 'Analyse an existing search',
    description:
      'Queues the AI risk analysis of a search that was made without one, for one credit of its mode. After a Lite analysis ' +
      'that ended as `potential_match` or `uncertain`, one more with `AiRisk Advanced` is allowed. A refused request stores ' +
      'nothing and takes no credit.',
    access: ['admin', 'analyst', 'integration'],
    body: ComplianceRequestSchema,
    // The faults go on to the flow, which has them in the order of the specification's table.
    read: (body, schemaErrors) => ({ request: readComplianceRequest(body, schemaErrors), faults: [] }),
    data: ComplianceData,
    errors: {
      400: 'In this order: AiRisk is not enabled, or switched off; search_reference is missing, malformed, or no search has it; the search was analysed already; Advanced has not enough data; the mode is not available; the search matched nobody.',
      403: 'Your role does not allow this, or the credits of the mode are used up.',
    },
    async handle({ caller, asked }) {
      const { caseId } = await deps.requestCompliance(caller, asked);
      return { message: 'The search is queued for AiRisk analysis', search_reference: caseId };
    },
  });
}
