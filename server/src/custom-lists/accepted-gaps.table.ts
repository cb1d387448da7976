import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Category } from '../domain/category.js';

/** Gaps accepted by each organization now; earlier acceptances are in the audit log. */
export const acceptedGaps = pgTable('accepted_gaps', {
  organizationId: text('organization_id').primaryKey(),
  categories: text().array().$type<Category[]>().notNull(),
  reason: text().notNull(),
  userId: text('user_id').notNull(),
  email: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
