import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users.table.js';

/** Links that were asked for; gone a day later. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id').notNull(),
    /** SHA-256 of the token, hex; null until the e-mail is written, the only place where the token itself ever is. */
    tokenHash: text('token_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Used, or made void by another change of the password. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('password_resets_token_unique').on(table.tokenHash),
    index('password_resets_user_index').on(table.userId, table.createdAt),
    index('password_resets_time_index').on(table.createdAt),
  ],
);
