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

/** Parties under analysis. Each has a case, and a case at most one of them: that is what refuses a second request. */
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
    uploadSource: text('upload_source').notNull(),
    /** The words of its name and of its source by which it is searched. */
    searchWords: text('search_words').array().notNull(),
    mode: text().$type<AnalysisMode>().notNull(),
    status: text().$type<CustomerStatus>().notNull(),
    round: smallint().notNull(),
    requestedBy: text('requested_by').notNull(),
    /** The current analysis took one of a limited number of credits, which a failure gives back. */
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
    // The queue and each of its filters: read backwards, newest first, of one organization.
    index('customers_listing_index').on(table.organizationId, table.createdAt, table.id),
    index('customers_mode_index').on(table.organizationId, table.mode, table.createdAt, table.id),
    index('customers_verdict_index')
      .on(table.organizationId, table.verdict, table.createdAt, table.id)
      .where(sql`${table.verdict} is not null`),
    index('customers_decision_index')
      .on(table.organizationId, table.decision, table.createdAt, table.id)
      .where(sql`${table.decision} is not null`),
    index('customers_search_index').using('gin', sql`array_to_tsvector(${table.searchWords})`),
  ],
);

/**
 * How many customers there are of each kind and UTC day: the queue's exact totals and the way to a far page, without reading
 * the customers. Spread over shards, so that many at the same moment do not wait for each other's commit; a shard alone
 * may be below zero, all of a kind together never are.
 */
export const customerCounts = pgTable(
  'customer_counts',
  {
    organizationId: text('organization_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    mode: text().$type<AnalysisMode>().notNull(),
    /** Empty before there is one; likewise the decision. */
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

/** Everything that people held of a customer, and where a new verdict took it back. */
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
