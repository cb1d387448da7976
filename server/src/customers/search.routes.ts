import type { FastifyInstance } from 'fastify';
import { presentSearch } from '../cases/search.present.js';
import { SearchSchema } from '../cases/search.schema.js';
import { readSearchRequest, SearchRequestSchema, type UrlError } from '../cases/search-request.schema.js';
import type { Clock } from '../domain/ports.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import type { CustomerDeeds } from './customers.world.js';

export function searchRoute(
  app: FastifyInstance,
  deps: Authenticator & Pick<CustomerDeeds, 'makeCase'> & { readonly callbackUrlError: UrlError; readonly now: Clock },
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/search',
    id: 'makeCase',
    tag: 'Searches',
    summary: 'Screen a name and store the case',
    description:
      'Screens a party against the loaded lists and stores what was found, as it is answered. Every hit counts in `total_records`; ' +
      'the pages are read here with `page` and `per_page`, later with `GET /api/searches/{search_reference}`. ' +
      'A refused request stores nothing. Adverse media is searched after the answer: `adverse_media_status` is `Pending`, then ' +
      '`Completed`; the articles go to `webhook` and are read with the search.',
    access: ['admin', 'analyst', 'integration'],
    takesBodyKey: true,
    takesImage: true,
    body: SearchRequestSchema,
    // The faults go on to the flow, which names them together with what it finds itself.
    read: (body, schemaErrors) => ({
      request: readSearchRequest(body, schemaErrors, deps.callbackUrlError, deps.now()),
      faults: [],
    }),
    data: SearchSchema,
    errors: {
      400: 'The request is not valid, AiRisk or its mode is not enabled for this organization, or too many records match.',
      503: 'No list is loaded yet, or the database does not answer; try again.',
    },
    async handle({ caller, asked }) {
      const { made, results, customer } = await deps.makeCase(caller, asked.request, asked.faults);
      const { page: number, perPage: size, retrieveResults } = made.filters;
      const shown = retrieveResults ? results.slice((number - 1) * size, number * size) : [];
      return presentSearch(made, shown, { number, size }, customer);
    },
  });
}
