import { availableParallelism, cpus } from 'node:os';
import {
  applyChanges,
  buildWatchlist,
  type ListedEntity,
  listedName,
  loadSnapshot,
  normalizeName,
  openWatchlist,
  type Subject,
  saveSnapshot,
  screen,
  type Watchlist,
} from '../src/index.js';
import { buildInThreads } from './build-in-threads.js';
import { jaroWinkler } from './jaro-winkler.js';
import { mixedSubjects } from './mixed-subjects.js';
import { screenInThreads, type ThreadedRun } from './screen-in-threads.js';
import { distort, randomFrom, syntheticList } from './synthetic-list.js';

/** As many subjects to a message as the service tells a thread together when nobody waits for them. */
const TOGETHER = 16;

/**
 * How fast and how large, beside the goals: a table for each number of names given (default 20000).
 * `node --max-old-space-size=8000 dist/bench/speed.js 20000 1000000 5000000`
 */
const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
console.log(`${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), node ${process.version}`);
for (const size of sizes.length > 0 ? sizes : [20_000]) await measure(size);

interface Timed {
  readonly wall: Goals;
  readonly processor: Goals;
}

interface Goals {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

function goalsFor(size: number): Goals {
  if (size <= 50_000) return { p50: 0.3, p99: 2, perSecond: 3000 };
  return size <= 1_000_000 ? { p50: 3, p99: 20, perSecond: 300 } : { p50: 10, p99: 80, perSecond: 0 };
}

async function measure(size: number): Promise<void> {
  const built = clocked(() => buildWatchlist(syntheticList(size)));
  const watchlist = built.result;
  const made = clocked(() => {
    let entities = 0;
    for (const _ of syntheticList(size)) entities += 1;
    return entities;
  });
  const asked = size > 100_000 ? 2000 : 4000;
  const subjects = queries(watchlist, asked, 4711);
  // A service has run for a while: other subjects than those that are measured have made it so.
  const before = queries(watchlist, asked, 815);
  for (const subject of before) screen(watchlist, subject, { minScore: 80, limit: 10 });
  const index = timed(watchlist, subjects, false);
  const scan = timed(watchlist, subjects.slice(0, size > 100_000 ? 20 : 200), true);
  const goal = goalsFor(size);
  console.log(`\n${size} names (${watchlist.info.entities} parties)`);
  row('index, p50 ms', index.wall.p50, `≤ ${goal.p50}`);
  row('index, p99 ms', index.wall.p99, `≤ ${goal.p99}`);
  row('index, queries a second, one core', index.wall.perSecond, goal.perSecond === 0 ? '' : `≥ ${goal.perSecond}`);
  row('  p50 in processor time, ms', index.processor.p50, '');
  row('  p99 in processor time, ms', index.processor.p99, '');
  row('  queries a second of it', index.processor.perSecond, '');
  row('plain scan, p50 ms', scan.wall.p50, '');
  row('linear Jaro-Winkler, ms', linear(watchlist, subjects.slice(0, 5)), '');
  row('bytes a name', watchlist.info.bytes / watchlist.info.names, '≤ 120');
  row('build, one thread, s', (built.ms - made.ms) / 1000, '');
  row('  in processor time, s', (built.cpu - made.cpu) / 1000, '');
  await measureBuildInThreads(watchlist, size);
  const bytes = joined(saveSnapshot(watchlist));
  const loaded = clocked(() => loadSnapshot(bytes));
  row('snapshot load, s', loaded.ms / 1000, size === 1_000_000 ? '≤ 1' : '');
  row('  in processor time, s', loaded.cpu / 1000, '');
  const put = changes(watchlist, Math.min(10_000, Math.floor(size / 10)));
  const delta = clocked(() => applyChanges(watchlist, 'synthetic', { put, drop: [] }));
  row(`delta of ${put.length}, s`, delta.ms / 1000, size === 1_000_000 ? '≤ 0.5' : '');
  row('  in processor time, s', delta.cpu / 1000, '');
  await measureThreads(watchlist, delta.result.watchlist, subjects, before);
  await measureParity(watchlist, size);
}

/** Two threads, of records as the texts that a service reads; below some 20 thousand records a service uses one. */
async function measureBuildInThreads(watchlist: Watchlist, size: number): Promise<void> {
  const records = Array.from(syntheticList(size), (entity) => JSON.stringify(entity));
  const before = process.cpuUsage();
  const started = performance.now();
  const built = await buildInThreads(records);
  row('build, two threads, s', (performance.now() - started) / 1000, size === 1_000_000 ? '≤ 10' : '');
  const { user, system } = process.cpuUsage(before);
  row('  in processor time, s', (user + system) / 1e6, '');
  const same = Buffer.from(built.buffer).equals(Buffer.from(watchlist.buffer));
  if (!same) console.log('    differs from the list that one thread builds');
}

/** As a service has it: a crowd of subjects over all threads, single ones, and single ones while new lists are opened. */
async function measureThreads(
  watchlist: Watchlist,
  changed: Watchlist,
  subjects: readonly Subject[],
  before: readonly Subject[],
): Promise<void> {
  const cores = availableParallelism();
  const threads = await screenInThreads(watchlist, cores);
  for (let thread = 0; thread < cores; thread += 1) await threads.run(before, TOGETHER);
  const crowd = await threads.run(subjects, TOGETHER);
  row(`queries a second, ${cores} threads`, crowd.perSecond, '');
  row('  processor time of one, ms', crowd.processor, '');
  const single = await threads.run(subjects, 1);
  row('  one to a message, a second', single.perSecond, '');
  const opened = await threads.run(subjects, 1, [changed, watchlist]);
  const at = ({ times }: ThreadedRun, share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
  row('  p99, longest ms', at(single, 0.99), at(single, 1).toFixed(0));
  row('  while lists are opened', at(opened, 0.99), at(opened, 1).toFixed(0));
  row('opening a list in a thread, ms', clocked(() => openWatchlist(changed.buffer, changed.delta)).ms, '≤ 20');
  await threads.close();
}

/** By index and by looking at every name, at bars from 60 to 100; at 5 million names a scan of all takes too long. */
async function measureParity(watchlist: Watchlist, size: number): Promise<void> {
  const every = Math.ceil(size / 20_000);
  const some: ListedEntity[] = [];
  let number = 0;
  for (const entity of syntheticList(size)) {
    if (number % every === 0) some.push(entity);
    number += 1;
  }
  const asked = mixedSubjects(some, size > 1_000_000 ? 100 : 2000);
  const threads = await screenInThreads(watchlist, availableParallelism());
  const differing = await threads.differing(asked);
  row(`index equals plain scan, % of ${asked.length}`, 100 - (100 * differing.length) / asked.length, '100');
  for (const one of differing.slice(0, 20)) console.log(`    differs: ${one}`);
  await threads.close();
}

function row(what: string, value: number, goal: string): void {
  console.log(`  ${what.padEnd(36)}${value.toFixed(value < 10 ? 3 : 0).padStart(12)}   ${goal}`);
}

interface Clocked<T> {
  readonly result: T;
  /** What a caller waits. */
  readonly ms: number;
  /** Processor time: much the same on a machine that is busy with other work. */
  readonly cpu: number;
}

function clocked<T>(work: () => T): Clocked<T> {
  const before = process.cpuUsage();
  const started = performance.now();
  const result = work();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { result, ms, cpu: (user + system) / 1000 };
}

/** Parties of the list under new names. */
function changes(watchlist: Watchlist, count: number): readonly ListedEntity[] {
  const step = Math.floor(watchlist.info.entities / count);
  return [...syntheticList(count * 2, 5)]
    .slice(0, count)
    .map((entity, i) => ({ ...entity, sourceId: String(i * step) }));
}

/** Half are listed parties, as written or with a typing error; half are nobody. */
function queries(watchlist: Watchlist, count: number, seed: number): readonly Subject[] {
  const random = randomFrom(seed);
  const strangers = [...syntheticList(count * 2, seed)];
  return Array.from({ length: count }, (_, i) => {
    const stranger = strangers[i % strangers.length] as ListedEntity;
    if (i % 2 === 1) return { name: (stranger.names[0] as { full: string }).full };
    const name = listedName(watchlist, Math.floor(random() * watchlist.info.entities), 0);
    return { name: random() < 0.5 ? name : distort(name, random) };
  });
}

function timed(watchlist: Watchlist, subjects: readonly Subject[], scan: boolean): Timed {
  const times = subjects.map((subject) => clocked(() => screen(watchlist, subject, { minScore: 80, limit: 10, scan })));
  return { wall: spread(times.map(({ ms }) => ms)), processor: spread(times.map(({ cpu }) => cpu)) };
}

function spread(times: readonly number[]): Goals {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: sorted[sorted.length >> 1] as number,
    p99: sorted[Math.floor(sorted.length * 0.99)] as number,
    perSecond: (times.length * 1000) / times.reduce((sum, ms) => sum + ms, 0),
  };
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
