import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectRepository } from '../../src/data-protection/subjects.repository.js';
import { customerService } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { PERSONAL_DATA } from '../support/personal-data.js';
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
    pagination: { page: 1, page_size: 10, total_count: 0, total_pages: 0, total_is_exact: true },
    next_cursor: null,
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
  assert.deepEqual(first.pagination, { page: 1, page_size: 10, total_count: 12, total_pages: 2, total_is_exact: true });
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

test('a search finds beginnings of words of the name in any case, and all words must match', async () => {
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

test('filters combine, and the totals follow every change', async () => {
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

test('a search that finds thousands counts exactly, whatever changes before, during and after its counts are cached', async () => {
  const { database, topic } = service;
  const { pool } = database;
  service.clock = new Date('2026-11-10T10:00:00Z');
  const model = await create({ name: 'Manifold Person' });
  await service.analyse([model.customer_id]);
  for (const [table, references] of [
    ['cases', ''],
    ['customers', `, 'case_id', lpad(n::text, 24, '0')`],
  ]) {
    const changes = `json_build_object('id', lpad(n::text, 24, '0'), 'created_at', one.created_at - make_interval(days => n % 3)${references})`;
    const { rowCount } = await pool.query(
      `insert into ${table} select made.* from ${table} one, generate_series(1001, 3100) n,
       lateral json_populate_record(one, ${changes}) made where one.id = $1`,
      [table === 'cases' ? model.search_reference : model.customer_id],
    );
    assert.equal(rowCount, 2100);
  }
  const kept = async () => Number((await pool.query('select count(*) from customer_searches')).rows[0].count);
  const bringUpToDate = () => topic.tasks.count_customer_changes();
  const questions: readonly (readonly [string, string])[] = [
    ['search=manif', 'deleted_at is null'],
    ['search=manif&include_deleted=true', 'true'],
    ['search=person+manifold&verdict=true_negative', `deleted_at is null and verdict = 'true_negative'`],
    ['search=manif&analyst_decision=', 'deleted_at is null and decision is null'],
    ['search=manif&analyst_decision=Confirmed&include_deleted=true', `decision = 'confirmed'`],
    [
      'search=manif&start_date=09-11-2026&ai_risk_mode=AiRisk+Lite',
      `deleted_at is null and created_at >= '2026-11-09T00:00Z' and mode = 'lite'`,
    ],
  ];
  async function isExact(when: string): Promise<void> {
    for (const [query, condition] of questions) {
      const { rows } = await pool.query(
        `select count(*) from customers where 'manifold' = any(search_words) and ${condition}`,
      );
      const { pagination } = await listed(`?${query}`);
      assert.equal(pagination.total_count, Number(rows[0].count), `${when}: ${query}`);
    }
  }

  // One whose transaction is open while the search is counted for the first time, and while its counts are brought up to date.
  const blocker = await pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table customer_counts in share mode');
  const late = create({ name: 'Manifold Person Latecomer' });
  await isExact('first');
  await isExact('while a customer is being made');
  assert.equal(await kept(), 4);
  await bringUpToDate();
  await isExact('brought up to date while a customer is being made');
  await blocker.query('commit');
  blocker.release();
  await late;
  await isExact('with the customer that was being made');

  const last = await names('?search=manif&page=211');
  assert.deepEqual([last.length, new Set(last)], [2, new Set(['Manifold Person'])]);
  const whole = (
    await pool.query(`select id from customers where 'manifold' = any(search_words) order by created_at desc, id desc`)
  ).rows;
  for (const page of [1, 30, 71, 150]) {
    const { customers } = await listed(`?search=manif&page=${page}`);
    const ids = customers.map(({ customer_id: id }: { customer_id: string }) => id);
    assert.deepEqual(
      ids,
      whole.slice(page * 10 - 10, page * 10).map(({ id }) => id),
    );
  }

  const added = await create({ name: 'Manifold Added Person', ai_risk_mode: 'AiRisk Lite' });
  await isExact('made');
  await service.analyse([added.customer_id]);
  await isExact('analysed');
  await bringUpToDate();
  await isExact('brought up to date');
  const decided = await send('POST', `${route}/update`, {
    ...{ customer_id: added.customer_id, analyst_decision: 'Confirmed', analyst_decision_reason: 'Known.' },
  });
  assert.equal(decided.statusCode, 200, decided.body);
  await isExact('decided');
  const removed = await send('POST', `${route}/delete`, {
    customer_id: '1500'.padStart(24, '0'),
    deleted_reason: 'Left.',
  });
  assert.equal(removed.statusCode, 200, removed.body);
  await isExact('deleted');
  await bringUpToDate();
  await isExact('deleted, and brought up to date');
  assert.equal(await kept(), 4);

  await create({ name: 'Manifold Unfolded Person' });
  const erased = await subjectRepository(database, PERSONAL_DATA).erase(
    String(model.organization_id),
    ['1501'.padStart(24, '0'), added.search_reference],
    {
      ...{
        id: 'e'.repeat(24),
        organizationId: String(model.organization_id),
        at: service.clock,
        action: 'subject.erased',
      },
      ...{ actor: { kind: 'service' }, target: { kind: 'subject', id: '' }, details: {} },
    },
  );
  assert.equal(erased.outcome, 'erased');
  assert.equal(await kept(), 0);
  await isExact('erased');
  await bringUpToDate();
  await isExact('erased, and brought up to date');
});

test('merging the shards of past days changes no total, and later changes of these days are counted', async () => {
  const { database, topic, send } = service;
  const queries = [
    '',
    '?verdict=true_negative',
    '?analyst_decision=',
    '?include_deleted=true',
    '?start_date=02-10-2026&end_date=09-11-2026',
  ];
  const shards = async () => {
    const { rows } = await database.pool.query('select count(*) from customer_counts');
    return Number(rows[0].count);
  };
  const totals = async () => {
    const found = await Promise.all(queries.map(async (query) => (await listed(query)).pagination.total_count));
    const { pagination } = (await send('POST', '/api/searches', {})).json().data;
    return [...found, pagination.total_records];
  };
  service.clock = new Date('2026-11-12T10:00:00Z');
  const before = await totals();
  const rows = await shards();
  // A customer that is being changed meanwhile is left as it is.
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  const held = await blocker.query("select * from customer_counts where day = '2026-10-05' for update");
  await topic.tasks.merge_counts();
  await blocker.query('commit');
  blocker.release();
  assert.ok((held.rowCount ?? 0) > 1);
  assert.deepEqual(await totals(), before);
  const once = await shards();
  await topic.tasks.merge_counts();
  assert.ok((await shards()) < once && once < rows, 'there was something to add up, twice');
  assert.deepEqual(await totals(), before);
  const [oldest] = (await listed('?end_date=01-10-2026')).customers;
  await service.analyse([oldest.customer_id]);
  assert.deepEqual(
    await totals(),
    before.map((total, place) => (place === 1 ? total + 1 : total)),
  );
});
