import Type, { type Static } from 'typebox';
import { ALERT_TYPES, type Alert, type AlertFilter } from '../domain/alert.js';
import { parseDay } from '../platform/http/date.js';
import { PageQuery, PaginationSchema, readPage } from '../platform/http/page.js';

const text = (description: string) => Type.String({ description });

const AlertRow = Type.Object(
  {
    alert_id: text('24 lower-case hex characters.'),
    type: Type.Enum([...ALERT_TYPES], { description: 'The event that told of it.' }),
    created_at: text('ISO 8601, UTC.'),
    search_reference: text('The search it was found in.'),
    searched_name: text('Who was searched.'),
    client_reference: text('Yours of the search; empty when it was given none.'),
    customer_id: text('The AI risk customer of the search; empty when it has none.'),
    changes: Type.Record(Type.String(), Type.Unknown(), {
      description:
        '`editions_before` and `editions_after`: the list versions that were compared; and what is different: `matches` (with `fields` of ' +
        'an updated one, before and after), `risk` or `verdict` (before and after). As in the event.',
    }),
  },
  { $id: 'MonitoringAlert', description: 'What monitoring found different in a search.' },
);

/** `data` of `GET /api/monitoring/alerts`. */
export const AlertsData = Type.Object({
  alerts: Type.Array(AlertRow, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});

export const AlertsQuery = Type.Object({
  ...PageQuery,
  search_reference: Type.Optional(Type.String({ maxLength: 24, description: 'Only of this search.' })),
  type: Type.Optional(Type.Enum([...ALERT_TYPES], { description: 'Only of this kind.' })),
  start_date: Type.Optional(Type.String({ format: 'day', description: 'From this UTC day on: DD-MM-YYYY.' })),
  end_date: Type.Optional(Type.String({ format: 'day', description: 'Up to and with this UTC day: DD-MM-YYYY.' })),
});

export function readAlertsQuery(query: Static<typeof AlertsQuery>): {
  filter: AlertFilter;
  page: { number: number; size: number };
} {
  const from = query.start_date === undefined ? undefined : parseDay(query.start_date);
  const to = query.end_date === undefined ? undefined : parseDay(query.end_date);
  return {
    filter: {
      ...(query.search_reference !== undefined && { caseId: query.search_reference }),
      ...(query.type !== undefined && { type: query.type }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    },
    page: readPage(query),
  };
}

export function presentAlert(alert: Alert): Static<typeof AlertRow> {
  return {
    alert_id: alert.id,
    type: alert.type,
    created_at: alert.at.toISOString(),
    search_reference: alert.caseId,
    searched_name: alert.name,
    client_reference: alert.clientReference ?? '',
    customer_id: alert.customerId ?? '',
    changes: { ...alert.changes },
  };
}
