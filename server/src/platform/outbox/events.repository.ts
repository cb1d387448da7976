import { and, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Event, EventType } from '../../domain/event.js';
import type { BulkEvents, Payload } from '../../domain/webhook.js';
import { isAmong } from '../database/coalesce.js';
import type { Queries } from '../database/database.js';
import { insertBatch, type NewRows, rowsOf } from '../database/insert-rows.js';
import { idFactory } from '../database/new-id.js';
import { deliveries } from './deliveries.table.js';
import { thinEventBody } from './event-body.js';
import type { NewEvent } from './events.js';
import { events } from './events.table.js';
import { webhooks } from './webhooks.table.js';

/** Told when there is something to deliver. */
export const DELIVERIES_CHANNEL = 'touchstone_deliveries';

/**
 * Delivered if wanted, and not kept otherwise: nobody reads the events themselves, every stored search makes one, and
 * it repeats the search.
 */
const NOT_KEPT: ReadonlySet<EventType> = new Set(['case.created']);

/** The events that report a bulk upload as a whole. */
const OF_UPLOADS: ReadonlySet<EventType> = new Set(['bulk_upload.completed', 'bulk_upload.failed']);

/** Ids of events and deliveries. */
export const newEventId = idFactory(() => new Date());

/**
 * Writes events, and their deliveries to every subscribed endpoint, in the caller's transaction, so that both are
 * stored or neither. `data` is rendered when the first of them is sent; thin events have none.
 */
export async function recordEvents(tx: Queries, announced: readonly NewEvent[]): Promise<void> {
  const { rows, calls } = await eventRows(tx, announced);
  await insertBatch(tx, rows, calls);
}

/** Builds the rows of `recordEvents`, to be written together with others. */
export async function eventRows(
  tx: Queries,
  announced: readonly NewEvent[],
): Promise<{ readonly rows: NewRows[]; readonly calls: SQL[] }> {
  if (announced.length === 0) return { rows: [], calls: [] };
  const endpoints = await endpointsFor(tx, announced);
  const rows: (typeof events.$inferInsert)[] = [];
  const ways: (typeof deliveries.$inferInsert)[] = [];
  for (const event of announced) {
    const wanting = endpoints.filter((endpoint) => wants(endpoint, event));
    const organizations = event.organizationId === undefined ? distinct(wanting) : [event.organizationId];
    for (const organizationId of organizations) {
      const own = wanting.filter((endpoint) => endpoint.organizationId === organizationId);
      if (own.length === 0 && event.callbackUrl === undefined && NOT_KEPT.has(event.type)) continue;
      const row = rowOf(event, organizationId);
      rows.push(row);
      const thin = own.some(({ payload }) => payload === 'thin')
        ? thinEventBody(eventOf(row, event), event.isOfTest)
        : null;
      ways.push(
        ...own.map(({ id, payload }) => ({
          ...{ ...wayOf(row), webhookId: id, lane: id, body: payload === 'thin' ? thin : null },
        })),
      );
      if (event.callbackUrl !== undefined) {
        const { origin } = new URL(event.callbackUrl);
        ways.push({ ...wayOf(row), url: event.callbackUrl, lane: `${organizationId} ${origin}` });
      }
    }
  }
  const calls = ways.length > 0 ? [sql`pg_notify(${DELIVERIES_CHANNEL}, '')`] : [];
  return { rows: [rowsOf(events, rows), rowsOf(deliveries, ways)], calls };
}

interface Endpoint {
  readonly id: string;
  readonly organizationId: string;
  readonly types: readonly string[];
  readonly payload: Payload;
  readonly bulkEvents: BulkEvents;
}

function endpointsFor(tx: Queries, announced: readonly NewEvent[]): Promise<readonly Endpoint[]> {
  const organizations = announced.map(({ organizationId }) => organizationId);
  const known = organizations.filter((id) => id !== undefined);
  const types: (EventType | '*')[] = ['*', ...new Set(announced.map(({ type }) => type))];
  const endpoints = endpointsIn.get(tx) ?? prepareEndpoints(tx);
  endpointsIn.set(tx, endpoints);
  return endpoints.execute({
    types,
    ofUpload: announced.some(({ type }) => OF_UPLOADS.has(type)),
    organizations: known.length < organizations.length ? null : [...new Set(known)],
  });
}

/** Prepared: every stored search asks. */
const endpointsIn = new WeakMap<Queries, ReturnType<typeof prepareEndpoints>>();

function prepareEndpoints(queries: Queries) {
  return queries
    .select({
      ...{ id: webhooks.id, organizationId: webhooks.organizationId, types: webhooks.types },
      ...{ payload: webhooks.payload, bulkEvents: webhooks.bulkEvents },
    })
    .from(webhooks)
    .where(
      and(
        ne(webhooks.status, 'disabled'),
        or(
          sql`${webhooks.types} && ${sql.placeholder('types')}::text[]`,
          sql`${sql.placeholder('ofUpload')}::boolean and ${webhooks.bulkEvents} = 'per_upload'`,
        ),
        or(isNull(sql`${sql.placeholder('organizations')}::text[]`), isAmong(webhooks.organizationId, 'organizations')),
      ),
    )
    .prepare('endpoints_for_events');
}

function wants({ organizationId, types, bulkEvents }: Endpoint, event: NewEvent): boolean {
  if (event.organizationId !== undefined && event.organizationId !== organizationId) return false;
  // A test is for one endpoint, whatever it wants otherwise (`store/webhooks.ts` writes its delivery).
  if (event.type === 'webhook.test') return false;
  if (bulkEvents === 'per_upload') {
    if (event.isOfBulkRow) return false;
    if (OF_UPLOADS.has(event.type)) return true;
  }
  return types.includes('*') || types.includes(event.type);
}

function rowOf({ type, about, changes, at }: NewEvent, organizationId: string) {
  return {
    id: newEventId(),
    organizationId,
    type,
    aboutKind: about.kind,
    aboutId: about.id,
    ...(changes === undefined ? {} : { changes }),
    createdAt: at,
  };
}

function eventOf({ id, organizationId }: ReturnType<typeof rowOf>, { type, about, at }: NewEvent): Event {
  return { id, organizationId, type, about, at };
}

function wayOf(event: ReturnType<typeof rowOf>) {
  return {
    id: newEventId(),
    organizationId: event.organizationId,
    eventId: event.id,
    status: 'pending' as const,
    attempts: 0,
    dueAt: event.createdAt,
    createdAt: event.createdAt,
  };
}

function distinct(endpoints: readonly Endpoint[]): string[] {
  return [...new Set(endpoints.map(({ organizationId }) => organizationId))];
}
