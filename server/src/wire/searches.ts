import Type, { type Static } from 'typebox';
import type { Case } from '../domain/case.js';
import { caseStatusOf, matchStatusOf, worstStatusOf } from '../domain/case.js';
import { fromWireDay, toWireDate } from './date.js';
import { Nullable } from './nullable.js';
import { PaginationSchema } from './search.js';
import { MAX_PAGE } from './search-request.js';
import { byCountryName } from './to-wire-search.js';

const ObjectId = Type.Object({ $oid: Type.String() });
const Timestamp = Type.Object({ $date: Type.Integer({ description: 'Milliseconds since 1970, UTC.' }) });
const Counts = (description: string) => Type.Record(Type.String(), Type.Integer(), { description });

const SearchRow = Type.Object({
  _id: ObjectId,
  organization_id: ObjectId,
  user_id: ObjectId,
  created_at: Timestamp,
  updated_at: Timestamp,
  is_monitored_at: Type.Union([Timestamp, Type.Null()], {
    description: 'When monitoring last looked at the search; null when it never has.',
  }),
  adverse_media_monitoring: Type.Boolean(),
  adverse_status: Type.String({ description: '`Not Requested`, `Pending`, `Completed` or `Failed`.' }),
  ai_risk: Type.Null({ description: 'The outcome of the AI risk analysis; null when none was asked for.' }),
  assignees: Type.Array(
    Type.Object({
      assigned_at: Timestamp,
      assigned_to: Type.String(),
      assignee_id: Type.String(),
      email: Type.String(),
      name: Type.String(),
    }),
  ),
  callback_status: Type.String({ description: '`Not Required`, `Pending`, `Delivered` or `Failed`.' }),
  callback_url: Type.String(),
  case_status: Type.String({ description: 'What most results say: `Passed`, `Failed` or `For Review`.' }),
  client_reference: Type.String(),
  comments: Type.Array(Type.Object({})),
  input_language: Type.String({ description: 'BCP 47; `und` where the script of the name leaves it open.' }),
  is_adverse_required: Type.String({ description: '`true` or `false`, as text.' }),
  is_monitored: Type.Boolean({ description: 'Enrolled for ongoing monitoring.' }),
  is_read: Type.Boolean(),
  is_updated: Type.Boolean(),
  match_status: Type.String(),
  normalized_name: Type.String(),
  platform: Type.String({ description: '`API`, `CONSOLE` or `BULK`.' }),
  read_by: Type.Array(Type.String(), { description: 'Ids of the users who opened the search.' }),
  reference: Type.Object({ custom_list_search: Type.Boolean() }),
  risk_decision: Type.String(),
  risk_level: Type.String(),
  risk_score: Type.String({ description: 'The highest of the results, as text.' }),
  search_filters: Type.Object({
    adverse_media_monitoring: Type.Boolean(),
    alias_search: Type.Boolean(),
    birth_incorporation_date: Type.String({
      description: 'DD-MM-YYYY with `00` for unknown parts; empty when not given.',
    }),
    categories: Type.Array(Type.String()),
    client_reference: Type.String(),
    countries: Type.Array(Type.String(), { description: 'ISO 3166-1 alpha-2.' }),
    entity_type: Type.Array(Type.String()),
    exact_search: Type.Boolean(),
    group_data: Type.Boolean(),
    match_score: Type.Integer(),
    name: Type.String(),
    ongoing_monitoring: Type.Boolean(),
    page: Type.Integer(),
    per_page: Type.Integer(),
    rca_search: Type.Boolean(),
    retrieve_results: Type.Boolean(),
    risk_score_engine_id: Type.String(),
    risk_score_engine_title: Type.String(),
    search_profile: Type.String(),
    unique_identifier: Type.String(),
  }),
  search_reference: Type.String(),
  searched_categories: Counts('How many results are of each category asked for or found.'),
  searched_countries: Counts('How many results are tied to each country asked for or found.'),
  total_adverse_media: Type.Integer(),
  total_results: Type.Integer(),
  worst_record_status: Type.String({ description: 'The worst that any result says, in the same words.' }),
});

/** `data` of `POST /api/searches`. */
export const SearchesSchema = Type.Object({ pagination: PaginationSchema, searches: Type.Array(SearchRow) });

const pageNumber = Type.Unsafe<string | number | null>({
  type: ['integer', 'string', 'null'],
  minimum: 1,
  maximum: MAX_PAGE,
  format: 'page-number',
});

/** The body of `POST /api/searches`. */
export const SearchesRequestSchema = Type.Object({
  created_at: Type.Optional(
    Nullable(
      Type.String({
        format: 'day',
        description: 'Only searches of this UTC day: DD-MM-YYYY.',
        examples: ['20-11-2026'],
      }),
    ),
  ),
  page: Type.Optional(Type.Unsafe<string | number | null>({ ...pageNumber, default: 1 })),
  records_per_page: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageNumber, default: 15, description: 'More than 100 is taken as 100.' }),
  ),
  page_size: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageNumber, description: 'Another name for records_per_page.' }),
  ),
});

/** What the listing is asked for: a page of at most 100, of one UTC day (YYYY-MM-DD) or of all. */
export function readSearchesRequest(body: Static<typeof SearchesRequestSchema>): {
  page: { number: number; size: number };
  day?: string;
} {
  const day = typeof body.created_at === 'string' ? fromWireDay(body.created_at) : undefined;
  return {
    page: {
      number: Number(body.page ?? 1),
      size: Math.min(Number(body.records_per_page ?? body.page_size ?? 15), 100),
    },
    ...(day !== undefined && { day }),
  };
}

export type WireSearchRow = Static<typeof SearchRow>;

/** One row of the listing, in the shape the specification gives: object ids and times as `$oid` and `$date`. */
export function toWireSearchRow(shown: Case): WireSearchRow {
  const { filters } = shown;
  return {
    _id: { $oid: shown.id },
    organization_id: { $oid: shown.organizationId },
    user_id: { $oid: shown.userId },
    created_at: { $date: shown.createdAt.getTime() },
    updated_at: { $date: shown.updatedAt.getTime() },
    is_monitored_at: shown.monitoredAt === undefined ? null : { $date: shown.monitoredAt.getTime() },
    adverse_media_monitoring: filters.adverseMediaMonitoring,
    adverse_status: shown.adverseMediaStatus,
    ai_risk: null,
    assignees: [],
    callback_status: shown.callbackStatus,
    callback_url: filters.callbackUrl ?? '',
    case_status: caseStatusOf(shown.statusCounts),
    client_reference: filters.clientReference ?? '',
    comments: [],
    input_language: shown.language,
    is_adverse_required: String(filters.categories.includes('Adverse Media')),
    is_monitored: shown.isMonitored,
    is_read: shown.readBy.length > 0,
    is_updated: false,
    match_status: matchStatusOf(shown.statusCounts),
    normalized_name: shown.normalizedName,
    platform: shown.platform,
    read_by: [...shown.readBy],
    reference: { custom_list_search: false },
    risk_decision: shown.risk.decision,
    risk_level: shown.risk.level,
    risk_score: String(shown.risk.score),
    search_filters: {
      adverse_media_monitoring: filters.adverseMediaMonitoring,
      alias_search: filters.aliasSearch,
      birth_incorporation_date: toWireDate(filters.date),
      categories: [...filters.categories],
      client_reference: filters.clientReference ?? '',
      countries: [...filters.countries],
      entity_type: [...filters.entityTypes],
      exact_search: filters.exactSearch,
      group_data: filters.groupData,
      match_score: filters.matchScore,
      name: filters.name,
      ongoing_monitoring: filters.ongoingMonitoring,
      page: filters.page,
      per_page: filters.perPage,
      rca_search: filters.rcaSearch,
      retrieve_results: filters.retrieveResults,
      risk_score_engine_id: filters.riskScoreEngineId,
      risk_score_engine_title: filters.riskScoreEngineTitle,
      search_profile: filters.searchProfile ?? '',
      unique_identifier: filters.uniqueIdentifier ?? '',
    },
    search_reference: shown.id,
    searched_categories: { ...shown.categoryCounts },
    searched_countries: byCountryName(shown.countryCounts),
    total_adverse_media: 0,
    total_results: shown.totalResults,
    worst_record_status: worstStatusOf(shown.statusCounts),
  };
}
