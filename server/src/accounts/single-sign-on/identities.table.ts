import { foreignKey, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../users.table.js';

/** Accounts at OpenID Connect providers with which users sign in. */
export const identities = pgTable(
  'identities',
  {
    organizationId: text('organization_id').notNull(),
    issuer: text().notNull(),
    /** Never given to another person by the issuer, unlike an e-mail address. */
    subject: text().notNull(),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.issuer, table.subject] }),
    // An e-mail address that is reassigned after somebody left does not open that user's account.
    uniqueIndex('identities_user_unique').on(table.userId, table.issuer),
    foreignKey({ name: 'identities_user_id_fk', columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
);
