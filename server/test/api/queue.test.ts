import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '../../src/domain/caller.js';
import { workRepository } from '../../src/work/work.repository.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { officialService } from '../support/running-service.js';

const { ask, newOrganization, newUser: addUser, database } = await officialService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

interface Item {
  search_reference: string;
  version: number;
  state: string;
  due_at: string | null;
  assignee: { user_id: string; name: string } | null;
  claimed_until: string | null;
  closed_by: { user_id: string } | null;
  reopened_by: string;
  name: string;
  risk_score: number;
  read_by_me: boolean;
  closest: { name: string; score: number; sources: string[] } | null;
  counts: Record<string, number>;
  updated_at: string;
  created_at: string;
}
interface Answered {
  items: Item[];
  next_cursor: string | null;
  work: Item;
  states: Record<string, number>;
  search_reference: string;
  results: { id: string }[];
  done: string[];
  left_out: { search_reference: string }[];
  viewers: string[];
  user: { user_id: string };
  [count: string]: unknown;
}
type Headers = Record<string, string>;

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path.replace(/\?.*/, '').replace(/searches\/[0-9a-f]{24}/, 'searches/{search_reference}');
  checkAnswer(
    { path: documented.replace(/[0-9a-f]{24}/, '{id}'), method: method.toLowerCase() },
    answer.status,
    answer.body,
  );
  return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

const LISTED = 'Gavril Tverdokhlebenko';

/** A case; its name is on the list unless another is given. */
async function search(headers: Headers, name = LISTED) {
  const body = { name, categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
  const { status, data } = await send('POST', '/api/search', headers, body);
  assert.equal(status, 200);
  return data;
}

async function newUser(admin: { headers: Headers }, role: Role) {
  const { id, ...login } = await addUser(admin, role);
  const token = await ask('POST', '/api/get-access-token', { body: login });
  return { id, ...login, headers: { authorization: `Bearer ${token.body.data.access_token}` } };
}

const queue = async (headers: Headers, query = '') => (await send('GET', `/api/queue${query}`, headers)).data;
const workOn = async (headers: Headers, reference: string) =>
  (await send('GET', `/api/searches/${reference}/work`, headers)).data.work;

async function decideAll(
  headers: Headers,
  { search_reference: reference, results }: Answered,
  status = 'False Positive',
) {
  for (const { id } of results) {
    const path = `/api/searches/${reference}/records/${id}`;
    assert.equal((await send('POST', path, headers, { match_status: status, reason: 'Another person' })).status, 200);
  }
}

test('a search with an open result comes into the queue with what a decision begins with, and one without does not', async () => {
  const { headers } = await newOrganization();
  const found = await search(headers);
  await search(headers, 'Zzyzx Qwfpgj');
  const { items, next_cursor } = await queue(headers);
  assert.equal(next_cursor, null);
  assert.deepEqual(
    items.map((item) => [item.search_reference, item.name, item.state, item.version, item.assignee]),
    [[found.search_reference, LISTED, 'open', 1, null]],
  );
  const [item] = items;
  assert.equal(item?.counts.open, found.results.length);
  assert.equal(item?.closest?.sources[0], 'un_sc');
  assert.ok(Date.parse(item?.due_at ?? '') > Date.now());
});

test('an item of the queue with everything that it can say has at most 800 bytes', async () => {
  const admin = await newOrganization();
  const lead = await newUser(admin, 'lead');
  const body = {
    ...{ name: LISTED, categories: ['Sanctions', 'PEP'], entity_type: ['Person', 'Organization'] },
    ...{ countries: ['RU', 'BY', 'KZ'], client_reference: 'CUSTOMER-2026-000123456', match_score: 60 },
    ...{ birth_incorporation_date: '07-03-1961', ongoing_monitoring: true },
  };
  const { data } = await send('POST', '/api/search', admin.headers, body);
  const references = { search_references: [data.search_reference], assignee_id: lead.id };
  await send('POST', '/api/queue/assign', lead.headers, references);
  await database.pool.query(
    `update work_items set closest = closest::jsonb || '{"sources": ["au_dfat", "un_sc", "uk_sanctions", "eu_fsf"]}'
     where case_id = $1`,
    [data.search_reference],
  );
  const [item] = (await queue(lead.headers)).items;
  const bytes = Buffer.byteLength(JSON.stringify(item));
  assert.ok(item?.assignee && item.closest && bytes <= 800, `${bytes} bytes`);
});

test('the queue and the work of another organization do not exist', async () => {
  const [bank, other] = [await newOrganization(), await newOrganization()];
  const { search_reference: reference } = await search(bank.headers);
  assert.deepEqual((await queue(other.headers)).items, []);
  for (const [method, path, body] of [
    ['GET', 'work', undefined],
    ['POST', 'state', { version: 1, action: 'escalate', reason: 'x' }],
    ['POST', 'presence', undefined],
  ] as const) {
    assert.equal((await send(method, `/api/searches/${reference}/${path}`, other.headers, body)).status, 404);
  }
  const assigned = await send('POST', '/api/queue/assign', other.headers, {
    search_references: [reference],
    assignee_id: null,
  });
  assert.deepEqual(
    assigned.data.left_out.map((one) => one.search_reference),
    [reference],
  );
});

for (const sort of ['due', '-due', 'risk', '-risk', 'created', '-created', 'updated', '-updated']) {
  test(`pages sorted by ${sort} show each case once, in that order`, async () => {
    const { headers } = await newOrganization();
    for (const name of [LISTED, LISTED, 'Tverdokhlebenko Gavril', LISTED, LISTED]) await search(headers, name);
    const seen: Item[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answered = await queue(headers, `?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items);
      cursor = page.next_cursor;
    }
    assert.equal(new Set(seen.map((item) => item.search_reference)).size, 5);
    const key = { due: 'due_at', risk: 'risk_score', created: 'created_at', updated: 'updated_at' }[
      sort.replace('-', '')
    ];
    const values = seen.map((item) => item[key as 'due_at']);
    const sorted = values.toSorted((one, other) => ((one ?? 0) < (other ?? 0) ? -1 : 1));
    assert.deepEqual(values, sort.startsWith('-') ? sorted.toReversed() : sorted);
  });
}

test('a cursor of another order, or of nobody, is refused', async () => {
  const { headers } = await newOrganization();
  for (let each = 0; each < 2; each++) await search(headers);
  const { next_cursor: cursor } = await queue(headers, '?limit=1');
  const forged = ['1', 5, '+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00.000Z', 'Jan 1 2020 (x)'].map((due) => {
    const place = Buffer.from(JSON.stringify(['due', false, due, '0'.repeat(24)])).toString('base64url');
    return `?sort=due&cursor=${place}`;
  });
  for (const query of [`?sort=-due&cursor=${cursor}`, '?cursor=x', '?cursor=W10', ...forged]) {
    const { status, error } = await send('GET', `/api/queue${query}`, headers);
    assert.deepEqual([status, error.details.map(({ field }) => field)], [400, ['cursor']]);
  }
});

test('times that PostgreSQL cannot read are refused', async () => {
  const { headers } = await newOrganization();
  for (const time of ['0000-01-01', '0001-01-01T00:00%2B14:00', '9999-12-31T23:00-05:00']) {
    const { status, error } = await send('GET', `/api/queue?created_from=${time}`, headers);
    assert.deepEqual([status, error?.details.map(({ field }) => field)], [400, ['created_from']], time);
  }
});

test('each filter shows what it names, and the counts agree with it', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const [mine, waiting, overdue, closed] = [
    await search(admin.headers),
    await search(admin.headers),
    await search(admin.headers, 'Tverdokhlebenko Gavril'),
    await search(admin.headers),
  ];
  await send('POST', '/api/queue/assign', analyst.headers, {
    search_references: [mine.search_reference],
    assignee_id: analyst.id,
  });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const wait = { version: 1, action: 'wait', until, reason: 'A document is on its way' };
  await send('POST', `/api/searches/${waiting.search_reference}/state`, analyst.headers, wait);
  await database.pool.query("update work_items set due_at = now() - interval '1 hour' where case_id = $1", [
    overdue.search_reference,
  ]);
  await database.pool.query('update cases set is_monitored = true where id = $1', [waiting.search_reference]);
  await decideAll(analyst.headers, closed);
  const ids = async (query: string) => (await queue(analyst.headers, query)).items.map((item) => item.search_reference);
  const reference = (one: Answered) => one.search_reference;
  const sorted = (...cases: Answered[]) => cases.map(reference).sort();
  const expected: readonly [string, readonly string[]][] = [
    ['', sorted(mine, waiting, overdue)],
    ['?state=open', sorted(mine, overdue)],
    ['?state=open&state=waiting', sorted(mine, waiting, overdue)],
    ['?state=closed', sorted(closed)],
    ['?assignee=me', sorted(mine)],
    [`?assignee=${analyst.id}`, sorted(mine)],
    ['?assignee=none&state=open', sorted(overdue)],
    ['?due=overdue', sorted(overdue)],
    ['?search=tverdo%20gavr', sorted(mine, waiting, overdue)],
    ['?search=nobody', []],
    ['?changed=true', []],
    ['?category=PEP', []],
    ['?category=Sanctions&state=waiting', sorted(waiting)],
    ['?entity_type=Person&state=waiting', sorted(waiting)],
    ['?country=RU', []],
    ['?source=un_sc&state=waiting', sorted(waiting)],
    ['?source=ofac_sdn', []],
    ['?platform=API&state=waiting', sorted(waiting)],
    ['?platform=CONSOLE', []],
    ['?verdict=potential_match', []],
    [`?upload_id=${'a'.repeat(24)}`, []],
    ['?is_monitored=true', sorted(waiting)],
    ['?is_monitored=false', sorted(mine, overdue)],
    [`?created_from=${until}`, []],
    [`?created_to=${until}&state=waiting`, sorted(waiting)],
  ];
  const check = async () => {
    for (const [query, cases] of expected) assert.deepEqual((await ids(query)).sort(), cases, query);
  };
  await check();
  // As earlier versions left them: found by what the case holds, and filled in by a job.
  await database.pool.query('update work_items set facets = null, created_at = null');
  await check();
  await database.pool.query('update cases set is_test = true where id = $1', [closed.search_reference]);
  await workRepository(database).fillEarlier();
  assert.equal((await database.pool.query('select from work_items where facets is null')).rowCount, 0);
  assert.deepEqual(await ids('?state=closed'), []);
  await database.pool.query('update work_items set is_test = false');
  await check();
  const { states, ...counts } = (await send('GET', '/api/queue/counts', analyst.headers)).data;
  assert.deepEqual(states, { open: 2, waiting: 1, escalated: 0, second_review: 0, conflict: 0 });
  assert.deepEqual(
    [counts.mine, counts.unassigned, counts.overdue, counts.due_today, counts.changed, counts.closed],
    [1, 1, 1, 0, 0, 1],
  );
  const none = (await send('GET', '/api/queue/counts?search=nobody', analyst.headers)).data;
  assert.equal(none.states.open, 0);
});

test('counts stop at a thousand and are exact below, whether or not filters narrow the queue', async () => {
  const admin = await newOrganization();
  const { search_reference: reference } = await search(admin.headers);
  for (const table of ['cases', 'work_items']) {
    const key = table === 'cases' ? 'id' : 'case_id';
    await database.pool.query(
      `insert into ${table} select made.* from ${table} one, generate_series(1, 5100) n,
         lateral json_populate_record(one, json_build_object('${key}', '1' || lpad(to_hex(n), 23, '0'))) made where one.${key} = $1`,
      [reference],
    );
  }
  await database.pool.query(
    "update work_items set state = 'waiting' where case_id in ($1, '1' || lpad(to_hex(5100), 23, '0'))",
    [reference],
  );
  for (const query of ['', '?category=Sanctions', '?search=tverdo', '?verdict=uncertain']) {
    const { data } = await send('GET', `/api/queue/counts${query}`, admin.headers);
    const [many, few] = query === '?verdict=uncertain' ? [0, 0] : [1000, 2];
    const { open, waiting } = data.states;
    assert.deepEqual([open, waiting, data.unassigned, data.mine, data.closed], [many, few, many, 0, 0], query);
  }
  await database.pool.query("update work_items set state = 'closed' where organization_id = $1", [
    admin.organizationId,
  ]);
  await database.pool.query("update work_items set facets = '{category:PEP}' where case_id = $1", [reference]);
  for (const [query, closed] of [
    ['', 1000],
    ['?category=Sanctions', 1000],
    ['?category=PEP', 1],
    ['?verdict=uncertain', 0],
  ] as const) {
    assert.equal((await send('GET', `/api/queue/counts${query}`, admin.headers)).data.closed, closed, query);
  }
});

test('twenty users who claim at the same moment get twenty cases, and the next one gets none', async () => {
  const admin = await newOrganization();
  await Promise.all(Array.from({ length: 20 }, () => search(admin.headers)));
  const callers = await Promise.all(Array.from({ length: 4 }, () => newUser(admin, 'analyst')));
  const claims = Array.from({ length: 20 }, (_, each) =>
    send('POST', '/api/queue/next', callers[each % 4]?.headers ?? {}),
  );
  const claimed = (await Promise.all(claims)).map(({ data }) => data?.search_reference);
  assert.equal(new Set(claimed).size, 20);
  assert.ok(!claimed.includes(undefined as never));
  assert.equal((await send('POST', '/api/queue/next', admin.headers)).data, null);
});

test('a claimed case is kept from others for half an hour, and is free again after', async () => {
  const admin = await newOrganization();
  const [one, other] = [await newUser(admin, 'analyst'), await newUser(admin, 'analyst')];
  const { search_reference: reference } = await search(admin.headers);
  assert.equal((await send('POST', '/api/queue/next', one.headers)).data.search_reference, reference);
  const claimed = await workOn(other.headers, reference);
  assert.deepEqual([claimed.assignee?.user_id, claimed.version], [one.id, 2]);
  assert.ok(Math.abs(Date.parse(claimed.claimed_until ?? '') - Date.now() - 1_800_000) < 60_000);
  assert.equal((await send('POST', '/api/queue/next', other.headers)).data, null);
  await database.pool.query('update work_items set claimed_until = now() where case_id = $1', [reference]);
  assert.equal((await workOn(other.headers, reference)).assignee, null);
  assert.deepEqual((await queue(one.headers, '?assignee=me')).items, []);
  assert.equal((await send('POST', '/api/queue/next', other.headers)).data.search_reference, reference);
});

test('analysts take any number and assign one at a time, leads assign several, viewers none', async () => {
  const admin = await newOrganization();
  const [analyst, lead, viewer] = [
    await newUser(admin, 'analyst'),
    await newUser(admin, 'lead'),
    await newUser(admin, 'viewer'),
  ];
  const [a, b] = [(await search(admin.headers)).search_reference, (await search(admin.headers)).search_reference];
  const assign = (headers: Headers, search_references: string[], assignee_id: string | null) =>
    send('POST', '/api/queue/assign', headers, { search_references, assignee_id });
  assert.deepEqual((await assign(analyst.headers, [a, b], analyst.id)).data.done, [a, b]);
  assert.equal((await assign(analyst.headers, [a, b], lead.id)).status, 403);
  assert.deepEqual((await assign(analyst.headers, [a], lead.id)).data.done, [a]);
  const gone = 'a'.repeat(24);
  const { done, left_out } = (await assign(lead.headers, [a, b, gone], lead.id)).data;
  assert.deepEqual([done, left_out.map((one) => one.search_reference)], [[a, b], [gone]]);
  assert.equal((await workOn(analyst.headers, b)).assignee?.name, 'The lead');
  assert.equal((await assign(lead.headers, [a, b], null)).status, 200);
  assert.equal((await workOn(analyst.headers, b)).assignee, null);
  for (const id of [viewer.id, gone]) {
    const { error } = await assign(lead.headers, [a], id);
    assert.deepEqual(
      error.details.map(({ field }) => field),
      ['assignee_id'],
    );
  }
  assert.equal((await assign(viewer.headers, [a], null)).status, 403);
  assert.equal((await send('POST', '/api/queue/next', viewer.headers)).status, 403);
});

test('the last decision closes a case, and one that leaves a result open opens it again', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const stored = await search(admin.headers);
  await decideAll(analyst.headers, stored);
  const closed = await workOn(admin.headers, stored.search_reference);
  assert.deepEqual(
    [closed.state, closed.closed_by?.user_id, closed.version, closed.due_at],
    ['closed', analyst.id, 1 + stored.results.length, null],
  );
  assert.deepEqual((await queue(admin.headers)).items, []);
  await decideAll(admin.headers, { ...stored, results: stored.results.slice(0, 1) }, 'Unknown');
  const again = await workOn(admin.headers, stored.search_reference);
  assert.deepEqual([again.state, again.closed_by], ['open', null]);
});

test('a case waits, resumes with a later due date, escalates and is reopened, each from its own states alone', async () => {
  const admin = await newOrganization();
  const [analyst, lead] = [await newUser(admin, 'analyst'), await newUser(admin, 'lead')];
  const stored = await search(admin.headers);
  const change = (headers: Headers, body: object) =>
    send('POST', `/api/searches/${stored.search_reference}/state`, headers, { reason: 'Because', ...body });
  const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const wrong of [undefined, until(-1), until(91)]) {
    const { status, error } = await change(analyst.headers, {
      version: 1,
      action: 'wait',
      ...(wrong && { until: wrong }),
    });
    assert.deepEqual([status, error.details.map(({ field }) => field)], [400, ['until']]);
  }
  const early = await change(analyst.headers, { version: 1, action: 'resume' });
  assert.deepEqual([early.status, early.error.code], [409, 'wrong_state']);
  const waiting = await change(analyst.headers, { version: 1, action: 'wait', until: until(3) });
  assert.deepEqual([waiting.data.work.state, waiting.data.work.version], ['waiting', 2]);
  const late = await change(lead.headers, { version: 1, action: 'resume' });
  assert.deepEqual([late.status, late.error.code], [409, 'version_conflict']);
  assert.match(late.error.details[0]?.message ?? '', /^is 2 since The analyst let it wait at 20\d\d-.*Z$/);
  await database.pool.query("update work_items set waiting_since = waiting_since - interval '5 hours'");
  const resumed = (await change(analyst.headers, { version: 2, action: 'resume' })).data.work;
  const moved = Date.parse(resumed.due_at ?? '') - Date.parse(waiting.data.work.due_at ?? '');
  assert.ok(moved >= 5 * 3_600_000 && moved < 5.1 * 3_600_000);
  assert.equal((await change(analyst.headers, { version: 3, action: 'escalate' })).data.work.state, 'escalated');
  await decideAll(lead.headers, stored);
  const { version } = await workOn(lead.headers, stored.search_reference);
  assert.equal((await change(analyst.headers, { version, action: 'reopen' })).status, 403);
  const reopened = (await change(lead.headers, { version, action: 'reopen' })).data.work;
  assert.deepEqual([reopened.state, reopened.reopened_by, reopened.closed_by], ['open', 'reopen', null]);
});

test('cases of earlier versions come into the queue when the service has started', async () => {
  const admin = await newOrganization();
  const { search_reference: reference } = await search(admin.headers);
  await search(admin.headers, 'Zzyzx Qwfpgj');
  await database.pool.query('delete from work_items where case_id = $1', [reference]);
  await workRepository(database).openEarlier(new Date());
  const { items } = await queue(admin.headers);
  assert.deepEqual(
    items.map((item) => [item.search_reference, item.state, item.closest?.sources]),
    [[reference, 'open', ['un_sc']]],
  );
});

test('who looks at a case is shown to the others for a minute', async () => {
  const admin = await newOrganization();
  const [one, other] = [await newUser(admin, 'analyst'), await newUser(admin, 'viewer')];
  const { search_reference: reference } = await search(admin.headers);
  const look = (headers: Headers) => send('POST', `/api/searches/${reference}/presence`, headers);
  assert.deepEqual((await look(one.headers)).data.viewers, []);
  assert.deepEqual((await look(other.headers)).data.viewers, [one.id]);
  const viewers = async () => (await send('GET', `/api/searches/${reference}/work`, one.headers)).data.viewers;
  assert.deepEqual(await viewers(), [other.id]);
  await database.pool.query('update work_presence set until = now()');
  assert.deepEqual(await viewers(), []);
});

test('a search that is fetched ahead stays unread, and says what is to be done on it', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { search_reference: reference } = await search(admin.headers);
  const isRead = async () => (await queue(analyst.headers)).items[0]?.read_by_me;
  const ahead = await send('GET', `/api/searches/${reference}?mark_read=false`, analyst.headers);
  assert.deepEqual([ahead.data.work.state, await isRead()], ['open', false]);
  await send('GET', `/api/searches/${reference}`, analyst.headers);
  assert.equal(await isRead(), true);
  const none = await search(admin.headers, 'Zzyzx Qwfpgj');
  const { data } = await send('GET', `/api/searches/${none.search_reference}`, analyst.headers);
  assert.equal(data.work, null);
});

test('in the console a read that marks nothing needs no CSRF token, and its searches say where they were made', async () => {
  const { email, password } = await newOrganization();
  const login = await ask('POST', '/api/session', { body: { email, password } });
  const cookie = (login.headers.get('set-cookie') ?? '').replace(/;.*/, '');
  const write = {
    ...{ cookie, 'sec-fetch-site': 'same-origin' },
    'x-csrf-token': (login.body.data as unknown as { csrf_token: string }).csrf_token,
  };
  const { search_reference: reference } = await search(write);
  assert.equal((await send('GET', `/api/searches/${reference}?mark_read=false`, { cookie })).status, 200);
  assert.equal((await ask('GET', `/api/searches/${reference}`, { headers: { cookie } })).status, 403);
  assert.equal((await queue({ cookie }, '?platform=CONSOLE')).items.length, 1);
});
