import Type, { type Static, type TSchema } from 'typebox';

const text = (description: string) => Type.String({ description });
const flag = (description: string) => Type.Boolean({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const byName = (value: TSchema, description: string) => Type.Record(Type.String(), value, { description });

/** The keys of `data.summary`, in the contract's order; each is a list of text, empty where nothing is known. */
export const SUMMARY_KEYS = [
  ...['address', 'alias', 'category', 'country', 'date_of_birth', 'date_of_death', 'description', 'designation'],
  ...['education', 'email', 'entity_type', 'first_name', 'gender', 'keywords', 'last_name', 'name', 'nationality'],
  ...['net_worth', 'notes', 'occupation', 'phone', 'place_of_birth', 'place_of_death', 'political_party', 'position'],
  ...['position_occupancies', 'religion', 'suffix', 'title', 'website'],
] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];

const EntityData = Type.Object({
  additional_information: byName(Type.Array(Type.String()), 'Further facts by their name, such as `vessel_type`.'),
  identification_documents: Type.Array(
    Type.Object({
      type: text("The publisher's word, such as `Passport`."),
      number: Type.String(),
      country: text('English short name; empty when unknown.'),
      issued_on: Type.Union([Type.String(), Type.Null()]),
      expires_on: Type.Union([Type.String(), Type.Null()]),
      note: Type.String(),
    }),
  ),
  legal_notice: texts('What the publishers ask to be said with their data.'),
  linked_entities: Type.Array(
    Type.Object({
      relation: Type.Array(Type.String()),
      details: Type.Array(Type.String()),
      name: Type.Array(Type.String()),
    }),
  ),
  sanction_details: Type.Array(
    Type.Object({
      source: Type.String(),
      reference: text('The number under which the listing was announced; empty when there is none.'),
      programs: Type.Array(Type.String()),
      legal_basis: Type.Array(Type.String()),
      measures: Type.Array(Type.String()),
      reason: Type.String(),
      listed_on: Type.Union([Type.String(), Type.Null()]),
      updated_on: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  summary: Type.Object(
    Object.fromEntries(SUMMARY_KEYS.map((key) => [key, Type.Array(Type.String())])) as Record<
      SummaryKey,
      ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
    >,
  ),
});

const AuditRule = Type.Object({
  absolute_score: Type.Number(),
  weightage: Type.Number(),
  weighted_score: Type.Number(),
  selected: Type.Boolean(),
});

const RiskViewPart = Type.Object({
  risk_level: Type.String(),
  risk_scores: byName(Type.Number(), 'The rules that apply, by name.'),
  score: Type.Number({ description: 'The highest of them.' }),
  weightage: Type.Number(),
});

const Evidence = Type.Object({
  field: Type.String(),
  outcome: Type.String({ description: '`agree`, `close`, `conflict`, `missing` or `cap`.' }),
  subject: Type.Union([Type.String(), Type.Null()]),
  listed: Type.Union([Type.String(), Type.Null()]),
  points: Type.Number(),
});

const Explanation = Type.Object(
  {
    alignment: Type.Array(
      Type.Object({
        subject: Type.String(),
        listed: Type.String(),
        kind: Type.String(),
        similarity: Type.Number(),
        points: Type.Number(),
      }),
    ),
    omitted: texts("Words of the listed name that the subject's leaves out."),
    contradicted: texts('Words on either side that contradict each other.'),
    evidence: Type.Array(Evidence),
    score: Type.Number(),
  },
  { description: 'Why the score is what it is: all points together are the score before rounding.' },
);

const AdverseMediaArticle = Type.Object({
  adverse_keywords: Type.Array(Type.String()),
  author_name: Type.String(),
  country: Type.String(),
  description: Type.String(),
  dob: Type.String(),
  entity_type: Type.String(),
  link: Type.String(),
  publication_date: Type.String(),
  score: Type.Integer(),
  sentiment: Type.String(),
  thumbnail: Type.String(),
  title: Type.String(),
});

const SourceDetail = Type.Object({
  categories: Type.Array(Type.String()),
  countries: Type.Array(Type.String()),
  description: Type.String(),
  publisher: Type.String(),
  url: Type.String(),
  source: text('The name of the list, such as `ofac_sdn`.'),
  source_id: text("The publisher's own id of the record."),
  version: text('The edition it was matched against.'),
  demonstration: flag('True for an invented record of the demonstration list.'),
  data: Type.Optional(EntityData),
});

const SearchResult = Type.Object({
  id: text('The record: stable over refreshes of its list.'),
  name: Type.String(),
  score: Type.Number({ description: '0 to 100, one decimal: how well the party matches the subject.' }),
  confidence: Type.Number({ description: '0 to 100: how much independent evidence there is.' }),
  birth_incorporation_date: texts('ISO dates; `1947` or `1947-03` where the list knows no more.'),
  categories: Type.Array(Type.String()),
  countries: texts('English short names.'),
  entity_types: Type.Array(Type.String()),
  match_status: text('`Potential Match`, `True Positive`, `False Positive` or `Unknown`.'),
  matched_alias: texts('The aliases at or over the bar, best first.'),
  matched_rca: texts('The names of relatives and associates at or over the bar, best first.'),
  matched_names: Type.Array(
    Type.Object({
      matched_name: Type.String(),
      matching_fields: Type.Object({
        alias: Type.Boolean(),
        birth_incorporation_date: Type.Boolean(),
        image: Type.Boolean(),
        profile_name: Type.Boolean(),
      }),
      record_id: Type.String(),
      score: Type.String(),
      source_ids: Type.Array(Type.String()),
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
      image_match: flag('The faces agree.'),
      potential_match: flag('Nobody has decided on it yet.'),
      profile_name: flag('Its main name, in any script, is at or over the bar.'),
      rca_name: flag('The name of a relative or associate is at or over the bar.'),
      unique_identifier: flag('It holds the identifier asked for.'),
    },
    { description: 'What of the request the record answers to.' },
  ),
  explanation: Explanation,
  data: EntityData,
  risk_audit: Type.Object({
    category_rules: byName(AuditRule, 'Every category of the engine, in lower case.'),
    country_rules: byName(AuditRule, 'Every country of the engine and of the record, in lower case.'),
    floor_rules: byName(
      Type.Object({
        floor: Type.Number(),
        selected: Type.Boolean(),
        raised_by: Type.Number({ description: 'The points this floor added to the computed score.' }),
      }),
      'The least that a score can be where the rule applies.',
    ),
    computed_score: Type.Number({ description: 'The weighted sum before floors.' }),
  }),
  risk_decision: Type.String(),
  risk_level: Type.String(),
  risk_score: Type.Number(),
  risk_score_engine_id: Type.String(),
  risk_title: Type.String(),
  risk_view: Type.Object({
    categories: RiskViewPart,
    countries: RiskViewPart,
    crimes: RiskViewPart,
    custom_list: RiskViewPart,
  }),
  source_details: Type.Array(SourceDetail),
  adverse_media: Type.Array(AdverseMediaArticle),
  adverse_media_details: Type.Object({
    adverse_keywords: byName(Type.Integer(), 'Keyword to count.'),
    entity_type: Type.String(),
    sentiment: Type.String(),
    sentiment_score: Type.Number(),
  }),
  adverse_media_performed: Type.Boolean(),
  hio: flag('A position of it heads an international organisation.'),
  demonstration: flag('True for an invented record of the demonstration list.'),
  created_at: Type.String(),
  updated_at: Type.String(),
  version: text('The editions it was matched against, such as `ofac_sdn@2026-11-20T04:00:00Z`.'),
});

export const PaginationSchema = Type.Object({
  current_page: Type.Integer(),
  records_per_page: Type.Integer(),
  total_pages: Type.Integer(),
  total_records: Type.Integer(),
});

/** `data` of `POST /api/search` and `GET /api/searches/{search_reference}`. */
export const SearchSchema = Type.Object({
  search_reference: Type.String(),
  searched_name: Type.String(),
  client_reference: Type.String(),
  language_code: text('BCP 47; `und` where the script of the name leaves the language open.'),
  match_status: text('`No Match`, or the worst status of a result.'),
  case_status: text('What most results say: `Passed`, `Failed` or `For Review`; no result is `Passed`.'),
  worst_record_status: text('The worst that any result says, in the same words.'),
  risk_level: text('Of the result with the highest risk score.'),
  risk_score: Type.Number({ description: 'The highest of the results.' }),
  risk_decision: Type.String(),
  total_records: Type.Integer({ description: 'All results, whatever the page.' }),
  pagination: PaginationSchema,
  searched_categories: byName(Type.Integer(), 'How many results are of each category asked for or found.'),
  searched_countries: byName(Type.Integer(), 'How many results are tied to each country asked for or found.'),
  adverse_media_status: text('`Not Requested`, `Pending`, `Completed` or `Failed`.'),
  adverse_media: Type.Array(AdverseMediaArticle),
  ai_risk: Type.Null({ description: 'The outcome of the AI risk analysis; null when none was asked for.' }),
  demonstration: flag('True when the demonstration list was screened: its records are invented.'),
  editions: texts('Every list edition that was screened.'),
  notices: Type.Array(Type.Object({ code: Type.String(), message: Type.String() }), {
    description: 'What was asked for and not done, or is not real.',
  }),
  created_at: Type.String(),
  updated_at: Type.String(),
  results: Type.Array(SearchResult),
});

export const SearchParams = Type.Object({
  search_reference: Type.String({
    pattern: '^[0-9a-f]{24}$',
    description: 'The 24-character reference of the search.',
  }),
});

export const SearchQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999, default: 1 })),
  page_size: Type.Optional(
    Type.Integer({ minimum: 1, default: 15, description: 'Results a page; more than 500 is taken as 500.' }),
  ),
  records_per_page: Type.Optional(Type.Integer({ minimum: 1, description: 'Another name for page_size.' })),
});

/** Which page of a case is asked for. */
export function readSearchQuery(query: Static<typeof SearchQuery>): { number: number; size: number } {
  return { number: query.page ?? 1, size: Math.min(query.page_size ?? query.records_per_page ?? 15, 500) };
}

export type WireSearch = Static<typeof SearchSchema>;
export type WireSearchResult = Static<typeof SearchResult>;
export type WireEntityData = Static<typeof EntityData>;
