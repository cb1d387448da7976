import assert from 'node:assert/strict';
import test from 'node:test';
import { syntheticList } from '../bench/synthetic-list.js';
import {
  applyEdition,
  buildWatchlist,
  compactWatchlist,
  joinParties,
  type ListedEntity,
  loadSnapshot,
  openWatchlist,
  partyPreparer,
  type Stretch,
  saveSnapshot,
  screen,
  screenAll,
  type Watchlist,
} from '../src/index.js';

const before = [...syntheticList(3000)];

/** Every seventh is gone, every fifth has another name, and some are new. */
function newer(entities: readonly ListedEntity[], seed: number): readonly ListedEntity[] {
  const others = [...syntheticList(300, seed)].map((entity, i) => ({ ...entity, sourceId: `new-${seed}-${i}` }));
  const kept = entities.filter((_, i) => i % 7 !== seed % 7);
  const changed = kept.map((entity, i) =>
    i % 5 === seed % 5
      ? { ...entity, names: [...entity.names, (others[i % others.length] as ListedEntity).names[0] as never] }
      : entity,
  );
  return [...changed, ...others];
}

function answers(watchlist: Watchlist, entities: readonly ListedEntity[]): readonly string[] {
  return entities.map(({ names, dates }) => {
    const hits = screen(
      watchlist,
      { name: (names[0] as { full: string }).full, ...(dates[0] === undefined ? {} : { date: dates[0] }) },
      { minScore: 70, limit: 0 },
    );
    return hits.map((hit) => `${hit.sourceId} ${hit.score} ${hit.confidence}`).join(', ');
  });
}

function bytesOf(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

test('a watchlist updated twice answers like one built from scratch', () => {
  const second = newer(before, 1);
  const third = newer(second, 2);
  const first = applyEdition(buildWatchlist(before), 'synthetic', second);
  const applied = applyEdition(first.watchlist, 'synthetic', third);
  const anew = buildWatchlist(third);
  assert.ok(applied.added > 0 && applied.changed > 0 && applied.removed > 0);
  const asked = [...third.filter((_, i) => i % 9 === 0), ...before.filter((_, i) => i % 29 === 0)];
  assert.deepEqual(answers(applied.watchlist, asked), answers(anew, asked));
  assert.equal(applied.watchlist.info.entities, anew.info.entities);
  assert.equal(applied.watchlist.info.names, anew.info.names);
  const compacted = compactWatchlist(applied.watchlist);
  assert.equal(compacted.segments.length, 1);
  assert.deepEqual(answers(compacted, asked.slice(0, 100)), answers(anew, asked.slice(0, 100)));
  const opened = openWatchlist(applied.watchlist.buffer, applied.watchlist.delta);
  assert.deepEqual(answers(opened, asked.slice(0, 50)), answers(anew, asked.slice(0, 50)));
});

test('applying the same edition again changes nothing', () => {
  const again = applyEdition(buildWatchlist(before), 'synthetic', before);
  assert.deepEqual([again.added, again.changed, again.removed], [0, 0, 0]);
});

test('an update leaves the parties of other sources unchanged', () => {
  const other = { ...(before[0] as ListedEntity), source: 'other', sourceId: 'x', categories: ['Only here'] };
  const both = buildWatchlist([...before, other]);
  const { watchlist, removed } = applyEdition(both, 'synthetic', []);
  const { categories } = screenAll(watchlist, { name: 'Anybody' }, { minScore: 80, limit: 0 });
  assert.deepEqual(categories, { other: ['Only here'] }, 'nobody is left of the others');
  assert.equal(removed, before.length);
  assert.equal(watchlist.info.entities, 1);
});

test('a snapshot restores the same watchlist, including its changes', () => {
  const { watchlist } = applyEdition(buildWatchlist(before), 'synthetic', newer(before, 1));
  const loaded = loadSnapshot(bytesOf(saveSnapshot(watchlist)));
  assert.deepEqual(loaded.info, watchlist.info);
  assert.deepEqual(answers(loaded, before.slice(0, 100)), answers(watchlist, before.slice(0, 100)));
});

test('a snapshot built with other tokenization rules is refused', () => {
  const watchlist = buildWatchlist(before.slice(0, 50));
  const bytes = Buffer.from(watchlist.buffer);
  const at = bytes.indexOf('"scorerVersion":"') + '"scorerVersion":"'.length;
  bytes[at] = '?'.charCodeAt(0);
  assert.throws(() => loadSnapshot(bytesOf(saveSnapshot(watchlist))), /of scorer \?/);
});

test('a damaged, truncated, older or foreign snapshot is refused', () => {
  const bytes = bytesOf(saveSnapshot(buildWatchlist(before.slice(0, 50))));
  const damaged = bytes.slice();
  damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] as number) ^ 1;
  const older = bytes.slice();
  older[4] = 0;
  assert.throws(() => loadSnapshot(damaged), /damaged/);
  assert.throws(() => loadSnapshot(bytes.slice(0, -8)), /cut off/);
  assert.throws(() => loadSnapshot(older), /layout 0/);
  assert.throws(
    () => loadSnapshot(new TextEncoder().encode('<!doctype html><html><body>Service unavailable</body></html>')),
    /not a snapshot/,
  );
  assert.throws(() => loadSnapshot(new Uint8Array(3)), /too short/);
});

test('parties prepared in several threads, interleaved or in sequence, give the same bytes as one build', () => {
  const parties = before.slice(0, 900).map((entity, i) => ({
    ...entity,
    source: i % 11 === 0 ? 'other' : entity.source,
    categories: [`Level ${i % 40}`, ...entity.categories],
  }));
  const whole = Buffer.from(buildWatchlist(parties).buffer);
  for (const run of [7, 250, parties.length]) {
    // The third prepares nothing.
    const preparers = [partyPreparer(), partyPreparer(), partyPreparer()];
    const stretches: Stretch[] = [];
    for (let from = 0; from < parties.length; from += run) {
      const part = (from / run) % 3 === 1 ? 1 : 0;
      const some = parties.slice(from, from + run);
      for (const entity of some) preparers[part]?.add(entity);
      stretches.push({ part, parties: some.length });
    }
    const prepared = preparers.map((preparer) => structuredClone(preparer.finish()));
    assert.ok(whole.equals(Buffer.from(joinParties(prepared, stretches).buffer)), `runs of ${run}`);
  }
});
