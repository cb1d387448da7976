import { bigint, date, foreignKey, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { AnalystDecision } from '../domain/customer.js';
import type { Verdict } from '../domain/verdict.js';

/** Searches of the queue that found so many customers that their counts are kept. */
export const customerSearches = pgTable(
  'customer_searches',
  {
    organizationId: text('organization_id').notNull(),
    /** What was asked for, all filters (`CustomerFilter`), as JSON. */
    search: text().notNull(),
    rememberedAt: timestamp('remembered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.search] })],
);

/** How many customers each of these searches finds of a UTC day, but for what `customer_changes` still holds. */
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
 * What changed of customers, by which they are filtered, since the counts of searches were last brought up to date: as one was before
 * (`change` -1) and as it is since (1). With no more than its key, because it is written with every customer and read as a whole.
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
