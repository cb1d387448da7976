import { integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RiskScoreEngine } from '../domain/risk-score.js';

/** Versions of engines, one row each; only `deletedAt` is ever updated. */
export const riskScoreEngines = pgTable(
  'risk_score_engines',
  {
    organizationId: text('organization_id').notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    definition: json().$type<RiskScoreEngine>().notNull(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id, table.version] })],
);

/** The engine of searches that name none; without a row it is the default one. */
export const activeRiskScoreEngines = pgTable('active_risk_score_engines', {
  organizationId: text('organization_id').primaryKey(),
  engineId: text('engine_id').notNull(),
  version: integer().notNull(),
});
