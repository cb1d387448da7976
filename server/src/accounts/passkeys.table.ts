import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users.table.js';

/** Passkeys of users. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Given by the authenticator; base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures that the authenticator has counted; 0 of one that counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator, in its own words. */
    transports: text().array().notNull(),
    /** Model of the authenticator; zeros if it does not say. */
    aaguid: text().notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_user_index').on(table.userId, table.id),
  ],
);

/** Challenges that were answered, until they expire: none counts twice. */
export const usedPasskeyChallenges = pgTable('used_passkey_challenges', {
  /** SHA-256 of the challenge, hex. */
  hash: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
