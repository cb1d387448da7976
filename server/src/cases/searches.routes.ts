import { ROLES } from '../domain/caller.js';
import { presentCursor } from '../platform/http/cursor.js';
import { presentPagination } from '../platform/http/page.js';
import { type Route, route } from '../platform/http/route.js';
import type { CaseService } from './cases.js';
import { presentSearch } from './search.present.js';
import { ReadSearchQuery, ReadSearchSchema, readSearchQuery, SearchParams } from './search.schema.js';
import { presentSearchRow } from './searches.present.js';
import { readSearchesRequest, SearchesRequestSchema, SearchesSchema } from './searches.schema.js';
import { presentNeedsSecond, presentProposal } from './second-review.present.js';
import { presentWork } from './work.present.js';

export const searchesRoutes = (cases: CaseService): Route[] => [
  route({
    method: 'POST',
    url: '/api/searches',
    id: 'listCases',
    selects: true,
    scope: 'read',
    tag: 'Searches',
    summary: 'List searches',
    description:
      'Searches of the organization that match every filter, newest first. `created_at` selects one UTC day. A page has at most 100 searches; a larger size ' +
      'is reduced to 100, and the response states the size used.',
    access: ROLES,
    body: SearchesRequestSchema,
    data: SearchesSchema,
    async handle({ caller, body }) {
      const { page, filter } = readSearchesRequest(body);
      const listed = await cases.list(caller, page, filter);
      const byCase = new Map(listed.customers.map((customer) => [customer.caseId, customer]));
      return {
        pagination: { ...presentPagination(page, listed.total), total_is_exact: listed.isMore !== true },
        next_cursor: presentCursor(listed.last),
        searches: listed.cases.map((shown) => presentSearchRow(shown, byCase.get(shown.id))),
      };
    },
  }),

  route({
    method: 'GET',
    url: '/api/searches/:search_reference',
    id: 'readCase',
    selects: true,
    // Marks the case as read unless asked not to.
    changes: ({ mark_read: marksRead, round }) => marksRead !== 'false' && round === undefined,
    tag: 'Searches',
    summary: 'Read a stored search',
    description:
      'Returns a search as first returned to its caller; later changes of a list do not alter it, unless it is monitored. Marks it as read by the ' +
      'caller, unless `mark_read` is false. With `round`, results and statuses are those of an earlier round; `work`, comments and ' +
      'articles are the current ones, and it is not marked as read. `work` is its state, assignee and due date.',
    access: ROLES,
    params: SearchParams,
    query: ReadSearchQuery,
    data: ReadSearchSchema,
    async handle({ caller, params, query }) {
      const page = readSearchQuery(query);
      const { round, mark_read: marks = true } = query;
      const how = round === undefined ? { marksRead: marks } : { marksRead: false, round };
      const { found, results, customer, drivers, work, review, caseStatus } = await cases.read(
        caller,
        params.search_reference,
        page,
        how,
      );
      return {
        ...presentSearch(found, results, page, customer),
        ...(caseStatus && { case_status: caseStatus }),
        work: work ? presentWork(work) : null,
        proposal: presentProposal(review, caller.userId),
        needs_second: presentNeedsSecond(review),
        is_sample: found.isSample === true,
        key_driver_details: drivers.map(({ text, code, direction, recordId }) => ({
          ...{ text, code, direction, record_id: recordId },
        })),
      };
    },
  }),
];
