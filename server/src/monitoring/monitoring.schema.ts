import Type, { type Static } from 'typebox';
import { FieldChangeSchema } from '../cases/edition-diff.schema.js';
import { ListedRecordSchema } from '../cases/record-history.schema.js';
import { ALERT_TYPES, type AlertFilter } from '../domain/alert.js';
import { AppError } from '../domain/app-error.js';
import { MAX_COUNTED, type Page } from '../domain/page.js';
import { Cursor, NextCursor, readCursor, TotalIsExact } from '../platform/http/cursor.js';
import { parseDay } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
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
    seen_at: Nullable(text('When a user marked it as seen, ISO 8601 UTC; null before that.')),
    seen_by: text('Id of that user; empty before that.'),
  },
  { $id: 'MonitoringAlert', description: 'A change that monitoring found in a search.' },
);

/** `data` of `GET /api/monitoring/alerts`. */
export const AlertsData = Type.Object({
  alerts: Type.Array(AlertSchema, { description: 'Newest first.' }),
  pagination: Type.Object(
    { ...PaginationSchema.properties, total_is_exact: TotalIsExact },
    { $id: 'AlertsPagination', description: 'Position of this page; `current_page` is 1 with a cursor.' },
  ),
  next_cursor: NextCursor,
  unseen: Type.Integer({
    description: `Alerts of the organization that nobody has marked as seen, whatever the filter; counted up to ${MAX_COUNTED}.`,
  }),
});

const alertId = Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the alert.' });
export const AlertParams = Type.Object({ id: alertId });

const MatchDetailsSchema = Type.Object(
  {
    record_id: text('Id of the record.'),
    source: text('List of the record.'),
    source_id: text('Id of the record in the publisher’s file.'),
    name: text('Primary name of the party.'),
    before: Type.Union([ListedRecordSchema, Type.Null()], {
      description: 'The whole record in the edition before; null if that lacked it.',
    }),
    after: Type.Union([ListedRecordSchema, Type.Null()], {
      description: 'The whole record in the edition after; null if that lacks it.',
    }),
    fields: Type.Array(FieldChangeSchema, {
      description:
        'Fields that differ: of `data`, and `score`, `face_distance` or `group` (records that are one result). Empty for an added or removed match.',
    }),
  },
  { $id: 'AlertMatch', description: 'A match that changed, with its record before and after.' },
);

export const AlertDetailsData = Type.Object({
  alert: AlertSchema,
  matches: Type.Array(MatchDetailsSchema, {
    description: 'The first 100 matches that changed; empty for changes of risk or verdict.',
  }),
});

export const SeenRequest = Type.Object({
  alert_ids: Type.Array(alertId, { minItems: 1, maxItems: 500, uniqueItems: true, description: 'At most 500.' }),
});
export const SeenData = Type.Object({
  seen: Type.Integer({ description: 'How many of them were unseen.' }),
});

export const AlertsQuery = Type.Object({
  ...PageQuery,
  cursor: Type.Optional(Cursor),
  seen: Type.Optional(Type.Boolean({ description: 'Only alerts that were marked as seen, or only others.' })),
  source: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Only alerts with a changed match on this list.' }),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Words of the searched name or the client reference; each matches the beginning of a word.',
    }),
  ),
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
  const { cursor, seen, source } = query;
  const search = query.search?.trim();
  const page = readPage(query);
  if (cursor !== undefined && page.number > 1) {
    throw new AppError('validation_failed', {
      faults: [{ field: 'page', message: 'must not be sent together with cursor' }],
    });
  }
  return {
    filter: {
      ...(query.search_reference !== undefined && { caseId: query.search_reference }),
      ...(query.type !== undefined && { type: query.type }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(seen !== undefined && { isSeen: seen }),
      ...(source !== undefined && { source }),
      ...(search && { search }),
    },
    page: { ...page, ...(cursor !== undefined && { after: readCursor(cursor) }) },
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
