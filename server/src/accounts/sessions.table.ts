import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.table.js';

/** One row per access token in force; taking it away revokes the token. */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: text().primaryKey(),
    /** SHA-256 of the token's `secret`, hex: whoever knows how tokens are signed, and the id, still cannot make one. */
    secretHash: text('secret_hash').notNull(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_index').on(table.userId), index('sessions_expiry_index').on(table.expiresAt)],
);
