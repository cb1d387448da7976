import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newDataDir, preparedDataDir } from '@touchstone/embedded-postgres/testing';
import { type SpawnedService, spawnService, touchstone } from '../support/spawn-service.js';

const command = (dataDir: string, ...args: string[]) => touchstone(args, { DATA_DIR: dataDir });

async function succeeds(dataDir: string, ...args: string[]) {
  const ended = await command(dataDir, ...args);
  assert.equal(ended.code, 0, ended.stderr);
  return ended;
}

async function fails(reason: RegExp, dataDir: string, ...args: string[]): Promise<void> {
  const ended = await command(dataDir, ...args);
  assert.equal(ended.code, 1);
  assert.match(ended.stderr, reason);
}

test('a backup made while the service runs is restored elsewhere with its cases, accounts, jobs, audit log and key', async () => {
  const from = preparedDataDir();
  const service = await spawnService({ DATA_DIR: from });
  const token = await service.logIn();
  const hook = { name: 'case system', endpoint: 'https://receiver.example/hook', type: 'case.created' };
  await service.call('/api/webhook', { token, body: hook });
  const search = (name: string) =>
    service.call('/api/search', { token, body: { name, entity_type: ['Person'], categories: ['Sanctions'] } });
  const { body } = await search('Gavril Tverdokhlebenko');
  const reference = body.data.search_reference;
  const before = await service.call(`/api/searches/${reference}`, { token });
  const deliveries = await waiting(service, token);
  assert.equal(deliveries.length, 1);
  const file = join(from, '..', 'backup.zip');
  const meanwhile = Promise.all(Array.from({ length: 10 }, (_, index) => search(`Nobody ${index}`)));
  await succeeds(from, 'backup', file);
  await meanwhile;
  await service.end('SIGTERM');

  const to = newDataDir();
  const { stdout: checked } = await succeeds(to, 'restore', file, '--check', '--json');
  assert.ok(JSON.parse(checked).rows > 0);
  const { stderr } = await succeeds(to, 'restore', file);
  assert.match(stderr, /Restored \d+ tables as of /);
  assert.doesNotMatch(stderr, /not part of the backup/);
  assert.equal(readFileSync(join(to, 'image-key'), 'utf8'), readFileSync(join(from, 'image-key'), 'utf8'));

  const restored = await spawnService({ DATA_DIR: to });
  const again = await restored.logIn();
  const after = await restored.call(`/api/searches/${reference}`, { token: again });
  assert.deepEqual(after.body.data, before.body.data);
  const [delivery = ''] = deliveries;
  assert.ok((await waiting(restored, again)).includes(delivery));
  await succeeds(to, 'audit', 'verify');
  await fails(/already holds data/, to, 'restore', file);
  await restored.end('SIGTERM');
});

test('a damaged or cut backup is refused and leaves the database empty; a whole one names the key that it does not hold', async () => {
  const from = preparedDataDir();
  const service = await spawnService({ DATA_DIR: from, ENCRYPTION_KEY: 'e'.repeat(40) });
  const file = join(from, '..', 'backup.zip');
  const { stderr: kept } = await succeeds(from, 'backup', file);
  assert.match(
    kept,
    /The encryption key [0-9a-f]{16} \(ENCRYPTION_KEY of .*\) is not part of the backup: keep it apart\./,
  );
  await fails(/already exists/, from, 'backup', file);
  await fails(/ENOENT/, from, 'backup', join(from, 'no-such-folder', 'backup.zip'));
  await service.end('SIGTERM');
  const whole = readFileSync(file);
  const to = newDataDir();
  for (const [name, damage] of [
    ['cut.zip', whole.subarray(0, whole.length - 200)],
    ['changed.zip', changedAt(whole, whole.indexOf('tables/public.users.copy') + 40)],
  ] as const) {
    const damaged = join(from, '..', name);
    writeFileSync(damaged, damage);
    await fails(/backup|checksum|damaged|invalid/, to, 'restore', damaged, '--check');
    await fails(/backup|checksum|damaged|invalid/, to, 'restore', damaged);
  }
  const { stderr } = await succeeds(to, 'restore', file);
  assert.match(stderr, /The encryption key [0-9a-f]{16} .* is not part of the backup: the service needs it to start\./);
});

async function waiting(service: SpawnedService, token: string): Promise<string[]> {
  const { body } = await service.call('/api/webhook-deliveries?page_size=50', { token });
  return body.data.deliveries.map(({ id }: { id: string }) => id);
}

function changedAt(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[index] = (changed[index] ?? 0) ^ 0xff;
  return changed;
}
