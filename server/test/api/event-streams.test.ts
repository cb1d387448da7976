import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BULK_UPLOADS_CHANNEL } from '../../src/bulk-uploads/bulk-uploads.repository.js';
import { listen } from '../../src/platform/database/listen.js';
import { runningService } from '../support/running-service.js';

const service = await runningService();
const { ask, database, newOrganization } = service;
const ROOT = '/api/customers/bulk-upload';
let uploads = 0;

/** The jobs of uploads find nothing to do, so that only the tests change them. */
await database.asOwner(`
  create function nothing() returns trigger language plpgsql as 'begin return null; end';
  create trigger never_begun before update on bulk_uploads for each row when (new.status = 'Processing') execute function nothing()`);

async function waitingUpload() {
  const bank = await newOrganization();
  const form = new FormData();
  form.append('file', new Blob(['name\nJane Doe\n']), `customers-${++uploads}.csv`);
  const created = await fetch(`${service.address}${ROOT}`, { method: 'POST', body: form, headers: bank.headers });
  const { data } = (await created.json()) as { data: { upload_id: string } };
  return { ...bank, id: data.upload_id };
}

async function follow(id: string, headers: Record<string, string>) {
  const answer = await fetch(`${service.address}${ROOT}/${id}/events`, { headers });
  const reader = (answer.body ?? assert.fail()).pipeThrough(new TextDecoderStream()).getReader();
  return { status: answer.status, next: () => reader.read(), close: () => reader.cancel() };
}

const change = (id: string, fileName: string) =>
  database.pool.query(
    `with changed as (update bulk_uploads set file_name = $2 where id = $1 returning id)
     select pg_notify('${BULK_UPLOADS_CHANNEL}', id) from changed`,
    [id, fileName],
  );

test('a change is streamed when it happens, and nothing after the session has ended', async () => {
  const { id, headers } = await waitingUpload();
  const stream = await follow(id, headers);
  assert.match((await stream.next()).value ?? '', /^event: progress\ndata: .*customers-1\.csv/);
  await change(id, 'renamed.csv');
  assert.match((await stream.next()).value ?? '', /renamed\.csv/);
  assert.equal((await ask('POST', '/api/revoke-access-token', { headers })).status, 200);
  await change(id, 'secret.csv');
  assert.deepEqual(await stream.next(), { done: true, value: undefined });
});

test('a stream ends with the API key it was opened with', async () => {
  const { id, headers } = await waitingUpload();
  const { body } = await ask('POST', '/api/api-key', { headers, body: {} });
  const stream = await follow(id, { 'x-api-key': body.data.api_key.key });
  await stream.next();
  assert.equal((await ask('DELETE', `/api/api-key/${body.data.api_key.id}`, { headers })).status, 200);
  await change(id, 'secret.csv');
  assert.deepEqual(await stream.next(), { done: true, value: undefined });
});

test('a sixth stream of a user is refused until one is closed', async () => {
  const { id, headers } = await waitingUpload();
  const streams = await Promise.all([1, 2, 3, 4, 5].map(() => follow(id, headers)));
  assert.deepEqual(
    streams.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  const sixth = await ask('GET', `${ROOT}/${id}/events`, { headers });
  assert.deepEqual([sixth.status, sixth.body.error.code], [429, 'too_many_streams']);
  const other = await waitingUpload();
  const others = await follow(other.id, other.headers);
  assert.equal(others.status, 200);
  await streams[0]?.close();
  // The server hears of the close a moment later than the client.
  let again = await follow(id, headers);
  while (again.status === 429) again = await follow(id, headers);
  assert.equal(again.status, 200);
  await Promise.all([...streams.slice(1), others, again].map((stream) => stream.close()));
});

test('followers of an upload are notified of its cancellation', async () => {
  const { id, headers } = await waitingUpload();
  let connected = () => {};
  const begun = new Promise<void>((resolve) => {
    connected = resolve;
  });
  let listening = { close: async () => {} };
  const reported = new Promise<void>((resolve) => {
    listening = listen(database.url, BULK_UPLOADS_CHANNEL, (payload) => {
      if (payload === undefined) connected();
      if (payload === id) resolve();
    });
  });
  await begun;
  assert.equal((await ask('POST', `${ROOT}/${id}/cancel`, { headers })).status, 200);
  await reported;
  await listening.close();
});
