import type { FastifyInstance } from 'fastify';
import { ROLES } from '../../domain/caller.js';
import { ListsData, toWireList } from '../../wire/list.js';
import { addRoute } from '../route.js';
import type { World } from '../world.js';

export function listRoutes(app: FastifyInstance, world: Pick<World, 'authenticate' | 'listStatus'>): void {
  addRoute(app, world, {
    method: 'GET',
    url: '/api/lists',
    id: 'listStatus',
    tag: 'Reference',
    summary: 'The published lists and their age',
    description: 'Every list in force: its edition, where it came from, how old it is, and whether that is too old.',
    access: ROLES,
    data: ListsData,
    handle: async () => ({ lists: (await world.listStatus()).map(toWireList) }),
  });
}
