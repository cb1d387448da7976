import { CATEGORIES, COUNTRIES, ENTITY_TYPE, IMAGE, MODE, onlyWith } from './request-fields.js';
import { alone, MODES, type RequestField, type RequestTable, value, x } from './row.js';

const flagOf = (field: string, otherwise: boolean): RequestField => ({
  field,
  is: 'boolean',
  rule: `${otherwise} by default`,
  otherwise: [`filters.${field}`, otherwise],
  answers: [[!otherwise, `filters.${field}`, !otherwise]],
});

const ADVANCED = { run_ai_risk: true, ai_risk_mode: 'AiRisk Advanced' };
const AI_RISK_TEXTS = [
  ...['address', 'industry', 'known_alias', 'nationality', 'occupation', 'parent', 'sibling', 'spouse'],
  ...['business_registration_number', 'identification_number'],
];

export const MAKE_CASE: RequestTable = {
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
      rule: '0 to 100; 80 by default',
      takes: value(0, 100),
      refuses: value(-1, 101, 80.5),
      otherwise: ['filters.match_score', 80],
    },
    {
      ...flagOf('exact_search', false),
      rule: 'false by default; true sets the score to 100',
      answers: [[true, 'filters.match_score', 100]],
    },
    flagOf('group_data', false),
    { field: 'api_key', is: 'string', rule: 'a credential if no bearer token is sent' },
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
    { field: 'run_ai_risk', is: 'boolean', rule: 'false by default', otherwise: ['ai_risk', null] },
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

export const LIST_CASES: RequestTable = {
  title: '12. Get all searches',
  method: 'POST',
  path: '/api/searches',
  sound: 'nothing',
  fields: [
    { field: 'created_at', is: 'string', rule: 'DD-MM-YYYY', takes: value('20-11-2026'), refuses: value('2026') },
    {
      field: 'page',
      is: 'string or integer',
      rule: '1 by default',
      takes: value(1, '2'),
      refuses: value(0, 'one'),
      otherwise: ['pagination.current_page', 1],
    },
    {
      field: 'records_per_page',
      is: 'string or integer',
      rule: '15 by default',
      answers: [
        [3, 'pagination.records_per_page', 3],
        ['4', 'pagination.records_per_page', 4],
      ],
      refuses: value(0, 'many'),
      otherwise: ['pagination.records_per_page', 15],
    },
  ],
};
