import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FieldError } from '../domain/app-error.js';
import type { BulkUpload } from '../domain/bulk-upload.js';

/** Uploaded files of customers, with their counters. */
export const bulkUploads = pgTable(
  'bulk_uploads',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    fileName: text('file_name').notNull(),
    mode: text().$type<BulkUpload['mode']>().notNull(),
    status: text().$type<BulkUpload['status']>().notNull(),
    failure: text().$type<NonNullable<BulkUpload['failure']>>(),
    rowsAJob: integer('rows_a_job').notNull(),
    customers: integer().notNull(),
    created: integer().notNull(),
    failedRows: integer('failed_rows').notNull(),
    processed: integer().notNull(),
    casesCreated: integer('cases_created').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('bulk_uploads_listing_index').on(table.organizationId, table.createdAt, table.id)],
);

/** Rows of the files, processed by number and deleted with their upload. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => bulkUploads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    organizationId: text('organization_id').notNull(),
    line: integer().notNull(),
    cells: json().$type<Readonly<Record<string, string>>>().notNull(),
    faults: json().$type<readonly FieldError[]>().notNull(),
    /** Null until the customer is created. */
    customerId: text('customer_id'),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.number] }),
    // Index from an analysed customer to its upload; unique, so that no plan reads all rows for lack of statistics.
    uniqueIndex('bulk_rows_customer_unique').on(table.customerId).where(sql`${table.customerId} is not null`),
  ],
);
