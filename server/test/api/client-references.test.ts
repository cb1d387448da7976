import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { NewCase } from '../../src/cases/cases.js';
import { casesRepository } from '../../src/cases/cases.repository.js';
import { makeCase } from '../../src/cases/make-case.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { analyst, caseRequest, makeCaseDeps } from '../support/sample-case.js';
import { LISTED, workService } from '../support/work-service.js';

const { send, ask, address, database, newOrganization, newUser } = await workService();
const newId = idFactory(() => new Date());

const POLICY = '/api/client-reference-policy';
const subject = { name: LISTED, categories: ['Sanctions'], entity_type: ['Person'], match_score: 80 };

type Bank = Awaited<ReturnType<typeof newOrganization>>;
const search = ({ headers }: Bank, client_reference: string, more: object = {}) =>
  send('POST', '/api/search', headers, { ...subject, client_reference, ...more });
const create = ({ headers }: Bank, client_reference: string, more: object = {}) =>
  send('POST', '/api/ai-risk-customers', headers, { ...subject, client_reference, ...more });
const setUnique = ({ headers }: Bank, unique: boolean) => send('POST', POLICY, headers, { unique });

/** An organization that allows each reference once. */
async function strictBank(): Promise<Bank> {
  const bank = await newOrganization();
  const { status, data } = await setUnique(bank, true);
  assert.deepEqual([status, data.unique], [200, true]);
  return bank;
}

async function stored({ headers }: Bank, client_reference: string): Promise<number> {
  const { body } = await ask('POST', '/api/searches', { headers, body: { client_reference } });
  return (body.data as unknown as { pagination: { total_records: number } }).pagination.total_records;
}

test('a reference may be used any number of times until an administrator decides otherwise', async () => {
  const bank = await newOrganization();
  assert.equal((await send('GET', POLICY, bank.headers)).data.unique, false);
  for (const use of [search, search, create, create]) assert.equal((await use(bank, 'C-1')).status, 200);
  const { headers } = await newUser(bank, 'analyst');
  assert.equal((await send('POST', POLICY, headers, { unique: true })).status, 403);
});

test('with the policy, a second search with a reference is refused and names the first; other organizations are not concerned', async () => {
  const [bank, other] = [await strictBank(), await newOrganization()];
  const first = await search(bank, 'C-17');
  const second = await search(bank, 'C-17');
  assert.equal(second.status, 409);
  assert.equal(second.error.code, 'client_reference_in_use');
  const { search_reference: reference } = first.data;
  assert.equal(
    second.error.message,
    `The client_reference "C-17" is already used by search ${reference}; this organization uses each only once`,
  );
  assert.deepEqual(second.error.details, [
    { field: 'client_reference', message: `is already used by search ${reference}` },
  ]);
  assert.equal(await stored(bank, 'C-17'), 1);
  for (const free of [search(bank, 'c-17'), search(bank, ''), search(bank, ''), search(other, 'C-17')]) {
    assert.equal((await free).status, 200);
  }
});

test('customers are compared with customers, searches with searches, and tests with tests', async () => {
  const bank = await strictBank();
  const { data: customer } = await create(bank, 'C-1');
  const refused = await create(bank, 'C-1');
  assert.equal(refused.status, 409);
  assert.match(refused.error.message, new RegExp(`customer ${customer.customer_id};`));
  const { status, data: found } = await search(bank, 'C-1');
  assert.equal(status, 200);
  assert.equal((await search(bank, 'C-1', { run_ai_risk: true })).status, 409);

  const compliance = { search_reference: found.search_reference, ai_risk_mode: 'AiRisk Lite' };
  const analysis = await send('POST', '/api/compliance-request', bank.headers, compliance);
  assert.equal(analysis.status, 409, 'the search would become a second customer');
  assert.match(analysis.error.message, new RegExp(`customer ${customer.customer_id};`));

  assert.equal((await create(bank, 'C-1', { test: true })).status, 200);
  assert.equal((await create(bank, 'C-1', { test: true })).status, 409);
});

test('of many requests with one reference at the same moment one is stored, and their neighbours are not refused', async () => {
  const bank = await strictBank();
  const requests = Array.from({ length: 30 }, (_, place) => [search(bank, 'same'), search(bank, `own ${place}`)]);
  const answers = await Promise.all(requests.flat());
  const statuses = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  assert.deepEqual([statuses(200), statuses(409)], [31, 29]);
  assert.equal(await stored(bank, 'same'), 1);

  const customers = await Promise.all(Array.from({ length: 10 }, (_, place) => create(bank, `of ${place % 5}`)));
  assert.equal(customers.filter(({ status }) => status === 200).length, 5);
});

test('rows of an upload whose reference is in use fail as rows, in the file and beside it', async () => {
  const bank = await strictBank();
  const { data: customer } = await create(bank, 'C-0');
  const rows = Array.from({ length: 300 }, (_, row) => `Jane Harmless,${row % 100 === 7 ? 'C-7' : `C-${row}`}`);
  const form = new FormData();
  form.append('file', new Blob([['name,client_reference', ...rows].join('\n')]), 'customers.csv');
  const sent = await fetch(`${address}/api/customers/bulk-upload`, {
    method: 'POST',
    body: form,
    headers: bank.headers,
  });
  const { data } = (await sent.json()) as { data: { upload_id: string } };
  const path = `/api/customers/bulk-upload/${data.upload_id}`;
  const ended = async () => {
    for (;;) {
      const { body } = await ask('GET', path, { headers: bank.headers });
      const { upload } = body.data as unknown as { upload: Record<string, unknown> };
      if (upload.status === 'Completed' || upload.status === 'Failed') return upload;
    }
  };
  const upload = await ended();
  assert.deepEqual([upload.status, upload.customers_created, upload.failed_rows], ['Completed', 297, 3]);
  const { text } = await ask('GET', `${path}/errors`, { headers: bank.headers });
  assert.ok(text.includes(`client_reference is already used by customer ${customer.customer_id}`), text);
  assert.equal(text.match(/client_reference is already used by customer/g)?.length, 3);
});

test('a deleted customer and an erased search free their reference', async () => {
  const bank = await strictBank();
  const { data: customer } = await create(bank, 'C-1');
  const deleted = { customer_id: customer.customer_id, deleted_reason: 'Left the bank.' };
  assert.equal((await send('POST', '/api/ai-risk-customers/delete', bank.headers, deleted)).status, 200);
  assert.equal((await create(bank, 'C-1')).status, 200);

  const { data: found } = await search(bank, 'S-1');
  const erased = { search_references: [found.search_reference], reason: 'Asked for.' };
  assert.equal((await send('POST', '/api/data-subjects/erase', bank.headers, erased)).status, 200);
  assert.equal((await search(bank, 'S-1')).status, 200);
});

test('the policy is refused while references are used more than once, names some, and changes nothing', async () => {
  const bank = await newOrganization();
  for (const reference of ['A', 'A', 'B']) await search(bank, reference);
  for (const reference of ['B', 'C', 'C', 'C']) await create(bank, reference);
  const { status, error } = await setUnique(bank, true);
  assert.equal(status, 400);
  assert.deepEqual(error.details, [
    {
      field: 'unique',
      message: 'must be false while client references are used more than once: "A" (2 searches), "C" (3 customers)',
    },
  ]);
  assert.equal((await send('GET', POLICY, bank.headers)).data.unique, false);
  assert.equal((await search(bank, 'A')).status, 200);
});

test('what was stored before counts once the policy is set; each change is audited, and unsetting it allows any use again', async () => {
  const bank = await newOrganization();
  await search(bank, 'old');
  await create(bank, 'old');
  for (const unique of [true, true, false, false, true]) {
    assert.equal((await setUnique(bank, unique)).data.unique, unique);
    if (!unique) continue;
    assert.deepEqual([(await search(bank, 'old')).status, (await create(bank, 'old')).status], [409, 409]);
  }
  await setUnique(bank, false);
  assert.equal((await search(bank, 'old')).status, 200);
  const { rows } = await database.db.execute<{ after: { unique: boolean } }>(sql`
    select details -> 'after' as after from audit_entries
    where chain = ${bank.organizationId} and action = 'client_reference_policy.updated' order by at, id`);
  assert.deepEqual(
    rows.map(({ after }) => after.unique),
    [true, false, true, false],
  );
});

test('a search that is being stored while the policy is set is counted', async () => {
  const bank = await newOrganization();
  const made: NewCase = await makeCase(
    makeCaseDeps([], { newId }),
    { ...analyst, organizationId: bank.organizationId },
    caseRequest({ clientReference: 'late' }),
  );
  const steps = new EventEmitter();
  const written = once(steps, 'written');
  const mayCommit = once(steps, 'may commit');
  const storing = database.unitOfWork({
    first: async () => {},
    work: async () => {
      await casesRepository(database).add(made);
      steps.emit('written');
      await mayCommit;
    },
    last: async () => {},
  });
  await written;
  const setting = setUnique(bank, true);
  for (let begun = false; !begun; ) {
    const { rows } = await database.db.execute(sql`
      select from client_reference_policies where organization_id = ${bank.organizationId}`);
    begun = rows.length > 0;
  }
  assert.equal((await search(bank, 'late')).status, 200, 'the first is not stored yet');
  steps.emit('may commit');
  await storing;
  const { status, error } = await setting;
  assert.equal(status, 400);
  assert.match(error.details[0]?.message ?? '', /"late" \(2 searches\)$/);
  assert.equal((await search(bank, 'late')).status, 200);
});
