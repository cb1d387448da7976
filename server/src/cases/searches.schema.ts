import { ENTITY_TYPES } from '@touchstone/engine';
import Type, { type Static, type TSchema } from 'typebox';
import { AppError } from '../domain/app-error.js';
import { CATEGORIES } from '../domain/category.js';
import type { Page } from '../domain/page.js';
import { VERDICTS } from '../domain/verdict.js';
import { Cursor, NextCursor, readCursor, TotalIsExact } from '../platform/http/cursor.js';
import { parseDay } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
import { someOf } from '../platform/http/one-of.js';
import { byOutcome } from '../platform/http/outcomes.js';
import { MAX_PAGE, PaginationSchema } from '../platform/http/page.js';
import { AiRiskOfSearch } from './ai-risk.schema.js';
import { AssigneeSchema, CommentSchema } from './case-people.schema.js';
import type { CaseFilter } from './cases.js';
import {
  adverseMediaStatus,
  CASE_STATUS,
  CASE_STATUSES,
  callbackStatus,
  caseStatus,
  MATCH_STATUSES,
  matchStatus,
  platform,
  riskDecision,
  riskLevel,
  SCREENING_STATUS,
  screeningStatus,
} from './state-words.schema.js';
import { Timestamp } from './timestamp.schema.js';

const text = (description: string) => Type.String({ description });
const flag = (description: string) => Type.Boolean({ description });
const words = (description: string) => Type.Array(Type.String(), { description });

const ObjectId = (description: string) => Type.Object({ $oid: text('24 lower-case hex characters.') }, { description });
const Counts = (description: string) => Type.Record(Type.String(), Type.Integer(), { description });

const SearchRow = Type.Object(
  {
    _id: ObjectId('Id of the search.'),
    organization_id: ObjectId('Id of the organization.'),
    user_id: ObjectId('Id of the user who made the search.'),
    created_at: Timestamp('When the search was made.'),
    updated_at: Timestamp('When the search last changed.'),
    is_monitored_at: Type.Union([Timestamp('When monitoring of the search started.'), Type.Null()], {
      description: 'When monitoring of the search started; null unless it is monitored.',
    }),
    last_rescreened_at: Type.Union([Timestamp('When monitoring last screened the search.'), Type.Null()], {
      description: 'When monitoring last screened the search; null if never.',
    }),
    adverse_media_monitoring: flag('Whether adverse media is monitored.'),
    adverse_status: adverseMediaStatus('Status of the adverse media search.'),
    ai_risk: AiRiskOfSearch,
    assignees: Type.Array(AssigneeSchema, { description: 'Users to whom the search is assigned.' }),
    callback_status: callbackStatus('Status of the delivery to `callback_url`.'),
    callback_url: text('URL that receives the results; empty if none was given.'),
    case_status: caseStatus(CASE_STATUS),
    client_reference: text('Your own reference; empty if none was given.'),
    comments: Type.Array(CommentSchema, { description: 'Comments of users, oldest first.' }),
    input_language: text('Language of the name, BCP 47; `und` if its script is used by several languages.'),
    is_adverse_required: Type.Enum(['true', 'false'], { description: 'Whether adverse media was requested, as text.' }),
    is_monitored: flag('Whether the search is monitored.'),
    test: flag('Whether it is a test (`test` of `POST /api/search`).'),
    is_sample: flag('Whether it is a sample (`POST /api/sample-cases`).'),
    is_read: flag('Whether a user has opened the search.'),
    is_updated: flag('Whether monitoring found a change that no user has read yet.'),
    match_status: matchStatus('`No Match`, or the worst status of any result.'),
    normalized_name: text('Normalized name that was compared.'),
    platform: platform('How the search was made.'),
    read_by: words('Ids of the users who have opened the search.'),
    reference: Type.Object(
      { custom_list_search: flag('Whether a custom list was screened.') },
      { description: 'Lists screened in addition to the published ones.' },
    ),
    risk_decision: riskDecision('Risk decision of the result with the highest risk score.'),
    risk_level: riskLevel('Risk level of the result with the highest risk score.'),
    risk_score: text('Highest risk score of the results, as text.'),
    search_filters: Type.Object(
      {
        adverse_media_monitoring: flag('Whether it was requested.'),
        alias_search: flag('Whether aliases were searched.'),
        birth_incorporation_date: text('DD-MM-YYYY with `00` for unknown parts; empty if not given.'),
        categories: someOf(CATEGORIES, 'In canonical spelling.'),
        client_reference: text('Your own reference; empty if none was given.'),
        countries: words('ISO 3166-1 alpha-2.'),
        entity_type: someOf(ENTITY_TYPES, 'In canonical spelling.'),
        exact_search: flag('Whether only identical names match.'),
        group_data: flag('Whether the data of each source was requested separately.'),
        match_score: Type.Integer({ description: 'Threshold, 0 to 100.' }),
        name: text('Name as requested.'),
        ongoing_monitoring: flag('Whether it was requested.'),
        page: Type.Integer({ description: 'Page of the results that was returned.' }),
        per_page: Type.Integer({ description: 'Results per page.' }),
        rca_search: flag('Whether the names of relatives and associates were searched.'),
        retrieve_results: flag('Whether results were returned, not only counts.'),
        risk_score_engine_id: text('Id of the engine that computed the risk scores.'),
        risk_score_engine_title: text('Title of the engine.'),
        search_profile: text('Empty if none was given.'),
        unique_identifier: text('Empty if none was given.'),
      },
      { description: 'Parameters of the search, including defaults.' },
    ),
    screening_status: screeningStatus(SCREENING_STATUS),
    search_reference: text('Id of the search, for `GET /api/searches/{search_reference}`.'),
    searched_categories: Counts('Number of results by requested or found category.'),
    searched_countries: Counts('Number of results by requested or found country.'),
    total_adverse_media: Type.Integer({
      description: 'Stories linked to the search; one text under many addresses is one.',
    }),
    total_results: Type.Integer({ description: 'Number of results.' }),
    worst_record_status: caseStatus('Worst status of any result: `Passed`, `Failed` or `For Review`.'),
  },
  { $id: 'SearchRow', description: 'A stored search in the list.' },
);

/** `data` of `POST /api/searches`. */
export const SearchesSchema = Type.Object({
  pagination: Type.Object(
    { ...PaginationSchema.properties, total_is_exact: TotalIsExact },
    { $id: 'SearchesPagination', description: 'Position of this page; `current_page` is 1 with a cursor.' },
  ),
  next_cursor: NextCursor,
  searches: Type.Array(SearchRow, { description: 'Newest first.' }),
});

const wholeFromOne = { type: ['integer', 'string', 'null'], minimum: 1 } as const;
const pageNumber = { ...wholeFromOne, maximum: MAX_PAGE, format: 'page-number' } as const;
/** At most 100. */
const pageSize = { ...wholeFromOne, format: 'page-size' } as const;

const filter = <Schema extends TSchema>(schema: Schema) => Type.Optional(Nullable(schema));

/** The body of `POST /api/searches`. */
export const SearchesRequestSchema = Type.Object({
  created_at: Type.Optional(
    Nullable(
      Type.String({
        format: 'day',
        description: 'Only searches of this UTC day, DD-MM-YYYY.',
        examples: ['20-11-2026'],
      }),
    ),
  ),
  page: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageNumber, default: 1, description: 'Page of the list, from 1.' }),
  ),
  records_per_page: Type.Optional(
    Type.Unsafe<string | number | null>({
      ...pageSize,
      default: 15,
      description: 'Values over 100 are reduced to 100.',
    }),
  ),
  page_size: Type.Optional(
    Type.Unsafe<string | number | null>({ ...pageSize, description: 'Another name for records_per_page.' }),
  ),
  cursor: filter(Cursor),
  client_reference: filter(
    Type.String({ minLength: 1, maxLength: 200, description: 'Only searches with exactly this reference.' }),
  ),
  name: filter(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Only searches for exactly this name, ignoring case and accents.',
    }),
  ),
  match_status: filter(Type.Enum([...MATCH_STATUSES], { description: 'Only this status.' })),
  case_status: filter(Type.Enum([...CASE_STATUSES], { description: 'Only this `case_status`.' })),
  verdict: byOutcome(filter(Type.Enum([...VERDICTS], { description: 'Only this verdict on the customer.' }))),
  assignee_id: filter(
    Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Only searches assigned to the user with this id.' }),
  ),
  is_monitored: filter(Type.Boolean({ description: 'Only monitored searches, or only others.' })),
  start_date: filter(Type.String({ format: 'day', description: 'First UTC day of creation, DD-MM-YYYY.' })),
  end_date: filter(Type.String({ format: 'day', description: 'Last UTC day of creation (inclusive), DD-MM-YYYY.' })),
});

/** The requested page, at most 100 searches, and its filters. Throws `validation_failed` for those that exclude each other. */
export function readSearchesRequest(body: Static<typeof SearchesRequestSchema>): { page: Page; filter: CaseFilter } {
  const dayOf = (text: string | null | undefined) => (typeof text === 'string' ? parseDay(text) : undefined);
  const day = dayOf(body.created_at);
  const from = day ?? dayOf(body.start_date);
  const until = day ?? dayOf(body.end_date);
  const faults = [
    ...(from !== undefined && until !== undefined && until < from
      ? [{ field: 'end_date', message: 'must not be before start_date' }]
      : []),
    ...(typeof body.cursor === 'string' && Number(body.page ?? 1) > 1
      ? [{ field: 'page', message: 'must not be sent together with cursor' }]
      : []),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const filter: { [Key in keyof CaseFilter]: CaseFilter[Key] | null | undefined } = {
    ...{ clientReference: body.client_reference?.trim(), name: body.name, matchStatus: body.match_status },
    ...{
      caseStatus: body.case_status,
      verdict: body.verdict,
      assigneeId: body.assignee_id,
      isMonitored: body.is_monitored,
      from,
      until,
    },
  };
  return {
    page: {
      number: Number(body.page ?? 1),
      size: Math.min(Number(body.records_per_page ?? body.page_size ?? 15), 100),
      ...(typeof body.cursor === 'string' && { after: readCursor(body.cursor) }),
    },
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== null)),
  };
}

export type PublicSearchRow = Static<typeof SearchRow>;
