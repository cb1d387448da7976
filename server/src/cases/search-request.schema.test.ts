import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSearchRequest } from './search-request.schema.js';

const minimal = { name: 'Ivan Petrov', categories: ['Sanctions'], entity_type: ['Person'] };
const anyUrl = () => undefined;
const now = new Date('2026-11-20T08:30:00Z');
const read = (body: object) => readSearchRequest({ ...minimal, ...body }, [], anyUrl, now);
const faultyFields = (body: object) => read(body).faults.map((fault) => fault.field);
const onePixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a minimal request runs with the specified defaults', () => {
  const { request, faults } = readSearchRequest(minimal, [], anyUrl, now);
  assert.deepEqual(faults, []);
  assert.deepEqual(request, {
    filters: {
      name: 'Ivan Petrov',
      entityTypes: ['Person'],
      categories: ['Sanctions'],
      countries: [],
      aliasSearch: true,
      rcaSearch: true,
      matchScore: 80,
      exactSearch: false,
      groupData: false,
      ongoingMonitoring: false,
      adverseMediaMonitoring: false,
      page: 1,
      perPage: 160,
      retrieveResults: true,
    },
    runAiRisk: false,
  });
});

test('null is the same as omitted', () => {
  const nulls = Object.fromEntries(
    [
      ...[
        'countries',
        'birth_incorporation_date',
        'unique_identifier',
        'alias_search',
        'match_score',
        'page',
        'webhook',
      ],
      ...['ai_risk_mode', 'ai_risk_fields', 'biometric_search_image', 'client_reference', 'search_profile'],
    ].map((field) => [field, null]),
  );
  assert.deepEqual(read(nulls), readSearchRequest(minimal, [], anyUrl, now));
});

test('categories, entity types and countries are read in any case and returned in canonical spelling', () => {
  const { request, faults } = read({
    categories: ['sanctions', 'pep LEVEL 1', 'Sanctions'],
    entity_type: ['crypto_wallet', 'PERSON'],
    countries: ['ru', 'CY', 'xk'],
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(request.filters.categories, ['Sanctions', 'PEP Level 1']);
  assert.deepEqual(request.filters.entityTypes, ['Crypto_Wallet', 'Person']);
  assert.deepEqual(request.filters.countries, ['RU', 'CY', 'XK']);
});

test('an exact search has the match score 100', () => {
  assert.equal(read({ exact_search: true, match_score: 60 }).request.filters.matchScore, 100);
});

test('more than 500 results a page is read as 500', () => {
  assert.equal(read({ per_page: 1000 }).request.filters.perPage, 500);
});

for (const [name, body, field] of [
  ['a name of blanks around one letter', { name: '  x  ' }, 'name'],
  ['a name of digits', { name: '12345' }, 'name'],
  ['a name of special characters', { name: '&%$!' }, 'name'],
  ['an identifier of special characters', { unique_identifier: '--//--' }, 'unique_identifier'],
  ['a day that does not exist', { birth_incorporation_date: '31-02-1980' }, 'birth_incorporation_date'],
  ['a date in another form', { birth_incorporation_date: '1980/02/01' }, 'birth_incorporation_date'],
  ['an empty date', { birth_incorporation_date: '' }, 'birth_incorporation_date'],
  ['an image that is no base64', { biometric_search_image: '%%%' }, 'biometric_search_image'],
  ['an image that is no JPG or PNG', { biometric_search_image: btoa('GIF89a......') }, 'biometric_search_image'],
  [
    'an image over 5 MB',
    { biometric_search_image: `data:image/png;base64,${'A'.repeat(7_000_000)}` },
    'biometric_search_image',
  ],
  ['an IMO number of a person', { ai_risk_fields: { imo_number: '9074729' } }, 'ai_risk_fields.imo_number'],
  ['a tail number of a person', { ai_risk_fields: { tail_number: 'N1' } }, 'ai_risk_fields.tail_number'],
  [
    'two identifiers',
    { ai_risk_fields: { identification_number: 'A1', business_registration_number: 'B2' } },
    'ai_risk_fields',
  ],
] as const) {
  test(`${name} is an error of ${field}`, () => {
    assert.deepEqual(faultyFields(body), [field]);
  });
}

for (const [name, body] of [
  ['a name in Arabic', { name: 'محمد' }],
  ['a name in Chinese', { name: '王毅' }],
  ['a year alone', { birth_incorporation_date: '00-00-1952' }],
  ['a month and year', { birth_incorporation_date: '00-03-1952' }],
  ['an ISO date', { birth_incorporation_date: '1952-10-07' }],
  ['a PNG as base64', { biometric_search_image: onePixelPng }],
  ['a PNG that a data URI calls JPG', { biometric_search_image: `data:image/jpeg;base64,${onePixelPng}` }],
  ['adverse media with a webhook', { categories: ['Adverse Media'], webhook: 'https://example.org/hook' }],
  ['an IMO number of a vessel', { entity_type: ['Vessel'], ai_risk_fields: { imo_number: '9074729' } }],
  [
    'Advanced with a birth date',
    { run_ai_risk: true, ai_risk_mode: 'AiRisk Advanced', birth_incorporation_date: '00-00-1952' },
  ],
  [
    'Advanced with one field',
    { run_ai_risk: true, ai_risk_mode: 'AiRisk Advanced', ai_risk_fields: { nationality: 'Cypriot' } },
  ],
  ['Advanced left to the default', { run_ai_risk: true, ai_risk_mode: null }],
] as const) {
  test(`${name} is accepted`, () => {
    assert.deepEqual(read(body).faults, []);
  });
}

test('all errors of a request are reported together, and each field with a schema error once', () => {
  const schemaError = { field: 'categories[0]', message: 'must be one of: …' };
  const body = {
    ...minimal,
    name: '99',
    categories: ['Spies'],
    birth_incorporation_date: '1',
    unique_identifier: '??',
  };
  const { faults } = readSearchRequest(body, [schemaError], anyUrl, now);
  assert.deepEqual(
    faults.map((fault) => fault.field),
    ['categories[0]', 'name', 'birth_incorporation_date', 'unique_identifier'],
  );
});

test('a body that is not an object has only the errors of the schema', () => {
  const schemaError = { field: '', message: 'must be an object' };
  for (const body of [null, [], 'text', 5]) {
    assert.deepEqual(readSearchRequest(body, [schemaError], anyUrl, now).faults, [schemaError]);
  }
});

test('a callback URL that the guard refuses is an error of webhook', () => {
  const { faults } = readSearchRequest({ ...minimal, webhook: 'http://127.0.0.1/' }, [], () => 'must be public', now);
  assert.deepEqual(faults, [{ field: 'webhook', message: 'must be public' }]);
});

test('a birth date that is in the future everywhere is refused; unknown parts are not', () => {
  for (const birth_incorporation_date of ['22-11-2026', '01-01-2031', '00-12-2026', '00-00-2027', '2026-11-21']) {
    assert.deepEqual(
      faultyFields({ birth_incorporation_date }),
      ['birth_incorporation_date'],
      birth_incorporation_date,
    );
  }
  for (const birth_incorporation_date of ['20-11-2026', '00-11-2026', '00-00-2026']) {
    assert.deepEqual(faultyFields({ birth_incorporation_date }), [], birth_incorporation_date);
  }
});
