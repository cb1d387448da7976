import { type AnswerField, type AnswerRecord, ENTITY_TYPE_WORDS, MODES, VERDICT_WORDS } from './row.js';

const told = (field: string): AnswerField => ({ field, is: 'string', empty: '' });

export const CUSTOMER: AnswerRecord = {
  title: 'AI risk customer record',
  samples: ['bareCustomer', 'wholeCustomer', 'deletedCustomer', 'vessel', 'aircraft', 'company'],
  fields: [
    { field: 'customer_id', is: 'string', form: 'id' },
    { field: 'search_reference', is: 'string', form: 'id' },
    { field: 'organization_id', is: 'string', form: 'id' },
    { field: 'name', is: 'string' },
    { field: 'ai_risk_mode', is: 'string', words: MODES, seen: MODES },
    {
      field: 'status',
      is: 'string',
      words: ['COMPLETED', 'Pending', 'in-progress'],
      seen: ['Pending', 'COMPLETED'],
    },
    { field: 'verdict', is: 'string', empty: '', words: VERDICT_WORDS },
    { field: 'recommendation', is: 'string', empty: '' },
    { field: 'narrative', is: 'string|null', empty: null },
    { field: 'key_drivers', is: 'string[]', empty: [] },
    { field: 'analyst_decision', is: 'string', empty: '', words: ['Confirmed', 'Declined'] },
    { field: 'analyst_decision_reason', is: 'string', empty: '' },
    { field: 'match_score', is: 'integer' },
    {
      field: 'birth_incorporation_date',
      is: 'string|null',
      empty: null,
      form: 'customer date',
      seen: ['1961-04-12', '00-00-2011'],
    },
    ...['nationality', 'occupation', 'industry', 'address', 'parent', 'spouse', 'sibling', 'known_alias'].map(told),
    ...['identification_number', 'business_registration_number', 'imo_number', 'tail_number'].map(told),
    { field: 'entity_type', is: 'string[]', words: ENTITY_TYPE_WORDS },
    { field: 'categories', is: 'string[]' },
    { field: 'countries', is: 'string[]', empty: [] },
    { field: 'biometric_search_image', is: 'string|null', empty: null },
    { field: 'upload_source', is: 'string', seen: ['API'] },
    { field: 'deleted_at', is: 'string|null', empty: null, form: 'UTC time' },
    { field: 'deleted_reason', is: 'string|null', empty: null },
    { field: 'created_at', is: 'string', form: 'UTC time' },
    { field: 'updated_at', is: 'string', form: 'UTC time' },
  ],
};

export const UPLOAD: AnswerRecord = {
  title: 'Bulk upload record',
  samples: ['upload', 'failedUpload'],
  fields: [
    { field: 'upload_id', is: 'string', form: 'id' },
    { field: 'file_name', is: 'string', seen: ['customers.csv'] },
    { field: 'ai_risk_mode', is: 'string', words: MODES, seen: MODES },
    {
      field: 'status',
      is: 'string',
      words: ['Pending', 'Processing', 'Completed', 'Failed'],
      seen: ['Completed', 'Failed'],
    },
    { field: 'customers', is: 'integer', seen: [3] },
    { field: 'customers_created', is: 'integer', seen: [2] },
    { field: 'customers_processed', is: 'integer', seen: [2] },
    { field: 'cases_created', is: 'integer', seen: [1] },
    { field: 'upload_date', is: 'string', form: 'UTC time' },
    { field: 'uploaded_by', is: 'string' },
  ],
};

const flagIn = (part: string, keys: readonly string[]): AnswerField[] =>
  keys.map((key) => ({ field: `${part}.${key}`, is: 'boolean', seen: [true, false] }));

export const ADVANCED_KEYS = [
  ...['birth_incorporation_date', 'biometric_search_image', 'nationality', 'identification_number'],
  ...['business_registration_number', 'imo_number', 'tail_number', 'parent', 'sibling', 'spouse', 'occupation'],
  ...['industry', 'address', 'known_alias'],
] as const;
const FREQUENCIES = ['Instantly', 'Daily', 'Weekly', 'Monthly', 'Do not run'] as const;

export const CONFIGURATION: AnswerRecord = {
  title: 'Configuration record',
  samples: ['firstConfiguration', 'savedConfiguration', 'anotherConfiguration'],
  fields: [
    { field: 'enabled', is: 'boolean', seen: [true, false] },
    { field: 'default_mode', is: 'string', words: MODES, seen: MODES },
    { field: 'ai_risk_process_records', is: 'integer', seen: [50, 7] },
    { field: 'lite_inputs', is: 'object' },
    { field: 'lite_inputs.name', is: 'boolean' },
    ...flagIn('lite_inputs', ['birth_incorporation_date', 'biometric_search_image', 'countries']),
    { field: 'advanced_fields', is: 'object' },
    { field: 'advanced_fields.name', is: 'boolean' },
    ...flagIn('advanced_fields', ADVANCED_KEYS),
    { field: 'ongoing_monitoring_enabled', is: 'boolean', empty: false, seen: [true] },
    {
      field: 'ongoing_monitoring_frequency',
      is: 'string',
      words: FREQUENCIES,
      seen: ['Daily', 'Monthly'],
    },
    { field: 'alerts', is: 'object' },
    ...flagIn('alerts', ['email_enabled', 'webhook_enabled']),
    { field: 'alerts.email_recipients', is: 'string', empty: '', seen: ['a@example.com,b@example.com'] },
    { field: 'created_at', is: 'string', form: 'HTTP date' },
    { field: 'updated_at', is: 'string', form: 'HTTP date' },
  ],
};

const flag = (field: string): AnswerField => ({ field, is: 'boolean', seen: [true, false] });

export const SEARCH_ROW: AnswerRecord = {
  title: 'Search (case) record of the list',
  samples: ['bareRow', 'wholeRow', 'monitoredRow', 'plainRow', 'narrowRow'],
  fields: [
    ...['_id', 'organization_id', 'user_id'].map((field): AnswerField => ({ field, is: 'object-id' })),
    ...['created_at', 'updated_at'].map((field): AnswerField => ({ field, is: 'moment' })),
    ...['is_monitored_at', 'last_rescreened_at'].map(
      (field): AnswerField => ({ field, is: 'moment|null', empty: null }),
    ),
    flag('adverse_media_monitoring'),
    { field: 'adverse_status', is: 'string', words: ['Not Requested', 'Pending', 'Completed', 'Failed'] },
    { field: 'assignees', is: 'array', empty: [] },
    { field: 'assignees[].assigned_at', is: 'moment' },
    ...['assigned_to', 'assignee_id', 'email', 'name'].map(
      (key): AnswerField => ({ field: `assignees[].${key}`, is: 'string' }),
    ),
    { field: 'callback_status', is: 'string', words: ['Not Required', 'Pending', 'Delivered', 'Failed'] },
    told('callback_url'),
    told('client_reference'),
    { field: 'comments', is: 'array', empty: [] },
    { field: 'input_language', is: 'string' },
    { field: 'is_adverse_required', is: 'string', words: ['true', 'false'], seen: ['true', 'false'] },
    ...['is_monitored', 'is_read', 'is_updated'].map(flag),
    {
      field: 'match_status',
      is: 'string',
      words: ['No Match', 'Potential Match', 'True Positive', 'False Positive', 'Unknown'],
      seen: ['No Match', 'Potential Match', 'True Positive'],
    },
    { field: 'normalized_name', is: 'string' },
    { field: 'platform', is: 'string', words: ['API', 'CONSOLE', 'BULK'] },
    { field: 'read_by', is: 'string[]', empty: [], form: 'id' },
    { field: 'reference', is: 'object' },
    flag('reference.custom_list_search'),
    { field: 'risk_decision', is: 'string', words: ['Passed', 'For Review', 'Failed'] },
    { field: 'risk_level', is: 'string', words: ['Low', 'Medium', 'High'] },
    { field: 'risk_score', is: 'string', form: 'number as text' },
    { field: 'search_filters', is: 'object' },
    ...['adverse_media_monitoring', 'alias_search', 'exact_search', 'group_data', 'ongoing_monitoring'].map((key) =>
      flag(`search_filters.${key}`),
    ),
    ...['rca_search', 'retrieve_results'].map((key) => flag(`search_filters.${key}`)),
    ...['birth_incorporation_date', 'client_reference', 'search_profile', 'unique_identifier'].map((key) =>
      told(`search_filters.${key}`),
    ),
    ...['categories', 'entity_type'].map((key): AnswerField => ({ field: `search_filters.${key}`, is: 'string[]' })),
    { field: 'search_filters.countries', is: 'string[]', empty: [] },
    ...['match_score', 'page', 'per_page'].map(
      (key): AnswerField => ({ field: `search_filters.${key}`, is: 'integer' }),
    ),
    ...['name', 'risk_score_engine_id', 'risk_score_engine_title'].map(
      (key): AnswerField => ({ field: `search_filters.${key}`, is: 'string' }),
    ),
    { field: 'search_reference', is: 'string', form: 'id' },
    { field: 'searched_categories', is: 'record<integer>' },
    { field: 'searched_countries', is: 'record<integer>' },
    { field: 'total_adverse_media', is: 'integer', seen: [0, 1] },
    { field: 'total_results', is: 'integer', seen: [0] },
  ],
};
