import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { entitlements } from '../../src/customers/ai-risk-settings.table.js';
import { customers } from '../../src/customers/customers.table.js';
import { customerService } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { analyst } from '../support/sample-case.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { database, send } = service;
const { db } = database;
const check = documentedAnswers((await service.app.inject('/openapi.json')).json());
const route = '/api/compliance-request';
const settings = '/api/ai-risk-configuration';
const allOn = { lite_inputs: { name: true }, advanced_fields: { name: true, nationality: true } };
const bare = { name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'] };

async function request(body: object, token = 'analyst') {
  const answer = await send('POST', route, body, token);
  check({ path: route, method: 'post' }, answer.statusCode, answer.json());
  return answer;
}
async function searched(body: object = {}): Promise<string> {
  const answer = await send('POST', '/api/search', { ...bare, ...body });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data.search_reference;
}
const aiRiskOf = async (reference: string) => (await send('GET', `/api/searches/${reference}`)).json().data.ai_risk;
const entitle = (changes: Partial<typeof entitlements.$inferInsert>) =>
  db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: true, ...changes });
async function configure(changes: object) {
  const body = { enabled: true, default_mode: 'AiRisk Lite', ai_risk_process_records: 50, ...allOn, ...changes };
  const answer = await send('POST', settings, body);
  assert.equal(answer.statusCode, 200, answer.body);
}
/** The refusal's words, after which no customer is there that was not before. */
async function refused(body: object, status = 400) {
  const before = (await db.select().from(customers)).length;
  const answer = await request(body);
  assert.equal(answer.statusCode, status, answer.body);
  assert.equal((await db.select().from(customers)).length, before);
  return answer.json().error.message;
}

beforeEach(async () => {
  await db.delete(entitlements);
  await configure({ advanced_fields: { name: true, birth_incorporation_date: true } });
});

test('a search without analysis becomes a customer with its analysis queued, which the search shows', async () => {
  const search_reference = await searched({ client_reference: 'ref-9' });
  assert.equal(await aiRiskOf(search_reference), null);
  const answer = await request({ search_reference });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json().data.search_reference, search_reference);
  const pending = await aiRiskOf(search_reference);
  assert.deepEqual([pending.status, pending.verdict, pending.analysed_at], ['Pending', '', null]);
  await service.analyse([pending.customer_id]);
  const done = await aiRiskOf(search_reference);
  assert.equal(done.status, 'COMPLETED');
  assert.ok(done.verdict !== '' && done.narrative.length > 0 && done.key_drivers.length > 0);
  const customer = (await send('GET', `/api/ai-risk-customers/${done.customer_id}`)).json().data;
  assert.deepEqual([customer.upload_source, customer.client_reference], ['', 'ref-9']);
  const [row] = (await send('POST', '/api/searches', {})).json().data.searches;
  assert.deepEqual(row.ai_risk, done);

  const read = async () => (await send('GET', `/api/searches/${search_reference}`)).json().data;
  const since = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code);
  const before = await read();
  service.clock = new Date(service.clock.getTime() + 1000);
  const decision = { match_status: 'False Positive', reason: 'Other man' };
  const decided = await send('POST', `/api/searches/${search_reference}/records/${before.results[0].id}`, decision);
  assert.equal(decided.statusCode, 200, decided.body);
  assert.deepEqual(since(await read()), [...since(before), 'decided_since_analysis']);
});

test('row 1: neither mode purchased', async () => {
  await entitle({ liteEnabled: false, advancedEnabled: false });
  assert.equal(await refused({}), 'AiRisk is not enabled for this organization');
});

test('row 2: disabled in the configuration', async () => {
  await configure({ enabled: false });
  const text = 'AiRisk is not enabled in your configuration. Please enable it in settings.';
  assert.equal(await refused({}), text);
});

test('row 3: no search_reference', async () => {
  for (const body of [{}, { search_reference: null }, { search_reference: '' }]) {
    assert.equal(await refused(body), 'Please provide search_reference');
  }
});

test('row 4: a search_reference without exactly 24 characters', async () => {
  for (const search_reference of ['abc', 'a'.repeat(25), 24, ['a'.repeat(24)], `${'a'.repeat(23)}\0`]) {
    assert.equal(await refused({ search_reference }), 'Invalid search_reference format');
  }
});

test('row 5: no such search, or one of another organization', async () => {
  for (const search_reference of ['0'.repeat(24), 'not-hex-but-24-character']) {
    assert.equal(await refused({ search_reference }), `No search found for: ${search_reference}`);
  }
  const search_reference = await searched();
  const foreign = await request({ search_reference }, 'stranger');
  assert.equal(foreign.json().error.message, `No search found for: ${search_reference}`);
});

test('row 6: a second request, in any mode, also among concurrent ones', async () => {
  const search_reference = await searched();
  const answers = await Promise.all(Array.from({ length: 8 }, () => request({ search_reference })));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  const text = `A compliance request already exists for search_reference: ${search_reference}`;
  for (const ai_risk_mode of [undefined, 'AiRisk Lite', 'AiRisk Advanced']) {
    assert.equal(await refused({ search_reference, ai_risk_mode }), text);
  }
});

test('row 7: Advanced of a name alone, while dates are not enabled', async () => {
  await configure({ advanced_fields: { name: true, nationality: true } });
  const ai_risk_mode = 'AiRisk Advanced';
  const search_reference = await searched();
  assert.match(
    await refused({ search_reference, ai_risk_mode }),
    /^Not enough data is available to perform an AiRisk Advanced search/,
  );
  for (const reported of [
    { birth_incorporation_date: '00-00-1961' },
    { ai_risk_fields: { nationality: 'BY' } },
    { unique_identifier: 'MP 1234567' },
  ]) {
    assert.equal((await request({ search_reference: await searched(reported), ai_risk_mode })).statusCode, 200);
  }
});

test('row 8: the mode was not purchased', async () => {
  const search_reference = await searched();
  await entitle({ advancedEnabled: false });
  assert.equal(
    await refused({ search_reference, ai_risk_mode: 'AiRisk Advanced' }),
    'AiRisk Advanced mode is not available for this organization.',
  );
  await db.update(entitlements).set({ advancedEnabled: true, liteEnabled: false });
  assert.equal(await refused({ search_reference }), 'AiRisk Lite mode is not available for this organization.');
});

test('row 9: the search has no match', async () => {
  const search_reference = await searched({ name: 'Nobody Atall Known' });
  assert.equal(await refused({ search_reference }), "AiRisk check not required for 'No Match' results");
});

test('row 9: every result was ruled out, as the next search of the same subject knows', async () => {
  const reported = { client_reference: 'whitelisted', birth_incorporation_date: '01-01-1999' };
  const search_reference = await searched(reported);
  const results = async (of: string) => (await send('GET', `/api/searches/${of}`)).json().data.results;
  for (const { id } of await results(search_reference)) {
    const decision = { match_status: 'False Positive', reason: 'another man', whitelist: true };
    const answer = await send('POST', `/api/searches/${search_reference}/records/${id}`, decision);
    assert.equal(answer.statusCode, 200, answer.body);
  }
  assert.equal(await refused({ search_reference }), "AiRisk check not required for 'No Match' results");
  const again = await send('POST', '/api/search', { ...bare, ...reported, run_ai_risk: true });
  const { customer_id } = again.json().data.ai_risk;
  await service.analyse([customer_id]);
  const { verdict, recommendation, narrative, key_drivers } = await aiRiskOf(again.json().data.search_reference);
  assert.deepEqual([verdict, recommendation], ['false_positive', 'Clear as False Positive']);
  assert.match(narrative, /analysts? ruled out .* 20 November 2026/i);
  assert.match(key_drivers[0], /An analyst ruled out the closest record/);
  const other = await searched({ ...reported, ai_risk_fields: { nationality: 'BY' } });
  assert.equal((await request({ search_reference: other })).statusCode, 200, 'another subject');
});

test('row 10: no credits of the mode are left', async () => {
  const search_reference = await searched();
  await entitle({ liteCredits: 0, advancedCredits: 0 });
  assert.equal(await refused({ search_reference }, 403), 'Insufficient AiRisk Lite credits.');
  const ai_risk_mode = 'AiRisk Advanced';
  assert.equal(await refused({ search_reference, ai_risk_mode }, 403), 'Insufficient AiRisk Advanced credits.');
});

test('row 11: without a valid token', async () => {
  const answer = await service.app.inject({ method: 'POST', url: route, payload: {} });
  assert.deepEqual([answer.statusCode, answer.json().error.message], [401, 'Unauthorized']);
});

test('an earlier row of the table takes precedence over a later one', async () => {
  const search_reference = await searched({ name: 'Nobody Atall Known' });
  await entitle({ advancedEnabled: false, advancedCredits: 0 });
  const ai_risk_mode = 'AiRisk Advanced';
  assert.equal(
    await refused({ search_reference, ai_risk_mode }),
    'AiRisk Advanced mode is not available for this organization.',
  );
  const answer = await request({ ai_risk_mode: 'Deep' });
  assert.equal(answer.json().error.message, 'Please provide search_reference');
  assert.deepEqual(
    answer.json().error.details.map(({ field }: { field: string }) => field),
    ['search_reference', 'ai_risk_mode'],
  );
});

test('an open Lite result may be escalated once to Advanced, and a changed verdict withdraws the decision', async () => {
  const search_reference = await searched();
  await request({ search_reference });
  const { customer_id } = await aiRiskOf(search_reference);
  const ai_risk_mode = 'AiRisk Advanced';
  assert.match(await refused({ search_reference, ai_risk_mode }), /already exists/);
  await service.analyse([customer_id]);
  const lite = await aiRiskOf(search_reference);
  assert.ok(['potential_match', 'uncertain'].includes(lite.verdict), lite.verdict);
  assert.match(await refused({ search_reference }), /already exists/);
  const tries = await Promise.all([1, 2, 3, 4].map(() => request({ search_reference, ai_risk_mode })));
  assert.equal(tries.filter(({ statusCode }) => statusCode === 200).length, 1);
  const escalated = await aiRiskOf(search_reference);
  assert.deepEqual([escalated.status, escalated.ai_risk_mode], ['in-progress', ai_risk_mode]);
  assert.equal(escalated.verdict, lite.verdict);
  await service.analyse([customer_id]);
  const advanced = await aiRiskOf(search_reference);
  assert.equal(advanced.status, 'COMPLETED');
  assert.ok(advanced.narrative.length > lite.narrative.length);
  assert.match(await refused({ search_reference, ai_risk_mode }), /already exists/);
});
