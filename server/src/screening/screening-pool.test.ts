import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildWatchlist, type Watchlist } from '@touchstone/engine';
import { AppError } from '../domain/app-error.js';
import { listedRecord } from '../domain/listed-record.js';
import { buildInWorker } from './build-in-worker.js';
import type { ListBeside } from './messages.js';
import { type PoolOptions, screeningPool } from './screening-pool.js';

const CRASHING = new URL('../../test/support/crashing-screen-worker.js', import.meta.url);
const HOLDING = new URL('../../test/support/holding-screen-worker.js', import.meta.url);
const all = { minScore: 80, limit: 0 };

function listOf(...names: string[]): Watchlist {
  const records = names.map((full, index) =>
    listedRecord({
      source: 'test',
      sourceId: String(index),
      entityType: 'Person',
      names: [{ full, kind: 'primary', quality: 'strong' }],
      categories: ['Sanctions'],
    }),
  );
  return buildWatchlist(records);
}

function poolOf(options: PoolOptions) {
  const pool = screeningPool<string>(options);
  after(() => pool.close());
  return pool;
}

test('a pool without a watchlist refuses as unavailable', async () => {
  const pool = poolOf({ threads: 1 });
  await assert.rejects(pool.screen({ name: 'Anna Berg' }, all), (error: AppError) => error.code === 'unavailable');
});

test('every answer names its watchlist, before, during and after another is opened', async () => {
  const pool = poolOf({ threads: 2 });
  await pool.open(listOf('Ludmila Vorontsova'), 'old');
  const before = Array.from({ length: 20 }, () => pool.screen({ name: 'Ludmila Vorontsova' }, all));
  const opening = pool.open(listOf('Bertram Osterhagen', 'Ludmila Vorontsova'), 'new');
  const during = Array.from({ length: 20 }, () => pool.screen({ name: 'Ludmila Vorontsova' }, all));
  await opening;
  const later = Array.from({ length: 20 }, () => pool.screen({ name: 'Ludmila Vorontsova' }, all));
  for (const { hits, tag } of await Promise.all([...before, ...during, ...later])) {
    assert.deepEqual(
      hits.map((hit) => hit.sourceId),
      [tag === 'old' ? '0' : '1'],
    );
  }
  assert.equal((await pool.screen({ name: 'Ludmila Vorontsova' }, all)).tag, 'new');
});

test('an invalid watchlist is not opened, and the active one stays', async () => {
  const pool = poolOf({ threads: 2 });
  await pool.open(listOf('Ludmila Vorontsova'), 'good');
  await assert.rejects(pool.open({ buffer: new SharedArrayBuffer(64) }, 'bad'), /cannot read the watchlist/);
  assert.equal((await pool.screen({ name: 'Ludmila Vorontsova' }, all)).tag, 'good');
});

test('more waiting searches than allowed are refused as unavailable, the others answered', async () => {
  const pool = poolOf({ threads: 1, maxQueued: 3 });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const requested = await Promise.allSettled(
    Array.from({ length: 10 }, () => pool.screen({ name: 'Ludmila Vorontsova' }, all)),
  );
  const refused = requested.filter((one) => one.status === 'rejected');
  // All ten of one turn wait for its end.
  assert.equal(requested.length - refused.length, 3);
  for (const { reason } of refused) assert.equal((reason as AppError).code, 'unavailable');
});

test('a search whose caller waits goes before background searches', async () => {
  const pool = poolOf({ threads: 1 });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const ended: string[] = [];
  const searched = async (how: string, inBackground: boolean) => {
    const { hits } = await pool.screen({ name: 'Ludmila Vorontsova' }, all, { inBackground });
    assert.equal(hits.length, 1);
    ended.push(how);
  };
  const crowd = Array.from({ length: 60 }, () => searched('background', true));
  await Promise.all([...crowd, searched('foreground', false)]);
  assert.equal(ended.length, 61);
  assert.ok(ended.indexOf('foreground') < 30, String(ended.indexOf('foreground')));
});

test('waiting searches are taken round robin over organizations', async () => {
  const pool = poolOf({ threads: 1 });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const ended: string[] = [];
  const searched = async (organizationId: string) => {
    await pool.screen({ name: 'Ludmila Vorontsova' }, all, { organizationId });
    ended.push(organizationId);
  };
  await Promise.all([...Array.from({ length: 50 }, () => searched('A')), searched('B')]);
  assert.deepEqual(ended, ['A', 'B', ...Array.from({ length: 49 }, () => 'A')]);
});

test('an organization may fill half of the places left in the queue', async () => {
  const pool = poolOf({ threads: 1, maxQueued: 8 });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const answered = async (organizationId: string) => {
    const searches = Array.from({ length: 10 }, () => pool.screen({ name: 'Anna Berg' }, all, { organizationId }));
    return (await Promise.allSettled(searches)).filter(({ status }) => status === 'fulfilled').length;
  };
  assert.deepEqual(await Promise.all(['A', 'B', 'C'].map(answered)), [4, 2, 1]);
});

test('no organization occupies every thread while another waits', { timeout: 30_000 }, async () => {
  const pool = poolOf({ threads: 2, script: HOLDING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const search = (organizationId: string, name: string) =>
    pool.screen({ name }, all, { organizationId, beside: largeList() });
  const held = [search('A', 'hold'), search('A', 'hold')];
  const settled = Promise.allSettled(held);
  await Promise.all([search('B', 'Anna Berg'), search('B', 'Anna Berg'), search('B', 'Anna Berg')]);
  await pool.close();
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
});

test('a search of a large list gets a thread of its own, in the background too', async () => {
  const pool = poolOf({ threads: 1, script: HOLDING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  for (const inBackground of [false, true]) {
    const search = (organizationId: string, beside?: ListBeside) =>
      pool.screen({ name: 'Anna Berg' }, all, { organizationId, inBackground, beside });
    const found = await Promise.all([search('A', largeList()), search('B'), search('B'), search('A', largeList())]);
    // The stand-in answers with the number of searches it received together.
    assert.deepEqual(
      found.map(({ microseconds }) => microseconds),
      [1, 1, 1, 1],
    );
    const easy = await Promise.all([search('A'), search('B')]);
    assert.deepEqual(
      easy.map(({ microseconds }) => microseconds),
      [2, 2],
    );
  }
});

test('a search of a large list that takes too long is ended, and its thread searches again', async () => {
  const pool = poolOf({ threads: 1, quickMilliseconds: 20, maxMilliseconds: 20, script: HOLDING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const search = (name: string) => pool.screen({ name }, all, { organizationId: 'A', beside: largeList() });
  const ended = assert.rejects(search('hold'), { code: 'search_too_long' });
  const others = ['Anna Berg', 'Bertram Osterhagen'].map((name) => pool.screen({ name }, all, { organizationId: 'B' }));
  await ended;
  assert.deepEqual(
    (await Promise.all(others)).map(({ tag }) => tag),
    ['list', 'list'],
  );
});

test('slow searches of an organization hold up no other, with one thread too', { timeout: 30_000 }, async () => {
  for (const threads of [1, 2]) {
    for (const inBackground of [false, true]) {
      const pool = poolOf({ threads, quickMilliseconds: 20, script: HOLDING });
      await pool.open(listOf('Ludmila Vorontsova'), 'list');
      const search = (organizationId: string, name: string, beside?: ListBeside) =>
        pool.screen({ name }, all, { organizationId, inBackground, beside });
      const held = Promise.allSettled(Array.from({ length: 10 }, () => search('A', 'hold', largeList())));
      const others = ['A', 'B', 'C'].flatMap((organizationId) => [
        search(organizationId, 'Anna Berg'),
        ...(organizationId === 'A' ? [] : [search(organizationId, 'Anna Berg', largeList())]),
      ]);
      assert.equal((await Promise.all(others)).length, 5);
      const later = search('A', 'hold', largeList());
      await search('B', 'Anna Berg', largeList());
      await pool.close();
      await assert.rejects(later, { code: 'unavailable' });
      assert.ok((await held).every(({ status }) => status === 'rejected'));
    }
  }
});

test('a slow search is answered, and those of organizations with slow ones take turns', {
  timeout: 30_000,
}, async () => {
  const pool = poolOf({ threads: 1, quickMilliseconds: 20, script: HOLDING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const ended: string[] = [];
  const search = async (organizationId: string) => {
    const { tag } = await pool.screen({ name: 'slow' }, all, { organizationId, beside: largeList() });
    assert.equal(tag, 'list');
    ended.push(organizationId);
  };
  await Promise.all(['A', 'B'].map(search));
  ended.length = 0;
  await Promise.all(['A', 'A', 'A', 'B'].map(search));
  assert.deepEqual(ended, ['A', 'B', 'A', 'A']);
});

function largeList(): ListBeside {
  return { key: 'A', version: '1', shared: { buffer: new SharedArrayBuffer(1024 * 1024) }, options: all };
}

test('a search that crashes its thread does not fail the searches batched with it', async () => {
  const pool = poolOf({ threads: 1, script: CRASHING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const names = ['Ludmila Vorontsova', 'Ludmila Vorontsova', 'crash always', 'Ludmila Vorontsova'];
  const outcomes = await Promise.allSettled(names.map((name) => pool.screen({ name }, all, { inBackground: true })));
  assert.deepEqual(
    outcomes.map((one) => (one.status === 'fulfilled' ? one.value.hits.length : 'crashed')),
    [1, 1, 'crashed', 1],
  );
});

test('a crashed thread is replaced and its search answered by another', async () => {
  const marker = join(mkdtempSync(join(tmpdir(), 'crash-')), 'marker');
  writeFileSync(marker, '');
  const pool = poolOf({ threads: 1, script: CRASHING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const { tag } = await pool.screen({ name: `crash once ${marker}` }, all);
  assert.equal(tag, 'list');
  assert.equal((await pool.screen({ name: 'Ludmila Vorontsova' }, all)).hits.length, 1);
});

test('a search that crashes two threads fails, and the pool goes on', async () => {
  const pool = poolOf({ threads: 2, script: CRASHING });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  await assert.rejects(pool.screen({ name: 'crash always' }, all), /crashed twice/);
  assert.equal((await pool.screen({ name: 'Ludmila Vorontsova' }, all)).hits.length, 1);
});

test('closing refuses waiting searches', async () => {
  const pool = screeningPool<string>({ threads: 1 });
  await pool.open(listOf('Ludmila Vorontsova'), 'list');
  const waiting = Array.from({ length: 5 }, () => pool.screen({ name: 'Ludmila Vorontsova' }, all));
  const settled = Promise.allSettled(waiting);
  await pool.close();
  for (const one of await settled) assert.ok(one.status === 'fulfilled' || one.reason instanceof AppError);
  await assert.rejects(pool.screen({ name: 'Ludmila Vorontsova' }, all), AppError);
});

test('two threads build the same watchlist as one, in the order of the records', async () => {
  const runs = Array.from({ length: 40 }, (_, run) =>
    Array.from({ length: 5 }, (_, i) =>
      JSON.stringify(
        listedRecord({
          source: `list_${run % 3}`,
          sourceId: `${run} ${i}`,
          entityType: i % 2 === 0 ? 'Person' : 'Company',
          categories: ['Sanctions'],
          names: [
            {
              full: `Guchaev ${['Zaurbek', 'Ismail', 'Ivan'][run % 3]}ov${run * i}`,
              kind: 'primary',
              quality: 'strong',
            },
          ],
        }),
      ),
    ),
  );
  const build = (texts: readonly (readonly string[])[]) =>
    buildInWorker(
      (async function* () {
        yield* texts;
      })(),
      { manyRecords: 20 },
    );
  const built = await build(runs);
  const one = buildWatchlist(runs.flat().map((text) => JSON.parse(text)));
  assert.equal(built.entities, 200);
  assert.deepEqual(built.lost, []);
  assert.ok(built.tried > 10);
  assert.ok(Buffer.from(built.buffer).equals(Buffer.from(one.buffer)));
  await assert.rejects(build([...runs, ['{']]), /cannot be built/);
});
