import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { noListLoaded, searchService } from '../support/search-service.js';

const service = await searchService(sampleScreener(sampleRecords));
const minimal = { name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'] };

async function faults(body: object): Promise<Record<string, string>> {
  const answer = await service.search(body);
  assert.equal(answer.statusCode, 400, answer.body);
  const { status, data, error } = answer.json();
  assert.deepEqual([status, data, error.code], ['FAIL', null, 'validation_failed']);
  const details: { field: string; message: string }[] = error.details;
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
}

const table: readonly [string, object, string][] = [
  ['no name', { name: undefined }, 'name'],
  ['a name of one letter', { name: 'x' }, 'name'],
  ['a name of 101 letters', { name: 'x'.repeat(101) }, 'name'],
  ['a name of digits', { name: '123456' }, 'name'],
  ['a name of special characters', { name: '#?!' }, 'name'],
  ['a name that is no text', { name: 7 }, 'name'],
  ['a name with a NUL', { name: 'Gavrilo\0' }, 'name'],
  ['a name with half a character', { name: 'Gavrilo \ud800' }, 'name'],
  ['no categories', { categories: undefined }, 'categories'],
  ['empty categories', { categories: [] }, 'categories'],
  ['a category as text', { categories: 'Sanctions' }, 'categories'],
  ['an unknown category', { categories: ['Sanctions', 'Gossip'] }, 'categories[1]'],
  ['no entity_type', { entity_type: undefined }, 'entity_type'],
  ['an unknown entity type', { entity_type: ['Robot'] }, 'entity_type[0]'],
  ['an unknown country', { countries: ['UK'] }, 'countries[0]'],
  ['a country by name', { countries: ['Belarus'] }, 'countries[0]'],
  ['an impossible date', { birth_incorporation_date: '31-02-1980' }, 'birth_incorporation_date'],
  ['a short identifier', { unique_identifier: 'A' }, 'unique_identifier'],
  ['a long identifier', { unique_identifier: 'A'.repeat(51) }, 'unique_identifier'],
  ['an identifier of special characters', { unique_identifier: '///' }, 'unique_identifier'],
  ['a match score over 100', { match_score: 101 }, 'match_score'],
  ['a match score under 0', { match_score: -1 }, 'match_score'],
  ['a broken match score', { match_score: 80.5 }, 'match_score'],
  ['a match score as text', { match_score: '80' }, 'match_score'],
  ['a flag as text', { exact_search: 'true' }, 'exact_search'],
  ['page 0', { page: 0 }, 'page'],
  ['a page beyond all pages', { page: 1e15 }, 'page'],
  ['per_page 0', { per_page: 0 }, 'per_page'],
  ['an image of another kind', { biometric_search_image: btoa('GIF89a') }, 'biometric_search_image'],
  ['adverse media without a webhook', { categories: ['Adverse Media'] }, 'webhook'],
  ['a webhook that is no URL', { webhook: 'soon' }, 'webhook'],
  ['a webhook over http', { webhook: 'http://hooks.example.com/' }, 'webhook'],
  ['a webhook to ourselves', { webhook: 'http://127.1:8080/' }, 'webhook'],
  ['a webhook to the metadata service', { webhook: 'http://[::ffff:169.254.169.254]/' }, 'webhook'],
  ['an unknown search profile', { search_profile: 'a'.repeat(24) }, 'search_profile'],
  ['an unknown risk score engine', { risk_score_engine_id: 'nope' }, 'risk_score_engine_id'],
  ['an unknown AI risk mode', { ai_risk_mode: 'AiRisk Extreme' }, 'ai_risk_mode'],
  ['an unknown AI risk field', { ai_risk_fields: { shoe_size: '44' } }, 'ai_risk_fields.shoe_size'],
  ['an IMO number of a person', { ai_risk_fields: { imo_number: '9074729' } }, 'ai_risk_fields.imo_number'],
  ['an AI risk field that is no text', { ai_risk_fields: { parent: 5 } }, 'ai_risk_fields.parent'],
];

for (const [name, body, field] of table) {
  test(`${name}: 400 that names ${field}, and nothing is stored`, async () => {
    assert.deepEqual(Object.keys(await faults({ ...minimal, ...body })), [field]);
    assert.equal((await service.list()).json().data.pagination.total_records, 0);
  });
}

test('an unknown category or entity type is refused with the allowed ones', async () => {
  const found = await faults({ ...minimal, categories: ['Gossip'], entity_type: ['Robot'] });
  for (const word of ['Sanctions', 'PEP Level 4', 'State Owned Enterprise']) {
    assert.ok(found['categories[0]']?.includes(word), word);
  }
  assert.ok(found['entity_type[0]']?.includes('Crypto_Wallet'));
});

test('all errors of a body are reported together, whichever layer finds them', async () => {
  const found = await faults({
    name: '99',
    categories: ['Gossip'],
    match_score: 500,
    birth_incorporation_date: 'yesterday',
    webhook: 'ftp://example.com/',
    search_profile: 'x',
    run_ai_risk: true,
    ai_risk_mode: 'AiRisk Advanced',
  });
  assert.deepEqual(Object.keys(found).sort(), [
    'birth_incorporation_date',
    'categories[0]',
    'entity_type',
    'match_score',
    'name',
    'search_profile',
    'webhook',
  ]);
});

test('an image over 5 MB is an error of its field, a body over 8 MB is 413', async () => {
  const image = (bytes: number) => ({ ...minimal, biometric_search_image: Buffer.alloc(bytes, 1).toString('base64') });
  assert.deepEqual(Object.keys(await faults(image(5 * 1024 * 1024 + 1))), ['biometric_search_image']);
  assert.equal((await service.search(image(6_500_000))).statusCode, 413);
});

test('without any credential a search is 401, with an API key in the body it is made', async () => {
  const send = (payload: object) => service.app.inject({ method: 'POST', url: '/api/search', payload });
  const answer = await send(minimal);
  assert.equal(answer.statusCode, 401);
  assert.equal(answer.json().error.message, 'Unauthorized');
  assert.equal((await send({ ...minimal, api_key: 'wrong' })).statusCode, 401);
  assert.equal((await send({ ...minimal, api_key: 'integration' })).statusCode, 200);
});

test('a viewer may not search', async () => {
  assert.equal((await service.search(minimal, 'viewer')).statusCode, 403);
});

test('while no list is loaded a search is 503 with Retry-After, and nothing is stored', async () => {
  const before = (await service.list()).json().data.pagination.total_records;
  const { screener } = service;
  service.screener = noListLoaded;
  const answer = await service.search(minimal);
  service.screener = screener;
  assert.equal(answer.statusCode, 503);
  assert.ok(answer.headers['retry-after']);
  assert.equal((await service.list()).json().data.pagination.total_records, before);
});

test('bodies that are not objects, or endlessly nested, are 400', async () => {
  for (const payload of ['[]', '"text"', 'null', '5', `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`, '{']) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/search',
      headers: { authorization: 'Bearer analyst', 'content-type': 'application/json' },
      payload,
    });
    assert.equal(answer.statusCode, 400, payload.slice(0, 20));
  }
});
