import { boolean, integer, json, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../accounts/organizations.table.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { Configuration, MonitoringFrequency } from '../domain/configuration.js';
import type { Verdict } from '../domain/verdict.js';

/** Entitlements; without a row, everything without limit. */
export const entitlements = pgTable('entitlements', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organizations.id),
  liteEnabled: boolean('lite_enabled').notNull(),
  advancedEnabled: boolean('advanced_enabled').notNull(),
  /** Null means unlimited. */
  liteCredits: integer('lite_credits'),
  advancedCredits: integer('advanced_credits'),
});

/** Configurations; without a row, the initial one. */
export const configurations = pgTable('configurations', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organizations.id),
  enabled: boolean().notNull(),
  defaultMode: text('default_mode').$type<AnalysisMode>().notNull(),
  processRecords: smallint('process_records').notNull(),
  liteInputs: json('lite_inputs').$type<Configuration['liteInputs']>().notNull(),
  advancedFields: json('advanced_fields').$type<Configuration['advancedFields']>().notNull(),
  monitoringEnabled: boolean('monitoring_enabled').notNull(),
  monitoringFrequency: text('monitoring_frequency').$type<MonitoringFrequency>().notNull(),
  alertByEmail: boolean('alert_by_email').notNull(),
  alertByWebhook: boolean('alert_by_webhook').notNull(),
  alertRecipients: text('alert_recipients').array().notNull(),
  autoCreateCases: boolean('auto_create_cases').notNull(),
  autoCreateCaseVerdicts: text('auto_create_case_verdicts').array().$type<Verdict[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
