import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readingOf } from '../../test/support/reading-of.js';
import { testDatabase } from '../../test/support/test-database.js';
import { customListsRepository } from '../custom-lists/custom-lists.repository.js';
import { type ListedRecord, listedRecord } from '../domain/listed-record.js';
import { loadDemonstration } from '../lists/demonstration/load-demonstration.js';
import { rollbackList } from '../lists/editions.js';
import { editionsRepository } from '../lists/editions.repository.js';
import { importList } from '../lists/import-list.js';
import { idFactory } from '../platform/database/new-id.js';
import { startScreener } from './start-screener.js';

const database = await testDatabase();
const editions = editionsRepository(database);
const now = () => new Date();
const deps = { now, newId: idFactory(now), editions, sourceNamed: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'touchstone-snapshot-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const first = ['Bertram Osterhagen', 'Ludmila Vorontsova', 'Wendelin Achterberg', 'Ottokar Zwiebelfisch'];

function records(names: readonly string[], source = 'test_list'): ListedRecord[] {
  return names.map((full, index) =>
    listedRecord({
      source,
      sourceId: String(index),
      entityType: 'Person',
      names: [{ full, kind: 'primary', quality: 'strong' }],
      categories: ['Sanctions'],
    }),
  );
}

function publish(names: readonly string[], source = 'test_list') {
  return importList(deps, readingOf(records(names, source)), { source, origin: [], acceptSmaller: 'a test' });
}

/** A node, how it came by each of its watchlists, and what it was warned of. */
async function node(snapshots: string = folder) {
  const how: string[] = [];
  const warned: string[] = [];
  const screener = startScreener({
    editions,
    customLists: customListsRepository(database),
    onNewEdition: () => ({ close: async () => {} }),
    demonstration: await loadDemonstration(),
    threads: 1,
    snapshotFolder: snapshots,
    log: {
      info: (details) => how.push((details as { how?: string }).how ?? 'demonstration'),
      warn: (_, text) => warned.push(text),
      error: (details) => assert.fail(String((details as { err: Error }).err.stack)),
    },
  });
  await screener.firstLook;
  const found = async (name: string) => {
    const answer = await screener.screen({ name }, { minScore: 90, limit: 0 }, { organizationId: 'nobody' });
    return answer.hits.map(({ sourceId }, index) => [sourceId, answer.records[index]?.names[0]?.full]);
  };
  return { screener, how, warned, found };
}

test('added, changed and removed parties of a list are applied to the watchlist in memory', async () => {
  await publish(first);
  const { screener, how, found } = await node(join(folder, 'unused'));
  assert.deepEqual(how, ['built']);
  await publish(['Bertram Osterhagen', 'Ludmila Petrenko', 'Wendelin Achterberg']);
  await publish(['Philomena Grasshoff'], 'another_list');
  await screener.refresh();
  assert.deepEqual(how, ['built', 'changed']);
  assert.deepEqual(await found('Bertram Osterhagen'), [['0', 'Bertram Osterhagen']]);
  assert.deepEqual(await found('Ludmila Petrenko'), [['1', 'Ludmila Petrenko']]);
  assert.deepEqual(await found('Ludmila Vorontsova'), []);
  assert.deepEqual(await found('Ottokar Zwiebelfisch'), []);
  assert.deepEqual(await found('Philomena Grasshoff'), [['0', 'Philomena Grasshoff']]);

  await rollbackList(deps, 'test_list');
  await screener.refresh();
  assert.deepEqual(how, ['built', 'changed', 'changed']);
  assert.deepEqual(await found('Ludmila Vorontsova'), [['1', 'Ludmila Vorontsova']]);
  assert.deepEqual(await found('Ottokar Zwiebelfisch'), [['3', 'Ottokar Zwiebelfisch']]);
  assert.deepEqual(await found('Ludmila Petrenko'), []);
  await screener.close();
});

test('a restarted node loads its watchlist from the file, with editions published meanwhile', async () => {
  const before = await node();
  assert.deepEqual(before.how, ['built']);
  await before.screener.close();
  const same = await node();
  assert.deepEqual(same.how, ['loaded']);
  assert.deepEqual(await same.found('Bertram Osterhagen'), [['0', 'Bertram Osterhagen']]);
  await same.screener.close();
  await publish([...first, 'Traugott Nebelung']);
  const later = await node();
  assert.deepEqual(later.how, ['changed']);
  assert.deepEqual(await later.found('Traugott Nebelung'), [['4', 'Traugott Nebelung']]);
  assert.deepEqual(later.warned, []);
  await later.screener.close();
});

test('a saved watchlist that is damaged, unreadable or of another database is rebuilt, and one file is left', async () => {
  const file = () => readdirSync(folder).filter((name) => name.endsWith('.index'));
  const [index = ''] = file();
  const bytes = readFileSync(join(folder, index));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
  writeFileSync(join(folder, index), bytes);
  const damaged = await node();
  assert.deepEqual([damaged.how, damaged.warned.length], [['built'], 1]);
  await damaged.screener.close();
  assert.equal(file().length, 1);

  const named = JSON.parse(readFileSync(join(folder, 'watchlist.json'), 'utf8'));
  const foreign = named.editions.map((edition: object) => ({ ...edition, id: 'f'.repeat(24) }));
  writeFileSync(join(folder, 'watchlist.json'), JSON.stringify({ ...named, editions: foreign }));
  const other = await node();
  assert.deepEqual(other.how, ['built']);
  await other.screener.close();

  writeFileSync(join(folder, 'watchlist.json'), '{');
  const unreadable = await node();
  assert.deepEqual([unreadable.how, unreadable.warned.length], [['built'], 1]);
  assert.deepEqual(await unreadable.found('Traugott Nebelung'), [['4', 'Traugott Nebelung']]);
  await unreadable.screener.close();
});

test('a list with many changes is rebuilt', async () => {
  const { screener, how, found } = await node();
  await publish([...first, ...Array.from({ length: 2100 }, (_, index) => `Invented Party ${index}`)]);
  await screener.refresh();
  assert.deepEqual(how, ['loaded', 'built']);
  assert.deepEqual(await found('Ottokar Zwiebelfisch'), [['3', 'Ottokar Zwiebelfisch']]);
  await screener.close();
});
