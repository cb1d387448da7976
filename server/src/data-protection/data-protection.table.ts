import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Retention of an organization's searches in days, by outcome; null keeps them for ever. */
export const retentions = pgTable('retentions', {
  organizationId: text('organization_id').primaryKey(),
  noMatchDays: integer('no_match_days'),
  passedDays: integer('passed_days'),
  forReviewDays: integer('for_review_days'),
  failedDays: integer('failed_days'),
  bulkRowDays: integer('bulk_row_days'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Searches protected from erasure, with their subjects; released ones stay as history until their search is erased. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    caseId: text('case_id').notNull(),
    reason: text().notNull(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    releasedBy: text('released_by'),
    releaseReason: text('release_reason'),
  },
  (table) => [
    uniqueIndex('legal_holds_case_unique')
      .on(table.organizationId, table.caseId)
      .where(sql`${table.releasedAt} is null`),
    index('legal_holds_listing_index').on(table.organizationId, table.id),
  ],
);
