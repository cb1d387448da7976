import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { customListsRepository } from '../../src/custom-lists/custom-lists.repository.js';
import { importCustomListInWorker } from '../../src/custom-lists/import-custom-list-in-worker.module.js';
import type { Caller } from '../../src/domain/caller.js';
import type { CustomList } from '../../src/domain/custom-list.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const lists = customListsRepository(database);
const now = () => new Date('2026-11-22T08:00:00Z');
const newId = idFactory(now);
const caller: Caller = { organizationId: newId(), userId: newId(), role: 'admin', email: 'admin@example.com' };
const list: CustomList = {
  ...{ id: newId(), organizationId: caller.organizationId, name: 'Own', type: 'block', version: 0, entryCount: 0 },
  ...{ createdAt: now(), updatedAt: now() },
};
await lists.add(list, {
  ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: { kind: 'service' } },
  ...{ action: 'custom_list.created', target: { kind: 'custom_list', id: list.id }, details: {} },
});

const ENOUGH = { milliseconds: 60_000, memory: { maxOldGenerationSizeMb: 512 } };
const never = new AbortController().signal;

const folder = mkdtempSync(join(tmpdir(), 'touchstone-import-'));
after(() => rmSync(folder, { recursive: true }));

function importing(rows: number, limits: Partial<typeof ENOUGH> = {}, signal = never) {
  const path = join(folder, String(rows));
  writeFileSync(path, `name\n${Array.from({ length: rows }, (_, at) => `Person ${at} ${'x'.repeat(100)}\n`).join('')}`);
  const work = { databaseUrl: database.url, caller, listId: list.id, maxNames: 300_000, path, isTry: false };
  return importCustomListInWorker(work, signal, { ...ENOUGH, ...limits });
}

const versionNow = async () => (await lists.find(caller.organizationId, list.id))?.version;

test('a file that exceeds the memory limit is refused, and the list stays unchanged', async () => {
  await assert.rejects(importing(100_000, { memory: { maxOldGenerationSizeMb: 24 } }), {
    code: 'list_refused',
    message: /takes more than 24 MB of memory/,
  });
  assert.equal(await versionNow(), 0);
});

test('a file that takes too long is refused, and the list stays unchanged', async () => {
  await assert.rejects(importing(10, { milliseconds: 0 }), { code: 'list_refused', message: /takes longer than 0 s/ });
  assert.equal(await versionNow(), 0);
});

test('an import whose caller has left ends, and the list stays unchanged', async () => {
  const gone = new AbortController();
  const left = importing(10, {}, gone.signal);
  gone.abort();
  await assert.rejects(left, { code: 'unavailable' });
  await assert.rejects(importing(10, {}, gone.signal), { code: 'unavailable' });
  assert.equal(await versionNow(), 0);
});

test('within its limits a file is stored', async () => {
  assert.equal((await importing(1000)).added, 1000);
  assert.equal(await versionNow(), 1);
});
