import { json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReviewPolicy } from '../domain/review-policy.js';
import { organizations } from './organizations.table.js';

/** Review policies of organizations that have set one. */
export const reviewPolicies = pgTable('review_policies', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organizations.id),
  policy: json().$type<ReviewPolicy>().notNull(),
  /** Decides with the id of a case whether it is in the sample; never changes. */
  sampleSeed: text('sample_seed').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
