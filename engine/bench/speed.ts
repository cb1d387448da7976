import { cpus } from 'node:os';
import { buildWatchlist, type ListedEntity, type Subject, screen, type Watchlist } from '../src/index.js';
import { distort, type Random, randomFrom, syntheticList } from './synthetic-list.js';

/**
 * How fast, how large: prints a table for each list size given as an argument (default 20000).
 * `node dist/bench/speed.js 20000 1000000`
 */
const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
for (const size of sizes.length > 0 ? sizes : [20_000]) measure(size);

function measure(size: number): void {
  const entities = [...syntheticList(size)];
  const started = performance.now();
  const watchlist = buildWatchlist(entities);
  const built = performance.now() - started;
  const subjects = queries(entities.map(nameOf), size > 100_000 ? 2000 : 4000);
  for (const subject of subjects.slice(0, 200)) screen(watchlist, subject, { minScore: 80, limit: 10 });
  const index = timed(watchlist, subjects, false);
  const scan = timed(watchlist, subjects.slice(0, size > 100_000 ? 10 : 200), true);
  console.log(
    `${size} names on one of ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), node ${process.version}`,
  );
  console.log(
    `  build ${(built / 1000).toFixed(2)} s, ${(watchlist.info.bytes / watchlist.info.names).toFixed(0)} bytes a name`,
  );
  console.log(
    `  index p50 ${index.p50.toFixed(3)} ms, p99 ${index.p99.toFixed(3)} ms, ${index.perSecond.toFixed(0)} queries a second`,
  );
  console.log(`  scan  p50 ${scan.p50.toFixed(3)} ms, p99 ${scan.p99.toFixed(3)} ms`);
}

/** Half are listed parties with typing errors, half are nobody. */
function queries(names: readonly string[], count: number): readonly Subject[] {
  const random: Random = randomFrom(99);
  const strangers = [...syntheticList(count, 4711)];
  return Array.from({ length: count }, (_, i) => {
    if (i % 2 === 1) return { name: nameOf(strangers[i % strangers.length] as ListedEntity) };
    const name = names[Math.floor(random() * names.length)] as string;
    return { name: random() < 0.5 ? name : distort(name, random) };
  });
}

function nameOf(entity: ListedEntity): string {
  return (entity.names[0] as { full: string }).full;
}

function timed(
  watchlist: Watchlist,
  subjects: readonly Subject[],
  scan: boolean,
): { p50: number; p99: number; perSecond: number } {
  const times: number[] = [];
  const started = performance.now();
  for (const subject of subjects) {
    const before = performance.now();
    screen(watchlist, subject, { minScore: 80, limit: 10, scan });
    times.push(performance.now() - before);
  }
  const total = performance.now() - started;
  times.sort((a, b) => a - b);
  return {
    p50: times[times.length >> 1] as number,
    p99: times[Math.floor(times.length * 0.99)] as number,
    perSecond: (subjects.length * 1000) / total,
  };
}
