import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { customerService, minimalCustomer } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { analyst } from '../support/sample-case.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { create, send } = service;
const check = documentedAnswers((await service.app.inject('/openapi.json')).json());
const route = '/api/ai-risk-customers';
const png = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]).toString('base64')}`;

const faults = async (body: object) => {
  const answer = await send('POST', route, { ...minimalCustomer, ...body });
  assert.equal(answer.statusCode, 400, answer.body);
  check({ path: route, method: 'post' }, 400, answer.json());
  return answer.json().error.details.map(({ field }: { field: string }) => field);
};
const rows = async (table: string) =>
  Number((await service.database.db.execute(sql.raw(`select count(*) from ${table}`))).rows[0]?.count);

test('a new customer is pending, not analysed, of upload source API, and has a search', async () => {
  const answer = await send('POST', route, minimalCustomer);
  check({ path: route, method: 'post' }, 200, answer.json());
  const { data } = answer.json();
  assert.equal(data.status, 'Pending');
  assert.deepEqual(
    [data.verdict, data.recommendation, data.narrative, data.key_drivers, data.analyst_decision],
    ['', '', null, [], ''],
  );
  assert.deepEqual([data.upload_source, data.ai_risk_mode], ['API', 'AiRisk Lite']);
  assert.deepEqual([data.deleted_at, data.deleted_reason, data.birth_incorporation_date], [null, null, null]);
  assert.match(data.customer_id, /^[0-9a-f]{24}$/);
  assert.match(data.search_reference, /^[0-9a-f]{24}$/);
  assert.equal(data.organization_id, analyst.organizationId);
  assert.equal(data.created_at, '2026-11-20T08:30:00.000Z');
});

test('every field of a new customer is returned and read unchanged', async () => {
  const reported = {
    nationality: 'Belarusian',
    occupation: 'cobbler',
    industry: 'footwear',
    address: '1 Invented Street, Minsk',
    parent: 'Ivan Zaretsky',
    spouse: 'Ludmila Zaretskaya',
    sibling: 'Piotr Zaretsky',
    known_alias: 'Gabriel Sarecki',
    identification_number: 'MP 1234567',
    identification_type: 'Passport',
    identification_country: 'BY',
    gender: 'male',
    client_reference: 'ref-7',
    ongoing_monitoring: true,
    biometric_search_image: png,
    ai_risk_mode: 'AiRisk Advanced',
  };
  const data = await create({
    ...reported,
    entity_type: ['person'],
    categories: ['pep', 'sanctions'],
    countries: ['by'],
    birth_incorporation_date: '12-04-1961',
  });
  for (const [field, value] of Object.entries(reported)) assert.equal(data[field], value, field);
  assert.deepEqual(data.entity_type, ['Person']);
  assert.deepEqual(data.categories, ['PEP', 'Sanctions']);
  assert.deepEqual(data.countries, ['Belarus']);
  assert.equal(data.birth_incorporation_date, '1961-04-12');
  const read = await send('GET', `${route}/${data.customer_id}`);
  check({ path: `${route}/{customer_id}`, method: 'get' }, 200, read.json());
  assert.deepEqual(read.json().data, { ...data, decision_history: [] });
  const [row] = (await send('GET', `${route}?page_size=1`)).json().data.customers;
  assert.deepEqual(row, { ...data, biometric_search_image: null });
  assert.equal(data.has_biometric_image, true);
});

test('a partial date is returned with 00 for unknown parts', async () => {
  assert.equal((await create({ birth_incorporation_date: '00-04-1961' })).birth_incorporation_date, '00-04-1961');
  assert.equal((await create({ birth_incorporation_date: '1961-04-12' })).birth_incorporation_date, '1961-04-12');
});

test('an exact search returns match score 100', async () => {
  assert.equal((await create({ exact_search: true, match_score: 50 })).match_score, 100);
});

test('all errors of a body are reported in one answer, and nothing is stored', async () => {
  const before = [await rows('customers'), await rows('cases'), await rows('graphile_worker._private_jobs')];
  assert.deepEqual(await faults({ name: '7', entity_type: [], categories: ['Nonsense'], match_score: 101 }), [
    'name',
    'entity_type',
    'categories[0]',
    'match_score',
  ]);
  assert.deepEqual(await faults({ match_score: undefined, categories: undefined, entity_type: undefined }), [
    'entity_type',
    'categories',
    'match_score',
  ]);
  assert.deepEqual(await faults({ name: '12 34' }), ['name']);
  assert.deepEqual(await faults({ birth_incorporation_date: '31-02-1980' }), ['birth_incorporation_date']);
  assert.deepEqual(await faults({ countries: ['XX'] }), ['countries[0]']);
  assert.deepEqual(await faults({ ai_risk_mode: 'Lite' }), ['ai_risk_mode']);
  assert.deepEqual(await faults({ gender: 'unknown' }), ['gender']);
  assert.deepEqual(await faults({ biometric_search_image: 'R0lGODlh' }), ['biometric_search_image']);
  const after = [await rows('customers'), await rows('cases'), await rows('graphile_worker._private_jobs')];
  assert.deepEqual(after, before);
});

test('more than one of the four identifiers is refused, in every combination of two', async () => {
  const numbers = {
    identification_number: 'A1',
    business_registration_number: 'B2',
    imo_number: '9074729',
    tail_number: 'N123',
  };
  const entity_type = ['Vessel', 'Aircraft'];
  const given = Object.entries(numbers);
  for (const [i, one] of given.entries()) {
    for (const other of given.slice(i + 1)) {
      assert.deepEqual(await faults({ ...Object.fromEntries([one, other]), entity_type }), [other[0]]);
    }
    assert.equal((await create({ ...Object.fromEntries([one]), entity_type }))[one[0]], one[1]);
  }
});

test('a search profile, which customers do not have, is refused with the way to use one; an empty one is not', async () => {
  const answer = await send('POST', route, { ...minimalCustomer, search_profile: 'a'.repeat(24) });
  assert.deepEqual(answer.json().error.details, [
    {
      field: 'search_profile',
      message: 'is not supported for customers; POST /api/search with run_ai_risk analyses within a search profile',
    },
  ]);
  assert.equal((await send('POST', route, { ...minimalCustomer, search_profile: null })).statusCode, 200);
});

test('an IMO number requires a vessel and a tail number an aircraft', async () => {
  assert.deepEqual(await faults({ imo_number: '9074729' }), ['imo_number']);
  assert.deepEqual(await faults({ tail_number: 'N123', entity_type: ['Vessel'] }), ['tail_number']);
});

test('a viewer may read but not create customers; another organization finds none', async () => {
  const { customer_id } = await create();
  assert.equal((await send('POST', route, minimalCustomer, 'viewer')).statusCode, 403);
  assert.equal((await send('GET', route, undefined, 'viewer')).statusCode, 200);
  assert.equal((await send('GET', `${route}/${customer_id}`, undefined, 'stranger')).statusCode, 404);
  assert.equal((await send('GET', route, undefined, 'stranger')).json().data.pagination.total_count, 0);
});
