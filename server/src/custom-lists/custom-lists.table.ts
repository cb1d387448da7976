import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CustomListType } from '../domain/custom-list.js';
import { recordKey } from '../platform/database/record-key.js';

/** Custom lists of the organizations. */
export const customLists = pgTable(
  'custom_lists',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text().notNull(),
    type: text().$type<CustomListType>().notNull(),
    description: text(),
    version: integer().notNull(),
    entryCount: integer('entry_count').notNull(),
    /** Names of its entries, aliases included. */
    nameCount: integer('name_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('custom_lists_name_unique').on(table.organizationId, table.name)],
);

/**
 * One row per version of an entry: it belongs to the list's versions from `fromVersion` up to, not including, `toVersion`.
 * A search reads the version it has loaded, whatever is written meanwhile.
 */
export const customEntries = pgTable(
  'custom_entries',
  {
    listId: text('list_id')
      .notNull()
      .references(() => customLists.id, { onDelete: 'cascade' }),
    entryId: text('entry_id').notNull(),
    fromVersion: integer('from_version').notNull(),
    toVersion: integer('to_version'),
    organizationId: text('organization_id').notNull(),
    contentHash: text('content_hash').notNull(),
    /** Text-preserving: what was hashed is what is read. */
    record: json().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.entryId, table.fromVersion] }),
    index('custom_entries_version_index').on(table.listId, table.toVersion),
    // Finds the versions of an entry by the public id of its record.
    index('custom_entries_record_index').on(
      table.organizationId,
      recordKey(sql`'custom:' || ${table.listId}`, table.entryId),
    ),
  ],
);
