import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import type { Event } from '../domain/event.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { Encryption } from '../platform/encryption/encryption.js';
import { deliveries } from '../platform/outbox/deliveries.table.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import { events } from '../platform/outbox/events.table.js';
import { recordEmail } from '../platform/outbox/record-email.repository.js';
import { webhooks } from '../platform/outbox/webhooks.table.js';
import type { DeliveryOutcome, DeliveryQueue, DueDelivery } from './deliveries.js';

/** Resolution of an endpoint's last success: writing it at each delivery would be a row update for every event. */
const SUCCESS_NOTED_MS = 60_000;

/** Pending deliveries in PostgreSQL. If a process dies, others may claim its deliveries after `lostAt`. */
export function deliveryQueue({ db, transaction }: Database, encryption: Encryption): DeliveryQueue {
  return {
    async pendingQueues() {
      const { rows } = await db.execute<{ lane: string; due_at: Date | string }>(PENDING_QUEUES);
      return rows.map(({ lane, due_at }) => ({ queueKey: lane, dueAt: new Date(due_at) }));
    },

    take: (queueKey, most, now, lostAt) =>
      take(
        db,
        encryption,
        { now, lostAt },
        sql`
          select d.id from ${deliveries} d left join ${webhooks} w on w.id = d.webhook_id
          where d.lane = ${queueKey} and d.status = 'pending' and d.due_at <= ${iso(now)}
            and (w.id is null or w.status = 'active')
          order by d.due_at limit ${most} for update of d skip locked`,
      ),

    async takeOne(id, now, lostAt) {
      const one = sql`select d.id from ${deliveries} d where d.id = ${id} for update`;
      const [taken] = await take(db, encryption, { now, lostAt }, one);
      return taken;
    },

    async keepBodies(bodies) {
      const named = JSON.stringify([...bodies].map(([id, body]) => ({ id, body })));
      // Rows are locked in one order, so that two queues with the same events cannot deadlock.
      const { rows } = await db.execute<{ id: string; body: string }>(sql`
        with made as (
          select e.id, m.body from events e join json_to_recordset(${named}::json) as m(id text, body text) on m.id = e.id
          order by e.id for update of e
        )
        update events e set body = coalesce(e.body, made.body) from made where e.id = made.id
        returning e.id, e.body`);
      return new Map(rows.map(({ id, body }) => [id, body]));
    },

    settle: (outcomes, now) => transaction((tx) => settle(tx, outcomes, now)),

    async bringBack(now) {
      const time = sql`${iso(now)}::timestamptz`;
      // Never attempted, or to be replayed: there is no wait to keep.
      const began = sql`case when attempts = 0 then due_at else attempted_at end`;
      await db.execute(sql`
        update deliveries set due_at = ${time} + (due_at - ${began}), attempted_at = least(attempted_at, ${time})
        where status = 'pending' and ${began} > ${time}`);
    },

    async removeBefore(time) {
      // Pending deliveries are kept, even if the clock was set; those of inactive webhooks are not.
      const awaited = sql`select from ${deliveries} d left join ${webhooks} w on w.id = d.webhook_id
        where d.event_id = ${events.id} and d.status = 'pending' and (w.id is null or w.status = 'active')`;
      await db.delete(events).where(and(lt(events.createdAt, time), sql`not exists (${awaited})`));
    },
  };
}

/** Skips from queue to queue in the index, however much is pending in each. Queues of inactive webhooks are left out. */
const PENDING_QUEUES = sql`
  with recursive each as (
    (select lane from ${deliveries} where status = 'pending' order by lane limit 1)
    union all
    select (select d.lane from ${deliveries} d where d.status = 'pending' and d.lane > each.lane order by d.lane limit 1)
    from each where each.lane is not null
  )
  select each.lane, (
    select d.due_at from ${deliveries} d where d.lane = each.lane and d.status = 'pending' order by d.due_at limit 1
  ) as due_at
  from each
  where each.lane is not null
    and not exists (select from ${webhooks} w where w.id = each.lane and w.status <> 'active')`;

interface Signer {
  readonly owner_id: string;
  /** Null for the organization's default secret. */
  readonly endpoint: string | null;
  readonly sealed: string;
  readonly previous_sealed: string | null;
}

interface Taken extends Record<string, unknown> {
  id: string;
  attempts: number;
  event_id: string;
  organization_id: string;
  type: Event['type'];
  about_kind: Event['about']['kind'];
  about_id: string;
  changes: unknown;
  created_at: Date | string;
  body: string | null;
  url: string;
  signers: readonly Signer[] | null;
}

async function take(
  db: Queries,
  encryption: Encryption,
  { now, lostAt }: { now: Date; lostAt: Date },
  ids: SQL,
): Promise<readonly DueDelivery[]> {
  const { rows } = await db.execute<Taken>(sql`
    with due as (${ids}), taken as (
      update ${deliveries} d
      set status = 'pending', error = null, attempts = d.attempts + 1, attempted_at = ${iso(now)}, due_at = ${iso(lostAt)}
      from due where d.id = due.id
      returning d.id, d.attempts, d.event_id, d.webhook_id, d.url, d.body, d.organization_id
    )
    select t.id, t.attempts, t.event_id, t.organization_id, e.type, e.about_kind, e.about_id, e.changes, e.created_at,
      coalesce(t.body, e.body) as body, coalesce(w.endpoint, t.url) as url, (
        select json_agg(
          json_build_object('owner_id', s.owner_id, 'endpoint', own.endpoint, 'sealed', s.sealed,
            'previous_sealed', case when s.previous_until > ${iso(now)} then s.previous_sealed end)
          order by s.owner_id = t.organization_id, s.owner_id)
        from signing_secrets s left join webhooks own on own.id = s.owner_id
        where s.owner_id = any (array(${SIGNERS}))
      ) as signers
    from taken t
    join events e on e.id = t.event_id
    left join webhooks w on w.id = t.webhook_id`);
  return rows.map((row) => toDue(row, encryption));
}

/**
 * Owners of the secrets that may sign a delivery: its endpoint; for the `webhook` of a search the organization (its default
 * secret) and the endpoints, of which those at another address are left out (`toDue`).
 */
const SIGNERS = sql`
  select coalesce(t.webhook_id, t.organization_id)
  union all
  select other.id from webhooks other where t.webhook_id is null and other.organization_id = t.organization_id`;

/** The secrets sign in the order of their endpoints' registration, the default secret last. */
function toDue(row: Taken, encryption: Encryption): DueDelivery {
  const signers = (row.signers ?? []).filter(({ endpoint }) => endpoint === null || isSameAddress(endpoint, row.url));
  const encrypted = signers.flatMap(({ owner_id: owner, sealed, previous_sealed: previous }) =>
    [sealed, previous].flatMap((text) => (text === null ? [] : [{ owner, text }])),
  );
  return {
    id: row.id,
    attempts: row.attempts,
    url: row.url,
    event: {
      id: row.event_id,
      organizationId: row.organization_id,
      type: row.type,
      about: { kind: row.about_kind, id: row.about_id },
      ...(row.changes !== null && { changes: row.changes }),
      at: new Date(row.created_at),
    },
    ...(row.body !== null && { body: row.body }),
    secrets: () => encrypted.map(({ owner, text }) => encryption.decrypt(text, owner)),
  };
}

/** Compares scheme, host, port and path as URLs; a query may differ, because it often names the search. */
function isSameAddress(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  return a.origin === b.origin && a.pathname === b.pathname;
}

interface SettledRow extends Record<string, unknown> {
  id: string;
  webhook_id: string | null;
  event_id: string;
  status: string;
  attempts: number;
  created_at: Date | string;
}

async function settle(tx: Queries, outcomes: ReadonlyMap<DueDelivery, DeliveryOutcome>, now: Date): Promise<void> {
  const settled = [...outcomes].map(([{ id, attempts }, outcome]) => ({ id, attempts, ...toColumns(outcome, now) }));
  // An attempt that counted as lost and ended after all counts only if it succeeded.
  const { rows } = await tx.execute<SettledRow>(sql`
    update ${deliveries} d
    set status = o.status, due_at = coalesce(o.due_at, d.due_at), attempts = d.attempts - o.taken_back,
      delivered_at = o.delivered_at, response_status = o.response_status, error = o.error
    from json_to_recordset(${JSON.stringify(settled)}::json) as o (
      id text, attempts integer, status text, due_at timestamptz, taken_back integer, delivered_at timestamptz,
      response_status integer, error text
    )
    where d.id = o.id and (o.status = 'delivered' or (d.attempts = o.attempts and d.status = 'pending'))
    returning d.id, d.webhook_id, d.event_id, d.status, d.attempts, d.created_at`);
  const gone = new Set([...outcomes].filter(([, { kind }]) => kind === 'gone').map(([{ id }]) => id));
  const endpoints = (wanted: (row: SettledRow) => boolean) => [
    ...new Set(rows.filter(wanted).flatMap(({ webhook_id }) => webhook_id ?? [])),
  ];
  await noteSuccess(
    tx,
    endpoints(({ status }) => status === 'delivered'),
    now,
  );
  // Tests are attempted once and do not pause a webhook.
  await pauseFailing(
    tx,
    rows.filter(({ status, attempts, id }) => status === 'failed' && attempts > 1 && !gone.has(id)),
    now,
  );
  await disableGone(
    tx,
    endpoints(({ id }) => gone.has(id)),
    now,
  );
  await noteCallbacks(
    tx,
    rows.filter(({ webhook_id, status }) => webhook_id === null && status !== 'pending'),
  );
}

function toColumns(outcome: DeliveryOutcome, now: Date) {
  switch (outcome.kind) {
    case 'delivered':
      return {
        ...{ status: 'delivered', taken_back: 0, delivered_at: now, response_status: outcome.responseStatus },
      };
    case 'interrupted':
      return { status: 'pending', due_at: now, taken_back: 1 };
    case 'gone':
      return { status: 'failed', taken_back: 0, response_status: outcome.responseStatus, error: outcome.error };
    case 'failed':
      return {
        ...{ status: outcome.dueAt === undefined ? 'failed' : 'pending', due_at: outcome.dueAt, taken_back: 0 },
        ...{ response_status: outcome.responseStatus, error: outcome.error },
      };
  }
}

async function noteSuccess(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const before = new Date(now.getTime() - SUCCESS_NOTED_MS);
  await tx
    .update(webhooks)
    .set({ lastSuccessAt: now })
    .where(and(inArray(webhooks.id, [...ids]), or(isNull(webhooks.lastSuccessAt), lt(webhooks.lastSuccessAt, before))));
}

/** Pauses an endpoint that accepted nothing while all attempts of one delivery failed. */
async function pauseFailing(tx: Queries, dead: readonly SettledRow[], now: Date): Promise<void> {
  for (const { webhook_id: id, created_at: createdAt } of dead) {
    if (id === null) continue;
    const paused = await tx
      .update(webhooks)
      .set({ status: 'paused', updatedAt: now })
      .where(
        and(
          eq(webhooks.id, id),
          eq(webhooks.status, 'active'),
          or(isNull(webhooks.lastSuccessAt), lt(webhooks.lastSuccessAt, new Date(createdAt))),
        ),
      )
      .returning({ id: webhooks.id, organizationId: webhooks.organizationId });
    await mailAdministrators(tx, 'webhook_paused', paused, now);
  }
}

async function disableGone(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const disabled = await tx
    .update(webhooks)
    .set({ status: 'disabled', updatedAt: now })
    .where(and(inArray(webhooks.id, [...ids]), ne(webhooks.status, 'disabled')))
    .returning({ id: webhooks.id, organizationId: webhooks.organizationId });
  await tx
    .update(deliveries)
    .set({ status: 'failed', error: 'the endpoint answered 410 Gone' })
    .where(and(inArray(deliveries.webhookId, [...ids]), eq(deliveries.status, 'pending')));
  await mailAdministrators(tx, 'webhook_disabled', disabled, now);
}

/** E-mails the administrators: the operator of the endpoint may not notice for weeks. */
async function mailAdministrators(
  tx: Queries,
  kind: 'webhook_paused' | 'webhook_disabled',
  endpoints: readonly { id: string; organizationId: string }[],
  now: Date,
): Promise<void> {
  for (const { id: aboutId, organizationId } of endpoints) {
    await recordEmail(tx, { id: newEventId(), organizationId, kind, aboutId, createdAt: now });
  }
}

/** Updates `callback_status` of the case whose own webhook was called. */
async function noteCallbacks(tx: Queries, rows: readonly { event_id: string; status: string }[]): Promise<void> {
  for (const status of ['delivered', 'failed']) {
    const ids = rows.filter((row) => row.status === status).map(({ event_id }) => event_id);
    if (ids.length === 0) continue;
    const about = tx.select({ id: events.aboutId }).from(events).where(inArray(events.id, ids));
    await tx
      .update(cases)
      .set({ callbackStatus: status === 'delivered' ? 'Delivered' : 'Failed' })
      .where(inArray(cases.id, about));
  }
}

function iso(time: Date): string {
  return time.toISOString();
}
