import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { runningService } from '../support/running-service.js';
import { until } from '../support/until.js';

const service = await runningService({ BULK_MAX_PENDING_ROWS: '5' });
const { address, ask, database, newOrganization } = service;
const ROOT = '/api/customers/bulk-upload';

async function send(headers: Record<string, string>, rows = 1) {
  const form = new FormData();
  form.append('file', new Blob([`name${'\nJane Harmless'.repeat(rows)}`]), 'customers.csv');
  const answer = await fetch(`${address}${ROOT}`, { method: 'POST', body: form, headers });
  const body = (await answer.json()) as { error: { code: string; message: string } };
  return {
    status: answer.status,
    code: body.error.code,
    message: body.error.message,
    wait: Number(answer.headers.get('retry-after')),
  };
}

/** Whatever is stored of uploads waits for the work to end. */
async function whileNoneIsStored(work: () => Promise<void>): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table bulk_uploads in share mode`);
    await work();
  });
}

/** Uploads that wait for the lock, beside the jobs that do. */
async function waiting(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where wait_event_type = 'Lock' and query like 'insert into "bulk_uploads"%' and datname = current_database()`);
  return rows[0]?.count ?? 0;
}

test('two files of an organization are received at once; a third is 429, and one of another organization is not', async () => {
  const [bank, other] = [await newOrganization(), await newOrganization()];
  let first: ReturnType<typeof send>[] = [];
  await whileNoneIsStored(async () => {
    first = [send(bank.headers), send(bank.headers)];
    await until(async () => (await waiting()) === 2);
    const third = await send(bank.headers);
    assert.deepEqual([third.status, third.code], [429, 'too_many_files']);
    assert.ok(third.wait >= 1);
    first.push(send(other.headers));
    await until(async () => (await waiting()) === 3);
  });
  for (const { status } of await Promise.all(first)) assert.equal(status, 200);
  assert.equal((await send(bank.headers)).status, 200);
});

test('a file whose sender leaves, or that is refused, gives its place to others', async () => {
  const { headers } = await newOrganization();
  const { hostname, port } = new URL(address);
  for (let sent = 0; sent < 3; sent += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const head = `POST ${ROOT} HTTP/1.1\r\nhost: h\r\nauthorization: ${headers.authorization}\r\ncontent-length: 1000\r\n`;
    socket.write(`${head}content-type: multipart/form-data; boundary=b\r\nexpect: 100-continue\r\n\r\n--b\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    const refused = await fetch(`${address}${ROOT}`, { method: 'POST', body: '{}', headers });
    assert.ok([415, 429].includes(refused.status));
  }
  await until(async () => (await send(headers)).status === 200);
});

test('uploads of many organizations leave database connections for requests', async () => {
  const organizations = await Promise.all(Array.from({ length: 10 }, () => newOrganization()));
  let sent: ReturnType<typeof send>[] = [];
  await whileNoneIsStored(async () => {
    sent = organizations.flatMap(({ headers }) => [send(headers), send(headers)]);
    await until(async () => (await waiting()) === 4);
    const requested = await Promise.all(organizations.map(({ headers }) => ask('GET', `${ROOT}/history`, { headers })));
    assert.deepEqual(new Set(requested.map(({ status }) => status)), new Set([200]));
    assert.equal(await waiting(), 4);
  });
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
});

test('a file with more rows than may be pending is 429 with the figures, and nothing of it is stored', async () => {
  const { headers } = await newOrganization();
  const refused = await send(headers, 6);
  assert.deepEqual([refused.status, refused.code], [429, 'too_many_pending_rows']);
  assert.match(refused.message, /At most 5 uploaded rows may be pending, and 0 are/);
  const history = await ask('GET', `${ROOT}/history`, { headers });
  assert.deepEqual(history.body.data.uploads, []);
  assert.equal((await send(headers, 5)).status, 200);
});

test('two concurrent files that fit alone do not exceed the limit of pending rows together', async () => {
  const { headers } = await newOrganization();
  await database.transaction(async (tx) => {
    // No row is worked off meanwhile.
    await tx.execute(sql`lock table customers in share mode`);
    let sent: ReturnType<typeof send>[] = [];
    await whileNoneIsStored(async () => {
      sent = [send(headers, 3), send(headers, 3)];
      await until(async () => (await waiting()) === 2);
    });
    const answers = await Promise.all(sent);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    assert.match(refused?.message ?? '', /At most 5 uploaded rows may be pending, and 3 are/);
  });
});
