import { ABILITIES } from '../accounts/abilities.js';
import { CLIENT_REFERENCE_IN_USE } from '../cases/client-references.schema.js';
import { presentSearch } from '../cases/search.present.js';
import { SearchSchema } from '../cases/search.schema.js';
import { readSearchRequest, SearchRequestSchema, type UrlError } from '../cases/search-request.schema.js';
import type { FieldError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { Clock } from '../domain/ports.js';
import { type Route, route } from '../platform/http/route.js';
import type { searchWithAnalysis } from './search-with-analysis.js';

interface SearchRouteDeps {
  readonly search: (
    caller: Caller,
    request: CaseRequest,
    errors: readonly FieldError[],
  ) => ReturnType<typeof searchWithAnalysis>;
  readonly callbackUrlError: UrlError;
  readonly now: Clock;
}

export function searchRoutes({ search, callbackUrlError, now }: SearchRouteDeps): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/search',
      id: 'makeCase',
      selects: true,
      screens: true,
      scope: 'screen',
      tag: 'Searches',
      summary: 'Screen a name and store the case',
      description:
        'Screens a party against the loaded lists, stores the result and returns it. `total_records` counts every hit; page through them ' +
        'here with `page` and `per_page`, later with `GET /api/searches/{search_reference}`. A refused request stores nothing, and neither does one with `dry_run`. Adverse ' +
        'media is searched afterwards: `adverse_media_status` is `Pending`, then `Completed`; the articles are sent to `webhook` and ' +
        'returned with the search.',
      access: ABILITIES['search.make'],
      takesBodyKey: true,
      takesImage: true,
      body: SearchRequestSchema,
      // The use case reports these errors together with its own.
      read: (body, schemaErrors) => ({
        request: readSearchRequest(body, schemaErrors, callbackUrlError, now()),
        faults: [],
      }),
      data: SearchSchema,
      errors: {
        400: 'The request is not valid, AiRisk or its mode is not available for the organization, or too many records match.',
        409: CLIENT_REFERENCE_IN_USE,
        503: 'No list is loaded yet, or the database does not respond; try again.',
      },
      async handle({ caller, input, reply }) {
        const { isDryRun } = input.request;
        const { made, results, customer, watchlist } = await search(caller, input.request, input.faults);
        reply.header('x-edition', watchlist);
        const { page: number, perPage: size, retrieveResults } = made.filters;
        const shown = retrieveResults ? results.slice((number - 1) * size, number * size) : [];
        const answer = presentSearch(made, shown, { number, size }, customer);
        return isDryRun ? { ...answer, search_reference: '' } : answer;
      },
    }),
  ];
}
