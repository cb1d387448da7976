import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OFAC_SDN } from './bench-service.js';
import { type ConstantSearches, constantSearches } from './running/constant-searches.js';
import { writeInventedEntities } from './running/invented-entities.js';
import { type CommandRun, type ServiceProcess, serviceProcess } from './running/service-process.js';

/**
 * `node server/dist/bench/import.js [lines]`: imports lists into the running service beside twenty searches a second, and
 * tells how long it takes until they are searched, how much longer searches take meanwhile (by the clock, and how long a thread of
 * the service was busy without listening, in milliseconds of processor time), and what memory is needed; then how soon the service is back with them. The lists are OFAC SDN, where the publisher's files lie beside the
 * repository, and a file of invented FollowTheMoney entities (100,000 lines when not told).
 */
const lines = Number(process.argv[2] ?? 100_000);
const NAMES = [
  'Ivan Petrov',
  'Gavril Tverdokhlebenko',
  'Zarina Holdings LLC',
  'Mohammed Al Hassan',
  'Li Wei',
  'Belkar Dorfin',
];
const QUIET_MS = 10_000;

const service = serviceProcess();
try {
  const { url } = await service.start();
  const searches = constantSearches(url, await service.headers(), NAMES);
  await delay(3000);
  searches.times();
  if (OFAC_SDN.length > 0) {
    await imported(service, searches, 'OFAC SDN, legacy CSV', 'ofac_sdn', OFAC_SDN);
  }
  const file = join(service.folder, 'entities.ftm.json');
  const parties = await writeInventedEntities(file, lines);
  const size = `${lines} entities (${parties} of them parties, ${Math.round(statSync(file).size / 1e6)} MB)`;
  await imported(service, searches, size, 'opensanctions', [file]);
  await searches.stop();
  await restarts(service);
} finally {
  await service.remove();
}

async function imported(
  { touchstone, usage, longestTurn }: ServiceProcess,
  searches: ConstantSearches,
  what: string,
  source: string,
  files: readonly string[],
): Promise<void> {
  const rows: object[] = [];
  let since = Date.now();
  searches.times();
  const row = (when: string): void => {
    const { searches: count, failed, p50, p99, longest } = searches.times();
    rows.push({
      ...{
        when,
        count,
        failed,
        'p50 ms': Math.round(p50),
        'p99 ms': Math.round(p99),
        'longest ms': Math.round(longest),
      },
      'longest turn, answering': longestTurn('main.js', since),
      'longest turn, screening': longestTurn('screen-worker.js', since),
    });
    since = Date.now();
  };
  await delay(QUIET_MS);
  row('before');
  const begun = performance.now();
  const searched = searches.searched(source).then(() => performance.now() - begun);
  const run = await touchstone('lists', 'import', source, ...files);
  row('while imported');
  const searchable = await searched;
  row('while built and opened');
  await delay(QUIET_MS / 2);
  row('after');
  print(what, run, searchable, usage().peakMegabytes);
  console.table(rows);
}

function print(
  what: string,
  { milliseconds, processorSeconds, peakMegabytes }: CommandRun,
  searchable: number,
  server: number,
) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  process.stdout.write(
    `\n${what}: command done after ${seconds(milliseconds)} (${processorSeconds.toFixed(1)} s of processor time, ` +
      `${peakMegabytes} MB), searchable after ${seconds(searchable)}; the server had ${server} MB at most\n`,
  );
}

async function restarts({ folder, start, stop, headers }: ServiceProcess): Promise<void> {
  for (const [what, prepare] of [
    ['with its saved watchlist', () => undefined],
    ['without a saved watchlist', () => rmSync(join(folder, 'watchlist'), { recursive: true })],
  ] as const) {
    await stop();
    prepare();
    const { url, milliseconds } = await start();
    const begun = performance.now();
    const searches = constantSearches(url, await headers(), NAMES);
    await searches.searched('opensanctions');
    await searches.stop();
    const first = milliseconds + performance.now() - begun;
    process.stdout.write(
      `Started again ${what}: ready in ${Math.round(milliseconds)} ms, first search found after ${Math.round(first)} ms\n`,
    );
  }
}
