import { cpus } from 'node:os';
import {
  applyChanges,
  buildWatchlist,
  type ListedEntity,
  listedName,
  loadSnapshot,
  normalizeName,
  type Subject,
  saveSnapshot,
  screen,
  type Watchlist,
} from '../src/index.js';
import { jaroWinkler } from './jaro-winkler.js';
import { distort, randomFrom, syntheticList } from './synthetic-list.js';

/**
 * How fast and how large, beside the goals: a table for each number of names given (default 20000).
 * `node --max-old-space-size=8000 dist/bench/speed.js 20000 1000000 5000000`
 */
const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
console.log(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), node ${process.version}`);
for (const size of sizes.length > 0 ? sizes : [20_000]) measure(size);

interface Goals {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

function goalsFor(size: number): Goals {
  if (size <= 50_000) return { p50: 0.3, p99: 2, perSecond: 3000 };
  return size <= 1_000_000 ? { p50: 3, p99: 20, perSecond: 300 } : { p50: 10, p99: 80, perSecond: 0 };
}

function measure(size: number): void {
  const built = clocked(() => buildWatchlist(syntheticList(size)));
  const watchlist = built.result;
  const made = clocked(() => {
    let entities = 0;
    for (const _ of syntheticList(size)) entities += 1;
    return entities;
  });
  const subjects = queries(watchlist, size > 100_000 ? 2000 : 4000);
  for (const subject of subjects.slice(0, 300)) screen(watchlist, subject, { minScore: 80, limit: 10 });
  const index = timed(watchlist, subjects, false);
  const scan = timed(watchlist, subjects.slice(0, size > 100_000 ? 20 : 200), true);
  const goal = goalsFor(size);
  console.log(`\n${size} names (${watchlist.info.entities} parties)`);
  row('index, p50 ms', index.p50, `≤ ${goal.p50}`);
  row('index, p99 ms', index.p99, `≤ ${goal.p99}`);
  row('index, queries a second, one core', index.perSecond, goal.perSecond === 0 ? '' : `≥ ${goal.perSecond}`);
  row('plain scan, p50 ms', scan.p50, '');
  const asked = subjects.slice(0, size > 100_000 ? 100 : 1000);
  row(
    `index equals plain scan, % of ${asked.length}`,
    (100 * asked.filter((subject) => isParity(watchlist, subject)).length) / asked.length,
    '100',
  );
  row('linear Jaro-Winkler, ms', linear(watchlist, subjects.slice(0, 5)), '');
  row('bytes a name', watchlist.info.bytes / watchlist.info.names, '≤ 120');
  row('build, s', (built.ms - made.ms) / 1000, size === 1_000_000 ? '≤ 10' : '');
  const bytes = joined(saveSnapshot(watchlist));
  row('snapshot load, s', clocked(() => loadSnapshot(bytes)).ms / 1000, size === 1_000_000 ? '≤ 1' : '');
  const put = changes(watchlist, Math.min(10_000, Math.floor(size / 10)));
  const delta = clocked(() => applyChanges(watchlist, 'synthetic', { put, drop: [] }));
  row(`delta of ${put.length}, s`, delta.ms / 1000, size === 1_000_000 ? '≤ 0.5' : '');
}

function row(what: string, value: number, goal: string): void {
  console.log(`  ${what.padEnd(36)}${value.toFixed(value < 10 ? 3 : 0).padStart(12)}   ${goal}`);
}

function clocked<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
}

/** Parties of the list under new names. */
function changes(watchlist: Watchlist, count: number): readonly ListedEntity[] {
  const step = Math.floor(watchlist.info.entities / count);
  return [...syntheticList(count * 2, 5)]
    .slice(0, count)
    .map((entity, i) => ({ ...entity, sourceId: String(i * step) }));
}

/** Half are listed parties, as written or with a typing error; half are nobody. */
function queries(watchlist: Watchlist, count: number): readonly Subject[] {
  const random = randomFrom(99);
  const strangers = [...syntheticList(count * 2, 4711)];
  return Array.from({ length: count }, (_, i) => {
    const stranger = strangers[i % strangers.length] as ListedEntity;
    if (i % 2 === 1) return { name: (stranger.names[0] as { full: string }).full };
    const name = listedName(watchlist, Math.floor(random() * watchlist.info.entities), 0);
    return { name: random() < 0.5 ? name : distort(name, random) };
  });
}

function timed(watchlist: Watchlist, subjects: readonly Subject[], scan: boolean): Goals {
  const times = subjects.map(
    (subject) => clocked(() => screen(watchlist, subject, { minScore: 80, limit: 10, scan })).ms,
  );
  const total = times.reduce((sum, ms) => sum + ms, 0);
  times.sort((a, b) => a - b);
  return {
    p50: times[times.length >> 1] as number,
    p99: times[Math.floor(times.length * 0.99)] as number,
    perSecond: (subjects.length * 1000) / total,
  };
}

/** Whether the index gives the same parties with the same scores, at bars of 70, 80 and 90. */
function isParity(watchlist: Watchlist, subject: Subject): boolean {
  return [70, 80, 90].every((minScore) => {
    const [found, expected] = [false, true].map((scan) =>
      screen(watchlist, subject, { minScore, limit: 0, scan }).map(({ sourceId, score }) => `${sourceId} ${score}`),
    );
    return found?.join() === expected?.join();
  });
}

/** What comparing with every name one by one takes, without any matching worth the name. */
function linear(watchlist: Watchlist, subjects: readonly Subject[]): number {
  const names: string[] = [];
  for (let entity = 0; entity < watchlist.info.entities && names.length < 50_000; entity += 1)
    names.push(normalizeName(listedName(watchlist, entity, 0)));
  const asked = subjects.map(({ name }) => normalizeName(name));
  const { ms } = clocked(() => asked.map((name) => names.filter((listed) => jaroWinkler(name, listed) > 0.9).length));
  return (ms / subjects.length) * (watchlist.info.names / names.length);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
