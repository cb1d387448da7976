import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Validator } from './update-lists.js';

/** Outcome of the last update of each list: one row per source. */
export const listChecks = pgTable('list_checks', {
  source: text().primaryKey(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  validators: json().$type<Validator[]>().notNull(),
  failures: integer().notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failure: text(),
});
