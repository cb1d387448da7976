import { type AnswerField, type AnswerRecord, ENTITY_TYPE_WORDS } from './row.js';

export const SEARCH: AnswerRecord = {
  title: 'Search response',
  samples: ['bareSearch', 'wholeSearch', 'plainSearch'],
  fields: [
    {
      field: 'adverse_media_status',
      is: 'string',
      words: ['Not Requested', 'Pending', 'Completed', 'Failed'],
      seen: ['Not Requested', 'Completed'],
    },
    { field: 'adverse_media', is: 'array', empty: [] },
    { field: 'case_status', is: 'string', words: ['Passed', 'Failed', 'For Review'], seen: ['Passed', 'For Review'] },
    { field: 'client_reference', is: 'string', empty: '' },
    { field: 'language_code', is: 'string' },
    { field: 'match_status', is: 'string', seen: ['No Match', 'Potential Match'] },
    { field: 'pagination', is: 'object' },
    ...['current_page', 'records_per_page', 'total_pages', 'total_records'].map(
      (key): AnswerField => ({ field: `pagination.${key}`, is: 'integer' }),
    ),
    { field: 'results', is: 'array', empty: [] },
    { field: 'risk_level', is: 'string', words: ['Low', 'Medium', 'High'] },
    { field: 'search_reference', is: 'string', form: 'id' },
    { field: 'searched_name', is: 'string' },
    { field: 'total_records', is: 'integer', seen: [0] },
  ],
};

const SUMMARY = [
  ...['address', 'alias', 'category', 'country', 'date_of_birth', 'date_of_death', 'description', 'designation'],
  ...['education', 'email', 'entity_type', 'first_name', 'gender', 'keywords', 'last_name', 'name', 'nationality'],
  ...['net_worth', 'notes', 'occupation', 'phone', 'place_of_birth', 'place_of_death', 'political_party', 'position'],
  ...['position_occupancies', 'religion', 'suffix', 'title', 'website'],
];

const dataUnder = (path: string): AnswerField[] => [
  { field: `${path}additional_information`, is: 'object' },
  { field: `${path}identification_documents`, is: 'array' },
  { field: `${path}legal_notice`, is: 'string[]' },
  { field: `${path}linked_entities`, is: 'array' },
  ...['relation', 'details', 'name', 'record_id'].map(
    (key): AnswerField => ({ field: `${path}linked_entities[].${key}`, is: 'string[]' }),
  ),
  { field: `${path}sanction_details`, is: 'array' },
  ...SUMMARY.map((key): AnswerField => ({ field: `${path}summary.${key}`, is: 'string[]' })),
];

const rulesUnder = (path: string): AnswerField[] => [
  ...['absolute_score', 'weightage', 'weighted_score'].map(
    (key): AnswerField => ({ field: `${path}{}.${key}`, is: 'number' }),
  ),
  { field: `${path}{}.selected`, is: 'boolean', seen: [true, false] },
];

const viewUnder = (path: string): AnswerField[] => [
  { field: `${path}.risk_level`, is: 'string', words: ['Low', 'Medium', 'High'] },
  { field: `${path}.risk_scores`, is: 'record<number>' },
  ...['score', 'weightage'].map((key): AnswerField => ({ field: `${path}.${key}`, is: 'number' })),
];

const articlesUnder = (path: string): AnswerField[] => [
  { field: `${path}[].adverse_keywords`, is: 'string[]' },
  ...['author_name', 'country', 'description', 'dob', 'entity_type', 'link', 'sentiment', 'thumbnail', 'title'].map(
    (key): AnswerField => ({ field: `${path}[].${key}`, is: 'string' }),
  ),
  { field: `${path}[].publication_date`, is: 'string|null', form: 'UTC time' },
  { field: `${path}[].score`, is: 'integer', seen: [100] },
];

export const RESULT: AnswerRecord = {
  title: 'One result of a search',
  samples: ['plainResult', 'results', 'decidedResults'],
  fields: [
    { field: 'id', is: 'string', form: 'id' },
    { field: 'name', is: 'string' },
    { field: 'birth_incorporation_date', is: 'string[]', form: 'partial day' },
    ...['categories', 'countries'].map((field): AnswerField => ({ field, is: 'string[]' })),
    { field: 'entity_types', is: 'string[]', words: ENTITY_TYPE_WORDS },
    { field: 'match_status', is: 'string' },
    ...['matched_alias', 'matched_rca'].map((field): AnswerField => ({ field, is: 'string[]' })),
    { field: 'matched_names', is: 'array' },
    { field: 'matched_names[].matched_name', is: 'string' },
    ...['alias', 'birth_incorporation_date', 'profile_name'].map(
      (key): AnswerField => ({ field: `matched_names[].matching_fields.${key}`, is: 'boolean', seen: [true, false] }),
    ),
    { field: 'matched_names[].matching_fields.image', is: 'boolean', seen: [true, false] },
    { field: 'matched_names[].record_id', is: 'string', form: 'id' },
    { field: 'matched_names[].score', is: 'string', form: 'number as text' },
    { field: 'matched_names[].source_ids', is: 'string[]' },
    ...['alias', 'birth_incorporation_date', 'country', 'entity_type', 'potential_match'].map(
      (key): AnswerField => ({ field: `relevance_status.${key}`, is: 'boolean', seen: [true, false] }),
    ),
    { field: 'relevance_status.category', is: 'boolean', seen: [true] },
    ...['profile_name', 'rca_name', 'unique_identifier'].map(
      (key): AnswerField => ({ field: `relevance_status.${key}`, is: 'boolean', seen: [true, false] }),
    ),
    { field: 'relevance_status.image_match', is: 'boolean', seen: [true, false] },
    ...dataUnder('data.'),
    ...rulesUnder('risk_audit.category_rules'),
    ...rulesUnder('risk_audit.country_rules'),
    ...['risk_decision', 'risk_level', 'risk_title'].map((field): AnswerField => ({ field, is: 'string' })),
    { field: 'risk_score_engine_id', is: 'string', form: 'id' },
    { field: 'risk_score', is: 'number' },
    ...['categories', 'countries', 'crimes', 'custom_list'].flatMap((key) => viewUnder(`risk_view.${key}`)),
    { field: 'source_details', is: 'array' },
    ...['categories', 'countries'].map((key): AnswerField => ({ field: `source_details[].${key}`, is: 'string[]' })),
    ...['description', 'publisher', 'url'].map(
      (key): AnswerField => ({ field: `source_details[].${key}`, is: 'string' }),
    ),
    { field: 'adverse_media', is: 'array', empty: [] },
    ...articlesUnder('adverse_media'),
    { field: 'adverse_media_details.adverse_keywords', is: 'record<integer>' },
    ...['entity_type', 'sentiment'].map(
      (key): AnswerField => ({ field: `adverse_media_details.${key}`, is: 'string', empty: '' }),
    ),
    { field: 'adverse_media_details.sentiment_score', is: 'number' },
    { field: 'adverse_media_performed', is: 'boolean', seen: [true, false] },
    { field: 'hio', is: 'boolean', seen: [true, false] },
    ...['created_at', 'updated_at'].map((field): AnswerField => ({ field, is: 'string', form: 'UTC time' })),
    { field: 'version', is: 'string' },
  ],
};

/** With `group_data`: what each source says, apart. */
export const GROUPED: AnswerRecord = {
  title: 'Data of each source, with `group_data`',
  samples: ['groupedSources'],
  fields: dataUnder('data.'),
};
