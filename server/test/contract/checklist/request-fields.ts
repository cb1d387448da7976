import { alone, CATEGORY_WORDS, ENTITY_TYPE_WORDS, MODES, type RequestField, value } from './row.js';

export const MODE: RequestField = {
  field: 'ai_risk_mode',
  is: 'string',
  rule: 'one of the two modes; by default the mode of the organization',
  takes: value(...MODES),
  refuses: value('Lite', ''),
};

export const ENTITY_TYPE: RequestField = {
  field: 'entity_type',
  is: 'string[]',
  required: true,
  rule: 'one or more of the six types',
  takes: value(ENTITY_TYPE_WORDS),
  refuses: [{ value: [] }, { value: ['Horse'], fault: 'entity_type[0]' }],
};

export const CATEGORIES: RequestField = {
  field: 'categories',
  is: 'string[]',
  required: true,
  rule: 'databases to screen',
  takes: [{ value: CATEGORY_WORDS, beside: { webhook: 'https://example.com/hook' } }],
  refuses: [{ value: [] }, { value: ['Nonsense'], fault: 'categories[0]' }],
};

export const COUNTRIES: RequestField = {
  field: 'countries',
  is: 'string[]',
  rule: 'ISO 3166-1 alpha-2 codes',
  takes: value([], ['RU', 'CY']),
  refuses: [{ value: ['RUS'], fault: 'countries[0]' }],
};

export const IMAGE: RequestField = {
  field: 'biometric_search_image',
  is: 'string',
  rule: 'base64 or a data URI, JPG or PNG, at most 5 MB',
  refuses: [{ value: btoa('GIF89a') }, { value: 'not base64!' }],
};

export const texts = (...fields: string[]): RequestField[] =>
  fields.map((field) => ({ field, is: 'string', answers: [['Some text', field, 'Some text']] }));

export const onlyWith = (field: string, entityType: string, number: string): RequestField => ({
  field,
  is: 'string',
  rule: `only when entity_type has ${entityType}`,
  takes: [{ value: number, beside: { entity_type: [entityType] } }],
  refuses: alone(number),
});

export const page = (field: string, otherwise: number): RequestField => ({
  field,
  is: 'integer',
  takes: value(1, 2),
  refuses: value(0, -1),
  otherwise: [`pagination.${field}`, otherwise],
});

export const days = (first: string, last: string): RequestField[] =>
  [first, last].map((field) => ({
    field,
    is: 'string',
    rule: 'an existing day, DD-MM-YYYY',
    takes: value('20-11-2026'),
    refuses: value('31-02-2026', 'yesterday'),
  }));
