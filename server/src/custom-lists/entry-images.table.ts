import { foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { customLists } from './custom-lists.table.js';

/** Pictures of entries of custom lists; a picture belongs to the entry, not to one of its versions. */
export const entryImages = pgTable(
  'entry_images',
  {
    listId: text('list_id').notNull(),
    entryId: text('entry_id').notNull(),
    organizationId: text('organization_id').notNull(),
    /** Encrypted: base64, or a data URI of it. */
    encrypted: text('sealed').notNull(),
    /** Of the key; null: not known. */
    keyFingerprint: text('key_fingerprint'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.entryId] }),
    index('entry_images_organization_index').on(table.organizationId),
    foreignKey({ columns: [table.listId], foreignColumns: [customLists.id] }).onDelete('cascade'),
  ],
);
