import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, postmasterOf, preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { type SpawnedService, spawnService } from '../support/spawn-service.js';

test('after kill -9 of the server the next start works, and nothing acknowledged is lost', async () => {
  const settings = { DATA_DIR: preparedDataDir() };
  const first = await spawnService(settings);
  const token = await first.logIn();
  const created = await first.call('/api/api-key', { token, body: {} });
  assert.equal(created.status, 200);
  const { signal } = await first.end('SIGKILL');
  assert.equal(signal, 'SIGKILL');
  const orphan = postmasterOf(settings.DATA_DIR);

  const second = await spawnService(settings);
  const keys = await second.call('/api/api-keys', { token });
  assert.equal(keys.status, 200);
  assert.equal(keys.body.data.api_keys[0].id, created.body.data.api_key.id);
  // The PostgreSQL that was left behind is used, not joined by another; the last user ends it.
  assert.equal(postmasterOf(settings.DATA_DIR), orphan);
  await second.end('SIGTERM');
  assert.equal(isRunning(orphan), false);
});

test('after kill -9 of the server and its PostgreSQL at the same moment the next start works', async () => {
  const settings = { DATA_DIR: preparedDataDir() };
  const first = await spawnService(settings);
  const token = await first.logIn();
  process.kill(postmasterOf(settings.DATA_DIR), 'SIGKILL');
  await first.end('SIGKILL');
  const second = await spawnService(settings);
  assert.equal((await second.call('/api/api-keys', { token })).status, 200);
  await second.end('SIGTERM');
});

test('kill -9 of PostgreSQL: 503 with Retry-After until it is back, and nothing is lost', async () => {
  const settings = { DATA_DIR: preparedDataDir() };
  const service = await spawnService(settings);
  const token = await service.logIn();
  for (let round = 0; round < 2; round++) {
    const before = postmasterOf(settings.DATA_DIR);
    process.kill(before, 'SIGKILL');
    await answersAgain(service, token, before);
    const ready = await service.call('/health/ready');
    assert.ok(ready.body.data?.checks.find((check: { name: string }) => check.name === 'database').ok);
  }
  const { code } = await service.end('SIGTERM');
  assert.equal(code, 0);
});

/** Asks until the database of another process answers; every answer on the way must be right or an honest 503. */
async function answersAgain(service: SpawnedService, token: string, before: number): Promise<void> {
  for (;;) {
    await delay(50);
    const { status, retryAfter } = await service.call('/api/api-keys', { token });
    if (status === 200 && !isRunning(before)) return;
    if (status !== 200) {
      assert.equal(status, 503);
      assert.ok(Number(retryAfter) > 0);
      const ready = await service.call('/health/ready');
      assert.ok(ready.status === 503 || ready.status === 200);
    }
  }
}
