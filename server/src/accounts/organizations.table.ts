import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names are not unique: a refused name would reveal another tenant. */
export const organizations = pgTable('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Sessions without a second factor may do nothing but set one up. */
  secondFactorRequired: boolean('second_factor_required').notNull().default(false),
  /** Users may not sign in with a password. */
  singleSignOnRequired: boolean('single_sign_on_required').notNull().default(false),
});
