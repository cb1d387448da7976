import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { ListsData, presentList, presentMissingList } from './list.schema.js';
import type { ListDeeds } from './lists.world.js';

export function listRoutes(
  app: FastifyInstance,
  deps: Authenticator & Pick<ListDeeds, 'listStatus' | 'missingLists'>,
): void {
  addRoute(app, deps, {
    method: 'GET',
    url: '/api/lists',
    id: 'listStatus',
    tag: 'Reference',
    summary: 'The published lists and their age',
    description: 'Every list in force: its edition, where it came from, how old it is, and whether that is too old.',
    access: ROLES,
    data: ListsData,
    handle: async () => ({
      lists: (await deps.listStatus()).map(presentList),
      missing: (await deps.missingLists()).map(({ check, source }) => presentMissingList(check, source)),
    }),
  });
}
