import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeliveryStatus } from '../../domain/delivery.js';
import { events } from './events.table.js';
import { webhooks } from './webhooks.table.js';

/** Event on its way to one receiver. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Null when it goes to the `webhook` of a search, at `url`. */
    webhookId: text('webhook_id').references(() => webhooks.id, { onDelete: 'cascade' }),
    url: text(),
    /** Body of a thin delivery; null if the body of the event is sent. */
    body: text(),
    /** Deliveries of one lane wait for each other and for no others: the endpoint, or the host of a search's webhook. */
    lane: text().notNull(),
    status: text().$type<DeliveryStatus>().notNull(),
    attempts: integer().notNull(),
    /** Time of the next attempt; during an attempt, the time after which it counts as lost with its process. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    responseStatus: integer('response_status'),
    error: text(),
  },
  (table) => [
    index('deliveries_due_index').on(table.lane, table.dueAt).where(sql`status = 'pending'`),
    index('deliveries_failed_index').on(table.id).where(sql`status = 'failed'`),
    index('deliveries_webhook_index').on(table.webhookId, table.id),
    index('deliveries_event_index').on(table.eventId),
  ],
);
