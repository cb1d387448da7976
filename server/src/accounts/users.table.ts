import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ROLES } from '../domain/caller.js';
import type { Preferences } from '../domain/preferences.js';
import { organizations } from './organizations.table.js';

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** Lower case, as looked up. */
    email: text().notNull(),
    name: text(),
    role: text({ enum: ROLES }).notNull(),
    /** argon2id in PHC format. */
    passwordHash: text('password_hash').notNull(),
    passwordSetAt: timestamp('password_set_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    /** Console settings of this user. */
    preferences: jsonb().$type<Preferences>().notNull().default({}),
  },
  (table) => [
    // Unique within an organization only: an organization must not learn which e-mails another one has.
    uniqueIndex('users_email_unique').on(table.email, table.organizationId),
    index('users_organization_index').on(table.organizationId, table.id),
    check('users_role_check', sql`${table.role} in ('admin', 'lead', 'analyst', 'viewer', 'integration')`),
  ],
);
