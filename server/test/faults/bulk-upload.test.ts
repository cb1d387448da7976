import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { postmasterOf, preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { type SpawnedService, spawnService } from '../support/spawn-service.js';

const ROOT = '/api/customers/bulk-upload';
const ROWS = 300;
const PAGE = 100;

/** Every row another name, every tenth of them bad, and some listed. */
const CSV = `name,client_reference\n${Array.from({ length: ROWS }, (_, index) =>
  index % 10 === 9
    ? `X,row ${index}`
    : index % 50 === 0
      ? `Gavril Tverdokhlebenko,row ${index}`
      : `Jane Number${index} Doe,row ${index}`,
).join('\n')}\n`;

async function upload(service: SpawnedService, token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([CSV]), 'crash.csv');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(service.address + ROOT, { method: 'POST', body: form, headers });
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { data: { upload_id: string } }).data.upload_id;
}

interface Progress {
  status: string;
  customers_created: number;
  customers_processed: number;
  failed_rows: number;
}

/** Asks until it is so; while the database is away the answer is an honest 503. */
async function progress(
  service: SpawnedService,
  token: string,
  id: string,
  isSo: (upload: Progress) => boolean,
): Promise<Progress> {
  for (;;) {
    const { status, body } = await service.call(`${ROOT}/${id}`, { token });
    assert.ok(status === 200 || status === 503, String(status));
    if (status === 200 && isSo(body.data.upload)) return body.data.upload;
    await delay(100);
  }
}

async function checkOutcome(service: SpawnedService, token: string, id: string): Promise<void> {
  const over = await progress(service, token, id, ({ status }) => status === 'Completed' || status === 'Failed');
  assert.deepEqual(
    [over.status, over.customers_created, over.failed_rows, over.customers_processed],
    ['Completed', ROWS * 0.9, ROWS * 0.1, ROWS * 0.9],
  );
  const references: string[] = [];
  for (let page = 1; page <= (ROWS * 0.9) / PAGE + 1; page += 1) {
    const { body } = await service.call(`/api/ai-risk-customers?page=${page}&page_size=${PAGE}`, { token });
    for (const customer of body.data.customers) {
      assert.equal(customer.status, 'COMPLETED');
      references.push(customer.client_reference);
    }
  }
  assert.equal(references.length, ROWS * 0.9);
  assert.equal(new Set(references).size, ROWS * 0.9);
}

/** A service of its own that has stored the first rows of an upload. */
async function inTheMiddle(settings: { DATA_DIR: string }) {
  const service = await spawnService(settings);
  const token = await service.logIn();
  const id = await upload(service, token);
  await progress(service, token, id, ({ customers_created }) => customers_created > 0);
  return { service, token, id };
}

// Each waits long for what a killed process held: together they wait once.
suite('in the middle of an upload', { concurrency: true }, () => {
  test('after kill -9 of the server in the middle of an upload every row is one customer, analysed once', async () => {
    const settings = { DATA_DIR: preparedDataDir() };
    const { service: first, token, id } = await inTheMiddle(settings);
    await first.end('SIGKILL');
    const second = await spawnService(settings);
    await checkOutcome(second, token, id);
    await second.end('SIGTERM');
  });

  test('after kill -9 of PostgreSQL in the middle of an upload every row is one customer, analysed once', async () => {
    const settings = { DATA_DIR: preparedDataDir() };
    const { service, token, id } = await inTheMiddle(settings);
    process.kill(postmasterOf(settings.DATA_DIR), 'SIGKILL');
    await checkOutcome(service, token, id);
    await service.end('SIGTERM');
  });
});
