import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import type { SourceNamed } from '../domain/ports.js';
import { presentCursor } from '../platform/http/cursor.js';
import { presentPagination } from '../platform/http/page.js';
import { type Route, route } from '../platform/http/route.js';
import type { MonitoringService } from './monitoring.js';
import { presentAlert, presentAlertDetails } from './monitoring.present.js';
import {
  AlertDetailsData,
  AlertParams,
  AlertsData,
  AlertsQuery,
  MonitorData,
  MonitorRequest,
  readAlertsQuery,
  SeenData,
  SeenRequest,
} from './monitoring.schema.js';

const tag = 'Searches';

export function monitoringRoutes(monitoring: MonitoringService, sourceNamed: SourceNamed): Route[] {
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
        const { alerts, total, isMore = false, last, unseen } = await monitoring.listAlerts(caller, filter, page);
        return {
          alerts: alerts.map(presentAlert),
          pagination: { ...presentPagination(page, total), total_is_exact: !isMore },
          next_cursor: presentCursor(last),
          unseen,
        };
      },
    }),

    route({
      method: 'GET',
      url: '/api/monitoring/alerts/:id',
      id: 'readMonitoringAlert',
      tag,
      summary: 'Read a monitoring alert',
      description:
        'An alert with the whole records before and after the change, also of parties that have left their list since, and the fields that differ.',
      access: ROLES,
      params: AlertParams,
      data: AlertDetailsData,
      handle: async ({ caller, params }) =>
        presentAlertDetails(sourceNamed, await monitoring.readAlert(caller, params.id)),
    }),

    route({
      method: 'POST',
      url: '/api/monitoring/alerts/seen',
      id: 'markAlertsSeen',
      scope: 'decide',
      tag,
      summary: 'Mark monitoring alerts as seen',
      description:
        'For the whole organization. Alerts that are marked already keep their mark; ids of no alert are ignored.',
      access: ABILITIES['case.decide'],
      body: SeenRequest,
      data: SeenData,
      handle: async ({ caller, body }) => ({ seen: await monitoring.markSeen(caller, body.alert_ids) }),
    }),
  ];
}
