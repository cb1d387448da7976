import { ABILITIES } from '../accounts/abilities.js';
import { CLIENT_REFERENCE_IN_USE } from '../cases/client-references.schema.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import type { ComplianceRequest } from './compliance-request.js';
import { ComplianceData, ComplianceRequestSchema, readComplianceRequest } from './compliance-request.schema.js';

export function complianceRequestRoutes(
  requestCompliance: (caller: AuthenticatedCaller, request: ComplianceRequest) => Promise<{ readonly caseId: string }>,
): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/compliance-request',
      id: 'requestCompliance',
      scope: 'screen',
      tag: 'AI risk',
      summary: 'Analyse an existing search',
      description:
        'Queues the AI risk analysis of a search that has none, for one credit of its mode. After a Lite analysis with the verdict ' +
        '`potential_match` or `uncertain`, one more with `AiRisk Advanced` is allowed. A refused request stores nothing and takes no credit.',
      access: ABILITIES['search.make'],
      body: ComplianceRequestSchema,
      // The use case reports these errors, in the order of the specification's table.
      read: (body, schemaErrors) => ({ request: readComplianceRequest(body, schemaErrors), faults: [] }),
      data: ComplianceData,
      errors: {
        400: 'In this order: AiRisk is not available or disabled; search_reference is missing, malformed or unknown; the search has already been analysed; the data is not enough for Advanced; the mode is not available; the search has no match.',
        403: 'Your role does not allow this, or no credits of the mode are left.',
        409: CLIENT_REFERENCE_IN_USE,
      },
      async handle({ caller, input }) {
        const { caseId } = await requestCompliance(caller, input);
        return { message: 'The search is queued for AiRisk analysis', search_reference: caseId };
      },
    }),
  ];
}
