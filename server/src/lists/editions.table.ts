import { index, integer, json, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { recordKey } from '../platform/database/record-key.js';

/** Dated copies of a list, one row each; the highest number of a source is in force. */
export const editions = pgTable(
  'editions',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    number: integer().notNull(),
    version: text().notNull().unique(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    recordCount: integer('record_count').notNull(),
    nameCount: integer('name_count').notNull(),
    brokenCount: integer('broken_count').notNull(),
    checksum: text().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    removed: integer().notNull(),
    format: text().notNull(),
    readerVersion: integer('reader_version').notNull(),
    origin: text().array().notNull(),
    restoredFrom: integer('restored_from'),
  },
  (table) => [unique('editions_number_unique').on(table.source, table.number)],
);

/**
 * Versions of listed records, one row each. A row belongs to the editions from `fromEdition` up to, not including,
 * `toEdition`; without `toEdition` it is in force. Only `toEdition` is ever updated, and nothing deleted, so that every
 * past edition can be read, compared and restored.
 */
export const listedRecords = pgTable(
  'listed_records',
  {
    source: text().notNull(),
    sourceId: text('source_id').notNull(),
    fromEdition: integer('from_edition').notNull(),
    toEdition: integer('to_edition'),
    /** SHA-256 of the record's JSON, hex. */
    contentHash: text('content_hash').notNull(),
    /** Text-preserving JSON, so that what was hashed is what is read. */
    record: json().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceId, table.fromEdition] }),
    index('listed_records_editions_index').on(table.source, table.toEdition),
    index('listed_records_from_index').on(table.source, table.fromEdition),
    // Finds the versions of a record by its public id.
    index('listed_records_record_index').on(recordKey(table.source, table.sourceId)),
  ],
);
