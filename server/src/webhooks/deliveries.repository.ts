import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Delivery } from '../domain/delivery.js';
import type { Database, Queries } from '../platform/database/database.js';
import { deliveries } from '../platform/outbox/deliveries.table.js';
import { thinEventBody } from '../platform/outbox/event-body.js';
import { DELIVERIES_CHANNEL, newEventId } from '../platform/outbox/events.repository.js';
import { events } from '../platform/outbox/events.table.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { webhooks } from '../platform/outbox/webhooks.table.js';
import type { DeliveryLog } from './deliveries.js';

/** The delivery log in PostgreSQL. */
export function deliveryLog({ db, transaction }: Database): DeliveryLog {
  return {
    async list(organizationId, page, { webhookId, status }) {
      const wanted = and(
        eq(deliveries.organizationId, organizationId),
        webhookId === undefined ? undefined : eq(deliveries.webhookId, webhookId),
        status === undefined ? undefined : eq(deliveries.status, status),
      );
      const rows = await select(db, wanted)
        .orderBy(desc(deliveries.id))
        .limit(page.size)
        .offset((page.number - 1) * page.size);
      const [all] = await db.select({ count: count() }).from(deliveries).where(wanted);
      return { deliveries: rows.map(fromRow), total: all?.count ?? 0 };
    },

    async find(organizationId, id) {
      const [row] = await select(db, own(organizationId, id));
      return row && fromRow(row);
    },

    addTest: ({ id: webhookId, organizationId, payload }, now) =>
      transaction(async (tx) => {
        const [eventId, id] = [newEventId(), newEventId()];
        const common = { organizationId, createdAt: now };
        const about = { kind: 'webhook', id: webhookId } as const;
        const test = { id: eventId, organizationId, type: 'webhook.test', about, at: now } as const;
        await tx
          .insert(events)
          .values({ ...common, id: eventId, type: test.type, aboutKind: about.kind, aboutId: about.id });
        await tx.insert(deliveries).values({
          ...{ ...common, id, eventId, webhookId, lane: webhookId, status: 'failed', attempts: 0, dueAt: now },
          body: payload === 'thin' ? thinEventBody(test) : null,
        });
        return id;
      }),

    replay: (organizationId, id, now, audit) =>
      transaction(async (tx) => {
        await tx
          .update(deliveries)
          .set({ status: 'pending', attempts: 0, dueAt: now, deliveredAt: null })
          .where(own(organizationId, id));
        await tx.execute(sql`select pg_notify(${DELIVERIES_CHANNEL}, '')`);
        const [row] = await select(tx, own(organizationId, id));
        if (row === undefined) return undefined;
        await recordAudit(tx, audit);
        return fromRow(row);
      }),
  };
}

function own(organizationId: string, id: string): SQL | undefined {
  return and(eq(deliveries.id, id), eq(deliveries.organizationId, organizationId));
}

function select(queries: Queries, where: SQL | undefined) {
  return queries
    .select({ delivery: deliveries, eventType: events.type, endpoint: webhooks.endpoint })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .leftJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .where(where)
    .$dynamic();
}

function fromRow({ delivery, eventType, endpoint }: Awaited<ReturnType<typeof select>>[number]): Delivery {
  const { webhookId, attemptedAt, deliveredAt, responseStatus, error } = delivery;
  return {
    id: delivery.id,
    eventId: delivery.eventId,
    eventType,
    ...(webhookId !== null && { webhookId }),
    endpoint: endpoint ?? delivery.url ?? '',
    status: delivery.status,
    attempts: delivery.attempts,
    createdAt: delivery.createdAt,
    ...(attemptedAt !== null && { attemptedAt }),
    ...(deliveredAt !== null && { deliveredAt }),
    ...(delivery.status === 'pending' && { nextAttemptAt: delivery.dueAt }),
    ...(responseStatus !== null && { responseStatus }),
    ...(error !== null && { error }),
  };
}
