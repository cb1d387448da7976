import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ResultStatus } from '../domain/case.js';
import type { DecidedStatus, RecordDecision } from '../domain/case-marks.js';
import type { DecisionFacts } from '../domain/decision-facts.js';
import type { DecisionStage } from '../domain/second-review.js';
import type { Stored } from './case.table.js';

/** Every decision on a result or an article of a case, also those that a later one took the place of. */
export const recordDecisions = pgTable(
  'record_decisions',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    caseId: text('case_id').notNull(),
    /** Of the result, or of the article. */
    recordId: text('record_id').notNull(),
    about: text().$type<'record' | 'article'>().notNull().default('record'),
    status: text().$type<DecidedStatus>().notNull(),
    reason: text().notNull(),
    whitelisted: boolean().notNull(),
    /** When the whitelisting ends; null if it has no end. */
    whitelistUntil: timestamp('whitelist_until', { withTimezone: true }),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Decisions that were made together, and are withdrawn together; null for one that cannot be withdrawn. */
    groupId: text('group_id'),
    reasonCode: text('reason_code').notNull().default('other'),
    /** Time for which the case was viewed. */
    seconds: integer(),
    /** State of the result before the decision, kept while it may be withdrawn. */
    before: json().$type<{ status: ResultStatus; decision: Stored<RecordDecision> | null }>(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** First and second opinions are no decisions yet. */
    stage: text().$type<DecisionStage>().notNull().default('final'),
    /** An opinion that no final decision has answered. */
    isPending: boolean('is_pending').notNull().default(false),
    /** Opinions that it answers, by id, and whose they are: nobody answers their own. */
    answers: text().array().notNull().default([]),
    notBy: text('not_by').array().notNull().default([]),
    /** For statistics. Null for articles, and in rows of earlier versions until their day is counted. */
    facts: json().$type<DecisionFacts>(),
  },
  (table) => [
    index('record_decisions_result_index').on(table.caseId, table.recordId, table.id),
    index('record_decisions_group_index').on(table.groupId).where(sql`group_id is not null`),
    uniqueIndex('record_decisions_pending_unique').on(table.caseId, table.recordId, table.stage).where(sql`is_pending`),
    // Statistics of a day.
    index('record_decisions_at_index').on(table.organizationId, table.at),
    check('record_decisions_second_person', sql`user_id <> all(not_by)`),
    // Finds decisions on the same record in other cases.
    index('record_decisions_record_index').on(table.organizationId, table.recordId, table.caseId, table.id),
  ],
);

/** Pairs of subject and record that a person held for different parties; ended ones stay as history. */
export const whitelistedPairs = pgTable(
  'whitelisted_pairs',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    subjectKey: text('subject_key').notNull(),
    subjectName: text('subject_name').notNull(),
    recordId: text('record_id').notNull(),
    recordName: text('record_name').notNull(),
    materialHash: text('material_hash').notNull(),
    reason: text().notNull(),
    caseId: text('case_id').notNull(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** From then on it applies to no search; null if it has no end. */
    until: timestamp('until', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('whitelisted_pairs_active_unique')
      .on(table.organizationId, table.subjectKey, table.recordId)
      .where(sql`${table.endedAt} is null`),
    index('whitelisted_pairs_listing_index').on(table.organizationId, table.id).where(sql`${table.endedAt} is null`),
  ],
);

/** Number of stored searches that a pair applied to, apart from the pairs: these are read by every search, and seldom change. */
export const whitelistUses = pgTable('whitelist_uses', {
  pairId: text('pair_id').primaryKey(),
  organizationId: text('organization_id').notNull(),
  searches: integer().notNull(),
});
