import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { publishEdition } from '../support/publish-edition.js';
import { receiver } from '../support/receiver.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { runningService } from '../support/running-service.js';
import { gavrilo } from '../support/sample-records.js';
import { LISTED, workService } from '../support/work-service.js';

const { send, search, newUser, newOrganization, queue, database, ask, address } = await workService(
  runningService({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' }),
);

const admin = await newOrganization();
const editions = async () => (await search(admin.headers, 'Odalys Quispe')).editions as string[];
await publishEdition(database, 'ofac_sdn', [gavrilo], editions);

const codes = (answer: { readonly [field: string]: unknown }) =>
  (answer.notices as { readonly code: string }[]).map(({ code }) => code);

interface Customer {
  readonly customer_id: string;
  readonly search_reference: string;
  readonly status: string;
  readonly verdict: string;
  readonly narrative: string;
  readonly test: boolean;
}

/** The customer of a request once it is analysed. */
async function analysed(body: object): Promise<Customer> {
  const { data, error } = await send('POST', '/api/ai-risk-customers', admin.headers, body);
  assert.equal(error, false, JSON.stringify(error));
  for (;;) {
    const found = await ask('GET', `/api/ai-risk-customers/${data.customer_id}`, { headers: admin.headers });
    const customer = found.body.data as unknown as Customer;
    if (customer.status === 'COMPLETED') return customer;
  }
}

const PAGE = readFileSync(new URL('../../../../docs/first-hit.md', import.meta.url), 'utf8');
/** Rows of the table of test subjects: name, further fields, mode, verdict. */
const subjects = [...PAGE.matchAll(/^\| `([^`]+)` \| (?:`(\{[^`]*\})`)? *\| (Lite|Advanced) \| `(\w+)` \|/gm)];

test('the documentation has a test subject for every verdict', () => {
  assert.deepEqual([...new Set(subjects.map(([, , , , verdict]) => verdict))].sort(), [
    'false_positive',
    'potential_match',
    'true_negative',
    'true_positive',
    'uncertain',
  ]);
});

for (const [, name = '', more = '{}', mode, verdict] of subjects) {
  test(`beside a real list, the test subject ${name} ${more} (${mode}) is ${verdict}`, async () => {
    const customer = await analysed({
      ...{ name, categories: ['Sanctions', 'PEP'], entity_type: ['Person'], match_score: 80, test: true },
      ...{ ai_risk_mode: `AiRisk ${mode}`, ...JSON.parse(more) },
    });
    assert.equal(customer.verdict, verdict, customer.narrative);
    assert.equal(customer.test, true);
    assert.match(customer.narrative, /this is a test: only the demonstration list of invented records was screened/i);
  });
}

test('a test finds invented records and no real ones, and is marked; other searches find real ones and no invented ones', async () => {
  const one = await search(admin.headers, LISTED, { test: true });
  assert.deepEqual([one.test, one.demonstration, one.results.length], [true, true, 1]);
  assert.deepEqual(codes(one).slice(0, 1), ['test_search']);
  assert.match(String((one.editions as string[])[0]), /^demo@/);
  assert.deepEqual((await search(admin.headers, 'Gavrilo Zaretsky', { test: true })).results, []);
  const real = await search(admin.headers, 'Gavrilo Zaretsky');
  assert.deepEqual([real.test, real.demonstration, real.results.length], [false, false, 1]);
  assert.deepEqual((await search(admin.headers)).results, []);
  const read = await send('GET', `/api/searches/${one.search_reference}`, admin.headers);
  assert.equal(read.data.test, true);
});

test('a test cannot be monitored, and has no profile and no articles: each field is refused', async () => {
  const body = {
    ...{ name: LISTED, categories: ['Adverse Media'], entity_type: ['Person'], webhook: 'https://bank.example/hook' },
    ...{ test: true, ongoing_monitoring: true, adverse_media_monitoring: true, search_profile: 'a'.repeat(24) },
  };
  const refused = await send('POST', '/api/search', admin.headers, body);
  assert.equal(refused.status, 400);
  const { details } = refused.error as unknown as { details: { field: string }[] };
  assert.deepEqual([...new Set(details.map(({ field }) => field))].sort(), [
    'adverse_media_monitoring',
    'categories',
    'ongoing_monitoring',
    'search_profile',
  ]);
  const { search_reference } = await search(admin.headers, LISTED, { test: true });
  const enrolled = await send('POST', '/api/monitor', admin.headers, { search_reference, is_monitor: true });
  assert.notEqual(enrolled.status, 200);
});

test('a test can be decided on, and is in no queue, count or claim', async () => {
  const bank = await newOrganization();
  const analyst = await newUser(bank, 'analyst');
  const { search_reference: reference } = await search(bank.headers, LISTED, { test: true });
  assert.deepEqual(await queue(analyst.headers), []);
  const counts = (await send('GET', '/api/queue/counts', analyst.headers)).data as unknown as { unassigned: number };
  assert.equal(counts.unassigned, 0);
  assert.equal((await send('POST', '/api/queue/next', analyst.headers, {})).data, null);
  const path = `/api/searches/${reference}`;
  const { data } = await send('GET', path, analyst.headers);
  assert.equal(data.work.state, 'open');
  const decided = await send('POST', `${path}/records/${data.results[0]?.id}`, analyst.headers, {
    ...{ match_status: 'True Positive', reason: 'The test subject' },
  });
  assert.equal(decided.status, 200, JSON.stringify(decided.error));
});

test('a test is not in the metrics', async () => {
  const measured = async () =>
    /^touchstone_screening_duration_seconds_count.*$/m.exec((await ask('GET', '/metrics')).text)?.[0];
  const before = await measured();
  assert.ok(before);
  await search(admin.headers, LISTED, { test: true });
  assert.equal(await measured(), before);
  await search(admin.headers);
  assert.notEqual(await measured(), before);
});

test('a row of an upload with test is a test, and asks for no follow-up', async () => {
  const bank = await newOrganization();
  const form = new FormData();
  form.append('file', new Blob([`name,test\n${LISTED},true\nGavrilo Zaretsky,no\n`]), 'customers.csv');
  const sent = await fetch(`${address}/api/customers/bulk-upload`, {
    method: 'POST',
    body: form,
    headers: bank.headers,
  });
  const { upload_id: id } = ((await sent.json()) as { data: { upload_id: string } }).data;
  let upload = { status: 'Pending', failure_reason: '', cases_created: 0, customers_processed: 0 };
  while (!/^(Completed|Failed)$/.test(upload.status)) {
    const { body } = await ask('GET', `/api/customers/bulk-upload/${id}`, { headers: bank.headers });
    upload = (body.data as unknown as { upload: typeof upload }).upload;
  }
  assert.deepEqual([upload.failure_reason, upload.customers_processed, upload.cases_created], ['', 2, 1]);
  const { data } = await send('GET', '/api/ai-risk-customers', bank.headers);
  const { customers } = data as unknown as { customers: { name: string; test: boolean }[] };
  assert.deepEqual(
    new Map(customers.map(({ name, test: isTest }) => [name, isTest])),
    new Map([
      ['Gavrilo Zaretsky', false],
      [LISTED, true],
    ]),
  );
});

test('webhooks report a test as one, whole and thin', async () => {
  const bank = await newOrganization();
  const [whole, thin] = [await receiver(), await receiver()];
  for (const [{ url: endpoint }, payload] of [
    [whole, 'full'],
    [thin, 'thin'],
  ] as const) {
    const made = await send('POST', '/api/webhook', bank.headers, { name: payload, endpoint, type: '*', payload });
    assert.equal(made.status, 200, JSON.stringify(made.error));
  }
  await search(bank.headers, LISTED, { test: true });
  for (const { received, count } of [whole, thin]) {
    await count(1);
    const body = JSON.parse(received[0]?.body ?? '{}');
    assert.deepEqual([body.event, body.test, body.data.test], ['case.created', true, true]);
  }
});

test('a test takes no credit, and no test stays after their removal, which others keep theirs through', async () => {
  const bank = await newOrganization();
  const other = await newOrganization();
  const me = (await send('GET', '/api/me', bank.headers)).data as unknown as {
    organization: { organization_id: string };
  };
  await database.db.execute(sql`insert into entitlements (organization_id, lite_enabled, advanced_enabled, lite_credits)
    values (${me.organization.organization_id}, true, true, 1)`);
  const subject = { categories: ['Sanctions'], entity_type: ['Person'], match_score: 80 };
  const ofBank = (body: object) => send('POST', '/api/ai-risk-customers', bank.headers, { ...subject, ...body });
  assert.equal((await ofBank({ name: LISTED, test: true })).status, 200);
  assert.equal((await ofBank({ name: LISTED, test: true })).status, 200);
  assert.equal((await ofBank({ name: 'Gavrilo Zaretsky' })).status, 200);
  assert.equal((await ofBank({ name: 'Gavrilo Zaretsky' })).status, 403);
  await search(other.headers, LISTED, { test: true });
  const viewer = await newUser(bank, 'viewer');
  assert.equal((await send('DELETE', '/api/test-data', viewer.headers)).status, 403);
  const removed = await send('DELETE', '/api/test-data', bank.headers);
  assert.deepEqual(removed.data, { searches: 2, customers: 2 });
  const listed = (await send('GET', '/api/ai-risk-customers', bank.headers)).data as unknown as {
    customers: { name: string; test: boolean }[];
    pagination: { total_count: number };
  };
  assert.deepEqual(
    listed.customers.map(({ name, test: isTest }) => [name, isTest]),
    [['Gavrilo Zaretsky', false]],
  );
  assert.equal(listed.pagination.total_count, 1);
  assert.deepEqual((await send('DELETE', '/api/test-data', bank.headers)).data, { searches: 0, customers: 0 });
  assert.deepEqual((await send('DELETE', '/api/test-data', other.headers)).data, { searches: 1, customers: 0 });
  for (const { organizationId } of [bank, other]) {
    assert.deepEqual(await contradictionsAfter(database, organizationId), []);
  }
});
