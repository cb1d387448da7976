import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '../../src/domain/caller.js';
import { countDays } from '../../src/statistics/count-days.js';
import { statisticsRepository } from '../../src/statistics/statistics.repository.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { officialService } from '../support/running-service.js';

const { ask, newOrganization, newUser, database } = await officialService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));
const repository = statisticsRepository(database);

type Headers = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: answers are held against the document
type Data = any;

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  assert.ok(answer.status < 300, answer.text);
  return answer.body.data as Data;
}

async function statistics(headers: Headers, query = '') {
  const { status, body } = await ask('GET', `/api/statistics${query}`, { headers });
  checkAnswer({ path: '/api/statistics', method: 'get' }, status, body);
  const { as_of: _asOf, ...data } = body.data as Data;
  return { status, data, error: body.error };
}

let people = 0;
async function userOf(admin: { headers: Headers }, role: Role) {
  const { id, ...login } = await newUser(admin, role, `Person ${++people}`);
  const { access_token: token } = await send('POST', '/api/get-access-token', {}, login);
  return { id, headers: { authorization: `Bearer ${token}` } };
}

const POLICY = {
  ...{ enabled: true, true_positive: true, false_positive_from_score: null, against_verdict: true, whitelist: true },
  ...{ sample_percent: 0, arbiters: ['lead', 'admin'], exempt_integration: true, verdict_shown: 'always' },
  ...{ due_hours: { High: 24, Medium: 72, Low: 120 }, working_days: [1, 2, 3, 4, 5], time_zone: 'UTC' },
};
const NOTE = 'The same passport was shown to us';
const TRUE = { match_status: 'True Positive', reason_code: 'confirmed_by_party', reason: NOTE };
const FALSE = { match_status: 'False Positive', reason_code: 'other', reason: NOTE };
const LISTED = 'Gavril Tverdokhlebenko';

/** A search with a hit, unless another name is given. */
async function search(headers: Headers, changes: object = {}) {
  const body = { name: LISTED, categories: ['Sanctions'], entity_type: ['Person'], ...changes };
  const { search_reference: reference, results } = await send('POST', '/api/search', headers, body);
  return { reference: reference as string, ids: results.map(({ id }: { id: string }) => id) as string[] };
}

async function decide(headers: Headers, { reference, ids }: Awaited<ReturnType<typeof search>>, choice: object) {
  const { work } = await send('GET', `/api/searches/${reference}?mark_read=false`, headers);
  return send('POST', `/api/searches/${reference}/decisions`, headers, {
    ...{ version: work.version, decisions: [{ record_ids: ids, ...choice }] },
  });
}

/** Counts the days of one organization that are over some hours from now. */
const countLater = (organizationId: string, hours = 26) =>
  countDays({
    days: { ...repository, organizations: async () => [organizationId] },
    now: () => new Date(Date.now() + hours * 3_600_000),
  });

const totalOf = (data: Data, name: string) =>
  data.per_day.reduce((sum: number, day: Record<string, number>) => sum + (day[name] ?? 0), 0);

async function rowsOf(query: string, organizationId: string): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count ${query}`, [organizationId]);
  return rows[0].count;
}

/** A day's work of a bank: a false positive, an agreed and a disputed proposal, an undone decision, an open case, a miss and a test. */
async function workedBank() {
  const admin = await newOrganization();
  const [ana, ben, lea] = [await userOf(admin, 'analyst'), await userOf(admin, 'analyst'), await userOf(admin, 'lead')];
  await send('POST', '/api/review-policy', admin.headers, POLICY);
  await decide(ana.headers, await search(admin.headers), FALSE);
  const agreed = await search(admin.headers);
  await decide(ana.headers, agreed, TRUE);
  await decide(ben.headers, agreed, TRUE);
  const disputed = await search(admin.headers);
  await decide(ana.headers, disputed, TRUE);
  await decide(ben.headers, disputed, FALSE);
  const undone = await search(admin.headers);
  const { work, records } = await decide(ben.headers, undone, FALSE);
  await send(
    'DELETE',
    `/api/searches/${undone.reference}/decisions/${records[0].decision_id}?version=${work.version}`,
    ben.headers,
  );
  await search(admin.headers);
  await search(admin.headers, { name: 'Zzyzx Qwfpgj' });
  await search(admin.headers, { test: true });
  return { admin, ana, ben, lea };
}

test('the counters of a day are what a recount of its rows finds, as the day goes on and once it is over', async () => {
  const { admin, ana, ben } = await workedBank();
  const { organizationId, headers } = admin;
  const live = (await statistics(headers)).data;
  const within = 'organization_id = $1 and not is_test';
  for (const [name, query] of [
    ['made', `from cases where ${within}`],
    ['with_results', `from cases where ${within} and total_results > 0`],
    ['alerts', 'from monitoring_alerts where organization_id = $1'],
    ['opened', `from work_items where ${within}`],
    ['closed', `from work_items where ${within} and state = 'closed'`],
  ] as const) {
    assert.equal(totalOf(live, name), await rowsOf(query, organizationId), name);
  }
  const decided = (condition: string) =>
    rowsOf(`from record_decisions where organization_id = $1 and ${condition}`, organizationId);
  const isFinal = "withdrawn_at is null and stage in ('final', 'agreed')";
  assert.deepEqual(live.decisions, {
    true_positive: await decided(`${isFinal} and status = 'True Positive'`),
    false_positive: await decided(`${isFinal} and status = 'False Positive'`),
    unknown: 0,
    withdrawn: await decided('withdrawn_at is not null'),
  });
  assert.deepEqual(live.decisions, { true_positive: 1, false_positive: 1, unknown: 0, withdrawn: 1 });
  assert.deepEqual(live.second_review, { asked: 2, agreed: 1, disputed: 1 });
  assert.deepEqual(live.precision.source, [{ key: 'un_sc', decided: 2, true_positive: 1 }]);
  assert.deepEqual(live.precision.score, [{ key: '100', decided: 2, true_positive: 1 }]);
  assert.ok(live.precision.category.some(({ key }: Data) => key === 'Sanctions'));
  assert.deepEqual([live.open.by_state.open, live.open.by_state.conflict, live.open.overdue], [2, 1, 0]);
  assert.deepEqual(live.open.by_age[0], { from_hours: 0, to_hours: 24, count: 3, overdue: 0 });
  assert.deepEqual(
    [live.handling.closed, live.handling.p50_seconds, live.handling.p90_seconds, totalOf(live, 'closed')],
    [2, 60, 60, 2],
  );
  assert.deepEqual(live.handling.people.map((one: Data) => one.user_id).toSorted(), [ana.id, ben.id].toSorted());

  const [{ from, to }] = live.per_day.slice(-1);
  const inQueue = async (query: string) => (await send('GET', `/api/queue?${query}`, headers)).items.length;
  const [opened, closed] = [`opened_from=${from}&opened_to=${to}`, `closed_from=${from}&closed_to=${to}`];
  const states = ['open', 'conflict', 'closed'].map((state) => `&state=${state}`).join('');
  assert.equal(await inQueue(`${opened}${states}`), totalOf(live, 'opened'));
  assert.equal(await inQueue(`${closed}&state=closed`), totalOf(live, 'closed'));
  assert.deepEqual([await inQueue(`opened_from=${to}`), await inQueue(`closed_to=${from}&state=closed`)], [0, 0]);

  // Two nodes at once, and again: each day is counted once.
  await Promise.all([countLater(organizationId), countLater(organizationId)]);
  await countLater(organizationId);
  assert.equal(await rowsOf('from counted_days where organization_id = $1', organizationId), 1);
  assert.deepEqual((await statistics(headers)).data, live);

  // Later work and an erasure change the queue, not what a counted day was.
  await database.pool.query("delete from cases where organization_id = $1 and platform = 'API'", [organizationId]);
  const after = (await statistics(headers)).data;
  assert.deepEqual({ ...after, open: live.open }, live);
  assert.deepEqual(after.open.by_state, { open: 0, waiting: 0, escalated: 0, second_review: 0, conflict: 0 });
});

test('a count that is interrupted goes on with the first day that is missing, and loses and repeats none', async () => {
  const { headers, organizationId } = await newOrganization();
  for (let made = 0; made < 3; made++) await search(headers);
  await database.pool.query(
    `update cases set created_at = created_at - n.days * interval '1 day' from (
       select id, 2 * row_number() over (order by id) as days from cases where organization_id = $1) n
     where cases.id = n.id`,
    [organizationId],
  );
  let counted = 0;
  const days = {
    ...repository,
    organizations: async () => [organizationId],
    async count(...day: Parameters<typeof repository.count>) {
      if (++counted === 3) throw new Error('killed');
      await repository.count(...day);
    },
  };
  await assert.rejects(countDays({ days, now: () => new Date() }), /killed/);
  await countDays({ days, now: () => new Date(Date.now() + 3_600_000) });
  const { data } = await statistics(headers);
  assert.deepEqual(
    data.per_day.slice(-7).map(({ made }: Data) => made),
    [1, 0, 1, 0, 1, 0, 0],
  );
  const { rows } = await database.pool.query(
    'select starts_at, ends_at from counted_days where organization_id = $1 order by starts_at',
    [organizationId],
  );
  assert.equal(rows.length, 6);
  assert.deepEqual(
    rows.slice(1).map((row) => row.starts_at),
    rows.slice(0, -1).map((row) => row.ends_at),
  );
});

test('days are those of the time zone of the review policy, and a change of it counts nothing twice', async () => {
  const { headers, organizationId } = await newOrganization();
  await send('POST', '/api/review-policy', headers, { ...POLICY, enabled: false, time_zone: 'Asia/Kolkata' });
  await search(headers);
  const today = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  const day = (before: number) => new Date(today - before * 86_400_000).toISOString().slice(0, 10);
  // A quarter past midnight in India.
  await database.pool.query('update cases set created_at = $2 where organization_id = $1', [
    organizationId,
    `${day(6)}T18:45:00Z`,
  ]);
  await countLater(organizationId, 0);
  const made = async () =>
    (await statistics(headers)).data.per_day
      .filter((one: Data) => one.made > 0)
      .map((one: Data) => [one.day, one.from, one.made]);
  assert.deepEqual(await made(), [[day(5), `${day(6)}T18:30:00.000Z`, 1]]);

  await send('POST', '/api/review-policy', headers, { ...POLICY, enabled: false, time_zone: 'America/Toronto' });
  await search(headers);
  await countLater(organizationId, 49);
  assert.equal(totalOf((await statistics(headers)).data, 'made'), 2);
});

test('users see their own times, leads those of all, and nobody another organization', async () => {
  const { ana, ben, lea } = await workedBank();
  const seen = async ({ headers }: { headers: Headers }) =>
    (await statistics(headers)).data.handling.people.map(({ user_id }: Data) => user_id).toSorted();
  assert.deepEqual(await seen(ana), [ana.id]);
  assert.deepEqual(await seen(lea), [ana.id, ben.id].toSorted());
  const team = (await statistics(ana.headers)).data.handling;
  assert.deepEqual([team.closed, team.people[0].closed], [2, 1]);
  const other = await newOrganization();
  const { data } = await statistics(other.headers);
  assert.deepEqual([totalOf(data, 'made'), data.handling.people, data.precision.source], [0, [], []]);
});

test('the precision of verdicts is kept from reviewers while verdicts are', async () => {
  const admin = await newOrganization();
  const ana = await userOf(admin, 'analyst');
  const customer = {
    ...{ name: LISTED, categories: ['Sanctions'], entity_type: ['Person'] },
    ...{ match_score: 70, ai_risk_mode: 'AiRisk Lite' },
  };
  const { customer_id: id, search_reference: reference } = await send(
    'POST',
    '/api/ai-risk-customers',
    admin.headers,
    customer,
  );
  let made = { verdict: '' };
  while (made.verdict === '') made = await send('GET', `/api/ai-risk-customers/${id}`, admin.headers);
  const { results } = await send('GET', `/api/searches/${reference}?mark_read=false`, admin.headers);
  await decide(ana.headers, { reference, ids: results.map((one: Data) => one.id) }, FALSE);
  const verdicts = [{ key: made.verdict, decided: results.length, true_positive: 0 }];
  assert.deepEqual((await statistics(ana.headers)).data.precision.verdict, verdicts);

  // A decision of an earlier version has no facts until its day is counted.
  await database.pool.query('update record_decisions set facts = null where case_id = $1', [reference]);
  assert.deepEqual((await statistics(ana.headers)).data.precision.verdict, []);
  await countLater(admin.organizationId);
  const filled = (await statistics(ana.headers)).data.precision;
  assert.deepEqual(filled.verdict, verdicts);
  assert.deepEqual(filled.source, [{ key: 'un_sc', decided: results.length, true_positive: 0 }]);

  const hiding = { ...POLICY, enabled: false, verdict_shown: 'after_decision' };
  await send('POST', '/api/review-policy', admin.headers, hiding);
  const hidden = (await statistics(ana.headers)).data.precision;
  assert.deepEqual([hidden.verdict, hidden.source], [[], filled.source]);
});

test('a range that ends before it begins, or has more than a year of days, is refused by name', async () => {
  const { headers } = await newOrganization();
  const one = (await statistics(headers, '?from=2026-11-01&to=2026-11-01')).data;
  assert.deepEqual(
    one.per_day.map(({ day }: Data) => day),
    ['2026-11-01'],
  );
  for (const [query, message] of [
    ['?from=2026-11-02&to=2026-11-01', /after/],
    ['?from=2024-01-01&to=2026-11-01', /366 days/],
    ['?from=yesterday', /valid date/],
  ] as const) {
    const refused = await ask('GET', `/api/statistics${query}`, { headers });
    assert.equal(refused.status, 400);
    assert.equal(refused.body.error.details[0]?.field, 'from');
    assert.match(refused.body.error.details[0]?.message ?? '', message);
  }
});
