import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Up to which editions everything that an organization monitors was looked at. */
export const monitoringStates = pgTable('monitoring_states', {
  organizationId: text('organization_id').primaryKey(),
  editions: json().$type<Record<string, number>>().notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});

/** What monitoring found, never changed: the history of a case, and what a digest is made of. */
export const monitoringAlerts = pgTable(
  'monitoring_alerts',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    caseId: text('case_id').notNull(),
    type: text().notNull(),
    changes: json().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Not told by e-mail yet, and perhaps never: the next digest decides. */
    awaitsDigest: boolean('awaits_digest').notNull(),
    /** The digest that tells it. */
    emailId: text('email_id'),
  },
  (table) => [
    // The listing, newest first, and that of one case.
    index('monitoring_alerts_listing_index').on(table.organizationId, table.id),
    index('monitoring_alerts_case_index').on(table.organizationId, table.caseId, table.id),
    index('monitoring_alerts_waiting_index').on(table.organizationId).where(sql`${table.awaitsDigest}`),
    index('monitoring_alerts_email_index').on(table.emailId).where(sql`${table.emailId} is not null`),
  ],
);
