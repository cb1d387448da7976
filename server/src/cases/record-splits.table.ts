import { json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RecordReference } from '../domain/record-split.js';

export const recordSplits = pgTable(
  'record_splits',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** The same for a pair in either order. */
    pair: text().notNull(),
    records: json().$type<readonly [RecordReference, RecordReference]>().notNull(),
    reason: text().notNull(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('record_splits_pair_unique').on(table.organizationId, table.pair)],
);
