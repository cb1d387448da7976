import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';
import { testDatabase } from '../../test/support/test-database.js';
import { AppError } from '../domain/app-error.js';
import { type ListedRecord, listedRecord } from '../domain/listed-record.js';
import { idFactory } from '../platform/database/new-id.js';
import { editionsRepository } from './editions.repository.js';
import { importList, type ListImport } from './import-list.js';
import type { ListReading } from './list-reading.js';
import { readList } from './read-list.js';
import { sourceNamed } from './sources.js';

const database = await testDatabase();
const editions = editionsRepository(database);
const start = Date.parse('2026-11-20T04:00:00Z');
const deps = { now: () => new Date(start), newId: idFactory(() => new Date(start)), editions, sourceNamed };

function record(id: string, name: string): ListedRecord {
  return listedRecord({
    source: 'test',
    sourceId: id,
    entityType: 'Person',
    names: [{ full: name, kind: 'primary', quality: 'strong' }],
    categories: ['Sanctions'],
  });
}

function reading(records: readonly ListedRecord[], brokenCount = 0): ListReading {
  return {
    format: 'made in the test',
    readerVersion: 1,
    async *records() {
      yield* records;
    },
    outcome: () => ({
      checksum: JSON.stringify(records.map((one) => [one.sourceId, ...one.names.map(({ full }) => full)])),
      broken: brokenCount > 0 ? [{ place: 'line 7', reason: 'no name' }] : [],
      brokenCount,
      warnings: [],
    }),
  };
}

function take(source: string, from: ListReading, acceptSmaller?: string): Promise<ListImport> {
  return importList(deps, from, { source, origin: ['test.csv'], ...(acceptSmaller && { acceptSmaller }) });
}

async function namesOf(source: string): Promise<string[]> {
  const edition = (await editions.inForce()).find((one) => one.source === source);
  assert.ok(edition);
  const names: string[] = [];
  for await (const run of editions.recordTexts(edition)) {
    for (const text of run) names.push((JSON.parse(text) as ListedRecord).names[0]?.full ?? '');
  }
  return names;
}

const five = ['Anna', 'Boris', 'Clara', 'David', 'Elena'].map((name, index) => record(String(index), name));

test('an edition counts additions, changes and removals, and is named by source and time', async () => {
  const first = await take('diff', reading(five));
  assert.deepEqual([first.edition.added, first.edition.changed, first.edition.removed], [5, 0, 0]);
  assert.equal(first.edition.version, 'diff@2026-11-20T04:00:00Z');
  assert.equal(first.edition.number, 1);

  const next = [...five.slice(0, 3), record('3', 'Davide'), record('9', 'Farid')];
  const second = await take('diff', reading(next));
  assert.deepEqual([second.edition.added, second.edition.changed, second.edition.removed], [1, 1, 1]);
  assert.notEqual(second.edition.version, first.edition.version);
  assert.deepEqual(await namesOf('diff'), ['Anna', 'Boris', 'Clara', 'Davide', 'Farid']);
});

test('a past edition can still be read unchanged', async () => {
  const [, first] = await editions.history('diff');
  assert.ok(first);
  const [then] = await editions.records([{ source: 'diff', sourceId: '3' }], [first]);
  assert.equal(then?.names[0]?.full, 'David');
  const now = await editions.inForce();
  const wanted = ['9', '3'].map((sourceId) => ({ source: 'diff', sourceId }));
  const records = await editions.records(wanted, now);
  assert.deepEqual(
    records.map((one) => one.names[0]?.full),
    ['Farid', 'Davide'],
  );
});

test('importing the same content makes no new edition', async () => {
  const first = await take('same', reading(five));
  const again = await take('same', reading(five));
  assert.equal(first.unchanged, false);
  assert.equal(again.unchanged, true);
  assert.equal(again.edition.id, first.edition.id);
  assert.equal((await editions.history('same')).length, 1);
});

test('a record that returns after its removal is added again', async () => {
  await take('back', reading(five));
  await take('back', reading(five.slice(1)));
  const third = await take('back', reading(five));
  assert.deepEqual([third.edition.added, third.edition.changed, third.edition.removed], [1, 0, 0]);
  assert.equal((await namesOf('back')).length, 5);
});

test('a sharply smaller list is refused and the last good edition stays, unless the smaller one is accepted', async () => {
  await take('small', reading(five));
  await assert.rejects(take('small', reading(five.slice(0, 3))), /3 records, 60 % of the 5/);
  assert.equal((await namesOf('small')).length, 5);
  const accepted = await take('small', reading(five.slice(0, 3)), 'a test');
  assert.equal(accepted.edition.removed, 2);
});

test('a list that lost its aliases is refused even with all its records, and the last good edition stays', async () => {
  const withAlias = five.map((one, index) =>
    listedRecord({ ...one, names: [...one.names, { full: `Alias ${index}`, kind: 'aka', quality: 'strong' }] }),
  );
  await take('aliases', reading(withAlias));
  await assert.rejects(take('aliases', reading(five)), /5 names, 50 % of the 10/);
  const [edition] = (await editions.inForce()).filter(({ source }) => source === 'aliases');
  assert.equal(edition?.nameCount, 10);
  const accepted = await take('aliases', reading(five), 'a test');
  assert.equal(accepted.edition.nameCount, 5);
});

test('an edition older than the one it replaces is imported with a warning, a newer one without', async () => {
  const published = (records: readonly ListedRecord[], publishedAt: Date): ListReading => {
    const created = reading(records);
    return { ...created, outcome: () => ({ ...created.outcome(), publishedAt }) };
  };
  const [older, newer] = [new Date('2025-04-19T00:00:00Z'), new Date('2026-02-27T00:00:00Z')];
  await take('age', published(five.slice(1), older));
  assert.deepEqual((await take('age', published(five, newer))).outcome.warnings, []);
  const { outcome } = await take('age', published(five.slice(1), older));
  assert.match(outcome.warnings.join(), /published on 2025-04-19.*before the one it replaces.*1 records are no longer/);
});

test('a list without records is refused even when a smaller one is accepted', async () => {
  await take('none', reading(five));
  await assert.rejects(take('none', reading([]), 'a test'), /contains no records/);
  assert.equal((await namesOf('none')).length, 5);
});

test('more than one percent of broken records refuses the list and names the first, fewer are reported', async () => {
  const many = Array.from({ length: 200 }, (_, index) => record(String(index).padStart(3, '0'), `Name ${index}`));
  await assert.rejects(take('broken', reading(many, 3)), /3 of 203 records cannot be read.*line 7: no name/);
  const taken = await take('broken', reading(many, 2));
  assert.equal(taken.edition.brokenCount, 2);
});

test('a truncated list leaves nothing behind', async () => {
  await take('half', reading(five));
  const breaking: ListReading = {
    ...reading([]),
    async *records() {
      yield record('77', 'Ghost');
      throw new AppError('list_refused', { text: 'it is truncated' });
    },
  };
  await assert.rejects(take('half', breaking), /truncated/);
  assert.deepEqual(await namesOf('half'), ['Anna', 'Boris', 'Clara', 'David', 'Elena']);
  assert.equal((await editions.history('half')).length, 1);
});

test('two concurrent imports of one source run one after the other', async () => {
  const lists = Array.from({ length: 4 }, (_, index) => reading([...five, record(`x${index}`, `Late ${index}`)]));
  const done = await Promise.all(lists.map((list) => take('race', list)));
  assert.deepEqual(done.map((one) => one.edition.number).sort(), [1, 2, 3, 4]);
  assert.equal((await namesOf('race')).length, 6);
});

test('a list with implausibly few records is refused at the first import, and an accepted one is the measure of the next', async () => {
  await assert.rejects(take('un_sc', reading(five)), /it has 5 records, and this list has at least 400/);
  assert.ok(!(await editions.inForce()).some(({ source }) => source === 'un_sc'), 'nothing is stored');
  assert.equal((await take('un_sc', reading(five), 'a sample of the list')).edition.recordCount, 5);
  const six = [...five, record('5', 'Fedor')];
  assert.equal((await take('un_sc', reading(six))).edition.recordCount, 6);
});

if (hasSharedData) {
  test('the whole OFAC and UN lists import with the counts of their publishers', async () => {
    const files = ['snapshots/sdn-2023-12-28.csv.gz', 'legacy-csv-2024-01/add.csv.gz', 'legacy-csv-2024-01/alt.csv.gz'];
    const sdn = await readList(
      'ofac_sdn',
      files.map((name) => sharedData(`ofac/${name}`)),
      { mustBeWhole: true },
    );
    const first = await importList(deps, sdn, { source: 'ofac_sdn', origin: files });
    assert.equal(first.edition.recordCount, 13_821);
    const un = await readList('un_sc', [sharedData('un/consolidated-2026-02-27.xml.gz')], { mustBeWhole: true });
    const second = await importList(deps, un, { source: 'un_sc', origin: [] });
    assert.equal(second.edition.recordCount, 1003);
    assert.equal(second.edition.publishedAt?.toISOString(), '2026-02-27T00:00:09.554Z');
  });

  test('the next OFAC edition is the difference that its publisher made', async () => {
    const take = async (name: string) =>
      importList(deps, await readList('ofac_sdn', [sharedData(`ofac/snapshots/${name}`)], { mustBeWhole: true }), {
        source: 'ofac_snapshots',
        origin: [name],
      });
    await take('sdn-2024-02-20.csv.gz');
    const { edition } = await take('sdn-2024-02-24.csv.gz');
    assert.deepEqual([edition.recordCount, edition.added, edition.removed], [14_499, 568, 0]);
    assert.ok(edition.changed >= 8 && edition.changed < 40, String(edition.changed));
  });
}
