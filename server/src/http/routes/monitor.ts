import type { FastifyInstance } from 'fastify';
import { MonitorData, MonitorRequest } from '../../wire/monitor.js';
import { addRoute } from '../route.js';
import type { World } from '../world.js';

export function monitorRoute(app: FastifyInstance, world: Pick<World, 'authenticate' | 'setMonitoring'>): void {
  addRoute(app, world, {
    method: 'POST',
    url: '/api/monitor',
    id: 'setMonitoring',
    tag: 'Searches',
    summary: 'Monitor a search, or stop',
    description:
      'An enrolled search is looked at again when a list changes, as often as the configuration says. Matches that are added, ' +
      'updated or removed, and a risk that changes, are told by the `monitoring.*` events.',
    access: ['admin', 'analyst', 'integration'],
    body: MonitorRequest,
    data: MonitorData,
    async handle({ caller, body }) {
      await world.setMonitoring(caller, body.search_reference, body.is_monitor);
      const message = body.is_monitor ? 'The search is monitored' : 'The search is no longer monitored';
      return { message, search_reference: body.search_reference, is_monitored: body.is_monitor };
    },
  });
}
