import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { SIGN_IN_METHODS } from '../domain/sign-in-method.js';
import { users } from './users.table.js';

/** Access tokens and console sessions in force, one row each; deleting a row revokes it. */
export const sessions = pgTable(
  'sessions',
  {
    /** `jti` of an access token. */
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
    /** Where the user logged in; both are null without a request, and in rows of earlier versions. */
    address: text(),
    requestId: text('request_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Extended by the requests of a console session. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** End of the period for which the repeated password counts, for a console session. */
    confirmedUntil: timestamp('confirmed_until', { withTimezone: true }),
    /** Wrong passwords in a row. */
    failedConfirmations: integer('failed_confirmations').notNull().default(0),
    /** How the user signed in; that of sessions of earlier versions is not known, and most were started with a password. */
    method: text({ enum: SIGN_IN_METHODS }).notNull().default('password'),
    /** True if the user showed a second factor, signed in at a provider, or was let in by the command line. */
    secondFactor: boolean('second_factor').notNull().default(false),
  },
  (table) => [
    uniqueIndex('sessions_secret_unique').on(table.secretHash),
    index('sessions_user_index').on(table.userId),
    index('sessions_expiry_index').on(table.expiresAt),
  ],
);
