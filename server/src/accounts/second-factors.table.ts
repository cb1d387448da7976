import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.table.js';

/** Authenticator apps of users. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  organizationId: text('organization_id').notNull(),
  /** The TOTP secret, encrypted. */
  encrypted: text('sealed').notNull(),
  /** Of the key that encrypted it. */
  keyFingerprint: text('key_fingerprint').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null until the user has shown a code of it: until then it is not asked for. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Time step of the last code that was used: no code counts twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Wrong codes in a row. */
  failed: integer().notNull().default(0),
});

/** Recovery codes that were not used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id').notNull(),
    /** SHA-256 of the user's id and the code, hex. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
