import { date, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DayCounts } from '../domain/statistics.js';

/**
 * What happened on each past day of an organization, counted once when the day was over. A day begins where the one before ended,
 * also after a change of the time zone: nothing is counted twice or left out.
 */
export const countedDays = pgTable(
  'counted_days',
  {
    organizationId: text('organization_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** In the time zone of the organization at that time; two rows have the same after a change to a zone further west. */
    day: date({ mode: 'string' }).notNull(),
    counts: json().$type<DayCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.startsAt] })],
);
