import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { presentPagination } from '../platform/http/page.js';
import { type Route, route } from '../platform/http/route.js';
import type { MonitoringService } from './monitoring.js';
import { presentAlert } from './monitoring.present.js';
import { AlertsData, AlertsQuery, MonitorData, MonitorRequest, readAlertsQuery } from './monitoring.schema.js';

const tag = 'Searches';

export function monitoringRoutes(monitoring: MonitoringService): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/monitor',
      id: 'setMonitoring',
      scope: 'screen',
      tag,
      summary: 'Start or stop monitoring a search',
      description:
        'A monitored search is rescreened when a list changes, as often as the configuration says. Matches added, updated or removed, ' +
        'and changes of the risk, are reported by the `monitoring.*` events.',
      access: ABILITIES['search.make'],
      body: MonitorRequest,
      data: MonitorData,
      async handle({ caller, body }) {
        await monitoring.set(caller, body.search_reference, body.is_monitor);
        const message = body.is_monitor ? 'The search is monitored' : 'The search is no longer monitored';
        return { message, search_reference: body.search_reference, is_monitored: body.is_monitor };
      },
    }),

    route({
      method: 'GET',
      url: '/api/monitoring/alerts',
      id: 'listMonitoringAlerts',
      tag,
      summary: 'List monitoring alerts',
      description:
        'Changes found in monitored searches, newest first, whether or not they were also sent by webhook or e-mail. An alert is kept as ' +
        'long as its search. A search with an unread alert is `is_updated` in the list of searches.',
      access: ROLES,
      query: AlertsQuery,
      data: AlertsData,
      async handle({ caller, query }) {
        const { filter, page } = readAlertsQuery(query);
        const { alerts, total } = await monitoring.listAlerts(caller, filter, page);
        return { alerts: alerts.map(presentAlert), pagination: presentPagination(page, total) };
      },
    }),
  ];
}
