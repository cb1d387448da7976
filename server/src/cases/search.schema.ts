import Type, { type Static, type TSchema } from 'typebox';
import type { RecordDecision } from '../domain/case-marks.js';
import { PaginationSchema } from '../platform/http/page.js';
import { AiRiskOfSearch } from './ai-risk.schema.js';
import { AdverseMediaArticle, AdverseMediaDetails } from './case-article.schema.js';
import { AssigneeSchema, CommentSchema } from './case-people.schema.js';
import {
  adverseMediaStatus,
  caseStatus,
  matchStatus,
  resultStatus,
  riskDecision,
  riskLevel,
} from './state-words.schema.js';

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
  address: 'Addresses, one text each.',
  alias: 'Every other name of the party, weak ones included.',
  category: 'Categories it is listed under.',
  country: 'English short names of the countries it is tied to.',
  date_of_birth: 'Dates of birth, incorporation or building, as ISO dates that may be partial.',
  date_of_death: 'Dates of death, as ISO dates that may be partial.',
  description: 'Why the publisher lists it.',
  designation: 'Titles and functions in the words of the publisher.',
  education: 'Education.',
  email: 'E-mail addresses.',
  entity_type: 'What the party is.',
  first_name: 'Given names.',
  gender: '`male`, `female` or `other`.',
  keywords: 'Keywords of the publisher.',
  last_name: 'Family names.',
  name: 'The main name.',
  nationality: 'English short names of nationalities, citizenships, jurisdictions and flags.',
  net_worth: 'Net worth.',
  notes: 'Remarks of the publisher, one text each.',
  occupation: 'Occupations.',
  phone: 'Telephone numbers.',
  place_of_birth: 'Places of birth.',
  place_of_death: 'Places of death.',
  political_party: 'Political parties.',
  position: 'Offices held now, or at an unknown time.',
  position_occupancies: 'Offices with the time in which they were held.',
  religion: 'Religions.',
  suffix: 'Suffixes of the name.',
  title: 'Titles that go with the name.',
  website: 'Addresses on the web.',
};

const EntityData = Type.Object(
  {
    additional_information: byName(Type.Array(Type.String()), 'Further facts by their name, such as `vessel_type`.'),
    identification_documents: Type.Array(
      Type.Object({
        type: text("The publisher's word, such as `Passport`."),
        number: text('As the publisher writes it.'),
        country: text('English short name; empty when unknown.'),
        issued_on: nullableText('When it was issued, as the publisher writes it; null when unknown.'),
        expires_on: nullableText('When it ends, as the publisher writes it; null when unknown.'),
        note: text("The publisher's remark; empty when there is none."),
      }),
      { description: 'Passports, registrations and other numbers.' },
    ),
    legal_notice: texts('What the publishers ask to be said with their data.'),
    linked_entities: Type.Array(
      Type.Object({
        relation: texts('What the other party is to this one, such as `spouse` or `owner`.'),
        details: texts('More on the tie, where the publisher says more.'),
        name: texts('The name of the other party.'),
      }),
      { description: 'Relatives, associates, owners and others that the publisher ties to the party.' },
    ),
    sanction_details: Type.Array(
      Type.Object({
        source: text('The name of the list, such as `ofac_sdn`.'),
        reference: text('The number under which the listing was announced; empty when there is none.'),
        programs: texts('Sanctions programs.'),
        legal_basis: texts('Laws and orders.'),
        measures: texts('What is forbidden with the party.'),
        reason: text('Why it was listed; empty when the publisher does not say.'),
        listed_on: nullableText('ISO date of the listing; null when unknown.'),
        updated_on: nullableText('ISO date of its last change; null when unknown.'),
      }),
      { description: 'One for each sanctions list that names the party.' },
    ),
    summary: Type.Object(
      Object.fromEntries(SUMMARY_KEYS.map((key) => [key, texts(SUMMARY_MEANINGS[key])])) as Record<
        SummaryKey,
        ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
      >,
      { description: 'What is known of the party, by kind; a list without entries where nothing is known.' },
    ),
  },
  { $id: 'EntityData', description: 'Everything that the lists say of a party, consolidated.' },
);

const AuditRule = Type.Object(
  {
    absolute_score: Type.Number({ description: '0 to 100: what the engine gives for it.' }),
    weightage: Type.Number({ description: 'How many of 100 points the component weighs.' }),
    weighted_score: Type.Number({ description: 'absolute_score · weightage / 100 when selected, otherwise 0.' }),
    selected: flag('True when it was found in the response data.'),
  },
  { $id: 'RiskAuditRule', description: 'One rule of the risk score engine, and whether it applies.' },
);

const RiskViewPart = Type.Object(
  {
    risk_level: riskLevel('`Low` 0-30, `Medium` 31-50, `High` 51-100.'),
    risk_scores: byName(Type.Number(), 'The rules that apply, by name.'),
    score: Type.Number({ description: 'The highest of them.' }),
    weightage: Type.Number({ description: 'How many of 100 points the component weighs.' }),
  },
  { $id: 'RiskComponent', description: 'One component of the risk score.' },
);

const Evidence = Type.Object({
  field: text('What was compared, such as `date`, `nationality` or `identifier`.'),
  outcome: text('`agree`, `close`, `conflict`, `missing` or `cap`.'),
  subject: nullableText("The subject's value; null when it has none."),
  listed: nullableText("The record's value; null when it has none."),
  points: Type.Number({ description: 'What it added to the score, or took.' }),
});

const Explanation = Type.Object(
  {
    alignment: Type.Array(
      Type.Object({
        subject: text("A word of the subject's name."),
        listed: text('The word of the listed name that it met.'),
        kind: text('How they met, such as `equal`, `spelling`, `initial` or `nickname`.'),
        similarity: Type.Number({ description: '0 to 1.' }),
        points: Type.Number({ description: 'What it gave to the score.' }),
      }),
      { description: 'Which word met which.' },
    ),
    omitted: texts("Words of the listed name that the subject's leaves out."),
    contradicted: texts('Words on either side that contradict each other.'),
    evidence: Type.Array(Evidence, { description: 'What besides the name speaks for or against.' }),
    score: Type.Number({ description: 'The score, rounded to one decimal.' }),
  },
  {
    $id: 'Explanation',
    description: 'Why the score is what it is: all points together are the score before rounding.',
  },
);

const SourceDetail = Type.Object({
  categories: texts('Categories of the record on this list.'),
  countries: texts('English short names.'),
  description: text('What the list is.'),
  publisher: text('Who publishes it.'),
  url: text('The record at the publisher, or the list.'),
  source: text('The name of the list, such as `ofac_sdn`.'),
  source_id: text("The publisher's own id of the record."),
  version: text('The edition it was matched against.'),
  merged_by: text(
    'Why it is one result with the leading record ("an equal name and the same date 1961-04-12"); empty on that one. With `group_data` each list has its data apart.',
  ),
  demonstration: flag('True for an invented record of the demonstration list.'),
  data: Type.Optional(EntityData),
});

export const DecisionSchema = Type.Object(
  {
    match_status: text('`True Positive`, `False Positive` or `Unknown`.'),
    reason: text('Why.'),
    decided_by: text('Id of the user.'),
    email: text('E-mail address of the user.'),
    decided_at: text('ISO 8601, UTC.'),
  },
  { $id: 'Decision', description: 'What a person said of a record.' },
);

const WhitelistStandingSchema = Type.Object(
  {
    state: text(
      '`applied`: shown as `False Positive` because of it. `returned`: the record has changed since, and is open again.',
    ),
    reason: text('Why it was whitelisted.'),
    decided_by: text('Id of the user.'),
    email: text('E-mail address of the user.'),
    decided_at: text('ISO 8601, UTC.'),
    search_reference: text('The search in which it was decided.'),
  },
  { $id: 'WhitelistStanding', description: 'How a whitelisting of the pair of subject and record stands.' },
);

export const SearchResult = Type.Object(
  {
    id: text('The record: stable over refreshes of its list.'),
    name: text('Its main name.'),
    score: Type.Number({ description: '0 to 100, one decimal: how well the party matches the subject.' }),
    confidence: Type.Number({ description: '0 to 100: how much independent evidence there is.' }),
    birth_incorporation_date: texts('ISO dates; `1947` or `1947-03` where the list knows no more.'),
    categories: texts('Why it is listed, in canonical spelling.'),
    countries: texts('English short names.'),
    entity_types: texts('What it is.'),
    match_status: resultStatus('What people hold of it: `Potential Match` until one decides.'),
    matched_alias: texts('The aliases at or over the bar, best first.'),
    matched_rca: texts('The names of relatives and associates at or over the bar, best first.'),
    matched_names: Type.Array(
      Type.Object({
        matched_name: text('The name at or over the bar.'),
        matching_fields: Type.Object(
          {
            alias: flag('It is an alias.'),
            birth_incorporation_date: flag('A listed date agrees with the one asked for.'),
            image: flag('The face in the image is that of a picture which a list gives of the party.'),
            profile_name: flag('It is the main name.'),
          },
          { description: 'What matched.' },
        ),
        record_id: text('The record that has the name.'),
        score: text('0 to 100, one decimal, as text.'),
        source_ids: texts("The publishers' own ids of the record."),
      }),
      { description: 'Every name at or over the bar, best first; empty where an identifier alone found the record.' },
    ),
    relevance_status: Type.Object(
      {
        alias: flag('An alias is at or over the bar.'),
        birth_incorporation_date: flag('A listed date agrees with the one asked for.'),
        category: flag('It is of a category asked for.'),
        country: flag('It is tied to a country asked for; false where none is known.'),
        entity_type: flag('It is of a type asked for; false where it is merely compatible.'),
        image_match: flag('The face in the image is that of a picture which a list gives of the party.'),
        potential_match: flag('Nobody has decided on it yet.'),
        profile_name: flag('Its main name, in any script, is at or over the bar.'),
        rca_name: flag('The name of a relative or associate is at or over the bar.'),
        unique_identifier: flag('It holds the identifier asked for.'),
      },
      { description: 'What of the request the record answers to.' },
    ),
    explanation: Explanation,
    data: EntityData,
    risk_audit: Type.Object(
      {
        category_rules: byName(AuditRule, 'Every category of the engine, in lower case.'),
        country_rules: byName(AuditRule, 'Every country of the engine and of the record, in lower case.'),
        floor_rules: byName(
          Type.Object({
            floor: Type.Number({ description: 'The least score where the rule applies.' }),
            selected: flag('True when the rule applies.'),
            raised_by: Type.Number({ description: 'The points this floor added to the computed score.' }),
          }),
          'The least that a score can be where the rule applies.',
        ),
        computed_score: Type.Number({ description: 'The weighted sum before floors.' }),
      },
      { description: 'Every rule that made the risk score, or could have.' },
    ),
    risk_decision: riskDecision(
      'Low is `Passed`, Medium and High are `For Review`; after a person, `Failed` for a true positive and `Passed` for a false one.',
    ),
    risk_level: riskLevel('`Low` 0-30, `Medium` 31-50, `High` 51-100.'),
    risk_score: Type.Number({ description: '0 to 100: how bad the party is, whoever the subject may be.' }),
    risk_score_engine_id: text('The engine that computed it.'),
    risk_title: text("The engine's title."),
    risk_view: Type.Object(
      { categories: RiskViewPart, countries: RiskViewPart, crimes: RiskViewPart, custom_list: RiskViewPart },
      { description: 'The risk score by component.' },
    ),
    source_details: Type.Array(SourceDetail, {
      description: 'The lists that have the record; with `group_data` each with its own `data`.',
    }),
    adverse_media: Type.Array(AdverseMediaArticle, {
      description: 'Those of the case that the data of the record itself ties to it.',
    }),
    adverse_media_details: AdverseMediaDetails,
    decision: Type.Union([DecisionSchema, Type.Null()], {
      description: 'The last decision of a person in this search; null when there is none.',
    }),
    whitelist: Type.Union([WhitelistStandingSchema, Type.Null()], {
      description: 'What was decided in an earlier search of the same subject; null when nothing was.',
    }),
    adverse_media_performed: flag('True when adverse media was searched.'),
    hio: flag('A position of it heads an international organisation.'),
    demonstration: flag('True for an invented record of the demonstration list.'),
    created_at: text('ISO 8601, UTC: when the record was matched.'),
    updated_at: text('ISO 8601, UTC: when its status last changed.'),
    version: text('The editions it was matched against, such as `ofac_sdn@2026-11-20T04:00:00Z`.'),
  },
  { $id: 'SearchResult', description: 'A listed party at or over the bar.' },
);

/** `data` of `POST /api/search` and `GET /api/searches/{search_reference}`. */
export const SearchSchema = Type.Object(
  {
    search_reference: text('The case, for reading it again: 24 lower-case hex characters.'),
    searched_name: text('The name as it was asked for.'),
    client_reference: text("The caller's own reference; empty when none was given."),
    language_code: text('BCP 47; `und` where the script of the name leaves the language open.'),
    match_status: matchStatus('`No Match`, or the worst status of a result.'),
    case_status: caseStatus('What most results say: `Passed`, `Failed` or `For Review`; no result is `Passed`.'),
    worst_record_status: caseStatus('The worst that any result says, in the same words.'),
    risk_level: riskLevel('The highest of the results that are not `False Positive`.'),
    risk_score: Type.Number({ description: 'The highest of the results that are not `False Positive`.' }),
    risk_decision: riskDecision('What follows; `Failed` when a result is `True Positive`.'),
    total_records: Type.Integer({ description: 'All results, whatever the page.' }),
    pagination: PaginationSchema,
    searched_categories: byName(Type.Integer(), 'How many results are of each category asked for or found.'),
    searched_countries: byName(Type.Integer(), 'How many results are tied to each country asked for or found.'),
    adverse_media_status: adverseMediaStatus('`Not Requested`, `Pending`, `Completed` or `Failed`.'),
    total_adverse_media: Type.Integer({
      description: 'How many articles `adverse_media` has; several may tell one story.',
    }),
    adverse_media: Type.Array(AdverseMediaArticle, {
      description:
        'Articles about the subject, linked for certain or possibly, heaviest first; empty until `Completed`.',
    }),
    adverse_media_excluded: Type.Array(AdverseMediaArticle, {
      description: 'Articles that name the subject and were left out, with the reasons; not counted.',
    }),
    adverse_media_details: AdverseMediaDetails,
    ai_risk: AiRiskOfSearch,
    demonstration: flag('True when the demonstration list was screened: its records are invented.'),
    editions: texts('Every list edition that was screened, own lists included.'),
    allow_list: Type.Array(
      Type.Object({
        custom_list_id: text('The allow list.'),
        custom_list: text('Its name.'),
        entry_id: text('The id of the entry on it.'),
        name: text('The name of the entry.'),
        score: Type.Number({ description: 'How alike it is to the subject, 0 to 100.' }),
      }),
      {
        description:
          'Entries of own allow lists at or over the bar. They make no result, hide none and change no status or risk.',
      },
    ),
    notices: Type.Array(
      Type.Object({
        code: text('A stable word for programs.'),
        message: text('A sentence for people.'),
      }),
      { description: 'What was asked for and not done, is not real, or was decided since the analysis.' },
    ),
    assignees: Type.Array(AssigneeSchema, { description: 'The users who are to look at it.' }),
    comments: Type.Array(CommentSchema, { description: 'Comments of users, oldest first.' }),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('ISO 8601, UTC.'),
    results: Type.Array(SearchResult, { description: 'Those of this page, best first.' }),
  },
  { $id: 'Search', description: 'A stored search (a case), as it was answered when it was made.' },
);

export const SearchParams = Type.Object({
  search_reference: Type.String({
    pattern: '^[0-9a-f]{24}$',
    description: 'The 24-character reference of the search.',
  }),
});

export const SearchQuery = Type.Object({
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1, description: 'Page of the results, from 1.' }),
  ),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 15, description: 'Results a page; more than 500 is taken as 500.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
});

/** Which page of a case is asked for. */
export function readSearchQuery(query: Static<typeof SearchQuery>): { number: number; size: number } {
  return { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 15, 500) };
}

export function presentDecision({ status, reason, userId, email, at }: RecordDecision): Static<typeof DecisionSchema> {
  return { match_status: status, reason, decided_by: userId, email, decided_at: at.toISOString() };
}

export type WireSearch = Static<typeof SearchSchema>;
export type WireSearchResult = Static<typeof SearchResult>;
export type WireEntityData = Static<typeof EntityData>;
