import { json, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnalysisInput } from '../domain/analysis.js';
import type { Narration } from '../domain/narration.js';
import { customers } from './customers.table.js';

/** Analyses with everything needed to repeat them. Append only, one per round of a customer. */
export const analyses = pgTable(
  'analyses',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id').notNull(),
    round: smallint().notNull(),
    /** Id of the user who requested it. */
    userId: text('user_id').notNull(),
    input: json().$type<AnalysisInput>().notNull(),
    /** The analysis in canonical JSON: a repetition must give the same bytes. */
    output: text().notNull(),
    /** The narrative shown, and how it was written; not part of a repetition. */
    narration: json().$type<Narration>().notNull(),
    /** Reason of a failed analysis; null otherwise. */
    failure: text(),
    /** The audit entry that holds its fingerprint. */
    auditId: text('audit_id').notNull(),
    analysedAt: timestamp('analysed_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('analyses_round_unique').on(table.customerId, table.round)],
);
