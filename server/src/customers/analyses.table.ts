import { json, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnalysisInput } from '../domain/analysis.js';
import type { Narration } from '../domain/narration.js';
import { customers } from './customers.table.js';

/**
 * Every analysis with everything needed to repeat it. Append only, one for each round of a customer, however often it is
 * run.
 */
export const analyses = pgTable(
  'analyses',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id').notNull(),
    round: smallint().notNull(),
    /** Who asked for it. */
    userId: text('user_id').notNull(),
    input: json().$type<AnalysisInput>().notNull(),
    /** The analysis in canonical JSON: the bytes that a repetition must give. */
    output: text().notNull(),
    /** Which way the narrative that is shown was made, with its text. No part of what a repetition must give. */
    narration: json().$type<Narration>().notNull(),
    /** Why no analysis could be made; null where one was. */
    failure: text(),
    /** The audit entry that holds its fingerprint. */
    auditId: text('audit_id').notNull(),
    analysedAt: timestamp('analysed_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('analyses_round_unique').on(table.customerId, table.round)],
);
