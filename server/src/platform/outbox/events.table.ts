import { index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventSubject, EventType } from '../../domain/event.js';

/** Events of each organization. Old ones are deleted with their deliveries. */
export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    type: text().$type<EventType>().notNull(),
    aboutKind: text('about_kind').$type<EventSubject['kind']>().notNull(),
    aboutId: text('about_id').notNull(),
    changes: json(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Body as sent, rendered at the first attempt and repeated byte for byte; null until then. */
    body: text(),
  },
  (table) => [index('events_time_index').on(table.createdAt), index('events_about_index').on(table.aboutId)],
);
