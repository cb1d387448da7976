import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Validator } from './update-lists.js';

/** When each list was last looked after: one row a source. */
export const listChecks = pgTable('list_checks', {
  source: text().primaryKey(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  validators: json().$type<Validator[]>().notNull(),
  failures: integer().notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failure: text(),
});
