import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { presentPagination } from '../platform/http/page.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import type { CaseDeeds } from './cases.world.js';
import { presentSearch } from './search.present.js';
import { readSearchQuery, SearchParams, SearchQuery, SearchSchema } from './search.schema.js';
import { presentSearchRow, readSearchesRequest, SearchesRequestSchema, SearchesSchema } from './searches.schema.js';

export function searchesRoutes(
  app: FastifyInstance,
  deps: Authenticator & Pick<CaseDeeds, 'listCases' | 'readCase'>,
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/searches',
    id: 'listCases',
    tag: 'Searches',
    summary: 'List searches',
    description:
      'The searches of the organization, newest first. `created_at` keeps those of one UTC day. At most 100 a page: more is ' +
      'taken as 100, and the size that was used is answered.',
    access: ROLES,
    body: SearchesRequestSchema,
    data: SearchesSchema,
    async handle({ caller, body }) {
      const { page, day } = readSearchesRequest(body);
      const { cases, total, customers } = await deps.listCases(caller, page, day);
      const byCase = new Map(customers.map((customer) => [customer.caseId, customer]));
      return {
        pagination: presentPagination(page, total),
        searches: cases.map((shown) => presentSearchRow(shown, byCase.get(shown.id))),
      };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/searches/:search_reference',
    id: 'readCase',
    tag: 'Searches',
    summary: 'Read a stored search',
    description:
      'A search as it was answered when it was made: no later change of a list alters it. Marks it as read by the caller.',
    access: ROLES,
    params: SearchParams,
    query: SearchQuery,
    data: SearchSchema,
    async handle({ caller, params, query }) {
      const page = readSearchQuery(query);
      const { found, results, customer } = await deps.readCase(caller, params.search_reference, page);
      return presentSearch(found, results, page, customer);
    },
  });
}
