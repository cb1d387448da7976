import { integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CaseStatus } from '../domain/case.js';
import type { caseResults, cases, Stored } from './case.table.js';

/** Fields of a case that a screening sets. */
export type RoundOfCase = Pick<
  typeof cases.$inferSelect,
  | 'totalResults'
  | 'potentialMatches'
  | 'truePositives'
  | 'falsePositives'
  | 'unknowns'
  | 'riskScore'
  | 'riskLevel'
  | 'riskDecision'
  | 'riskScoreEngine'
  | 'categoryCounts'
  | 'countryCounts'
  | 'editions'
  | 'allowList'
  | 'notices'
  | 'gaps'
  | 'screeningStatus'
  | 'adverseMediaStatus'
  | 'totalAdverseMedia'
  | 'articlesConfirmed'
  | 'articlesRuledOut'
  | 'isUpdated'
>;

/**
 * State of a case before monitoring changed it: one row for each alerted change, so that a record that has left its
 * list can still be shown. The present round is the case itself.
 */
export const caseRounds = pgTable(
  'case_rounds',
  {
    caseId: text('case_id').notNull(),
    organizationId: text('organization_id').notNull(),
    /** Counts from 1, the first answer. */
    round: integer().notNull(),
    /** The moment, and the cause, of the round that followed. */
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
    endedBy: text('ended_by').$type<'monitoring' | 'media'>().notNull(),
    caseStatus: text('case_status').$type<CaseStatus>().notNull(),
    made: json().$type<RoundOfCase>().notNull(),
    /** In their order. */
    results: json().$type<readonly Stored<typeof caseResults.$inferSelect>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.round] })],
);
