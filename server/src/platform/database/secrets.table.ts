import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Secrets that the service makes for itself once, the same for all its nodes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
