import Type, { type Static, type TSchema } from 'typebox';
import { PaginationSchema } from '../platform/http/page.js';
import { AiRiskOfSearch, KeyDriverDetails } from './ai-risk.schema.js';
import { AdverseMediaArticle, AdverseMediaDetails } from './case-article.schema.js';
import { AssigneeSchema, CommentSchema } from './case-people.schema.js';
import { SearchResult } from './search-result.schema.js';
import { ReviewFields } from './second-review.schema.js';
import {
  adverseMediaStatus,
  CASE_STATUS,
  caseStatus,
  matchStatus,
  riskDecision,
  riskLevel,
  SCREENING_STATUS,
  screeningStatus,
} from './state-words.schema.js';
import { WorkSchema } from './work.schema.js';

const text = (description: string) => Type.String({ description });
const flag = (description: string) => Type.Boolean({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const byName = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String(), value, { description });

/** `data` of `POST /api/search` and `GET /api/searches/{search_reference}`. */
export const SearchSchema = Type.Object(
  {
    search_reference: text('Id of the stored search: 24 lower-case hex characters; empty for `dry_run`.'),
    searched_name: text('Name as requested.'),
    client_reference: text('Your own reference; empty if none was given.'),
    language_code: text('Language of the name, BCP 47; `und` if its script is used by several languages.'),
    match_status: matchStatus('`No Match`, or the worst status of any result.'),
    case_status: caseStatus(CASE_STATUS),
    screening_status: screeningStatus(SCREENING_STATUS),
    worst_record_status: caseStatus('Worst status of any result: `Passed`, `Failed` or `For Review`.'),
    risk_level: riskLevel('Highest risk level of the results that are not `False Positive`.'),
    risk_score: Type.Number({ description: 'Highest risk score of the results that are not `False Positive`.' }),
    risk_decision: riskDecision('Decision that follows from the risk level; `Failed` if a result is `True Positive`.'),
    total_records: Type.Integer({ description: 'Number of results on all pages.' }),
    pagination: PaginationSchema,
    searched_categories: byName(Type.Integer(), 'Number of results by requested or found category.'),
    searched_countries: byName(Type.Integer(), 'Number of results by requested or found country.'),
    adverse_media_status: adverseMediaStatus('Status of the adverse media search.'),
    total_adverse_media: Type.Integer({
      description:
        'Number of stories in `adverse_media`: one text under many addresses is one story, and its article lists them as `tellings`.',
    }),
    adverse_media: Type.Array(AdverseMediaArticle, {
      description:
        'Articles that are linked or possibly linked to the subject, highest weight first; empty until `Completed`.',
    }),
    adverse_media_excluded: Type.Array(AdverseMediaArticle, {
      description: 'Articles that name the subject but were excluded, with reasons; not counted.',
    }),
    adverse_media_details: AdverseMediaDetails,
    ai_risk: AiRiskOfSearch,
    demonstration: flag('Whether the demonstration list was screened, whose records are fictitious.'),
    test: flag('Whether it is a test (`test` of the request).'),
    search_profile: text('Id of the search profile that was used; empty if none was.'),
    editions: texts(
      'List editions that were screened, including custom lists: those of the search profile, if there is one, that have records of the requested categories.',
    ),
    allow_list: Type.Array(
      Type.Object({
        custom_list_id: text('Id of the allow list.'),
        custom_list: text('Name of the allow list.'),
        entry_id: text('Id of the entry.'),
        name: text('Name of the entry.'),
        score: Type.Number({ description: 'Match score of the entry, 0 to 100.' }),
      }),
      {
        description:
          'Entries of custom allow lists that reached the threshold. They add no result, hide none and change no status or risk.',
      },
    ),
    notices: Type.Array(
      Type.Object({
        code: text('Stable code for programs.'),
        message: text('Human-readable message.'),
      }),
      {
        description:
          'Notices, for example on checks that were requested but not completed, demonstration data, or decisions made after the analysis.',
      },
    ),
    assignees: Type.Array(AssigneeSchema, { description: 'Users to whom the search is assigned.' }),
    comments: Type.Array(CommentSchema, { description: 'Comments of users, oldest first.' }),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('ISO 8601, UTC.'),
    results: Type.Array(SearchResult, { description: 'Results of this page, best first.' }),
  },
  { $id: 'Search', description: 'A stored search, as first returned.' },
);

export const SearchParams = Type.Object({
  search_reference: Type.String({
    pattern: '^[0-9a-f]{24}$',
    description: 'Id of the search, 24 characters.',
  }),
});

const SearchQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1, description: 'Page of the results, from 1.' }),
  ),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 15, description: 'Results per page; values over 500 are reduced to 500.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
});

export const ReadSearchQuery = Type.Object({
  ...SearchQuery.properties,
  mark_read: Type.Optional(
    Type.Boolean({ default: true, description: 'False leaves the search unread, for example when prefetching.' }),
  ),
  round: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'Round to show (`GET …/rounds`); by default the current one.',
    }),
  ),
});

/** `data` of `GET /api/searches/{search_reference}`. */
export const ReadSearchSchema = Type.Object(
  {
    ...SearchSchema.properties,
    work: Type.Union([WorkSchema, Type.Null()], {
      description: 'Work on the search (state, assignee, due date); null if it never needed a decision.',
    }),
    ...ReviewFields,
    key_driver_details: KeyDriverDetails,
    is_sample: Type.Boolean({ description: 'Whether it is a sample (`POST /api/sample-cases`).' }),
  },
  { $id: 'ReadSearch', description: 'A stored search with one page of its results, and the work on it.' },
);

/** The requested page of results, at most 500. */
export function readSearchQuery(query: Static<typeof SearchQuery>): { number: number; size: number } {
  return { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 15, 500) };
}

export type PublicSearch = Static<typeof SearchSchema>;
