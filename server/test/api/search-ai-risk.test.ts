import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { cases } from '../../src/cases/case.table.js';
import { configurations, entitlements } from '../../src/customers/ai-risk-settings.table.js';
import { customers } from '../../src/customers/customers.table.js';
import { customerService, minimalCustomer } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { analyst } from '../support/sample-case.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { database, send } = service;
const { db } = database;
const check = documentedAnswers((await service.app.inject('/openapi.json')).json());
const minimal = {
  name: 'Gavrilo Zaretsky',
  categories: ['Sanctions'],
  entity_type: ['Person'],
  run_ai_risk: true,
};
const advanced = { ai_risk_mode: 'AiRisk Advanced' };

async function search(body: object = {}) {
  const answer = await send('POST', '/api/search', { ...minimal, ...body });
  check({ path: '/api/search', method: 'post' }, answer.statusCode, answer.json());
  return answer;
}
const details = (answer: { json(): { error: { details: { field: string }[] } } }) =>
  answer.json().error.details.map(({ field }) => field);
const entitle = (changes: Partial<typeof entitlements.$inferInsert>) =>
  db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: true, ...changes });
const configure = (changes: object) =>
  send('POST', '/api/ai-risk-configuration', {
    ...{ enabled: true, default_mode: 'AiRisk Lite', ai_risk_process_records: 50 },
    ...{ lite_inputs: { name: true }, advanced_fields: { name: true, nationality: true }, ...changes },
  });

beforeEach(async () => {
  await db.delete(entitlements);
  await db.delete(configurations);
});

test('run_ai_risk creates a customer of the search, pending at first, whose outcome the search shows', async () => {
  const { data } = (await search()).json();
  assert.deepEqual(
    [data.ai_risk.status, data.ai_risk.ai_risk_mode, data.ai_risk.verdict],
    ['Pending', 'AiRisk Lite', ''],
  );
  await service.analyse([data.ai_risk.customer_id]);
  const read = await send('GET', `/api/searches/${data.search_reference}`);
  check({ path: '/api/searches/{search_reference}', method: 'get' }, 200, read.json());
  assert.equal(read.json().data.ai_risk.status, 'COMPLETED');
});

test('the key drivers of a search are answered as data, with the record that each is about', async () => {
  const { data } = (await search({ birth_incorporation_date: '12-04-1961' })).json();
  assert.equal(data.key_driver_details, undefined);
  const read = async () => (await send('GET', `/api/searches/${data.search_reference}`)).json();
  assert.deepEqual((await read()).data.key_driver_details, []);
  await service.analyse([data.ai_risk.customer_id]);
  const answer = await read();
  check({ path: '/api/searches/{search_reference}', method: 'get' }, 200, answer);
  const { ai_risk, key_driver_details: drivers, results } = answer.data;
  type Driver = { text: string; code: string; direction: string; record_id: string | null };
  assert.deepEqual(
    drivers.map(({ text }: Driver) => text),
    ai_risk.key_drivers,
  );
  const date = drivers.find(({ code }: Driver) => code === 'date');
  const records = results[0].source_details.map(({ record_id }: { record_id: string }) => record_id);
  assert.equal(date.direction, 'for');
  assert.ok(records.includes(date.record_id));
});

test('a search without run_ai_risk creates no customer', async () => {
  const before = (await db.select().from(customers)).length;
  assert.equal((await search({ run_ai_risk: false })).json().data.ai_risk, null);
  assert.equal((await db.select().from(customers)).length, before);
});

test('the mode is the default of the organization when it is omitted or null', async () => {
  await configure({ default_mode: 'AiRisk Advanced' });
  for (const ai_risk_mode of [undefined, null]) {
    const { data } = (await search({ ai_risk_mode, birth_incorporation_date: '12-04-1961' })).json();
    assert.equal(data.ai_risk.ai_risk_mode, 'AiRisk Advanced');
  }
  assert.deepEqual(details(await search()), ['ai_risk_fields']);
});

test('the values of ai_risk_fields are stored with the customer', async () => {
  const reported = { nationality: 'Belarusian', identification_number: 'MP 1234567', parent: null };
  const { data } = (await search({ ...advanced, ai_risk_fields: reported })).json();
  const customer = (await send('GET', `/api/ai-risk-customers/${data.ai_risk.customer_id}`)).json().data;
  assert.deepEqual([customer.nationality, customer.identification_number], ['Belarusian', 'MP 1234567']);
});

test('every violated rule of ai_risk_fields is refused, and nothing is stored', async () => {
  await configure({});
  const before = (await db.select().from(cases)).length;
  for (const [body, field] of [
    [{ ai_risk_fields: { imo_number: '9074729' } }, 'ai_risk_fields.imo_number'],
    [{ ai_risk_fields: { tail_number: 'N1' } }, 'ai_risk_fields.tail_number'],
    [{ ...advanced, ai_risk_fields: { occupation: 'cobbler' } }, 'ai_risk_fields.occupation'],
    [{ ...advanced }, 'ai_risk_fields'],
    [{ ...advanced, ai_risk_fields: { nationality: ' ', parent: null } }, 'ai_risk_fields'],
  ] as const) {
    const answer = await search(body);
    assert.equal(answer.statusCode, 400, JSON.stringify(body));
    assert.ok(details(answer).includes(field), JSON.stringify([body, details(answer)]));
  }
  const two = { identification_number: 'A1', business_registration_number: 'B2' };
  assert.ok(details(await search({ ai_risk_fields: two })).includes('ai_risk_fields'));
  assert.equal((await db.select().from(cases)).length, before);
  assert.equal((await search({ ...advanced, ai_risk_fields: { nationality: 'BY' } })).statusCode, 200);
});

/** The four refusals of the module, the same for a search and for a customer. */
for (const [what, make] of [
  ['a search', () => search()],
  ['a customer', () => send('POST', '/api/ai-risk-customers', minimalCustomer)],
] as const) {
  test(`${what} is refused with the message of the compliance request, and nothing is stored`, async () => {
    const before = (await db.select().from(cases)).length;
    const message = async (status: number) => {
      const answer = await make();
      assert.equal(answer.statusCode, status, answer.body);
      return answer.json().error.message;
    };
    await entitle({ liteEnabled: false, advancedEnabled: false });
    assert.equal(await message(400), 'AiRisk is not enabled for this organization');
    await db.update(entitlements).set({ advancedEnabled: true });
    assert.equal(await message(400), 'AiRisk Lite mode is not available for this organization.');
    await db.update(entitlements).set({ liteEnabled: true, liteCredits: 0 });
    assert.equal(await message(403), 'Insufficient AiRisk Lite credits.');
    await configure({ enabled: false });
    assert.equal(await message(400), 'AiRisk is not enabled in your configuration. Please enable it in settings.');
    assert.equal((await db.select().from(cases)).length, before);
  });
}

test('forty concurrent requests never overspend one credit', async () => {
  await entitle({ liteCredits: 1 });
  const before = (await db.select().from(customers)).length;
  const body = { ...minimalCustomer, name: 'Nobody Atall Known' };
  const answers = await Promise.all(Array.from({ length: 40 }, () => send('POST', '/api/ai-risk-customers', body)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  assert.equal(statuses.filter((status) => status === 200).length, 1);
  // Nobody is answered otherwise, unless the database was too busy.
  assert.equal(statuses.filter((status) => status === 403 || status === 503).length, 39);
  assert.equal((await db.select().from(customers)).length, before + 1);
  assert.equal((await db.select().from(entitlements))[0]?.liteCredits, 0);
});
