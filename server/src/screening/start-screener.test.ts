import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readingOf } from '../../test/support/reading-of.js';
import { testDatabase } from '../../test/support/test-database.js';
import { customListsRepository } from '../custom-lists/custom-lists.repository.js';
import { type ListedRecord, listedRecord } from '../domain/listed-record.js';
import { loadDemonstration } from '../lists/demonstration/load-demonstration.js';
import { EDITIONS_CHANNEL, editionsRepository } from '../lists/editions.repository.js';
import { importList } from '../lists/import-list.js';
import { listen } from '../platform/database/listen.js';
import { idFactory } from '../platform/database/new-id.js';
import { type RunningScreener, startScreener } from './start-screener.js';
import { watchlistSearcher } from './watchlist-searcher.js';

const all = { minScore: 80, limit: 0 };
const nobody = { organizationId: 'nobody' };
const now = () => new Date();
const errors: string[] = [];

const database = await testDatabase();
const editions = editionsRepository(database);
const screener = await start();

async function start(): Promise<RunningScreener> {
  const started = startScreener({
    editions,
    customLists: customListsRepository(database),
    onNewEdition: (notify) => listen(database.url, EDITIONS_CHANNEL, notify),
    demonstration: await loadDemonstration(),
    threads: 2,
    log: { info() {}, warn() {}, error: (_details, text) => errors.push(text) },
  });
  after(() => started.close());
  await started.firstLook;
  return started;
}

function recordsNamed(...names: string[]): ListedRecord[] {
  return names.map((full, index) =>
    listedRecord({
      source: 'test_list',
      sourceId: String(index),
      entityType: 'Person',
      names: [{ full, kind: 'primary', quality: 'strong' }],
      categories: ['Sanctions'],
    }),
  );
}

function publish(records: readonly ListedRecord[]) {
  const deps = { now, newId: idFactory(now), editions, sourceNamed: () => undefined };
  return importList(deps, readingOf(records), { source: 'test_list', origin: [], acceptSmaller: 'a test' });
}

/** Asks again until the answer is as wanted; the swap comes by itself. */
async function until(wanted: () => Promise<boolean>): Promise<void> {
  while (!(await wanted())) await screener.screen({ name: 'Nobody Whatsoever' }, all, nobody);
}

test('the demonstration list is searched while no real list is loaded, and is labelled as such', async () => {
  const { hits, records, editions: used } = await screener.screen({ name: 'Гаврил Твердохлебенко' }, all, nobody);
  assert.equal(hits[0]?.source, 'demo');
  assert.equal(records[0]?.sourceId, 'person-001');
  assert.equal(used[0]?.source, 'demo');
  assert.match(screener.readiness().message, /demonstration/);
  assert.equal(screener.readiness().ok, true);
});

test('a new edition is loaded automatically, replaces the demonstration list, and hits have full records', async () => {
  const { edition } = await publish(recordsNamed('Ludmila Vorontsova', 'Bertram Osterhagen'));
  await until(async () => screener.editions()[0]?.id === edition.id);
  const { hits, records, editions: used } = await screener.screen({ name: 'Bertram Osterhagen' }, all, nobody);
  assert.deepEqual(
    hits.map((hit) => [hit.source, hit.sourceId]),
    [['test_list', '1']],
  );
  assert.equal(records[0]?.names[0]?.full, 'Bertram Osterhagen');
  assert.deepEqual(
    used.map((one) => one.version),
    [edition.version],
  );
  assert.deepEqual((await screener.screen({ name: 'Gavril Tverdokhlebenko' }, all, nobody)).hits, []);
});

test('hits, records and editions of one answer belong together while editions change', async () => {
  const spellings = ['Ludmila Vorontsova', 'Ludmilla Vorontsova', 'Lyudmila Vorontsova'];
  const published = new Map<string, string>();
  let publishing = true;
  const publisher = (async () => {
    for (const name of [...spellings, ...spellings]) {
      const { edition } = await publish(recordsNamed(name, 'Bertram Osterhagen'));
      published.set(edition.version, name);
      await screener.refresh();
    }
    publishing = false;
  })();
  const seen: { version: string; name: string }[] = [];
  while (publishing) {
    const { hits, records, editions: used } = await screener.screen({ name: 'Ludmila Vorontsova' }, all, nobody);
    assert.equal(hits.length, 1);
    seen.push({ version: used[0]?.version ?? '', name: records[0]?.names[0]?.full ?? '' });
  }
  await publisher;
  for (const { version, name } of seen) {
    if (published.has(version)) assert.equal(name, published.get(version));
  }
  assert.ok(new Set(seen.map((one) => one.version)).size > 1);
});

test('threads that start with the first search use the current list, and follow its updates', async () => {
  const late = watchlistSearcher({
    editions,
    customLists: customListsRepository(database),
    demonstration: await loadDemonstration(),
    threads: 1,
    opensLate: true,
  });
  after(() => late.close());
  let taking = Promise.resolve();
  const versionsIn = async () => {
    const { hits, records, editions: used } = await late.screen({ name: 'Bertram Osterhagen' }, all, nobody);
    assert.equal(records.length, hits.length);
    return { found: hits.length, versions: used.map((one) => one.version) };
  };
  await assert.rejects(versionsIn(), { code: 'unavailable' });
  screener.follow((list) => {
    taking = taking.then(() => late.take(list));
  });
  await publish(recordsNamed('Ludmila Vorontsova'));
  await screener.refresh();
  const second = await publish(recordsNamed('Bertram Osterhagen'));
  await screener.refresh();
  await taking;
  assert.deepEqual(late.editions(), screener.editions());
  const first = [versionsIn(), versionsIn()];
  const third = await publish(recordsNamed('Bertram Osterhagen', 'Bertram Osterhagen'));
  await screener.refresh();
  // Any edition will do, but only one.
  const foundIn = new Map([second, third].map(({ edition }, at) => [edition.version, at + 1]));
  for (const { found, versions } of await Promise.all(first)) assert.equal(found, foundIn.get(versions[0] ?? ''));
  await taking;
  assert.deepEqual(await versionsIn(), { found: 2, versions: [third.edition.version] });
});

test('a new node starts with the active editions', async () => {
  const other = await start();
  assert.deepEqual(other.editions(), screener.editions());
  assert.deepEqual(errors, []);
});
