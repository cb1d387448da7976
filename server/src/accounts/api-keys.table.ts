import { type AnyPgColumn, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ROLES } from '../domain/caller.js';
import type { Scope } from '../domain/scope.js';
import { users } from './users.table.js';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key that it was created with, and with which it ends. */
    parentId: text('parent_id').references((): AnyPgColumn => apiKeys.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, hex: a key is 256 random bits, which no slow hash could make safer. */
    hash: text().notNull(),
    /** Masked key for the list. */
    masked: text().notNull(),
    /** Null in rows of earlier versions. */
    name: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    role: text({ enum: ROLES }).notNull(),
    scopes: text().array().$type<Scope[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('api_keys_hash_unique').on(table.hash),
    index('api_keys_user_index').on(table.userId, table.id),
  ],
);
