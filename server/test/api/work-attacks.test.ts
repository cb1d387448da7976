import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runningService } from '../support/running-service.js';

const { ask, newOrganization, newUser: addUser, database } = await runningService();

type Headers = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
type Data = any;

const send = async (method: string, path: string, headers: Headers, body?: object) => {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  return { status: answer.status, code: answer.body?.error?.code, data: answer.body?.data as Data };
};

async function signedIn({ email, password }: { email: string; password: string }) {
  const answer = await ask('POST', '/api/session', { body: { email, password } });
  const cookie = (answer.headers.get('set-cookie') ?? '').replace(/;.*/, '');
  const token = (answer.body.data as Data).csrf_token as string;
  return { cookie, token, write: { cookie, 'sec-fetch-site': 'same-origin', 'x-csrf-token': token } };
}

async function newUser(admin: { headers: Headers }, role: 'viewer' | 'analyst' | 'lead' | 'integration') {
  const { id, ...login } = await addUser(admin, role);
  const token = await ask('POST', '/api/get-access-token', { body: login });
  return { id, ...login, headers: { authorization: `Bearer ${token.body.data.access_token}` } };
}

async function newCase(headers: Headers) {
  const body = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'] };
  const { data } = await send('POST', '/api/search', headers, { ...body, birth_incorporation_date: '12-03-1921' });
  return { reference: data.search_reference as string, record: data.results[0].id as string };
}

const decisionOn = (record: string, version = 1) => ({
  version,
  decisions: [{ record_ids: [record], match_status: 'False Positive', reason_code: 'birth_date', reason: '' }],
});

/** Every route of a case and of the queue that names something by its id. */
function routesOn(one: {
  reference: string;
  record: string;
  decision: string;
  view: string;
}): [string, string, object?][] {
  const on = `/api/searches/${one.reference}`;
  return [
    ['GET', on],
    ['GET', `${on}?round=1`],
    ['GET', `${on}/work`],
    ['GET', `${on}/timeline`],
    ['GET', `${on}/related`],
    ['GET', `${on}/rounds`],
    ['GET', `${on}/records/${one.record}/decisions`],
    ['POST', `${on}/presence`],
    ['POST', `${on}/state`, { version: 2, action: 'reopen', reason: 'mine now' }],
    ['POST', `${on}/decisions`, decisionOn(one.record, 2)],
    ['DELETE', `${on}/decisions/${one.decision}?version=2`],
    ['POST', `${on}/records/${one.record}`, { match_status: 'True Positive', reason: 'mine now' }],
    ['POST', `${on}/assignees`, { assignee_ids: [] }],
    ['POST', `${on}/comments`, { comment: 'mine now' }],
    ['POST', `/api/queue/views/${one.view}`, { name: 'mine', filters: {} }],
    ['DELETE', `/api/queue/views/${one.view}`],
    ['POST', '/api/queue/next', { view_id: one.view }],
  ];
}

test('a session of another organization finds no case, decision or view, changes none, and no list names one', async () => {
  const [bank, stranger] = [await newOrganization(), await newOrganization()];
  const found = await newCase(bank.headers);
  const decided = await send(
    'POST',
    `/api/searches/${found.reference}/decisions`,
    bank.headers,
    decisionOn(found.record),
  );
  const view = await send('POST', '/api/queue/views', bank.headers, { name: 'All', filters: {}, shared: true });
  const one = { ...found, decision: decided.data.records[0].decision_id, view: view.data.view.id };
  const whole = async () => {
    const { rows } = await database.pool.query(
      `select to_jsonb(w) as work, to_jsonb(c) as found, (select json_agg(v) from queue_views v) as views
       from work_items w join cases c on c.id = w.case_id where c.id = $1`,
      [one.reference],
    );
    return rows;
  };
  const before = await whole();
  const { write } = await signedIn(stranger);
  for (const headers of [stranger.headers, write] as Headers[]) {
    for (const [method, path, body] of routesOn(one)) {
      const { status, code } = await send(method, path, headers, body);
      // An id in the body that does not exist is a mistake in a field.
      const refused = path === '/api/queue/next' ? [400, 'validation_failed'] : [404, 'not_found'];
      assert.deepEqual([status, code], refused, `${method} ${path}`);
    }
    assert.deepEqual((await send('GET', '/api/queue?state=open&state=closed', headers)).data.items, []);
    assert.equal((await send('GET', '/api/queue/counts', headers)).data.closed, 0);
    assert.equal((await send('POST', '/api/queue/next', headers, {})).data, null);
    const references = { search_references: [one.reference], assignee_id: null };
    assert.deepEqual((await send('POST', '/api/queue/assign', headers, references)).data.done, []);
    const items = [{ search_reference: one.reference, record_id: one.record, version: 2 }];
    const bulk = await send('POST', '/api/queue/decisions', headers, { items, reason_code: 'birth_date', reason: '' });
    assert.deepEqual([bulk.data.done, bulk.data.left_out[0].code], [[], 'not_found']);
  }
  const own = await newCase(stranger.headers);
  const me = (await send('GET', '/api/me', bank.headers)).data.user.user_id;
  const toStranger = { search_references: [own.reference], assignee_id: me };
  assert.equal((await send('POST', '/api/queue/assign', stranger.headers, toStranger)).status, 400);
  assert.deepEqual(await whole(), before);
});

test('colleagues who may not decide change nothing, by token or by session', async () => {
  const bank = await newOrganization();
  const found = await newCase(bank.headers);
  const view = await send('POST', '/api/queue/views', bank.headers, { name: 'All', filters: {}, shared: true });
  const one = { ...found, decision: 'a'.repeat(24), view: view.data.view.id };
  for (const role of ['viewer', 'integration'] as const) {
    const user = await newUser(bank, role);
    const { write } = await signedIn(user);
    for (const headers of [user.headers, write] as Headers[]) {
      // An integration keeps assignees and comments in sync.
      const writes = routesOn(one).filter(
        ([method, path]) =>
          method !== 'GET' &&
          !/presence|views/.test(path) &&
          !(role === 'integration' && /assignees|comments/.test(path)),
      );
      for (const [method, path, body] of writes) {
        assert.deepEqual((await send(method, path, headers, body)).status, 403, `${role}: ${method} ${path}`);
      }
      for (const path of ['/api/queue/assign', '/api/queue/decisions']) {
        assert.equal((await send('POST', path, headers, {})).status, 403, `${role}: ${path}`);
      }
    }
  }
  assert.equal((await send('GET', `/api/searches/${one.reference}/work`, bank.headers)).data.work.version, 1);
});

test('a CSRF token of another session, of none and of an ended one is refused on every write', async () => {
  const bank = await newOrganization();
  const found = await newCase(bank.headers);
  const [user, colleague] = [await newUser(bank, 'analyst'), await newUser(bank, 'analyst')];
  const [own, other, ended] = [await signedIn(user), await signedIn(colleague), await signedIn(user)];
  await send('DELETE', '/api/session', ended.write);
  const one = { ...found, decision: 'a'.repeat(24), view: 'a'.repeat(24) };
  const forged: [Headers, number][] = [
    [{ ...own.write, 'x-csrf-token': other.token }, 403],
    [{ ...own.write, 'x-csrf-token': ended.token }, 403],
    [{ ...own.write, 'x-csrf-token': '' }, 403],
    [{ ...own.write, 'sec-fetch-site': 'cross-site' }, 403],
    [{ ...own.write, 'sec-fetch-site': 'same-site' }, 403],
    [ended.write, 401],
  ];
  for (const [method, path, body] of routesOn(one)) {
    if (method === 'GET') continue;
    for (const [headers, status] of forged) {
      assert.equal((await send(method, path, headers, body)).status, status, `${method} ${path}`);
    }
  }
  assert.equal((await send('GET', `/api/searches/${one.reference}/work`, bank.headers)).data.work.version, 1);
});

test('of twenty users who decide at once one decides; of twenty who withdraw at once none but its author, once', async () => {
  const bank = await newOrganization();
  const users = await Promise.all(Array.from({ length: 20 }, () => newUser(bank, 'analyst')));
  const { reference, record } = await newCase(bank.headers);
  const path = `/api/searches/${reference}/decisions`;
  const decided = await Promise.all(users.map(({ headers }) => send('POST', path, headers, decisionOn(record))));
  assert.deepEqual(decided.map(({ status }) => status).sort(), [200, ...Array.from({ length: 19 }, () => 409)]);
  const author = users[decided.findIndex(({ status }) => status === 200)] ?? assert.fail();
  const id = decided.find(({ status }) => status === 200)?.data.records[0].decision_id;
  const withdraw = ({ headers }: { headers: Headers }) => send('DELETE', `${path}/${id}?version=2`, headers);
  const others = users.filter((user) => user !== author);
  const withdrawn = await Promise.all([...others, ...Array.from({ length: 3 }, () => author)].map(withdraw));
  assert.equal(withdrawn.filter(({ status }) => status === 200).length, 1);
  // 404 once the author has withdrawn it.
  assert.ok(withdrawn.slice(0, others.length).every(({ status }) => status === 403 || status === 404));
  const { work } = (await send('GET', `/api/searches/${reference}/work`, bank.headers)).data;
  assert.deepEqual([work.state, work.version], ['open', 3]);
});

test('bulk decisions of twenty users at once decide each case once, and a stale version none', async () => {
  const bank = await newOrganization();
  const users = await Promise.all(Array.from({ length: 20 }, () => newUser(bank, 'analyst')));
  const found = await Promise.all(Array.from({ length: 5 }, () => newCase(bank.headers)));
  const items = found.map(({ reference, record }) => ({ search_reference: reference, record_id: record, version: 1 }));
  const body = { items, reason_code: 'birth_date', reason: '' };
  const outcomes = await Promise.all(users.map(({ headers }) => send('POST', '/api/queue/decisions', headers, body)));
  const done = outcomes.flatMap(({ data }) => data.done.map((one: Data) => one.search_reference));
  assert.deepEqual(done.sort(), items.map((one) => one.search_reference).sort());
  const codes = new Set(outcomes.flatMap(({ data }) => data.left_out.map((one: Data) => one.code)));
  assert.ok(
    [...codes].every((code) => code === 'version_conflict' || code === 'wrong_state'),
    [...codes].join(),
  );
  for (const version of [1, 3]) {
    const stale = { ...body, items: items.map((item) => ({ ...item, version })) };
    assert.deepEqual((await send('POST', '/api/queue/decisions', bank.headers, stale)).data.done, []);
  }
  const { rows } = await database.pool.query(
    'select count(*)::int as count from record_decisions where case_id = any($1)',
    [items.map((one) => one.search_reference)],
  );
  assert.equal(rows[0].count, 5);
});
