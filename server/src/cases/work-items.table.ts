import { type SQL, sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Verdict } from '../domain/verdict.js';
import type { ClosestRecord, WorkState } from '../domain/work.js';
import { cases } from './case.table.js';

/**
 * Work items: a row for each case that has, or had, something to decide, with everything that the queue filters and
 * sorts by.
 */
export const workItems = pgTable(
  'work_items',
  {
    caseId: text('case_id')
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id').notNull(),
    /** Tests are decided on as others are, but are in no queue. */
    isTest: boolean('is_test').notNull().default(false),
    version: integer().notNull().default(1),
    state: text().$type<WorkState>().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    waitingUntil: timestamp('waiting_until', { withTimezone: true }),
    assigneeId: text('assignee_id'),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: text('closed_by'),
    reopenedBy: text('reopened_by'),
    /** Users with an opinion on it that is not final. */
    proposers: text().array().notNull().default([]),
    escalatedBy: text('escalated_by'),
    unseenAlerts: integer('unseen_alerts').notNull().default(0),
    /** Risk score of the case. */
    riskScore: doublePrecision('risk_score').notNull(),
    /** Verdict on the customer of the case, as `customers` has it. */
    verdict: text().$type<Verdict>(),
    /** Null without results. */
    closest: json().$type<ClosestRecord>(),
    /** Lists of all results. */
    sources: text().array().notNull(),
    /** Words of the name and the client's reference. */
    searchWords: text('search_words').array().notNull(),
    /** Filterable facts of the case, by `facetsOf`; null in rows of earlier versions until a job fills them. */
    facets: text().array(),
    /** Creation of the case; null as well in rows of earlier versions. */
    createdAt: timestamp('created_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    lastChange: text('last_change').notNull(),
  },
  (table) => [
    index('work_items_due_index').on(table.organizationId, table.dueAt, table.caseId).where(sql`state <> 'closed'`),
    index('work_items_state_index').on(table.organizationId, table.state, table.dueAt, table.caseId),
    index('work_items_assignee_index')
      .on(table.organizationId, table.assigneeId, table.dueAt, table.caseId)
      .where(sql`assignee_id is not null and state <> 'closed'`),
    index('work_items_updated_index').on(table.organizationId, table.updatedAt, table.caseId),
    // Quick filters with few rows, so that counting them reads few.
    index('work_items_free_index')
      .on(table.organizationId, table.dueAt, table.caseId)
      .where(sql`assignee_id is null and state <> 'closed'`),
    index('work_items_claimed_index')
      .on(table.organizationId, table.claimedUntil)
      .where(sql`claimed_until is not null and state <> 'closed'`),
    index('work_items_changed_index')
      .on(table.organizationId, table.dueAt, table.caseId)
      .where(sql`unseen_alerts > 0 and state <> 'closed'`),
    // Closed cases apart: they are the most, and mostly not asked for.
    index('work_items_risk_index')
      .on(table.organizationId, table.riskScore, table.caseId)
      .where(sql`state <> 'closed'`),
    index('work_items_closed_risk_index')
      .on(table.organizationId, table.riskScore, table.caseId)
      .where(sql`state = 'closed'`),
    index('work_items_verdict_index')
      .on(table.organizationId, table.verdict, table.dueAt, table.caseId)
      .where(sql`verdict is not null and state <> 'closed'`),
    index('work_items_closed_verdict_index')
      .on(table.organizationId, table.verdict, table.dueAt, table.caseId)
      .where(sql`verdict is not null and state = 'closed'`),
    index('work_items_facets_index')
      .using('gin', sql`array_to_tsvector(${table.searchWords})`, table.facets)
      .where(sql`state <> 'closed'`),
    index('work_items_closed_facets_index')
      .using('gin', sql`array_to_tsvector(${table.searchWords})`, table.facets)
      .where(sql`state = 'closed'`),
    index('work_items_unfilled_index').on(table.caseId).where(sql`facets is null`),
    // Statistics: of a day, and of what is open.
    index('work_items_opened_index').on(table.organizationId, table.openedAt),
    index('work_items_closed_index').on(table.organizationId, table.closedAt).where(sql`state = 'closed'`),
    index('work_items_backlog_index')
      .on(table.organizationId, table.createdAt, table.dueAt, table.state, table.caseId)
      .where(sql`state <> 'closed' and not is_test`),
    index('work_items_waiting_index').on(table.waitingUntil).where(sql`state = 'waiting'`),
  ],
);

/** Matches open cases, and those whose decision a user other than this one must review. */
export function isForAnybodyBut(userId: string): SQL {
  const { state, proposers } = workItems;
  return sql`(${state} = 'open' or (${state} = 'second_review' and ${userId} <> all(${proposers})))`;
}
