import Type, { type Static } from 'typebox';
import type { Case } from '../domain/case.js';
import { caseStatusOf, matchStatusOf, worstStatusOf } from '../domain/case.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { CustomerStanding } from '../domain/customer.js';
import { parseDay, presentDate } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
import { MAX_PAGE, PaginationSchema } from '../platform/http/page.js';
import { AiRiskOfSearch, presentAiRisk } from './ai-risk.schema.js';
import { AssigneeSchema, CommentSchema, presentAssignee, presentComment } from './case-people.schema.js';
import { byCountryName } from './search.present.js';
import {
  adverseMediaStatus,
  callbackStatus,
  caseStatus,
  matchStatus,
  platform,
  riskDecision,
  riskLevel,
} from './state-words.schema.js';

const text = (description: string) => Type.String({ description });
const flag = (description: string) => Type.Boolean({ description });
const words = (description: string) => Type.Array(Type.String(), { description });

const ObjectId = (description: string) => Type.Object({ $oid: text('24 lower-case hex characters.') }, { description });
const Timestamp = (description: string) =>
  Type.Object({ $date: Type.Integer({ description: 'Milliseconds since 1970, UTC.' }) }, { description });
const Counts = (description: string) => Type.Record(Type.String(), Type.Integer(), { description });

const SearchRow = Type.Object(
  {
    _id: ObjectId('The search.'),
    organization_id: ObjectId('The organization it belongs to.'),
    user_id: ObjectId('The user who made it.'),
    created_at: Timestamp('When it was made.'),
    updated_at: Timestamp('When it last changed.'),
    is_monitored_at: Type.Union([Timestamp('When monitoring last looked at the search.'), Type.Null()], {
      description: 'When monitoring last looked at the search; null when it never has.',
    }),
    adverse_media_monitoring: flag('Enrolled for monitoring of adverse media.'),
    adverse_status: adverseMediaStatus('`Not Requested`, `Pending`, `Completed` or `Failed`.'),
    ai_risk: AiRiskOfSearch,
    assignees: Type.Array(AssigneeSchema, { description: 'The users who are to look at it.' }),
    callback_status: callbackStatus('`Not Required`, `Pending`, `Delivered` or `Failed`.'),
    callback_url: text('Where results are sent to; empty when nowhere.'),
    case_status: caseStatus('What most results say: `Passed`, `Failed` or `For Review`.'),
    client_reference: text("The caller's own reference; empty when none was given."),
    comments: Type.Array(CommentSchema, { description: 'Comments of users, oldest first.' }),
    input_language: text('BCP 47; `und` where the script of the name leaves it open.'),
    is_adverse_required: Type.Enum(['true', 'false'], { description: 'As text.' }),
    is_monitored: flag('Enrolled for ongoing monitoring.'),
    is_read: flag('A user has opened it.'),
    is_updated: flag('Monitoring has found a change that nobody has read since.'),
    match_status: matchStatus('`No Match`, or the worst status of a result.'),
    normalized_name: text('The name as it was compared.'),
    platform: platform('`API`, `CONSOLE` or `BULK`.'),
    read_by: words('Ids of the users who opened the search.'),
    reference: Type.Object(
      { custom_list_search: flag("At least one of the organization's own lists was screened.") },
      { description: 'What was screened besides the published lists.' },
    ),
    risk_decision: riskDecision('Of the result with the highest risk score.'),
    risk_level: riskLevel('Of the result with the highest risk score.'),
    risk_score: text('The highest of the results, as text.'),
    search_filters: Type.Object(
      {
        adverse_media_monitoring: flag('As asked for.'),
        alias_search: flag('Aliases were searched.'),
        birth_incorporation_date: text('DD-MM-YYYY with `00` for unknown parts; empty when not given.'),
        categories: words('In canonical spelling.'),
        client_reference: text("The caller's own reference."),
        countries: words('ISO 3166-1 alpha-2.'),
        entity_type: words('In canonical spelling.'),
        exact_search: flag('Equal names only.'),
        group_data: flag('Data of each source apart.'),
        match_score: Type.Integer({ description: 'The bar, 0 to 100.' }),
        name: text('The name as it was asked for.'),
        ongoing_monitoring: flag('As asked for.'),
        page: Type.Integer({ description: 'Page of the results that was answered.' }),
        per_page: Type.Integer({ description: 'Results a page.' }),
        rca_search: flag('Names of relatives and associates were searched.'),
        retrieve_results: flag('Results were answered, not their counts alone.'),
        risk_score_engine_id: text('The engine that computed the risk scores.'),
        risk_score_engine_title: text('Its title.'),
        search_profile: text('Empty when none was given.'),
        unique_identifier: text('Empty when none was given.'),
      },
      { description: 'What the search ran with, defaults included.' },
    ),
    search_reference: text('The case, for reading it: 24 lower-case hex characters.'),
    searched_categories: Counts('How many results are of each category asked for or found.'),
    searched_countries: Counts('How many results are tied to each country asked for or found.'),
    total_adverse_media: Type.Integer({ description: 'Articles linked to the search.' }),
    total_results: Type.Integer({ description: 'All results.' }),
    worst_record_status: caseStatus('The worst that any result says, in the same words.'),
  },
  { $id: 'SearchRow', description: 'A stored search, as the list shows it.' },
);

/** `data` of `POST /api/searches`. */
export const SearchesSchema = Type.Object({
  pagination: PaginationSchema,
  searches: Type.Array(SearchRow, { description: 'Newest first.' }),
});

const wholeFromOne = { type: ['integer', 'string', 'null'], minimum: 1 } as const;
const pageNumber = { ...wholeFromOne, maximum: MAX_PAGE, format: 'page-number' } as const;
/** However much is asked for, at most 100 are given. */
const pageSize = { ...wholeFromOne, format: 'page-size' } as const;

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
  page: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageNumber, default: 1, description: 'Page of the list, from 1.' }),
  ),
  records_per_page: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageSize, default: 15, description: 'More than 100 is taken as 100.' }),
  ),
  page_size: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageSize, description: 'Another name for records_per_page.' }),
  ),
});

/** What the listing is asked for: a page of at most 100, of one UTC day (YYYY-MM-DD) or of all. */
export function readSearchesRequest(body: Static<typeof SearchesRequestSchema>): {
  page: { number: number; size: number };
  day?: string;
} {
  const day = typeof body.created_at === 'string' ? parseDay(body.created_at) : undefined;
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
export function presentSearchRow(shown: Case, aiRisk?: CustomerStanding): WireSearchRow {
  const { filters } = shown;
  return {
    _id: { $oid: shown.id },
    organization_id: { $oid: shown.organizationId },
    user_id: { $oid: shown.userId },
    created_at: { $date: shown.createdAt.getTime() },
    updated_at: { $date: shown.updatedAt.getTime() },
    is_monitored_at: shown.monitoredAt === undefined ? null : { $date: shown.monitoredAt.getTime() },
    adverse_media_monitoring: shown.isMediaMonitored,
    adverse_status: shown.adverseMediaStatus,
    ai_risk: presentAiRisk(aiRisk),
    assignees: shown.assignees.map(presentAssignee),
    callback_status: shown.callbackStatus,
    callback_url: filters.callbackUrl ?? '',
    case_status: caseStatusOf(shown.statusCounts),
    client_reference: filters.clientReference ?? '',
    comments: shown.comments.map(presentComment),
    input_language: shown.language,
    is_adverse_required: filters.categories.includes('Adverse Media') ? 'true' : 'false',
    is_monitored: shown.isMonitored,
    is_read: shown.readBy.length > 0,
    is_updated: shown.isUpdated,
    match_status: matchStatusOf(shown.statusCounts),
    normalized_name: shown.normalizedName,
    platform: shown.platform,
    read_by: [...shown.readBy],
    reference: { custom_list_search: shown.editions.some(({ source }) => isCustomSource(source)) },
    risk_decision: shown.risk.decision,
    risk_level: shown.risk.level,
    risk_score: String(shown.risk.score),
    search_filters: {
      adverse_media_monitoring: filters.adverseMediaMonitoring,
      alias_search: filters.aliasSearch,
      birth_incorporation_date: presentDate(filters.date),
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
    total_adverse_media: shown.totalAdverseMedia,
    total_results: shown.totalResults,
    worst_record_status: worstStatusOf(shown.statusCounts),
  };
}
