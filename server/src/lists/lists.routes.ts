import { ROLES } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import { presentList, presentMissingList } from './list.present.js';
import { ListsData } from './list.schema.js';
import { type ListStatusDeps, listStatus, missingLists } from './list-status.js';

export function listRoutes(deps: ListStatusDeps): Route[] {
  return [
    route({
      method: 'GET',
      url: '/api/lists',
      id: 'listStatus',
      tag: 'Reference',
      summary: 'List the official lists',
      description: 'Every official list in force: its edition, origin and age, and whether it is overdue.',
      access: ROLES,
      data: ListsData,
      handle: async () => ({
        lists: (await listStatus(deps)).map(presentList),
        missing: (await missingLists(deps)).map(presentMissingList),
      }),
    }),
  ];
}
