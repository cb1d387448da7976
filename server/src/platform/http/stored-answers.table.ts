import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers to requests with an `Idempotency-Key`, for 24 hours. */
export const storedAnswers = pgTable(
  'stored_answers',
  {
    organizationId: text('organization_id').notNull(),
    /** SHA-256 of the key, in hex: clients may choose keys that say something of a person. */
    key: text().notNull(),
    /** SHA-256 of caller and request, in hex. */
    request: text().notNull(),
    /** The body as it was sent; null if it holds a secret or is too large. */
    body: text(),
    /** Ids of searches and customers that request and answer name, among others: erased with them. */
    subjects: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.key] }),
    index('stored_answers_time_index').on(table.createdAt),
    index('stored_answers_subjects_index').using('gin', table.subjects),
  ],
);
