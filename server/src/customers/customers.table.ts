import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cases } from '../cases/case.table.js';
import type { AnalysedParty } from '../domain/analysis.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { Category } from '../domain/category.js';
import type { AnalystDecision, CustomerStatus } from '../domain/customer.js';
import type { Recommendation } from '../domain/recommendation.js';
import type { Verdict } from '../domain/verdict.js';

/** Customers. Each has a case and a case has at most one, which rules out a second compliance request. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    party: json().$type<AnalysedParty>().notNull(),
    identificationType: text('identification_type'),
    identificationCountry: text('identification_country'),
    categories: text().array().$type<Category[]>().notNull(),
    matchScore: smallint('match_score').notNull(),
    exactSearch: boolean('exact_search').notNull(),
    hasImage: boolean('has_image').notNull(),
    ongoingMonitoring: boolean('ongoing_monitoring'),
    clientReference: text('client_reference'),
    isTest: boolean('is_test').notNull().default(false),
    uploadSource: text('upload_source').notNull(),
    /** Searchable words of its name and upload source. */
    searchWords: text('search_words').array().notNull(),
    mode: text().$type<AnalysisMode>().notNull(),
    status: text().$type<CustomerStatus>().notNull(),
    round: smallint().notNull(),
    requestedBy: text('requested_by').notNull(),
    /** True if the current analysis took a limited credit, which a failure returns. */
    creditTaken: boolean('credit_taken').notNull(),
    verdict: text().$type<Verdict>(),
    recommendation: text().$type<Recommendation>(),
    narrative: text(),
    keyDrivers: text('key_drivers').array().notNull(),
    analysedAt: timestamp('analysed_at', { withTimezone: true }),
    decision: text().$type<AnalystDecision>(),
    decisionReason: text('decision_reason'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedReason: text('deleted_reason'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('customers_case_unique').on(table.caseId),
    // The list of an organization and each of its filters, read backwards: newest first.
    index('customers_listing_index').on(table.organizationId, table.createdAt, table.id),
    index('customers_mode_index').on(table.organizationId, table.mode, table.createdAt, table.id),
    index('customers_verdict_index')
      .on(table.organizationId, table.verdict, table.createdAt, table.id)
      .where(sql`${table.verdict} is not null`),
    // Joins the queue's cases with a verdict.
    index('customers_case_verdict_index')
      .on(table.organizationId, table.verdict, table.caseId)
      .where(sql`${table.verdict} is not null`),
    index('customers_decision_index')
      .on(table.organizationId, table.decision, table.createdAt, table.id)
      .where(sql`${table.decision} is not null`),
    index('customers_reference_index')
      .on(table.organizationId, table.clientReference, table.createdAt, table.id)
      .where(sql`${table.clientReference} is not null`),
    index('customers_status_index')
      .on(table.organizationId, table.status, table.createdAt, table.id)
      .where(sql`${table.status} <> 'completed'`),
    index('customers_search_index').using('gin', sql`array_to_tsvector(${table.searchWords})`),
  ],
);

/**
 * Number of customers by kind and UTC day, for exact totals and distant pages without reading the customers. Spread over shards so
 * that concurrent transactions do not wait for each other; a single shard may be negative, their sum never is.
 */
export const customerCounts = pgTable(
  'customer_counts',
  {
    organizationId: text('organization_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    mode: text().$type<AnalysisMode>().notNull(),
    /** Empty if there is none; likewise the decision. */
    verdict: text().$type<Verdict | ''>().notNull(),
    decision: text().$type<AnalystDecision | ''>().notNull(),
    deleted: boolean().notNull(),
    shard: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.day, table.mode, table.verdict, table.decision, table.deleted, table.shard],
    }),
  ],
);

/** Decisions on customers, and where a new verdict withdrew them. */
export const customerDecisions = pgTable(
  'customer_decisions',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id'),
    decision: text().$type<AnalystDecision>(),
    reason: text(),
    verdict: text().$type<Verdict>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('customer_decisions_index').on(table.customerId, table.id)],
);
