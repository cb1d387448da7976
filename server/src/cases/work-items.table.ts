import { type SQL, sql } from 'drizzle-orm';
import { doublePrecision, index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
    index('work_items_risk_index')
      .on(table.organizationId, table.riskScore, table.caseId)
      .where(sql`state <> 'closed'`),
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
    index('work_items_facets_index')
      .using('gin', sql`array_to_tsvector(${table.searchWords})`, table.facets)
      .where(sql`state <> 'closed'`),
    index('work_items_closed_facets_index')
      .using('gin', sql`array_to_tsvector(${table.searchWords})`, table.facets)
      .where(sql`state = 'closed'`),
    index('work_items_unfilled_index').on(table.caseId).where(sql`facets is null`),
    index('work_items_waiting_index').on(table.waitingUntil).where(sql`state = 'waiting'`),
  ],
);

/** Matches open cases, and those whose decision a user other than this one must review. */
export function isForAnybodyBut(userId: string): SQL {
  const { state, proposers } = workItems;
  return sql`(${state} = 'open' or (${state} = 'second_review' and ${userId} <> all(${proposers})))`;
}
