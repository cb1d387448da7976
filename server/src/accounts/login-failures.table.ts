import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed log-ins of the last quarter of an hour; counted over all nodes, cleaned by a job. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the e-mail in lower case, or of it and an organization: the text may be anything, even a password. */
    emailHash: text('email_hash').notNull(),
    /** The address, of IPv6 its /64 network. */
    address: text().notNull(),
    failedAt: timestamp('failed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('login_failures_email_index').on(table.emailHash, table.failedAt),
    index('login_failures_time_index').on(table.failedAt),
  ],
);
