import { ROLES } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import { type EditionDiffDeps, editionsOf } from './edition-diffs.js';
import { presentEdition, presentList, presentMissingList } from './list.present.js';
import { EditionsData, EditionsQuery, ListParams, ListsData } from './list.schema.js';
import { type ListedCategories, type ListStatusDeps, listStatus, missingLists, NO_REAL_LIST } from './list-status.js';

export function listRoutes(deps: ListStatusDeps & EditionDiffDeps & { readonly listed: ListedCategories }): Route[] {
  return [
    route({
      method: 'GET',
      url: '/api/lists',
      id: 'listStatus',
      tag: 'Reference',
      summary: 'List the official lists',
      description:
        'Every official list in force: its edition, origin and age, whether it is overdue, and which categories and PEP levels it covers.',
      access: ROLES,
      data: ListsData,
      async handle() {
        const [categories, status] = await Promise.all([deps.listed(), listStatus(deps)]);
        return {
          lists: status.map((one) => presentList(one, categories)),
          notices: status.length > 0 ? [] : [{ code: 'demonstration_data', message: NO_REAL_LIST }],
          missing: (await missingLists(deps)).map(presentMissingList),
        };
      },
    }),

    route({
      method: 'GET',
      url: '/api/lists/:source/editions',
      id: 'listEditions',
      tag: 'Reference',
      summary: 'List the editions of an official list',
      description:
        'Every edition that was ever in force, newest first. None is deleted: any two can be compared, and the command line can restore one.',
      access: ROLES,
      params: ListParams,
      query: EditionsQuery,
      data: EditionsData,
      async handle({ params, query: { cursor, limit = 50 } }) {
        const before = cursor === undefined ? {} : { before: Number(cursor) };
        const { editions, next } = await editionsOf(deps, params.source, { ...before, limit });
        return { editions: editions.map(presentEdition), next_cursor: next === undefined ? null : String(next) };
      },
    }),
  ];
}
