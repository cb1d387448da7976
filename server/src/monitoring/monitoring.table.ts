import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Editions that all monitored cases of an organization have been rescreened against. */
export const monitoringStates = pgTable('monitoring_states', {
  organizationId: text('organization_id').primaryKey(),
  editions: json().$type<Record<string, number>>().notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});

/** Alerts: the history of a case, and the content of digests. Only the digest and the marks of people are ever added. */
export const monitoringAlerts = pgTable(
  'monitoring_alerts',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    caseId: text('case_id').notNull(),
    type: text().notNull(),
    changes: json().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** True until the next digest has decided whether to send it. */
    awaitsDigest: boolean('awaits_digest').notNull(),
    /** The digest that contains it. */
    emailId: text('email_id'),
    /** Lists of the matches that changed; null in rows of earlier versions until a job fills them. */
    sources: text().array(),
    /** Null until a user marks it as seen. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
    seenBy: text('seen_by'),
  },
  (table) => [
    // The listing, newest first, and that of one case.
    index('monitoring_alerts_listing_index').on(table.organizationId, table.id),
    index('monitoring_alerts_case_index').on(table.organizationId, table.caseId, table.id),
    index('monitoring_alerts_created_index').on(table.organizationId, table.createdAt),
    index('monitoring_alerts_unseen_index').on(table.organizationId, table.id).where(sql`seen_at is null`),
    index('monitoring_alerts_sources_index').using('gin', table.sources),
    index('monitoring_alerts_unfilled_index').on(table.id).where(sql`sources is null`),
    index('monitoring_alerts_waiting_index').on(table.organizationId).where(sql`${table.awaitsDigest}`),
    index('monitoring_alerts_email_index').on(table.emailId).where(sql`${table.emailId} is not null`),
  ],
);
