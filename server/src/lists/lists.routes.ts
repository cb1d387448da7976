import { ROLES } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import { presentList, presentMissingList } from './list.present.js';
import { ListsData } from './list.schema.js';
import { type ListedCategories, type ListStatusDeps, listStatus, missingLists, NO_REAL_LIST } from './list-status.js';

export function listRoutes(deps: ListStatusDeps & { readonly listed: ListedCategories }): Route[] {
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
  ];
}
