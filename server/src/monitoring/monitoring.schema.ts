import Type, { type Static } from 'typebox';
import { ALERT_TYPES, type AlertFilter } from '../domain/alert.js';
import type { Page } from '../domain/page.js';
import { parseDay } from '../platform/http/date.js';
import { outcome } from '../platform/http/outcomes.js';
import { PageQuery, PaginationSchema, readPage } from '../platform/http/page.js';

const text = (description: string) => Type.String({ description });

export const AlertSchema = Type.Object(
  {
    alert_id: text('Id of the alert: 24 lower-case hex characters.'),
    type: Type.Enum([...ALERT_TYPES], { description: 'Type of the alert, which is also the type of its event.' }),
    created_at: text('When the change was found. ISO 8601, UTC.'),
    search_reference: text('Reference of the search that changed.'),
    searched_name: text('Name that was searched.'),
    client_reference: text('Client reference of the search; empty if it has none.'),
    customer_id: text('Id of the AI risk customer of the search; empty if it has none.'),
    changes: outcome(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          'As in the event: the list versions compared (`editions_before`, `editions_after`), and the change: `matches` (an updated match with ' +
          'its `fields` before and after), `risk` or `verdict` (before and after).',
      }),
      ({ verdict: _, ...others }) => others,
    ),
  },
  { $id: 'MonitoringAlert', description: 'A change that monitoring found in a search.' },
);

/** `data` of `GET /api/monitoring/alerts`. */
export const AlertsData = Type.Object({
  alerts: Type.Array(AlertSchema, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});

export const AlertsQuery = Type.Object({
  ...PageQuery,
  search_reference: Type.Optional(Type.String({ maxLength: 24, description: 'Only alerts of this search.' })),
  type: Type.Optional(Type.Enum([...ALERT_TYPES], { description: 'Only alerts of this type.' })),
  start_date: Type.Optional(Type.String({ format: 'day', description: 'First UTC day, DD-MM-YYYY.' })),
  end_date: Type.Optional(Type.String({ format: 'day', description: 'Last UTC day (inclusive), DD-MM-YYYY.' })),
});

export function readAlertsQuery(query: Static<typeof AlertsQuery>): {
  readonly filter: AlertFilter;
  readonly page: Page;
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

/** The body of `POST /api/monitor`. */
export const MonitorRequest = Type.Object({
  search_reference: Type.String({ description: 'Reference of the search.', examples: ['691f0c2f8e6b1a5d3c000001'] }),
  is_monitor: Type.Boolean({ description: 'True starts monitoring, false stops it.' }),
});

export const MonitorData = Type.Object({
  message: Type.String({ description: 'Human-readable message.' }),
  search_reference: Type.String({ description: 'Reference of the search.' }),
  is_monitored: Type.Boolean({ description: 'Whether the search is monitored now.' }),
});
