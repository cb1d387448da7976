import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { presentPagination } from '../platform/http/page.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { AlertsData, AlertsQuery, presentAlert, readAlertsQuery } from './alert.schema.js';
import { MonitorData, MonitorRequest } from './monitor.schema.js';
import type { MonitoringDeeds } from './monitoring.world.js';

export function monitorRoutes(
  app: FastifyInstance,
  deps: Authenticator & Pick<MonitoringDeeds, 'setMonitoring' | 'listAlerts'>,
): void {
  addRoute(app, deps, {
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
      await deps.setMonitoring(caller, body.search_reference, body.is_monitor);
      const message = body.is_monitor ? 'The search is monitored' : 'The search is no longer monitored';
      return { message, search_reference: body.search_reference, is_monitored: body.is_monitor };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/monitoring/alerts',
    id: 'listMonitoringAlerts',
    tag: 'Searches',
    summary: 'List alerts of monitoring',
    description:
      'What monitoring found different in monitored searches, newest first, whether or not anybody was told by webhook or e-mail. Kept ' +
      'for as long as its search. A search with an alert that nobody has read since is `is_updated` in the list of searches.',
    access: ROLES,
    query: AlertsQuery,
    data: AlertsData,
    async handle({ caller, query }) {
      const { filter, page } = readAlertsQuery(query);
      const { alerts, total } = await deps.listAlerts(caller, filter, page);
      return { alerts: alerts.map(presentAlert), pagination: presentPagination(page, total) };
    },
  });
}
