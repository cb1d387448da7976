import { bigint, date, foreignKey, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { AnalystDecision } from '../domain/customer.js';
import type { Verdict } from '../domain/verdict.js';

/** Text searches with so many results that their counts are stored. */
export const customerSearches = pgTable(
  'customer_searches',
  {
    organizationId: text('organization_id').notNull(),
    /** The filters (`CustomerFilter`) as JSON. */
    search: text().notNull(),
    rememberedAt: timestamp('remembered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.search] })],
);

/** Customers that each of these searches finds by UTC day, without those still in `customer_changes`. */
export const customerSearchCounts = pgTable(
  'customer_search_counts',
  {
    organizationId: text('organization_id').notNull(),
    search: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.search, table.day] }),
    foreignKey({
      name: 'customer_search_counts_search_fk',
      columns: [table.organizationId, table.search],
      foreignColumns: [customerSearches.organizationId, customerSearches.search],
    }).onDelete('cascade'),
  ],
);

/**
 * Changes of filtered columns since the counts of searches were last updated: the state before (`change` -1) and after (1). Only the
 * key is indexed, because rows are written with every customer and read all together.
 */
export const customerChanges = pgTable('customer_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: text('customer_id').notNull(),
  organizationId: text('organization_id').notNull(),
  mode: text().$type<AnalysisMode>().notNull(),
  verdict: text().$type<Verdict>(),
  decision: text().$type<AnalystDecision>(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  change: smallint().notNull(),
});
