import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerService } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { create, send } = service;
const check = documentedAnswers((await service.app.inject('/openapi.json')).json());
const route = '/api/ai-risk-customers';

async function listed(query = '') {
  const answer = await send('GET', `${route}${query}`);
  assert.equal(answer.statusCode, 200, answer.body);
  check({ path: route, method: 'get' }, 200, answer.json());
  return answer.json().data;
}
const names = async (query: string) => (await listed(query)).customers.map(({ name }: { name: string }) => name);

test('an organization without customers has an empty first page', async () => {
  assert.deepEqual(await listed(), {
    customers: [],
    pagination: { page: 1, page_size: 10, total_count: 0, total_pages: 0 },
  });
});

test('the queue is paged newest first, with exact totals, also far down and past the end', async () => {
  for (const [day, count] of [
    ['01', 3],
    ['02', 1],
    ['05', 8],
  ] as const) {
    service.clock = new Date(`2026-10-${day}T10:00:00Z`);
    for (let n = 0; n < count; n += 1) await create({ name: `Day${day} Number${String.fromCharCode(97 + n)}` });
  }
  const first = await listed();
  assert.deepEqual(first.pagination, { page: 1, page_size: 10, total_count: 12, total_pages: 2 });
  const all = [...first.customers, ...(await listed('?page=2')).customers];
  const sorted = [...all].sort((a, b) => (a.customer_id < b.customer_id ? 1 : -1));
  assert.deepEqual(all, sorted);
  assert.equal(new Set(all.map(({ customer_id: id }) => id)).size, 12);
  assert.deepEqual(await names('?page=4&page_size=3'), ['Day01 Numberc', 'Day01 Numberb', 'Day01 Numbera']);
  assert.deepEqual((await listed('?page=3')).customers, []);
  assert.equal((await listed('?page_size=1000')).pagination.page_size, 100);
  assert.equal((await listed('?records_per_page=2')).customers.length, 2);
});

test('both days of a range are included, and a range that runs backwards is refused', async () => {
  assert.equal((await listed('?start_date=02-10-2026')).pagination.total_count, 9);
  assert.equal((await listed('?end_date=02-10-2026')).pagination.total_count, 4);
  assert.deepEqual(await names('?start_date=02-10-2026&end_date=02-10-2026'), ['Day02 Numbera']);
  for (const bad of ['?start_date=03-10-2026&end_date=02-10-2026', '?start_date=31-02-2026', '?page=0', '?page=x']) {
    assert.equal((await send('GET', `${route}${bad}`)).statusCode, 400, bad);
  }
  for (const bad of ['?verdict=guilty', '?analyst_decision=Maybe', '?ai_risk_mode=Lite', '?include_deleted=x']) {
    assert.equal((await send('GET', `${route}${bad}`)).statusCode, 400, bad);
  }
});

test('a search finds the beginnings of words of the name, whatever the case, and all words must fit', async () => {
  service.clock = new Date('2026-10-06T10:00:00Z');
  await create({ name: "Séamus O'Connor-Vane" });
  await create({ name: 'Гаврило Зарецкий' });
  await create({ name: '張偉明' });
  for (const [search, found] of [
    ['seamus', 1],
    ['Séam', 1],
    ['connor', 1],
    ['vane o', 1],
    ['vane x', 0],
    ['зарец', 1],
    ['偉明', 1],
    ['day0', 12],
    ['day05 numbera', 1],
    ['amus', 0],
    ['%27%5C!', 0],
    ['api', 15],
  ] as const) {
    const { pagination } = await listed(`?search=${search.startsWith('%') ? search : encodeURIComponent(search)}`);
    assert.equal(pagination.total_count, found, search);
  }
  assert.deepEqual(await names('?search=day05&page=2&page_size=7'), ['Day05 Numbera']);
});

test('each filter keeps what fits it, together with the others, and the totals follow every change', async () => {
  service.clock = new Date('2026-10-07T10:00:00Z');
  const day = 'start_date=07-10-2026';
  const total = async (query: string) => {
    const { customers, pagination } = await listed(`?${day}&${query}`);
    assert.equal(customers.length, pagination.total_count, query);
    return pagination.total_count;
  };
  const lite = await create({ name: 'Nobody Atall Known' });
  const advanced = await create({ name: 'Somebody Else Unknown', ai_risk_mode: 'AiRisk Advanced' });
  assert.deepEqual(
    [await total(''), await total('ai_risk_mode=AiRisk%20Lite'), await total('ai_risk_mode=AiRisk%20Advanced')],
    [2, 1, 1],
  );
  assert.equal(await total('verdict=true_negative'), 0);
  await service.analyse([lite.customer_id, advanced.customer_id]);
  assert.equal(await total('verdict=true_negative'), 2);
  assert.equal(await total('verdict=true_negative&ai_risk_mode=AiRisk%20Lite'), 1);
  assert.equal(await total('verdict=uncertain'), 0);
  assert.equal(await total('analyst_decision='), 2);
  assert.equal(await total('analyst_decision=Confirmed'), 0);
  assert.equal(await total('verdict='), 2);
});
