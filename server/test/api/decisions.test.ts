import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Role } from '../../src/domain/caller.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { officialService } from '../support/running-service.js';

const { ask, newOrganization, newUser: addUser, database } = await officialService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

interface Work {
  version: number;
  state: string;
  closed_by: { user_id: string } | null;
}
interface Answered {
  search_reference: string;
  results: { id: string; match_status: string; decision: { reason_code: string; reason: string } | null }[];
  work: Work;
  standing: string;
  records: { record_id: string; decision_id: string; match_status: string; standing: string }[];
  match_status: string;
  case_status: string;
  undo_until: string;
  next: string | null;
  user: { user_id: string };
  decisions: unknown[];
  whitelist: unknown[];
}
type Headers = Record<string, string>;

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path
    .replace(/\?.*/, '')
    .replace(/searches\/[0-9a-f]{24}/, 'searches/{search_reference}')
    .replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

/** A case with a hit on the list. The listed party was born in another year than the one given here. */
async function search(headers: Headers, more: object = {}) {
  const body = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'], ...more };
  const { status, data } = await send('POST', '/api/search', headers, body);
  assert.equal(status, 200);
  const [first] = data.results;
  return { reference: data.search_reference, id: first?.id ?? assert.fail(), ids: data.results.map(({ id }) => id) };
}
const OTHER_DATE = { birth_incorporation_date: '12-03-1921' };

async function newUser(admin: { headers: Headers }, role: Role) {
  const { id, ...login } = await addUser(admin, role);
  const token = await ask('POST', '/api/get-access-token', { body: login });
  return { id, headers: { authorization: `Bearer ${token.body.data.access_token}` } };
}

const decide = (headers: Headers, reference: string, decisions: object[], version = 1) =>
  send('POST', `/api/searches/${reference}/decisions`, headers, { version, decisions, seconds: 14 });
const falsePositive = (record_ids: string[], more: object = {}) => ({
  ...{ record_ids, article_ids: [], match_status: 'False Positive', reason_code: 'birth_date', reason: '' },
  ...more,
});
const read = async (headers: Headers, reference: string) =>
  (await send('GET', `/api/searches/${reference}?mark_read=false`, headers)).data;
const fieldsOf = ({ error }: Awaited<ReturnType<typeof send>>) => error.details.map(({ field }) => field);

test('a reason that the evidence holds needs no note; the case closes, and the next one is named', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { reference, id, ids } = await search(admin.headers, OTHER_DATE);
  const { reference: next } = await search(admin.headers);
  const { status, data } = await decide(analyst.headers, reference, [falsePositive(ids)]);
  assert.equal(status, 200);
  assert.deepEqual([data.standing, data.match_status, data.case_status], ['final', 'False Positive', 'Passed']);
  assert.deepEqual([data.work.state, data.work.version, data.work.closed_by?.user_id], ['closed', 2, analyst.id]);
  assert.equal(data.records[0]?.record_id, id);
  assert.equal(data.next, next);
  assert.ok(Math.abs(Date.parse(data.undo_until) - Date.now() - 60_000) < 10_000);
  const [result] = (await read(admin.headers, reference)).results;
  assert.deepEqual([result?.match_status, result?.decision?.reason_code], ['False Positive', 'birth_date']);
});

test('all errors of all decisions are reported at once, and nothing is stored', async () => {
  const { headers } = await newOrganization();
  const { reference, id } = await search(headers);
  const wrong = await decide(headers, reference, [
    falsePositive([id]),
    falsePositive(['nobody'], { reason_code: 'needs_document', reason: 'A note of its own' }),
    falsePositive([], {
      match_status: 'True Positive',
      reason_code: 'biography',
      whitelist: true,
      reason: 'too short',
    }),
  ]);
  assert.equal(wrong.status, 400);
  assert.deepEqual(fieldsOf(wrong), [
    'decisions[0].reason',
    'decisions[1].record_ids[0]',
    'decisions[1].reason_code',
    'decisions[2].record_ids',
    'decisions[2].reason',
    'decisions[2].whitelist',
  ]);
  assert.deepEqual(
    fieldsOf(await decide(headers, reference, [falsePositive([id, id], { reason: 'Long enough, this' })])),
    ['decisions'],
  );
  assert.equal(
    (await decide(headers, reference, [falsePositive([id], { reason: 'Born in another year' })])).status,
    200,
  );
});

for (const [status, code] of [
  ['False Positive', 'other'],
  ['True Positive', 'confirmed_by_party'],
  ['Unknown', 'needs_document'],
] as const) {
  test(`${status} for ${code} needs a note`, async () => {
    const { headers } = await newOrganization();
    const { reference, id } = await search(headers, OTHER_DATE);
    const choice = { match_status: status, reason_code: code };
    assert.deepEqual(fieldsOf(await decide(headers, reference, [falsePositive([id], choice)])), [
      'decisions[0].reason',
    ]);
    const noted = falsePositive([id], { ...choice, reason: 'As their passport says' });
    assert.equal((await decide(headers, reference, [noted])).data.match_status, status);
  });
}

test('of two persons who decide at once one wins, and the error of the other names who decided what, and when', async () => {
  const admin = await newOrganization();
  const [one, other] = [await newUser(admin, 'analyst'), await newUser(admin, 'lead')];
  const { reference, ids } = await search(admin.headers, OTHER_DATE);
  const answers = await Promise.all([
    decide(one.headers, reference, [falsePositive(ids)]),
    decide(other.headers, reference, [falsePositive(ids)]),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  assert.equal(lost?.error.code, 'version_conflict');
  assert.match(
    lost?.error.details[0]?.message ?? '',
    /^is 2 since The (analyst|lead) decided on [0-9a-f]+ as False Positive at 20\d\d-.*Z$/,
  );
});

test("the contract's own decision raises the version and needs none", async () => {
  const { headers } = await newOrganization();
  const { reference, id } = await search(headers, OTHER_DATE);
  const body = { match_status: 'Unknown', reason: 'Asked the customer' };
  assert.equal((await send('POST', `/api/searches/${reference}/records/${id}`, headers, body)).status, 200);
  assert.equal((await decide(headers, reference, [falsePositive([id])])).error.code, 'version_conflict');
  assert.equal((await decide(headers, reference, [falsePositive([id])], 2)).status, 200);
});

test('a closed case is reopened before it is decided on again, and an escalated one is for arbiters', async () => {
  const admin = await newOrganization();
  const [analyst, lead] = [await newUser(admin, 'analyst'), await newUser(admin, 'lead')];
  const { reference, ids } = await search(admin.headers, OTHER_DATE);
  await decide(analyst.headers, reference, [falsePositive(ids)]);
  const closed = await decide(lead.headers, reference, [falsePositive(ids)], 2);
  assert.deepEqual([closed.status, closed.error.code], [409, 'wrong_state']);
  const escalated = await search(admin.headers, OTHER_DATE);
  const escalate = { version: 1, action: 'escalate', reason: 'A close relative' };
  await send('POST', `/api/searches/${escalated.reference}/state`, analyst.headers, escalate);
  assert.equal((await decide(analyst.headers, escalated.reference, [falsePositive(escalated.ids)], 2)).status, 403);
  const settled = await decide(lead.headers, escalated.reference, [falsePositive(escalated.ids)], 2);
  assert.equal(settled.data.work.state, 'closed');
});

test('a decision is withdrawn within a minute by who made it, with its whitelisting, and the log still verifies', async () => {
  const admin = await newOrganization();
  const [analyst, other] = [await newUser(admin, 'analyst'), await newUser(admin, 'analyst')];
  const { reference, id, ids } = await search(admin.headers, { ...OTHER_DATE, countries: ['RU'] });
  const made = (await decide(analyst.headers, reference, [falsePositive(ids, { whitelist: true })])).data;
  const decisionId = made.records[0]?.decision_id ?? assert.fail();
  const withdraw = (headers: Headers, version: number) =>
    send('DELETE', `/api/searches/${reference}/decisions/${decisionId}?version=${version}`, headers);
  assert.equal((await withdraw(other.headers, 2)).status, 403);
  assert.equal((await withdraw(analyst.headers, 1)).error.code, 'version_conflict');
  const { work } = (await withdraw(analyst.headers, 2)).data;
  assert.deepEqual([work.state, work.version, work.closed_by], ['open', 3, null]);
  const { results } = await read(admin.headers, reference);
  assert.ok(results.every(({ match_status, decision }) => match_status === 'Potential Match' && decision === null));
  assert.deepEqual((await send('GET', '/api/whitelist', admin.headers)).data.whitelist, []);
  const history = (await send('GET', `/api/searches/${reference}/records/${id}/decisions`, admin.headers)).data;
  assert.deepEqual(history.decisions, []);
  assert.equal((await withdraw(analyst.headers, 3)).status, 404);
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
  const unlogged = sql`update record_decisions set withdrawn_at = now() where group_id = ${decisionId}`;
  assert.match((await contradictionsAfter(database, admin.organizationId, unlogged)).join(), /decision_changed/);
});

test('a whitelisting ends on its date: a later search of the subject shows the record as open again', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const subject = { ...OTHER_DATE, client_reference: 'ends-on-a-date' };
  const { reference, ids } = await search(admin.headers, subject);
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
  for (const wrong of [
    { whitelist_until: until },
    { whitelist: true, whitelist_until: '2020-01-01T00:00:00Z' },
    { whitelist: true, whitelist_until: 'soon' },
  ]) {
    const refused = await decide(analyst.headers, reference, [falsePositive(ids, wrong)]);
    assert.deepEqual([refused.status, fieldsOf(refused)], [400, ['decisions[0].whitelist_until']]);
  }
  const input = falsePositive(ids, { whitelist: true, whitelist_until: until });
  assert.equal((await decide(analyst.headers, reference, [input])).status, 200);
  const pairs = async () =>
    (await send('GET', '/api/whitelist', admin.headers)).data.whitelist as { id: string; expires_at: string }[];
  const [pair] = await pairs();
  assert.equal(pair?.expires_at, until);
  const statusOfNext = async () => {
    const next = await search(admin.headers, subject);
    return (await read(admin.headers, next.reference)).results[0]?.match_status;
  };
  assert.equal(await statusOfNext(), 'False Positive');
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
  const ended = sql`update whitelisted_pairs set until = now() where id = ${pair?.id}`;
  assert.match((await contradictionsAfter(database, admin.organizationId, ended)).join(), /decision_changed/);

  await database.db.execute(ended);
  assert.equal(await statusOfNext(), 'Potential Match');
  assert.deepEqual(await pairs(), []);
  assert.equal((await send('DELETE', `/api/whitelist/${pair?.id}`, analyst.headers)).status, 404);
  const again = await search(admin.headers, subject);
  const renewed = falsePositive(again.ids, { whitelist: true });
  assert.equal((await decide(analyst.headers, again.reference, [renewed])).status, 200);
  assert.deepEqual(
    (await pairs()).map(({ expires_at: at }) => at),
    [null],
  );
  assert.equal(await statusOfNext(), 'False Positive');
});

test('a minute later, or once somebody has decided again, a decision stays', async () => {
  const admin = await newOrganization();
  const { reference, id, ids } = await search(admin.headers, OTHER_DATE);
  const made = (await decide(admin.headers, reference, [falsePositive(ids)])).data;
  const path = `/api/searches/${reference}/decisions/${made.records[0]?.decision_id}`;
  const body = { match_status: 'Unknown', reason: 'Asked the customer' };
  await send('POST', `/api/searches/${reference}/records/${id}`, admin.headers, body);
  const acted = await send('DELETE', `${path}?version=3`, admin.headers);
  assert.deepEqual([acted.status, acted.error.code], [409, 'wrong_state']);
  const late = await search(admin.headers, OTHER_DATE);
  const decided = (await decide(admin.headers, late.reference, [falsePositive(late.ids)])).data;
  await database.pool.query("update record_decisions set at = at - interval '61 seconds' where case_id = $1", [
    late.reference,
  ]);
  const of = `/api/searches/${late.reference}/decisions/${decided.records[0]?.decision_id}?version=2`;
  assert.equal((await send('DELETE', of, admin.headers)).error.code, 'wrong_state');
});

test('a search of another organization, and a viewer, decide nothing', async () => {
  const [bank, other] = [await newOrganization(), await newOrganization()];
  const { reference, ids } = await search(bank.headers, OTHER_DATE);
  assert.equal((await decide(other.headers, reference, [falsePositive(ids)])).status, 404);
  assert.equal((await decide((await newUser(bank, 'viewer')).headers, reference, [falsePositive(ids)])).status, 403);
});

test('the reasons are listed with the evidence that holds them', async () => {
  const { headers } = await newOrganization();
  const { data } = await send('GET', '/api/reference/reasons', headers);
  const reasons = data as unknown as { code: string; match_status: string; supported_by: object[] }[];
  assert.deepEqual(reasons[0], {
    ...{ code: 'birth_date', match_status: 'False Positive', label: 'Date of birth or incorporation differs' },
    ...{ needs_note: false, supported_by: [{ field: 'date', outcome: 'conflict' }] },
  });
  assert.equal(reasons.length, 19);
});

test('deciding on the last record decides on the customer, and withdrawing takes that back too', async () => {
  const { headers } = await newOrganization();
  const { reference, ids } = await search(headers, OTHER_DATE);
  const [customer] = await addCustomer(reference);
  const decided = async () => {
    const { rows } = await database.pool.query('select decision from customers where id = $1', [customer]);
    return rows[0].decision;
  };
  const note = { reason: 'As their passport says' };
  const made = (await decide(headers, reference, [falsePositive(ids, note)])).data;
  assert.equal(await decided(), 'declined');
  const path = `/api/searches/${reference}/decisions/${made.records[0]?.decision_id}?version=2`;
  assert.equal((await send('DELETE', path, headers)).status, 200);
  assert.equal(await decided(), null);
  const confirmed = { ...note, match_status: 'True Positive', reason_code: 'confirmed_by_party' };
  assert.equal((await decide(headers, reference, [falsePositive(ids, confirmed)], 3)).status, 200);
  assert.equal(await decided(), 'confirmed');
});

/** A customer of the case, analysed as a potential match. */
async function addCustomer(reference: string): Promise<[string]> {
  const id = `${reference.slice(0, 20)}abcd`;
  await database.pool.query(
    `insert into customers (id, organization_id, user_id, case_id, party, categories, match_score, exact_search, has_image, upload_source,
       search_words, mode, status, round, requested_by, credit_taken, verdict, key_drivers, created_at, updated_at)
     select $2, organization_id, user_id, id, '{}', '{}', 80, false, false, 'API', '{}', 'lite', 'completed', 1, '', false,
       'potential_match', '{}', now(), now() from cases where id = $1`,
    [reference, id],
  );
  return [id];
}
