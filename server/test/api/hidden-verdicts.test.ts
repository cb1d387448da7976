import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '../../src/domain/caller.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { recordAudit } from '../../src/platform/outbox/record-audit.repository.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { sharedService } from '../support/running-service.js';

const { ask, address, database, newOrganization, newUser } = await sharedService();
const newId = idFactory(() => new Date());
const document = JSON.parse((await ask('GET', '/openapi.json')).text);
const checkAnswer = documentedAnswers(document);

type Headers = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: answers are held against the document where they matter
type Data = any;

const POLICY = {
  ...{ enabled: false, true_positive: true, false_positive_from_score: null, against_verdict: true, whitelist: true },
  ...{ sample_percent: 0, arbiters: ['lead', 'admin'], exempt_integration: true, verdict_shown: 'after_decision' },
  ...{ due_hours: { High: 24, Medium: 72, Low: 120 }, working_days: [1, 2, 3, 4, 5], time_zone: 'UTC' },
};
/** Findings of the analysis, in words that occur nowhere else. */
const FOUND = { verdict: 'zverdict', recommendation: 'zadvice', narrative: 'zstory', driver: 'zdriver' };
const LEAKS = new RegExp(Object.values(FOUND).join('|'));

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  return { status: answer.status, error: answer.body?.error, data: answer.body?.data as Data, text: answer.text };
}

let people = 0;
async function userOf(admin: { headers: Headers }, role: Role): Promise<{ id: string; headers: Headers }> {
  const { id, email, password } = await newUser(admin, role, `Person ${++people}`);
  const token = await ask('POST', '/api/get-access-token', { body: { email, password } });
  return { id, headers: { authorization: `Bearer ${token.body.data.access_token}` } };
}

/** An uploaded customer with open results, an analysis, a decision of an earlier verdict, and an alert of a new one. */
async function bank(policy: object = {}) {
  const admin = await newOrganization();
  const { headers, organizationId } = admin;
  const [ana, ben, lea, vic, app] = [
    await userOf(admin, 'analyst'),
    await userOf(admin, 'analyst'),
    await userOf(admin, 'lead'),
    await userOf(admin, 'viewer'),
    await userOf(admin, 'integration'),
  ];
  const form = new FormData();
  form.append('file', new Blob(['name;entity_type\nGavril Tverdokhlebenko;Person\n']), 'one.csv');
  const sent = await fetch(`${address}/api/customers/bulk-upload`, { method: 'POST', headers, body: form });
  const upload = ((await sent.json()) as Data).data.upload_id as string;
  const customer = await analysed(headers);
  const { customer_id: id, search_reference: reference } = customer;
  await database.pool.query(
    'update customers set verdict = $2, recommendation = $3, narrative = $4, key_drivers = $5 where id = $1',
    [id, FOUND.verdict, FOUND.recommendation, FOUND.narrative, [FOUND.driver]],
  );
  await database.pool.query(
    `insert into customer_decisions (id, customer_id, organization_id, user_id, at, verdict) values ($1, $2, $3, '', now(), $4)`,
    [newId(), id, organizationId, FOUND.verdict],
  );
  await database.pool.query(
    `insert into monitoring_alerts (id, organization_id, case_id, type, changes, created_at, awaits_digest)
       values ($1, $2, $3, 'monitoring.verdict_changed', $4, now(), false)`,
    [newId(), organizationId, reference, { verdict: { before: FOUND.verdict, after: FOUND.verdict } }],
  );
  await recordAudit(database.db, {
    ...{
      id: newId(),
      organizationId,
      at: new Date(),
      actor: { kind: 'service' },
      action: 'customer.reopened',
    },
    ...{ target: { kind: 'customer', id }, details: { verdict: FOUND.verdict } },
  });
  const set = await send('POST', '/api/review-policy', headers, { ...POLICY, ...policy });
  assert.deepEqual([set.status, set.data?.verdict_shown], [200, 'after_decision'], set.text);
  const { results } = (await send('GET', `/api/searches/${reference}?mark_read=false`, headers)).data;
  const records: string[] = results.map((result: Data) => result.id);
  return { admin, ana, ben, lea, vic, app, upload, customer: id, reference, records };
}
type Bank = Awaited<ReturnType<typeof bank>>;

async function analysed(headers: Headers): Promise<Data> {
  for (;;) {
    const { data } = await send('GET', '/api/ai-risk-customers', headers);
    if (data.customers[0]?.status === 'COMPLETED') return data.customers[0];
  }
}

/** Text of an answer; of a stream of events, its first part. */
async function textOf(method: string, path: string, headers: Headers, body?: object): Promise<string> {
  const stop = new AbortController();
  const answer = await fetch(`${address}${path}`, {
    ...{ method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) }, signal: stop.signal },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const { value } = (await answer.body?.getReader().read()) ?? {};
  stop.abort();
  return Buffer.from(value ?? []).toString();
}

/** Operations of the document that read, with the ids of this bank; of paths with several meanings of `id`, each. */
function reads({ reference, customer, upload, records }: Bank): { id: string; method: string; path: string }[] {
  return Object.entries(document.paths as Record<string, Data>).flatMap(([template, operations]) => {
    const { get } = operations;
    if (get === undefined || template.startsWith('/console') || template === '/api/test-webhook/{id}') return [];
    const path = template
      .replace('{search_reference}', reference)
      .replace('{customer_id}', customer)
      .replace('{upload_id}', upload)
      .replace(/\{\w+\}/, records[0] ?? '');
    const query = (get.parameters ?? []).some(({ name }: Data) => name === 'search_references')
      ? `?search_references=${reference}`
      : '';
    return [{ id: get.operationId as string, method: 'GET', path: path + query }];
  });
}

async function operationsThatShow(bank: Bank, headers: Headers): Promise<string[]> {
  const found: string[] = [];
  for (const { id, method, path } of reads(bank)) {
    if (LEAKS.test(await textOf(method, path, headers))) found.push(id);
  }
  if (LEAKS.test(await textOf('POST', '/api/searches', headers, {}))) found.push('listCases');
  return found.sort();
}

const SHOWING = [
  ...['bulkUploadResults', 'exportQueue', 'listBulkUploadRows', 'listCases', 'listCustomers', 'listMonitoringAlerts'],
  ...['readCase', 'readCustomer', 'readQueue', 'readTimeline', 'reportCase'],
];
/** Only administrators read these, as they read proposals in the audit log. */
const ADMINISTRATIVE = ['exportAudit', 'exportSubject', 'exportSubjectPage', 'listAudit'];

test('nothing that anybody but an integration reads shows the outcome of a search before their decision', async () => {
  const one = await bank();
  // Otherwise the walk might miss what it is to find.
  assert.deepEqual(await operationsThatShow(one, one.app.headers), SHOWING);
  for (const person of ['ana', 'lea', 'vic'] as const) {
    assert.deepEqual(await operationsThatShow(one, one[person].headers), [], person);
  }
  const shownToAdmin = await operationsThatShow(one, one.admin.headers);
  assert.deepEqual(
    shownToAdmin.filter((id) => !ADMINISTRATIVE.includes(id)),
    [],
  );

  // Neither does a key of lesser rights that an analyst makes.
  const made = await send('POST', '/api/api-key', one.ana.headers, { role: 'viewer' });
  assert.equal(made.status, 200, made.text);
  assert.deepEqual(await operationsThatShow(one, { 'x-api-key': made.data.api_key.key }), []);

  // The last decision shows it to everybody.
  const { work } = (await send('GET', `/api/searches/${one.reference}?mark_read=false`, one.ana.headers)).data;
  const decided = await send('POST', `/api/searches/${one.reference}/decisions`, one.ana.headers, {
    version: work.version,
    decisions: [
      {
        ...{ record_ids: one.records, match_status: 'False Positive', reason_code: 'known_party' },
        reason: 'Our customer for twenty years',
      },
    ],
  });
  assert.equal(decided.status, 200, decided.text);
  // Whether it is still in the queue is another matter.
  const shown = await operationsThatShow(one, one.ben.headers);
  assert.deepEqual([...new Set([...shown, 'exportQueue', 'readQueue'])].sort(), SHOWING);
});

test('answers keep the promised shape while the outcome is hidden', async () => {
  const one = await bank();
  const { data } = await send('GET', `/api/searches/${one.reference}?mark_read=false`, one.ana.headers);
  checkAnswer({ path: '/api/searches/{search_reference}', method: 'get' }, 200, {
    ...{ status: 'SUCCESS', data, error: false },
  });
  const { verdict, recommendation, narrative, key_drivers, analysed_at } = data.ai_risk;
  assert.deepEqual([verdict, recommendation, narrative, key_drivers], ['', '', null, []]);
  assert.deepEqual(data.key_driver_details, []);
  assert.ok(analysed_at);
  // Fields are chosen of what is shown.
  const picked = await send('GET', `/api/searches/${one.reference}?fields=ai_risk.verdict`, one.ana.headers);
  assert.deepEqual(picked.data, { ai_risk: { verdict: '' } });
});

test('nothing is selected or counted by a verdict that is hidden', async () => {
  const one = await bank();
  const asked = [
    ['GET', '/api/queue?verdict=uncertain'],
    ['GET', '/api/queue/counts?verdict=uncertain'],
    ['GET', '/api/queue/export?verdict=uncertain'],
    ['GET', '/api/ai-risk-customers?verdict=uncertain'],
    ['POST', '/api/searches', { verdict: 'uncertain' }],
    ['POST', '/api/queue/views', { name: 'Mine', filters: { verdict: 'uncertain' } }],
  ] as const;
  for (const [method, path, body] of asked) {
    const { status, error } = await send(method, path, one.lea.headers, body);
    assert.deepEqual([status, error?.code], [403, 'outcome_hidden'], path);
    assert.notEqual((await send(method, path, one.app.headers, body)).status, 403, path);
  }
  // A view of before the policy.
  await send('POST', '/api/review-policy', one.admin.headers, { ...POLICY, verdict_shown: 'always' });
  const filters = { verdict: 'true_positive' };
  const { view } = (await send('POST', '/api/queue/views', one.ana.headers, { name: 'Old', filters })).data;
  await database.pool.query(`update work_items set verdict = 'true_positive' where case_id = $1`, [one.reference]);
  const countOf = async () => (await send('GET', '/api/queue/counts', one.ana.headers)).data.views[view.id];
  assert.equal(await countOf(), 1);
  await send('POST', '/api/review-policy', one.admin.headers, POLICY);
  assert.equal(await countOf(), 0);
  const claimed = await send('POST', '/api/queue/next', one.ana.headers, { view_id: view.id });
  assert.deepEqual([claimed.status, claimed.error?.code], [403, 'outcome_hidden']);
});

test('a second person does not learn from the policy or from a bulk decision what the verdict is', async () => {
  const one = await bank({ enabled: true });
  await database.pool.query(`update customers set verdict = 'true_positive' where id = $1`, [one.customer]);
  const read = async (headers: Headers) =>
    (await send('GET', `/api/searches/${one.reference}?mark_read=false`, headers)).data;
  const whys = async () => new Set((await read(one.ben.headers)).needs_second.flatMap(({ why }: Data) => why));
  assert.deepEqual([...(await whys())], ['true_positive']);
  await send('POST', '/api/review-policy', one.admin.headers, { ...POLICY, enabled: true, verdict_shown: 'always' });
  assert.deepEqual([...(await whys())], ['true_positive', 'against_verdict']);
  await send('POST', '/api/review-policy', one.admin.headers, { ...POLICY, enabled: true });
  const { work } = await read(one.ana.headers);
  const items = [{ search_reference: one.reference, record_id: one.records[0], version: work.version }];
  const bulk = await send('POST', '/api/queue/decisions', one.ana.headers, { items, reason_code: 'birth_date' });
  assert.deepEqual(
    bulk.data.left_out.map(({ code }: Data) => code),
    ['individually'],
    bulk.text,
  );

  // The opinion of one shows the verdict to this one alone.
  const proposed = await send('POST', `/api/searches/${one.reference}/decisions`, one.ana.headers, {
    version: work.version,
    decisions: [
      {
        ...{ record_ids: one.records, match_status: 'True Positive', reason_code: 'confirmed_by_party' },
        reason: 'The customer said so on the phone',
      },
    ],
  });
  assert.equal(proposed.data.standing, 'proposed', proposed.text);
  assert.equal((await read(one.ana.headers)).ai_risk.verdict, 'true_positive');
  assert.equal((await read(one.ben.headers)).ai_risk.verdict, '');
  assert.equal((await read(one.lea.headers)).ai_risk.verdict, '');
});

test('a verdict that is hidden can be neither confirmed nor declined', async () => {
  const one = await bank();
  const decision = { customer_id: one.customer, analyst_decision: 'Declined' };
  const { status, error } = await send('POST', '/api/ai-risk-customers/update', one.ana.headers, decision);
  assert.deepEqual([status, error?.code], [403, 'outcome_hidden']);
  const noted = { customer_id: one.customer, analyst_decision_reason: 'Asked for a passport' };
  assert.equal((await send('POST', '/api/ai-risk-customers/update', one.ana.headers, noted)).status, 200);
});
