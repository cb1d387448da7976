import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildWatchlist } from '@touchstone/engine';
import { testDatabase } from '../../test/support/test-database.js';
import { customListsRepository } from '../custom-lists/custom-lists.repository.js';
import type { AuditEntry } from '../domain/audit.js';
import type { CustomList } from '../domain/custom-list.js';
import { customSource } from '../domain/custom-list.js';
import { type ListedRecord, listedRecord } from '../domain/listed-record.js';
import { matchedPart } from '../domain/matched-part.js';
import { idFactory } from '../platform/database/new-id.js';
import { customWatchlists } from './custom-watchlists.js';
import { screeningPool } from './screening-pool.js';

const database = await testDatabase();
const customLists = customListsRepository(database);
const now = () => new Date('2026-11-20T08:00:00Z');
const newId = idFactory(now);
const organizationId = newId();
const list: CustomList = {
  ...{ id: newId(), organizationId, name: 'Own', type: 'block', version: 0, entryCount: 0 },
  ...{ createdAt: now(), updatedAt: now() },
};
const audit = (): AuditEntry => ({
  ...{ id: newId(), organizationId, at: now(), actor: { kind: 'service' }, action: 'custom_list.updated' },
  ...{ target: { kind: 'custom_list', id: list.id }, details: {} },
});

function incoming(sourceId: string, full: string) {
  const record: ListedRecord = listedRecord({
    ...{ source: customSource(list.id), sourceId, entityType: 'Person', categories: [] },
    names: [{ full, kind: 'primary', quality: 'strong' }],
  });
  return { sourceId, contentHash: full, json: JSON.stringify(record) };
}

test('a change of a few entries of a long custom list is applied in memory; one of many rebuilds it', async () => {
  await customLists.add(list, audit());
  const change = (input: Partial<Parameters<typeof customLists.change>[2]>) =>
    customLists.change(organizationId, list.id, { put: [], maxNames: 300_000, at: now(), audit, ...input });
  const many = (name: string) => Array.from({ length: 2100 }, (_, at) => incoming(`e${at}`, `${name} ${at} Filler`));
  await change({ put: [...many('Entry'), incoming('x', 'Gavrilo Zaretsky'), incoming('y', 'Nikodim Barsukov')] });
  const own = customWatchlists(customLists);
  const pool = screeningPool<undefined>({ threads: 1 });
  const published = { ...JSON.parse(incoming('p', 'Nobody Whatsoever').json), source: 'test_list' };
  await pool.open(buildWatchlist([matchedPart(published)]), undefined);
  const look = async () => {
    const { beside } = await own.of({ organizationId }, { minScore: 90, limit: 0 });
    assert.ok(beside);
    const found = async (name: string) => {
      const { hits } = await pool.screen({ name }, beside.options, { beside });
      return hits.map(({ sourceId }) => sourceId);
    };
    return { isChanged: beside.shared.delta !== undefined, found };
  };
  const first = await look();
  assert.equal(first.isChanged, false);

  await change({ put: [incoming('x', 'Gavrilo Ostrovsky'), incoming('z', 'Bertram Osterhagen')], drop: ['y'] });
  const second = await look();
  assert.equal(second.isChanged, true);
  for (const [name, ids] of [
    ['Gavrilo Zaretsky', []],
    ['Nikodim Barsukov', []],
    ['Gavrilo Ostrovsky', ['x']],
    ['Bertram Osterhagen', ['z']],
  ] as const) {
    assert.deepEqual(await second.found(name), ids, name);
  }
  await change({ put: many('Other') });
  const third = await look();
  assert.equal(third.isChanged, false);
  assert.deepEqual(await third.found('Bertram Osterhagen'), ['z']);
  await pool.close();
});

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}

test('organizations whose lists change constantly take turns, two builds at once and one of each', async () => {
  const texts = [incoming('x', 'Gavrilo Zaretsky').json.replaceAll(customSource(list.id), customSource('one'))];
  const builds: string[] = [];
  const gates = new Map<string, ReturnType<typeof gate>>();
  let version = 0;
  let isHeld = true;
  const own = customWatchlists({
    ...customLists,
    async list(organization) {
      return [{ ...list, id: 'one', organizationId: organization, version: ++version, entryCount: 1 }];
    },
    async *recordTexts({ organizationId: organization }) {
      builds.push(organization);
      const next = gate();
      gates.set(organization, next);
      if (isHeld && organization.startsWith('busy')) await next.promise;
      yield texts;
    },
  });
  const search = (organization: string) => own.of({ organizationId: organization }, { minScore: 90, limit: 0 });
  const searches = ['busy', 'busy', 'busy'].map(search);
  // Of a small list, while the build of another organization does not end.
  assert.ok((await search('small')).beside);
  assert.deepEqual(builds, ['busy', 'small']);

  searches.push(search('busy too'), search('busy too'));
  const small = search('small');
  await new Promise(setImmediate);
  assert.deepEqual(builds, ['busy', 'small', 'busy too']);
  gates.get('busy')?.resolve();
  // Before the second build of either.
  assert.ok((await small).beside);
  assert.deepEqual(builds.slice(0, 4), ['busy', 'small', 'busy too', 'small']);
  isHeld = false;
  for (const { resolve } of gates.values()) resolve();
  assert.equal((await Promise.all(searches)).length, 5);
});
