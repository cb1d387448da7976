import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedAnswers } from '../support/documented-answer.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { officialService } from '../support/running-service.js';

const { ask, newOrganization, database } = await officialService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

type Headers = Record<string, string>;
interface Item {
  search_reference: string;
  record_id: string;
  version: number;
}
// biome-ignore lint/suspicious/noExplicitAny: answers are held against the document
type Data = any;

async function bulk(headers: Headers, items: readonly object[], reason_code = 'birth_date') {
  const path = '/api/queue/decisions';
  const answer = await ask('POST', path, { headers, body: { items, reason_code, reason: '' } });
  checkAnswer({ path, method: 'post' }, answer.status, answer.body);
  return { status: answer.status, error: answer.body.error, data: answer.body.data as Data };
}

/** A case of the demonstration list, as a row of the queue names it. */
async function item(headers: Headers, more: object = { birth_incorporation_date: '12-03-1921' }): Promise<Item> {
  const body = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'], ...more };
  const { data } = (await ask('POST', '/api/search', { headers, body })).body as Data;
  return { search_reference: data.search_reference, record_id: data.results[0].id, version: 1 };
}

const read = async (headers: Headers, { search_reference }: Item) =>
  (await ask('GET', `/api/searches/${search_reference}?mark_read=false`, { headers })).body.data as Data;

test('records whose evidence holds the reason are ruled out, the others are left as they are, and said why', async () => {
  const { headers, organizationId } = await newOrganization();
  const held = [await item(headers), await item(headers)];
  const same = await item(headers, {});
  const decided = await item(headers);
  const changed = { ...(await item(headers)), version: 2 };
  const gone = { ...(await item(headers)), search_reference: '0123456789abcdef01234567' };
  assert.equal((await bulk(headers, [decided])).data.done.length, 1);
  const { data } = await bulk(headers, [...held, same, { ...decided, version: 2 }, changed, gone]);
  assert.deepEqual(
    data.done.map((one: Data) => [one.search_reference, one.standing, one.version]),
    held.map(({ search_reference }) => [search_reference, 'final', 2]),
  );
  assert.deepEqual(
    data.left_out.map((one: Data) => [one.search_reference, one.code]),
    [
      [same.search_reference, 'not_supported'],
      [decided.search_reference, 'wrong_state'],
      [changed.search_reference, 'version_conflict'],
      [gone.search_reference, 'not_found'],
    ],
  );
  for (const one of held) assert.equal((await read(headers, one)).work.state, 'closed');
  assert.equal((await read(headers, same)).work.state, 'open');
  assert.deepEqual(await contradictionsAfter(database, organizationId), []);
});

test('each case is taken back by itself', async () => {
  const { headers } = await newOrganization();
  const items = [await item(headers), await item(headers)];
  const { data } = await bulk(headers, items);
  assert.ok(Date.parse(data.undo_until) > Date.now());
  for (const { search_reference, decision_id, version } of data.done) {
    const path = `/api/searches/${search_reference}/decisions/${decision_id}?version=${version}`;
    assert.equal((await ask('DELETE', path, { headers })).status, 200);
  }
  for (const one of items) assert.equal((await read(headers, one)).work.state, 'open');
});

test('what a verdict confirms is never ruled out in bulk', async () => {
  const { headers } = await newOrganization();
  const one = await item(headers);
  await database.pool.query(
    `insert into customers (id, organization_id, user_id, case_id, party, categories, match_score, exact_search, has_image, upload_source,
       search_words, mode, status, round, requested_by, credit_taken, verdict, recommendation, analysed_at, key_drivers, created_at, updated_at)
     select $2, organization_id, user_id, id, '{}', '{}', 80, false, false, 'API', '{}', 'lite', 'completed', 1, '', false,
       'true_positive', 'reject', now(), '{}', now(), now() from cases where id = $1`,
    [one.search_reference, `${one.search_reference.slice(0, 20)}abcd`],
  );
  assert.deepEqual(
    (await bulk(headers, [one])).data.left_out.map(({ code }: Data) => code),
    ['true_positive'],
  );
});

test('two who clear the same cases at once decide each of them once', async () => {
  const { headers, organizationId } = await newOrganization();
  const items = [await item(headers), await item(headers), await item(headers), await item(headers)];
  const answers = await Promise.all([bulk(headers, items), bulk(headers, items.toReversed())]);
  assert.equal(answers.flatMap(({ data }) => data.done).length, items.length);
  const lost = answers.flatMap(({ data }) => data.left_out);
  assert.equal(lost.length, items.length);
  for (const { code } of lost) assert.ok(code === 'version_conflict' || code === 'wrong_state', code);
  assert.deepEqual(await contradictionsAfter(database, organizationId), []);
});

test('bulk takes no reason without evidence, no whitelisting, nothing twice, and at most 200 items', async () => {
  const { headers } = await newOrganization();
  const one = await item(headers);
  const fields = ({ error }: { error: Data }) => error.details.map(({ field }: Data) => field);
  assert.deepEqual(fields(await bulk(headers, [one], 'other')), ['reason_code']);
  assert.deepEqual(fields(await bulk(headers, [one], 'known_party')), ['reason_code']);
  assert.deepEqual(fields(await bulk(headers, [one, one])), ['items']);
  assert.deepEqual(fields(await bulk(headers, [])), ['items']);
  assert.deepEqual(fields(await bulk(headers, new Array(201).fill(one))), ['items']);
  assert.equal((await read(headers, one)).work.state, 'open');
});

test('a record of another organization does not exist', async () => {
  const [bank, other] = [await newOrganization(), await newOrganization()];
  const one = await item(bank.headers);
  assert.deepEqual(
    (await bulk(other.headers, [one])).data.left_out.map(({ code }: Data) => code),
    ['not_found'],
  );
  assert.equal((await read(bank.headers, one)).work.state, 'open');
});
