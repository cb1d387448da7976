import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Networks of recent log-ins: failures from elsewhere do not lock users out there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    /** SHA-256 of the e-mail in lower case and the organization. */
    emailHash: text('email_hash').notNull(),
    network: text().notNull(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailHash, table.network] }),
    index('known_networks_time_index').on(table.lastLoginAt),
  ],
);
