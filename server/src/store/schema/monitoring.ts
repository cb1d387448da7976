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
    isMailed: boolean('is_mailed').notNull(),
  },
  (table) => [index('monitoring_alerts_case_index').on(table.organizationId, table.caseId, table.id)],
);
