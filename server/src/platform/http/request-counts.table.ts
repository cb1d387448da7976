import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests of a minute, by all nodes. Unlogged: writing it waits for no disk and no standby, a backup leaves it out, and after a crash of
 * the server or a fail-over every limit begins anew.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** SHA-256 of who is counted, in hex. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_counts_end_index').on(table.endsAt)],
);
