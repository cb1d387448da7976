import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users.table.js';

/** One row per access token or console session in force; taking it away revokes it. */
export const sessions = pgTable(
  'sessions',
  {
    /** Of an access token its `jti`. */
    id: text().primaryKey(),
    kind: text({ enum: ['token', 'console'] })
      .notNull()
      .default('token'),
    /** SHA-256 of the token's `secret` or of the cookie, hex: whoever knows how tokens are signed, and the id, still cannot make one. */
    secretHash: text('secret_hash').notNull(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Of a console session it moves with its requests. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Of a console session: until then, the password that was typed again allows what needs it. */
    confirmedUntil: timestamp('confirmed_until', { withTimezone: true }),
    /** Wrong passwords in a row. */
    failedConfirmations: integer('failed_confirmations').notNull().default(0),
  },
  (table) => [
    uniqueIndex('sessions_secret_unique').on(table.secretHash),
    index('sessions_user_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
  ],
);
