import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { conditionsOf } from '../../src/cases/case-list.repository.js';
import type { CaseFilter } from '../../src/cases/cases.js';
import { CASE_STATUSES, MATCH_STATUSES } from '../../src/cases/state-words.schema.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { gavrilo } from '../support/sample-records.js';

const service = await runningService();
const { db } = service.database;
const bank = await service.newOrganization();
const other = await service.newOrganization();
const checkAnswer = documentedAnswers(JSON.parse((await service.ask('GET', '/openapi.json')).text));

interface Listed {
  searches: {
    search_reference: string;
    match_status: string;
    case_status: string;
    is_monitored_at: { $date: number } | null;
    created_at: { $date: number };
    client_reference: string;
    search_filters: { name: string };
  }[];
  customers: { customer_id: string; name: string; search_reference: string }[];
  pagination: { total_records: number; total_count: number; total_is_exact: boolean; current_page: number };
  next_cursor: string | null;
}

async function searches(body: object = {}, { headers } = bank) {
  const answer = await service.ask('POST', '/api/searches', { headers, body });
  checkAnswer({ path: '/api/searches', method: 'post' }, answer.status, answer.body);
  return { ...(answer.body.data as unknown as Listed), status: answer.status, error: answer.body.error };
}
async function customers(query: string, { headers } = bank) {
  const answer = await service.ask('GET', `/api/ai-risk-customers?${query}`, { headers });
  checkAnswer({ path: '/api/ai-risk-customers', method: 'get' }, answer.status, answer.body);
  return { ...(answer.body.data as unknown as Listed), status: answer.status, error: answer.body.error };
}
async function make(path: string, body: object): Promise<{ search_reference: string; customer_id: string }> {
  const wanted = { categories: ['Sanctions'], entity_type: ['Person'], match_score: 80, ...body };
  const answer = await service.ask('POST', path, { headers: bank.headers, body: wanted });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data as never;
}
const names = ({ searches: found }: Listed) => found.map(({ search_filters: { name } }) => name);

test('a search is found by each filter, and by all of them together', async () => {
  await publishEdition(service.database, 'ofac_sdn', [gavrilo], async () => {
    const answer = await service.ask('POST', '/api/search', {
      headers: other.headers,
      body: { name: 'Ann Example', categories: ['Sanctions'], entity_type: ['Person'] },
    });
    return answer.body.data.editions as unknown as string[];
  });
  const first = await make('/api/search', { name: 'Zoë Ørsted', client_reference: 'A-1', ongoing_monitoring: true });
  await make('/api/search', { name: 'Ann Example', client_reference: 'A-2' });
  const customer = await make('/api/ai-risk-customers', { name: 'Ann Example' });
  const { body } = await service.ask('GET', '/api/users', { headers: bank.headers });
  const [{ user_id: userId } = { user_id: '' }] = (body.data as unknown as { users: { user_id: string }[] }).users;
  const assigned = await service.ask('POST', `/api/searches/${first.search_reference}/assignees`, {
    headers: bank.headers,
    body: { assignee_ids: [userId] },
  });
  assert.equal(assigned.status, 200, assigned.text);

  assert.deepEqual(names(await searches({ client_reference: 'A-1' })), ['Zoë Ørsted']);
  assert.deepEqual(names(await searches({ client_reference: 'A-3' })), []);
  assert.deepEqual(names(await searches({ name: 'zoe orsted' })), ['Zoë Ørsted']);
  assert.deepEqual(names(await searches({ is_monitored: true })), ['Zoë Ørsted']);
  assert.equal((await searches({ is_monitored: false })).pagination.total_records, 2);
  assert.deepEqual(names(await searches({ assignee_id: userId })), ['Zoë Ørsted']);
  assert.deepEqual(names(await searches({ assignee_id: 'f'.repeat(24) })), []);
  for (;;) {
    const { verdict } = (
      await service.ask('GET', `/api/ai-risk-customers/${customer.customer_id}`, { headers: bank.headers })
    ).body.data as unknown as { verdict: string };
    if (verdict === '') continue;
    const found = await searches({ verdict });
    assert.deepEqual(
      found.searches.map((one) => one.search_reference),
      [customer.search_reference],
    );
    break;
  }
  assert.equal((await searches({ start_date: '01-01-2020', end_date: '02-01-2020' })).pagination.total_records, 0);
  assert.equal((await searches({ start_date: '01-01-2020' })).pagination.total_records, 3);
  const all = { client_reference: 'A-1', name: 'Zoë Ørsted', is_monitored: true, assignee_id: userId };
  assert.deepEqual(names(await searches({ ...all, match_status: 'No Match', start_date: '01-01-2020' })), [
    'Zoë Ørsted',
  ]);
  assert.deepEqual(names(await searches(all, other)), [], 'another organization finds nothing');
  const wrong = await searches({ start_date: '02-01-2020', end_date: '01-01-2020' });
  assert.deepEqual([wrong.status, wrong.error.details[0]?.field], [400, 'end_date']);
});

test('the filter by status agrees with the status that the list shows, whatever the counters are', async () => {
  const counters = [0, 1];
  for (const tp of counters)
    for (const pm of counters)
      for (const unknown of counters)
        for (const fp of counters) {
          const { search_reference } = await make('/api/search', {
            name: 'Counted Person',
            client_reference: 'counted',
          });
          await db.execute(sql`update cases set true_positives = ${tp}, potential_matches = ${pm}, unknowns = ${unknown},
            false_positives = ${fp}, total_results = ${tp + pm + unknown + fp} where id = ${search_reference}`);
        }
  const listed = (await searches({ client_reference: 'counted', page_size: 100 })).searches;
  assert.equal(listed.length, 16);
  for (const match_status of MATCH_STATUSES) {
    const found = await searches({ client_reference: 'counted', match_status, page_size: 100 });
    const shown = listed.filter((one) => one.match_status === match_status);
    assert.ok(shown.length > 0);
    assert.deepEqual(
      found.searches.map((one) => one.search_reference),
      shown.map((one) => one.search_reference),
    );
  }
});

test('the filter by case status agrees with the status that the list shows, whatever results, articles and customer say', async () => {
  const { search_reference } = await make('/api/ai-risk-customers', { name: 'Weighed Person' });
  const { rows } = await db.execute<{ made: number }>(sql`with made as (
      select 'ab' || lpad(to_hex(row_number() over ()), 22, '0') as id, * from
        (values (0), (1), (2)) tp (tp), (values (0), (1)) pm (pm), (values (0), (1)) fp (fp), (values (0), (2)) articles (articles),
        (values (0), (2)) ruled_out (ruled_out), (values (null), ('true_positive'), ('uncertain'), ('true_negative')) verdict (verdict),
        (values (null), ('confirmed'), ('declined')) decision (decision), (values (null::timestamptz), (now())) deleted (deleted)
      where articles >= ruled_out and (verdict is not null or decision is null and deleted is null)),
    cased as (insert into cases select copy.* from made, cases one, json_populate_record(one, json_build_object('id', made.id,
        'filters', json_build_object('clientReference', 'weighed')::jsonb || one.filters::jsonb, 'true_positives', tp, 'potential_matches', pm,
        'false_positives', fp, 'total_results', tp + pm + fp, 'total_adverse_media', articles, 'articles_ruled_out', ruled_out)) copy
      where one.id = ${search_reference} returning id)
    insert into customers select copy.* from made, customers one, json_populate_record(one, json_build_object('id', made.id,
        'case_id', made.id, 'verdict', made.verdict, 'decision', made.decision, 'deleted_at', made.deleted, 'analysed_at', now(),
        'recommendation', 'No Further Action Required')) copy
      where one.case_id = ${search_reference} and (select count(*) from cased) > 0 returning 1 as made`);
  assert.ok(rows.length > 300);
  const all = async (filter: object) => {
    const found: Listed['searches'] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const body = { client_reference: 'weighed', page_size: 100, ...filter, ...(cursor !== undefined && { cursor }) };
      const page = await searches(body);
      found.push(...page.searches);
      cursor = page.next_cursor;
    }
    return found;
  };
  const listed = await all({});
  assert.equal(listed.length, rows.length);
  for (const case_status of CASE_STATUSES) {
    const shown = listed.filter((one) => one.case_status === case_status);
    assert.ok(shown.length > 0);
    assert.deepEqual(await all({ case_status }), shown);
    const { pagination } = await searches({ client_reference: 'weighed', case_status });
    assert.equal(pagination.total_records, shown.length);
  }
  await db.execute(sql`delete from cases where id like 'ab%' and filters ->> 'clientReference' = 'weighed'`);
});

test('is_monitored_at is the moment of enrolment as long as a search is monitored, also in rows of earlier versions', async () => {
  const monitoredAt = async (reference: string) => {
    const { searches: found } = await searches({ client_reference: 'enrolled', page_size: 100 });
    return found.find((one) => one.search_reference === reference)?.is_monitored_at?.$date;
  };
  const monitor = async (search_reference: string, is_monitor: boolean) => {
    const body = { search_reference, is_monitor };
    const { status, text } = await service.ask('POST', '/api/monitor', { headers: bank.headers, body });
    assert.equal(status, 200, text);
  };
  const made = { name: 'Enrolled Person', client_reference: 'enrolled' };
  const { search_reference: atOnce } = await make('/api/search', { ...made, ongoing_monitoring: true });
  const [row] = (await searches({ client_reference: 'enrolled' })).searches;
  assert.equal(row?.is_monitored_at?.$date, row?.created_at.$date);
  const { search_reference: later } = await make('/api/search', made);
  assert.equal(await monitoredAt(later), undefined);
  const before = Date.now();
  await monitor(later, true);
  const enrolled = await monitoredAt(later);
  assert.ok(enrolled !== undefined && enrolled >= before && enrolled <= Date.now());
  await monitor(later, true);
  assert.equal(await monitoredAt(later), enrolled);
  await monitor(later, false);
  assert.equal(await monitoredAt(later), undefined);
  await monitor(later, true);
  const again = (await monitoredAt(later)) ?? 0;
  assert.ok(again > (enrolled ?? 0));

  await db.execute(sql`update cases set enrolled_at = null where filters ->> 'clientReference' = 'enrolled'`);
  assert.deepEqual([await monitoredAt(atOnce), await monitoredAt(later)], [row?.created_at.$date, again]);
  await monitor(later, true);
  assert.equal(await monitoredAt(later), again);
});

test('pages by cursor hold every item once while others are added, with and without a filter', async () => {
  for (const filter of [{}, { client_reference: 'counted' }]) {
    const all = (await searches({ ...filter, page_size: 100 })).searches.map((one) => one.search_reference);
    const read: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await searches({ ...filter, page_size: 5, ...(cursor !== undefined && { cursor }) });
      read.push(...page.searches.map((one) => one.search_reference));
      cursor = page.next_cursor;
      await make('/api/search', { name: 'Added Meanwhile', client_reference: 'counted' });
    }
    assert.deepEqual(read, all);
  }
  const both = await searches({ cursor: `1-${'a'.repeat(24)}`, page: 2 });
  assert.deepEqual([both.status, both.error.details[0]?.field], [400, 'page']);
  const wrong = await searches({ cursor: 'x' });
  assert.equal(wrong.status, 400);
});

test('customers are found by reference, name, status, monitoring and assignee, in pages by cursor', async () => {
  const made: string[] = [];
  for (const client_reference of ['C-1', 'C-2', 'C-2']) {
    made.unshift((await make('/api/ai-risk-customers', { name: 'Bjørn Berg', client_reference })).customer_id);
  }
  const ids = (listed: Listed) => listed.customers.map(({ customer_id }) => customer_id);
  assert.deepEqual(ids(await customers('client_reference=C-2')), made.slice(0, 2));
  assert.deepEqual(ids(await customers('name=bjorn%20berg')), made);
  assert.deepEqual(ids(await customers('name=bjorn')), []);
  assert.deepEqual(ids(await customers('name=bjorn%20berg&is_monitored=true')), []);
  assert.deepEqual(ids(await customers('name=bjorn%20berg&is_monitored=false')), made);
  assert.deepEqual(ids(await customers(`assignee_id=${'a'.repeat(24)}`)), []);
  const statuses = ['Pending', 'in-progress', 'COMPLETED'];
  for (;;) {
    if ((await customers('client_reference=C-2&status=COMPLETED')).pagination.total_count === 2) break;
  }
  const sizes = statuses.map(
    async (status) => (await customers(`client_reference=C-2&status=${status}`)).customers.length,
  );
  assert.deepEqual(await Promise.all(sizes), [0, 0, 2]);
  for (const filter of ['', 'name=bjorn%20berg&']) {
    const all = ids(await customers(`${filter}page_size=100`));
    const first = await customers(`${filter}page_size=2`);
    const second = await customers(`${filter}page_size=2&cursor=${first.next_cursor}`);
    assert.deepEqual([...ids(first), ...ids(second)].slice(0, 3), all.slice(0, 3));
  }
});

test('a cursor of a time that PostgreSQL cannot read is refused', async () => {
  const cursor = `${'9'.repeat(15)}-${'0'.repeat(24)}`;
  const { headers } = await service.newOrganization();
  const answers = [
    await service.ask('GET', `/api/ai-risk-customers?cursor=${cursor}`, { headers }),
    await service.ask('POST', '/api/searches', { headers, body: { cursor } }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [400, 400],
  );
});

test('each filter reads an index of the organization, not its cases', async () => {
  await service.database.asOwner(`insert into cases select made.* from cases one, generate_series(1, 20000) n, json_populate_record(one, json_build_object(
      'id', lpad(to_hex(n), 24, '0'), 'organization_id', 'big', 'created_at', now() - n * interval '1 min',
      'normalized_name', 'name ' || n, 'filters', json_build_object('clientReference', 'r' || n),
      'is_monitored', n % 100 = 0, 'total_results', (n % 50 = 0)::int, 'true_positives', (n % 500 = 0)::int,
      'assignees', case when n % 200 = 0 then json_build_array(json_build_object('userId', 'u')) else '[]' end)) made
    where one.id = (select id from cases limit 1)`);
  await service.database.asOwner('analyze cases');
  const plans: [CaseFilter, RegExp][] = [
    [{ clientReference: 'r5' }, /cases_reference_index/],
    [{ name: 'name 7' }, /cases_name_index/],
    [{ matchStatus: 'True Positive' }, /cases_results_index/],
    [{ isMonitored: true }, /cases_(monitored|listing)_index/],
    [{ assigneeId: 'u' }, /cases_assigned_index/],
    [{ from: '2026-01-01' }, /cases_listing_index/],
  ];
  for (const [filter, index] of plans) {
    const { rows } = await db.execute(sql`explain select id from cases where ${conditionsOf('big', filter)}
      order by created_at desc, id desc limit 16`);
    assert.match(JSON.stringify(rows), index, JSON.stringify(filter));
  }
});
