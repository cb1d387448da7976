import { ADVANCED_KEYS } from './records.js';
import {
  alone,
  CATEGORY_WORDS,
  ENTITY_TYPE_WORDS,
  MODES,
  type RequestField,
  type RequestTable,
  value,
  x,
} from './row.js';

const MODE: RequestField = {
  field: 'ai_risk_mode',
  is: 'string',
  rule: 'one of the two modes; the default mode of the organization when left out',
  takes: value(...MODES),
  refuses: value('Lite', ''),
};

const ENTITY_TYPE: RequestField = {
  field: 'entity_type',
  is: 'string[]',
  required: true,
  rule: 'of the six types',
  takes: value(ENTITY_TYPE_WORDS),
  refuses: [{ value: [] }, { value: ['Horse'], fault: 'entity_type[0]' }],
};

const CATEGORIES: RequestField = {
  field: 'categories',
  is: 'string[]',
  required: true,
  rule: 'of the databases to screen',
  takes: [{ value: CATEGORY_WORDS, beside: { webhook: 'https://example.com/hook' } }],
  refuses: [{ value: [] }, { value: ['Nonsense'], fault: 'categories[0]' }],
};

const COUNTRIES: RequestField = {
  field: 'countries',
  is: 'string[]',
  rule: 'ISO 3166-1 alpha-2 codes',
  takes: value([], ['RU', 'CY']),
  refuses: [{ value: ['RUS'], fault: 'countries[0]' }],
};

const IMAGE: RequestField = {
  field: 'biometric_search_image',
  is: 'string',
  rule: 'base64 or a data URI, JPG or PNG, at most 5 MB',
  refuses: [{ value: btoa('GIF89a') }, { value: 'not base64!' }],
};

const texts = (...fields: string[]): RequestField[] =>
  fields.map((field) => ({ field, is: 'string', answers: [['Some text', field, 'Some text']] }));

const onlyWith = (field: string, entityType: string, number: string): RequestField => ({
  field,
  is: 'string',
  rule: `only when entity_type has ${entityType}`,
  takes: [{ value: number, beside: { entity_type: [entityType] } }],
  refuses: alone(number),
});

const CREATE_CUSTOMER: RequestTable = {
  title: '1. Create and screen a customer',
  method: 'POST',
  path: '/api/ai-risk-customers',
  sound: 'customer',
  fields: [
    {
      field: 'name',
      is: 'string',
      required: true,
      rule: '2 to 100 characters with a letter',
      takes: value('Jo', x(100)),
      refuses: value('J', x(101), '1234', '!!!'),
    },
    ENTITY_TYPE,
    { ...CATEGORIES, takes: value(CATEGORY_WORDS) },
    {
      field: 'match_score',
      is: 'integer',
      required: true,
      rule: '0 to 100',
      takes: value(0, 100),
      refuses: value(-1, 101, 80.5),
    },
    { ...MODE, otherwise: ['ai_risk_mode', 'AiRisk Lite'] },
    COUNTRIES,
    { field: 'exact_search', is: 'boolean', rule: 'true sets the score to 100', answers: [[true, 'match_score', 100]] },
    {
      field: 'birth_incorporation_date',
      is: 'string',
      rule: 'DD-MM-YYYY; a day that exists',
      answers: [
        ['07-10-1952', 'birth_incorporation_date', '1952-10-07'],
        ['00-00-1952', 'birth_incorporation_date', '00-00-1952'],
      ],
      refuses: value('31-02-1980', '1980', ''),
    },
    {
      field: 'identification_number',
      is: 'string',
      rule: 'at most one of the four numbers',
      takes: alone('MP 1234567'),
      refuses: [
        { value: 'A1', beside: { business_registration_number: 'B2' }, fault: 'business_registration_number' },
        { value: 'A1', beside: { entity_type: ['Vessel'], imo_number: '9074729' }, fault: 'imo_number' },
        { value: 'A1', beside: { entity_type: ['Aircraft'], tail_number: 'N1' }, fault: 'tail_number' },
      ],
    },
    onlyWith('imo_number', 'Vessel', '9074729'),
    onlyWith('tail_number', 'Aircraft', 'RA-85001'),
    { field: 'business_registration_number', is: 'string', takes: alone('HE 9900101') },
    ...texts('nationality', 'occupation', 'industry', 'address', 'parent', 'spouse', 'sibling', 'known_alias'),
    IMAGE,
  ],
};

const page = (field: string, otherwise: number): RequestField => ({
  field,
  is: 'integer',
  takes: value(1, 2),
  refuses: value(0, -1),
  otherwise: [`pagination.${field}`, otherwise],
});

const days = (first: string, last: string): RequestField[] =>
  [first, last].map((field) => ({
    field,
    is: 'string',
    rule: 'a day that exists, DD-MM-YYYY',
    takes: value('20-11-2026'),
    refuses: value('31-02-2026', 'yesterday'),
  }));

const LIST_CUSTOMERS: RequestTable = {
  title: '2. List customers (queue)',
  method: 'GET',
  path: '/api/ai-risk-customers',
  fields: [
    page('page', 1),
    page('page_size', 10),
    { field: 'search', is: 'string', rule: 'name or upload source', takes: value('Zaretsky', 'customers.csv') },
    { field: 'verdict', is: 'string', takes: value('true_positive', 'false_positive'), refuses: value('maybe') },
    { field: 'analyst_decision', is: 'string', takes: value('Confirmed', 'Declined', ''), refuses: value('Perhaps') },
    { field: 'ai_risk_mode', is: 'string', takes: value(...MODES), refuses: value('Lite') },
    ...days('start_date', 'end_date'),
  ],
};

const UPDATE_CUSTOMER: RequestTable = {
  title: '3. Update customer (analyst decision)',
  method: 'POST',
  path: '/api/ai-risk-customers/update',
  sound: 'decision',
  fields: [
    { field: 'customer_id', is: 'string', required: true, refuses: alone('0'.repeat(24)) },
    {
      field: 'analyst_decision',
      is: 'string',
      rule: 'Confirmed or Declined; this or the reason must be given',
      takes: value('Confirmed', 'Declined'),
      refuses: [{ value: 'Maybe' }, { value: '', beside: { analyst_decision_reason: '' } }],
    },
    {
      field: 'analyst_decision_reason',
      is: 'string',
      rule: 'at most 500 characters',
      takes: value(x(500)),
      refuses: value(x(501)),
    },
  ],
};

const DELETE_CUSTOMER: RequestTable = {
  title: '4. Delete customer (soft delete)',
  method: 'POST',
  path: '/api/ai-risk-customers/delete',
  sound: 'deletion',
  fields: [
    { field: 'customer_id', is: 'string', required: true, refuses: alone('0'.repeat(24)) },
    { field: 'deleted_reason', is: 'string', required: true, refuses: value('', '  ') },
  ],
};

const UPLOAD_HISTORY: RequestTable = {
  title: '6. Bulk upload history',
  method: 'GET',
  path: '/api/customers/bulk-upload/history',
  fields: [
    page('page', 1),
    page('page_size', 10),
    { field: 'search', is: 'string', rule: 'upload id or file name', takes: value('customers.csv') },
    {
      field: 'status',
      is: 'string',
      takes: value('Pending', 'Processing', 'Completed', 'Failed'),
      refuses: value('Done'),
    },
    { field: 'ai_risk_mode', is: 'string', takes: value(...MODES), refuses: value('Lite') },
    ...days('start_date', 'end_date'),
  ],
};

const TOKEN: RequestTable = {
  title: '8. Get access token',
  method: 'POST',
  path: '/api/get-access-token',
  sound: 'login',
  fields: [
    { field: 'email', is: 'string', required: true, refuses: value('') },
    { field: 'password', is: 'string', required: true, rule: 'at least 8 characters', refuses: value(x(7)) },
  ],
};

const onOff = (field: string): RequestField => ({ field, is: 'boolean', takes: value(true, false) });
/** Every other one is off while the others are on: never are all off, which is refused. */
const inside = (object: string, key: string, index: number): RequestField => ({
  ...onOff(`${object}.${key}`),
  takes: index % 2 === 0 ? value(true, false) : value(false, true),
  ...(key === 'name' && { required: true as const, takes: value(true) }),
});

const UPDATE_CONFIGURATION: RequestTable = {
  title: '10. Update configuration',
  method: 'POST',
  path: '/api/ai-risk-configuration',
  sound: 'configuration',
  fields: [
    { ...onOff('enabled'), required: true },
    { ...MODE, field: 'default_mode', required: true, rule: 'one of the two modes' },
    {
      field: 'ai_risk_process_records',
      is: 'integer',
      required: true,
      rule: 'records of a batch, 1 to 1000',
      takes: value(1, 1000),
      refuses: value(0, 1001),
    },
    { field: 'lite_inputs', is: 'object', required: true },
    ...['name', 'birth_incorporation_date', 'biometric_search_image', 'countries'].map((key, index) =>
      inside('lite_inputs', key, index),
    ),
    { field: 'lite_inputs.country', is: 'boolean', takes: [{ value: true, beside: { lite_inputs: { name: true } } }] },
    {
      field: 'advanced_fields',
      is: 'object',
      required: true,
      rule: 'unknown keys are refused; at least one driver or the date is on',
      refuses: [
        { value: { name: true, shoe_size: true }, beside: {}, fault: 'advanced_fields.shoe_size' },
        { value: { name: true } },
        { value: { name: true, biometric_search_image: true } },
      ],
    },
    ...['name', ...ADVANCED_KEYS].map((key, index) => inside('advanced_fields', key, index)),
    onOff('ongoing_monitoring_enabled'),
    {
      field: 'ongoing_monitoring_frequency',
      is: 'string',
      takes: value('Instantly', 'Daily', 'Weekly', 'Monthly', 'Do not run'),
      refuses: value('Yearly'),
    },
    { field: 'alerts', is: 'object' },
    onOff('alerts.webhook_enabled'),
    {
      field: 'alerts.email_enabled',
      is: 'boolean',
      rule: 'true needs somebody to tell',
      takes: [{ value: false }, { value: true, beside: { alerts: { email_recipients: 'a@example.com' } } }],
    },
    {
      field: 'alerts.email_recipients',
      is: 'string',
      rule: 'e-mail addresses, separated by commas',
      takes: value('', 'a@example.com, b@example.com'),
      refuses: value('nobody'),
    },
  ],
};

const flagOf = (field: string, otherwise: boolean): RequestField => ({
  field,
  is: 'boolean',
  rule: `${otherwise} when left out`,
  otherwise: [`filters.${field}`, otherwise],
  answers: [[!otherwise, `filters.${field}`, !otherwise]],
});

const ADVANCED = { run_ai_risk: true, ai_risk_mode: 'AiRisk Advanced' };
const AI_RISK_TEXTS = [
  ...['address', 'industry', 'known_alias', 'nationality', 'occupation', 'parent', 'sibling', 'spouse'],
  ...['business_registration_number', 'identification_number'],
];

const MAKE_CASE: RequestTable = {
  title: '11. Make case (search)',
  method: 'POST',
  path: '/api/search',
  sound: 'search',
  fields: [
    {
      field: 'name',
      is: 'string',
      required: true,
      rule: '2 to 100 characters, not all digits or special characters',
      takes: value('Jo', x(100)),
      refuses: value('J', x(101), '12345', '?!-.,'),
    },
    CATEGORIES,
    ENTITY_TYPE,
    COUNTRIES,
    {
      field: 'birth_incorporation_date',
      is: 'string',
      rule: 'DD-MM-YYYY, unknown parts 00',
      answers: ['07-10-1952', '00-10-1952', '00-00-1952'].map((date) => [
        date,
        'filters.birth_incorporation_date',
        date,
      ]),
      refuses: value('31-02-1980', '52'),
    },
    {
      field: 'unique_identifier',
      is: 'string',
      rule: '2 to 50 characters, not all special',
      takes: value('A1', x(50)),
      refuses: value('A', x(51), '---'),
    },
    flagOf('alias_search', true),
    flagOf('rca_search', true),
    flagOf('ongoing_monitoring', false),
    flagOf('adverse_media_monitoring', false),
    IMAGE,
    {
      field: 'match_score',
      is: 'integer',
      rule: '0 to 100; 80 when left out',
      takes: value(0, 100),
      refuses: value(-1, 101, 80.5),
      otherwise: ['filters.match_score', 80],
    },
    {
      ...flagOf('exact_search', false),
      rule: 'false when left out; true sets the score to 100',
      answers: [[true, 'filters.match_score', 100]],
    },
    flagOf('group_data', false),
    { field: 'api_key', is: 'string', rule: 'a credential when no bearer token is sent' },
    { field: 'client_reference', is: 'string', answers: [['ref-1', 'client_reference', 'ref-1']] },
    { field: 'risk_score_engine_id', is: 'string', refuses: alone('0'.repeat(24)) },
    {
      field: 'webhook',
      is: 'string',
      rule: 'required with Adverse Media',
      takes: value('https://example.com/hook'),
      refuses: [
        { value: undefined, beside: { categories: ['Adverse Media'] } },
        { value: 'no address' },
        { value: 'http://10.0.0.1/hook' },
      ],
    },
    { field: 'search_profile', is: 'string', refuses: alone('0'.repeat(24)) },
    { field: 'run_ai_risk', is: 'boolean', rule: 'false when left out', otherwise: ['ai_risk', null] },
    { ...MODE, takes: value(...MODES, null) },
    {
      field: 'ai_risk_fields',
      is: 'object',
      rule: 'only one of the four numbers; with run_ai_risk in Advanced mode at least one value, a date or an image',
      takes: [{ value: { occupation: 'cobbler' }, beside: ADVANCED }],
      refuses: [
        { value: { identification_number: 'A1', business_registration_number: 'B2' }, beside: {} },
        { value: { occupation: null }, beside: ADVANCED },
        { value: { shoe_size: '43' }, beside: {}, fault: 'ai_risk_fields.shoe_size' },
      ],
    },
    ...AI_RISK_TEXTS.map((key): RequestField => ({ field: `ai_risk_fields.${key}`, is: 'string', takes: value(null) })),
    onlyWith('ai_risk_fields.imo_number', 'Vessel', '9074729'),
    onlyWith('ai_risk_fields.tail_number', 'Aircraft', 'RA-85001'),
  ],
};

const LIST_CASES: RequestTable = {
  title: '12. Get all searches',
  method: 'POST',
  path: '/api/searches',
  sound: 'nothing',
  fields: [
    { field: 'created_at', is: 'string', rule: 'DD-MM-YYYY', takes: value('20-11-2026'), refuses: value('2026') },
    {
      field: 'page',
      is: 'string or integer',
      rule: '1 when left out',
      takes: value(1, '2'),
      refuses: value(0, 'one'),
      otherwise: ['pagination.current_page', 1],
    },
    {
      field: 'records_per_page',
      is: 'string or integer',
      rule: '15 when left out',
      answers: [
        [3, 'pagination.records_per_page', 3],
        ['4', 'pagination.records_per_page', 4],
      ],
      refuses: value(0, 'many'),
      otherwise: ['pagination.records_per_page', 15],
    },
  ],
};

export const REQUESTS: readonly RequestTable[] = [
  CREATE_CUSTOMER,
  LIST_CUSTOMERS,
  UPDATE_CUSTOMER,
  DELETE_CUSTOMER,
  UPLOAD_HISTORY,
  TOKEN,
  UPDATE_CONFIGURATION,
  MAKE_CASE,
  LIST_CASES,
];
