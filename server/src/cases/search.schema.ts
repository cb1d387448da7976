import Type, { type Static, type TSchema } from 'typebox';
import { PaginationSchema } from '../platform/http/page.js';
import { AiRiskOfSearch } from './ai-risk.schema.js';
import { AdverseMediaArticle, AdverseMediaDetails } from './case-article.schema.js';
import { AssigneeSchema, CommentSchema } from './case-people.schema.js';
import { DecisionSchema } from './record-decision.schema.js';
import {
  adverseMediaStatus,
  CASE_STATUS,
  caseStatus,
  matchStatus,
  resultStatus,
  riskDecision,
  riskLevel,
} from './state-words.schema.js';
import { WorkSchema } from './work.schema.js';

const text = (description: string) => Type.String({ description });
const flag = (description: string) => Type.Boolean({ description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const byName = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String(), value, { description });

/** The keys of `data.summary`, in the contract's order; each is a list of text, empty where nothing is known. */
export const SUMMARY_KEYS = [
  ...['address', 'alias', 'category', 'country', 'date_of_birth', 'date_of_death', 'description', 'designation'],
  ...['education', 'email', 'entity_type', 'first_name', 'gender', 'keywords', 'last_name', 'name', 'nationality'],
  ...['net_worth', 'notes', 'occupation', 'phone', 'place_of_birth', 'place_of_death', 'political_party', 'position'],
  ...['position_occupancies', 'religion', 'suffix', 'title', 'website'],
] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];

const SUMMARY_MEANINGS: Readonly<Record<SummaryKey, string>> = {
  address: 'Addresses, one per entry.',
  alias: 'All other names of the party, including weak aliases.',
  category: 'Categories that the party is listed under.',
  country: 'English short names of the countries of the party.',
  date_of_birth: 'Dates of birth, incorporation or construction, as ISO dates, possibly partial.',
  date_of_death: 'Dates of death, as ISO dates, possibly partial.',
  description: "The publisher's reason for listing the party.",
  designation: "Titles and functions, in the publisher's words.",
  education: 'Education.',
  email: 'E-mail addresses.',
  entity_type: 'Entity types of the party.',
  first_name: 'Given names.',
  gender: '`male`, `female` or `other`.',
  keywords: 'Keywords of the publisher.',
  last_name: 'Family names.',
  name: 'Primary name.',
  nationality: 'English short names of nationalities, citizenships, jurisdictions and flags.',
  net_worth: 'Net worth.',
  notes: 'Remarks of the publisher, one per entry.',
  occupation: 'Occupations.',
  phone: 'Telephone numbers.',
  place_of_birth: 'Places of birth.',
  place_of_death: 'Places of death.',
  political_party: 'Political parties.',
  position: 'Offices held now or at an unknown time.',
  position_occupancies: 'Offices with the period in which they were held.',
  religion: 'Religions.',
  suffix: 'Suffixes of the name.',
  title: 'Titles of the party.',
  website: 'Web addresses.',
};

const EntityData = Type.Object(
  {
    additional_information: byName(Type.Array(Type.String()), 'Other facts by name, such as `vessel_type`.'),
    identification_documents: Type.Array(
      Type.Object({
        type: text("Type in the publisher's words, such as `Passport`."),
        number: text('Number as published.'),
        country: text('English short name; empty if unknown.'),
        issued_on: nullableText('Date of issue as published; null if unknown.'),
        expires_on: nullableText('Date of expiry as published; null if unknown.'),
        note: text("The publisher's remark; empty if there is none."),
      }),
      { description: 'Passports, registrations and other numbers.' },
    ),
    legal_notice: texts('Notices that the publishers require with their data.'),
    linked_entities: Type.Array(
      Type.Object({
        relation: texts('Role of the other party, such as `spouse` or `owner`.'),
        details: texts('Details of the relationship, as published.'),
        name: texts('Name of the other party.'),
      }),
      { description: 'Relatives, associates, owners and other parties that the publisher links to the party.' },
    ),
    sanction_details: Type.Array(
      Type.Object({
        source: text('Name of the list, such as `ofac_sdn`.'),
        reference: text('Official reference of the listing; empty if there is none.'),
        programs: texts('Sanctions programs.'),
        legal_basis: texts('Laws and orders.'),
        measures: texts('Measures against the party.'),
        reason: text('Reason for the listing; empty if not published.'),
        listed_on: nullableText('Date of the listing, ISO 8601; null if unknown.'),
        updated_on: nullableText('Date of the last change of the listing, ISO 8601; null if unknown.'),
      }),
      { description: 'One entry for each sanctions list that names the party.' },
    ),
    summary: Type.Object(
      Object.fromEntries(SUMMARY_KEYS.map((key) => [key, texts(SUMMARY_MEANINGS[key])])) as Record<
        SummaryKey,
        ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
      >,
      { description: 'Known facts on the party; a list is empty if nothing is known.' },
    ),
  },
  { $id: 'EntityData', description: 'Consolidated data of all lists on the party.' },
);

const AuditRule = Type.Object(
  {
    absolute_score: Type.Number({ description: 'Score in the engine, 0 to 100.' }),
    weightage: Type.Number({ description: 'Weight of the component in percent.' }),
    weighted_score: Type.Number({ description: 'absolute_score · weightage / 100 when selected, otherwise 0.' }),
    selected: flag('Whether the rule applies to the party.'),
  },
  { $id: 'RiskAuditRule', description: 'A rule of the risk score engine and whether it applies.' },
);

const RiskViewPart = Type.Object(
  {
    risk_level: riskLevel('`Low` 0-30, `Medium` 31-50, `High` 51-100.'),
    risk_scores: byName(Type.Number(), 'Scores of the rules that apply, by name.'),
    score: Type.Number({ description: 'Highest of these scores.' }),
    weightage: Type.Number({ description: 'Weight of the component in percent.' }),
  },
  { $id: 'RiskComponent', description: 'One component of the risk score.' },
);

const Evidence = Type.Object({
  field: text('Field that was compared, such as `date`, `nationality` or `identifier`.'),
  outcome: text('`agree`, `close`, `conflict`, `missing` or `cap`.'),
  subject: nullableText('Value of the subject; null if it has none.'),
  listed: nullableText('Value of the record; null if it has none.'),
  points: Type.Number({ description: 'Points added to the score; negative if subtracted.' }),
});

const Span = Type.Array(Type.Integer({ minimum: 0 }), {
  minItems: 2,
  maxItems: 2,
  description: 'Start and end (exclusive) in UTF-16 code units. Spans of one name do not overlap.',
});

const SHARED_PLACE = '; null if another part has that place. Not in cases of older releases.';

const UnmatchedWord = Type.Object(
  {
    text: text('Word as written.'),
    span: Span,
    why: text(
      '`title`, `particle`, `omitted` (the subject leaves it out), `contradicted` (another word is in its place) or `unmatched`.',
    ),
  },
  { $id: 'UnmatchedWord', description: 'Word of a name without a matching word in the other name.' },
);

const Explanation = Type.Object(
  {
    alignment: Type.Array(
      Type.Object({
        subject: text("Word of the subject's name."),
        listed: text('Matching word of the listed name.'),
        kind: text('Kind of match, such as `equal`, `spelling`, `initial` or `nickname`.'),
        similarity: Type.Number({ description: '0 to 1.' }),
        points: Type.Number({ description: 'Points added to the score.' }),
        subject_span: Type.Optional(
          Type.Union([Span, Type.Null()], { description: `Place of the words in \`subject_name\`${SHARED_PLACE}` }),
        ),
        listed_span: Type.Optional(
          Type.Union([Span, Type.Null()], { description: `Place of the words in \`listed_name\`${SHARED_PLACE}` }),
        ),
      }),
      { description: 'Matching words of both names.' },
    ),
    omitted: texts("Words of the listed name that the subject's name omits."),
    contradicted: texts('Words of either name that contradict the other name.'),
    evidence: Type.Array(Evidence, { description: 'Evidence other than the name, for or against a match.' }),
    score: Type.Number({ description: 'Score, rounded to one decimal.' }),
    subject_name: Type.Optional(
      text(
        'Name of the subject that was compared; empty if an identifier alone matches. Not in cases of older releases.',
      ),
    ),
    listed_name: Type.Optional(text('Listed name that was compared; empty if an identifier alone matches.')),
    subject_rest: Type.Optional(
      Type.Array(UnmatchedWord, { description: 'Words of `subject_name` without a matching word, in order.' }),
    ),
    listed_rest: Type.Optional(
      Type.Array(UnmatchedWord, { description: 'Words of `listed_name` without a matching word, in order.' }),
    ),
  },
  {
    $id: 'Explanation',
    description: 'Explanation of the score: all points add up to the score before rounding.',
  },
);

const SourceDetail = Type.Object({
  categories: texts('Categories of the record on this list.'),
  countries: texts('English short names.'),
  description: text('Description of the list.'),
  publisher: text('Publisher of the list.'),
  url: text('Web address of the record at the publisher, or of the list.'),
  source: text('Name of the list, such as `ofac_sdn`.'),
  source_id: text("The publisher's own id of the record."),
  version: text('Edition of the list that was screened.'),
  merged_by: text(
    'Why this record was joined with the leading record ("an equal name and the same date 1961-04-12"); empty on the leading record. With `group_data`, each list has its own `data`.',
  ),
  demonstration: flag('Whether this is a fictitious record of the demonstration list.'),
  data: Type.Optional(EntityData),
});

const WhitelistStandingSchema = Type.Object(
  {
    state: text(
      '`applied`: the record is `False Positive` because of the whitelisting. `returned`: the record has changed since and is open again.',
    ),
    reason: text('Reason for the whitelisting.'),
    decided_by: text('Id of the user.'),
    email: text('E-mail address of the user.'),
    decided_at: text('ISO 8601, UTC.'),
    search_reference: text('Id of the search in which the decision was made.'),
  },
  { $id: 'WhitelistStanding', description: 'Status of a whitelisting of the subject and record.' },
);

export const SearchResult = Type.Object(
  {
    id: text('Id of the record, stable across editions of its list.'),
    name: text('Primary name of the party.'),
    score: Type.Number({ description: 'Match score, 0 to 100, one decimal.' }),
    confidence: Type.Number({ description: 'Amount of independent evidence, 0 to 100.' }),
    birth_incorporation_date: texts('ISO dates, possibly partial: `1947` or `1947-03`.'),
    categories: texts('Categories of the party, in canonical spelling.'),
    countries: texts('English short names.'),
    entity_types: texts('Entity types of the party.'),
    match_status: resultStatus('Status of the result: `Potential Match` until an analyst decides.'),
    matched_alias: texts('Aliases that reached the threshold, best first.'),
    matched_rca: texts('Names of relatives and associates that reached the threshold, best first.'),
    matched_names: Type.Array(
      Type.Object({
        matched_name: text('Name that reached the threshold.'),
        matching_fields: Type.Object(
          {
            alias: flag('Whether the name is an alias.'),
            birth_incorporation_date: flag('Whether a listed date matches the requested date.'),
            image: flag('Whether the face in the image matches a listed picture of the party.'),
            profile_name: flag('Whether the name is the primary name.'),
          },
          { description: 'Matching fields.' },
        ),
        record_id: text('Id of the record with this name.'),
        score: text('Match score as text, 0 to 100, one decimal.'),
        source_ids: texts("The publishers' ids of the record."),
      }),
      {
        description:
          'All names that reached the threshold, best first; empty if the record was found by an identifier only.',
      },
    ),
    relevance_status: Type.Object(
      {
        alias: flag('Whether an alias reached the threshold.'),
        birth_incorporation_date: flag('Whether a listed date matches the requested date.'),
        category: flag('Whether the record has a requested category.'),
        country: flag('Whether the record has a requested country; false if its country is unknown.'),
        entity_type: flag('Whether the record has a requested entity type; false if its type is only compatible.'),
        image_match: flag('Whether the face in the image matches a listed picture of the party.'),
        potential_match: flag('Whether the result is still undecided.'),
        profile_name: flag('Whether the primary name, in any script, reached the threshold.'),
        rca_name: flag('Whether the name of a relative or associate reached the threshold.'),
        unique_identifier: flag('Whether the record has the requested identifier.'),
      },
      { description: 'Parts of the request that the record matches.' },
    ),
    explanation: Explanation,
    data: EntityData,
    risk_audit: Type.Object(
      {
        category_rules: byName(AuditRule, 'All categories of the engine, in lower case.'),
        country_rules: byName(AuditRule, 'All countries of the engine and of the record, in lower case.'),
        floor_rules: byName(
          Type.Object({
            floor: Type.Number({ description: 'Lowest score where the rule applies.' }),
            selected: flag('Whether the rule applies.'),
            raised_by: Type.Number({ description: 'Points that this floor added to the computed score.' }),
          }),
          'Floors by rule: the lowest score where the rule applies.',
        ),
        computed_score: Type.Number({ description: 'Weighted sum before floors.' }),
      },
      { description: 'All rules of the risk score, whether or not they apply.' },
    ),
    risk_decision: riskDecision(
      '`Passed` for Low, `For Review` for Medium and High. After a decision: `Failed` for a true positive, `Passed` for a false positive.',
    ),
    risk_level: riskLevel('`Low` 0-30, `Medium` 31-50, `High` 51-100.'),
    risk_score: Type.Number({ description: 'Risk of the listed party, 0 to 100, regardless of the match score.' }),
    risk_score_engine_id: text('Id of the engine that computed the score.'),
    risk_title: text('Title of the engine.'),
    risk_view: Type.Object(
      { categories: RiskViewPart, countries: RiskViewPart, crimes: RiskViewPart, custom_list: RiskViewPart },
      { description: 'Risk score by component.' },
    ),
    source_details: Type.Array(SourceDetail, {
      description: 'Lists with a record of the party; with `group_data`, each with its own `data`.',
    }),
    adverse_media: Type.Array(AdverseMediaArticle, {
      description: 'Articles of the search that are linked to this record by its own data.',
    }),
    adverse_media_details: AdverseMediaDetails,
    decision: Type.Union([DecisionSchema, Type.Null()], {
      description: 'Latest decision in this search; null if there is none.',
    }),
    whitelist: Type.Union([WhitelistStandingSchema, Type.Null()], {
      description: 'Whitelisting from an earlier search of the same subject; null if there is none.',
    }),
    adverse_media_performed: flag('Whether adverse media was searched.'),
    hio: flag('Whether the party heads an international organization.'),
    demonstration: flag('Whether this is a fictitious record of the demonstration list.'),
    created_at: text('When the record was matched, ISO 8601, UTC.'),
    updated_at: text('When the status last changed, ISO 8601, UTC.'),
    version: text('Editions that were screened, such as `ofac_sdn@2026-11-20T04:00:00Z`.'),
  },
  { $id: 'SearchResult', description: 'A listed party that reached the threshold.' },
);

/** `data` of `POST /api/search` and `GET /api/searches/{search_reference}`. */
export const SearchSchema = Type.Object(
  {
    search_reference: text('Id of the stored search: 24 lower-case hex characters.'),
    searched_name: text('Name as requested.'),
    client_reference: text('Your own reference; empty if none was given.'),
    language_code: text('Language of the name, BCP 47; `und` if its script is used by several languages.'),
    match_status: matchStatus('`No Match`, or the worst status of any result.'),
    case_status: caseStatus(CASE_STATUS),
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
      description: 'Number of articles in `adverse_media`; several articles can report one story.',
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
        message: text('Text for people.'),
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
  { $id: 'Search', description: 'A stored search, as first answered.' },
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
});

/** `data` of `GET /api/searches/{search_reference}`. */
export const ReadSearchSchema = Type.Object(
  {
    ...SearchSchema.properties,
    work: Type.Union([WorkSchema, Type.Null()], {
      description: 'Work on the search (state, assignee, due date); null if it never needed a decision.',
    }),
  },
  { $id: 'ReadSearch', description: 'A stored search with one page of its results, and the work on it.' },
);

/** The requested page of results, at most 500. */
export function readSearchQuery(query: Static<typeof SearchQuery>): { number: number; size: number } {
  return { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 15, 500) };
}

export type PublicSearch = Static<typeof SearchSchema>;
export type PublicSearchResult = Static<typeof SearchResult>;
export type PublicEntityData = Static<typeof EntityData>;
