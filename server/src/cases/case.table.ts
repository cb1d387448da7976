import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
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
import type {
  AllowListMatch,
  Case,
  CaseFilters,
  CaseNotice,
  CaseResult,
  CitedEdition,
  MatchedRecord,
  ScreeningStatus,
} from '../domain/case.js';
import type { Assignee, CaseComment, RecordDecision, WhitelistStanding } from '../domain/case-marks.js';
import type { RecordVersion } from '../domain/listed-record.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import type { SearchGaps } from '../domain/search-gaps.js';

/** Value as JSON holds it: times are text. */
export type Stored<Value> = { [Key in keyof Value]: Value[Key] extends Date ? string : Value[Key] };

/** Displayed parts of a result; its records are copies or refer to versions of listed records. */
export type StoredShown = Pick<CaseResult, 'relevance' | 'risk'> & { readonly records: readonly StoredRecord[] };
export type StoredRecord =
  | MatchedRecord
  | (Omit<MatchedRecord, 'source' | 'record'> & {
      /** Hash in `cited_sources`. */
      readonly source: string;
      readonly record: RecordVersion;
    });

/** Stored searches. Counters of the results stand beside them, so that the listing reads no result. */
export const cases = pgTable(
  'cases',
  {
    /** The `search_reference`. */
    id: text().primaryKey(),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    platform: text().$type<Case['platform']>().notNull(),
    filters: json().$type<CaseFilters>().notNull(),
    normalizedName: text('normalized_name').notNull(),
    language: text().notNull(),
    totalResults: integer('total_results').notNull(),
    potentialMatches: integer('potential_matches').notNull(),
    truePositives: integer('true_positives').notNull(),
    falsePositives: integer('false_positives').notNull(),
    unknowns: integer().notNull(),
    riskScore: doublePrecision('risk_score').notNull(),
    riskLevel: text('risk_level').$type<Case['risk']['level']>().notNull(),
    riskDecision: text('risk_decision').$type<Case['risk']['decision']>().notNull(),
    /** Null without results. */
    riskScoreEngine: json('risk_score_engine').$type<RiskScoreEngine>(),
    categoryCounts: json('category_counts').$type<Record<string, number>>().notNull(),
    countryCounts: json('country_counts').$type<Record<string, number>>().notNull(),
    editions: json().$type<CitedEdition[]>().notNull(),
    /** Null in rows of earlier versions. */
    scorerVersion: text('scorer_version'),
    allowList: json('allow_list').$type<AllowListMatch[]>().notNull(),
    notices: text().array().$type<CaseNotice[]>().notNull(),
    gaps: json().$type<SearchGaps>().notNull(),
    /** Null in rows of earlier versions. */
    screeningStatus: text('screening_status').$type<ScreeningStatus>(),
    adverseMediaStatus: text('adverse_media_status').$type<Case['adverseMediaStatus']>().notNull(),
    totalAdverseMedia: integer('total_adverse_media').notNull(),
    /** Of these articles, those that a person confirmed or ruled out. */
    articlesConfirmed: integer('articles_confirmed').notNull().default(0),
    articlesRuledOut: integer('articles_ruled_out').notNull().default(0),
    /** The subject's risk by linked articles alone, whatever its results are. */
    mediaRiskScore: doublePrecision('media_risk_score').notNull().default(0),
    callbackStatus: text('callback_status').$type<Case['callbackStatus']>().notNull(),
    assignees: json().$type<Stored<Assignee>[]>().notNull(),
    comments: json().$type<Stored<CaseComment>[]>().notNull(),
    readBy: text('read_by').array().notNull(),
    isMonitored: boolean('is_monitored').notNull(),
    isUpdated: boolean('is_updated').notNull(),
    isMediaMonitored: boolean('is_media_monitored').notNull(),
    /** Moment of the latest enrolment. Null in rows of earlier versions, even of monitored cases. */
    enrolledAt: timestamp('enrolled_at', { withTimezone: true }),
    monitoredAt: timestamp('monitored_at', { withTimezone: true }),
    /** Invented, for a newcomer to try the queue with. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Screened against invented records alone, to test a connection. */
    isTest: boolean('is_test').notNull().default(false),
  },
  // The listing: read backwards, newest first, of one organization, also of one day.
  (table) => [
    index('cases_listing_index').on(table.organizationId, table.createdAt, table.id),
    // Serves data-protection searches for everything held about a person.
    index('cases_name_index').on(table.organizationId, table.normalizedName),
    index('cases_reference_index')
      .on(table.organizationId, sql`(${table.filters} ->> 'clientReference')`, table.createdAt, table.id)
      .where(sql`(${table.filters} ->> 'clientReference') is not null`),
    // Filters of the listing, with the counters that tell the status.
    index('cases_results_index')
      .on(
        table.organizationId,
        ...[
          table.createdAt,
          table.id,
          table.truePositives,
          table.potentialMatches,
          table.unknowns,
          table.falsePositives,
        ],
      )
      .where(sql`${table.totalResults} > 0`),
    index('cases_assigned_index')
      .on(table.organizationId, table.createdAt, table.id)
      .where(sql`json_array_length(${table.assignees}) > 0`),
    index('cases_articles_index')
      .on(table.organizationId, table.id)
      .where(sql`total_adverse_media > articles_ruled_out`),
    index('cases_incomplete_index').on(table.organizationId, table.id).where(sql`screening_status = 'Incomplete'`),
    index('cases_monitored_index').on(table.organizationId, table.id).where(sql`is_monitored`),
    index('cases_test_index').on(table.organizationId, table.id).where(sql`is_test`),
    index('cases_sample_index').on(table.organizationId, table.id).where(sql`is_sample`),
    index('cases_media_monitored_index').on(table.id).where(sql`is_media_monitored`),
  ],
);

/**
 * Results of a case as shown: the record is a copy, or a version of a listed record, which never changes.
 * Text-preserving JSON here and above, so that a case is read byte for byte as it was answered.
 */
export const caseResults = pgTable(
  'case_results',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Counts from 0, best match first. */
    position: integer().notNull(),
    organizationId: text('organization_id').notNull(),
    recordId: text('record_id').notNull(),
    status: text().$type<CaseResult['status']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Beside `shown`, so that a case's risk is summed up without reading its records. */
    riskScore: doublePrecision('risk_score').notNull(),
    decision: json().$type<Stored<RecordDecision>>(),
    whitelist: json().$type<Stored<WhitelistStanding>>(),
    shown: json().$type<StoredShown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.position] }),
    uniqueIndex('case_results_record_unique').on(table.caseId, table.recordId),
  ],
);

/**
 * Number of cases of an organization on each UTC day: the listing's exact total and the way to a far page, without
 * reading the cases. Spread over shards, so that concurrent searches do not wait for each other's commit.
 */
export const caseCounts = pgTable(
  'case_counts',
  {
    organizationId: text('organization_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    shard: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day, table.shard] })],
);
