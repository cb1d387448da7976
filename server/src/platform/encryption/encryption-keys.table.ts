import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Keys that encrypted stored values, by their fingerprints: every node must have the one in use. The keys are elsewhere. */
export const encryptionKeys = pgTable(
  'encryption_keys',
  {
    fingerprint: text().primaryKey(),
    /** Where the first node with this key had it from, for people: "the file /srv/data/image-key of node-1". */
    source: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null for the one key that encrypts now. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('encryption_keys_in_use_index')
      .on(sql`(${table.replacedAt} is null)`)
      .where(sql`${table.replacedAt} is null`),
  ],
);
