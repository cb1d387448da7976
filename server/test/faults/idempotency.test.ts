import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preparedDataDir } from '@touchstone/embedded-postgres/testing';
import pg from 'pg';
import { databaseUrlOf, type SpawnedService, spawnService } from '../support/spawn-service.js';

const SEARCH = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'], match_score: 40 };

async function search({ address }: SpawnedService, token: string) {
  const answer = await fetch(`${address}/api/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
    body: JSON.stringify(SEARCH),
  });
  return { status: answer.status, replayed: answer.headers.get('idempotent-replayed'), text: await answer.text() };
}

async function total(service: SpawnedService, token: string): Promise<number> {
  const { body } = await service.call('/api/searches', { token, body: {} });
  return body.data.pagination.total_records;
}

test('kill -9 before the answer is stored leaves nothing, and after it the same request gets the same answer', async () => {
  const settings = { DATA_DIR: preparedDataDir() };
  const first = await spawnService(settings);
  const token = await first.logIn();
  const before = await total(first, token);
  const other = new pg.Client({ connectionString: databaseUrlOf(settings.DATA_DIR) });
  await other.connect();
  // Reading the table is allowed meanwhile; storing the answer, the last statement of the request, waits.
  await other.query('begin; lock table stored_answers in share mode');
  const unanswered = assert.rejects(search(first, token));
  const waiting = `select 1 from pg_locks where not granted and relation = 'stored_answers'::regclass`;
  while ((await other.query(waiting)).rowCount === 0);
  await first.end('SIGKILL');
  await unanswered;
  await other.query('commit');
  await other.end();

  const second = await spawnService(settings);
  assert.equal(await total(second, token), before);
  const answered = await search(second, token);
  assert.deepEqual([answered.status, answered.replayed], [200, null]);
  await second.end('SIGKILL');

  const third = await spawnService(settings);
  assert.deepEqual(await search(third, token), { ...answered, replayed: 'true' });
  assert.equal(await total(third, token), before + 1);
  await third.end('SIGTERM');
});
