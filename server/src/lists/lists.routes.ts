import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { ListsData, toWireList, toWireMissingList } from './list.schema.js';
import type { ListDeeds } from './lists.world.js';

export function listRoutes(
  app: FastifyInstance,
  world: Authenticator & Pick<ListDeeds, 'listStatus' | 'missingLists'>,
): void {
  addRoute(app, world, {
    method: 'GET',
    url: '/api/lists',
    id: 'listStatus',
    tag: 'Reference',
    summary: 'The published lists and their age',
    description: 'Every list in force: its edition, where it came from, how old it is, and whether that is too old.',
    access: ROLES,
    data: ListsData,
    handle: async () => ({
      lists: (await world.listStatus()).map(toWireList),
      missing: (await world.missingLists()).map(({ check, source }) => toWireMissingList(check, source)),
    }),
  });
}
