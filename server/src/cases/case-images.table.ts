import { pgTable, text } from 'drizzle-orm/pg-core';
import { cases } from './case.table.js';

/** The face pictures that cases were made with, apart from them, because lists of cases never read one. */
export const caseImages = pgTable('case_images', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => cases.id, { onDelete: 'cascade' }),
  organizationId: text('organization_id').notNull(),
  /** Encrypted: base64, or a data URI of it, as it was sent. */
  encrypted: text('sealed').notNull(),
  /** Of the key; null: not known. */
  keyFingerprint: text('key_fingerprint'),
});
