import autocannon, { type Outcome } from 'autocannon';
import { startBenchService } from './bench-service.js';
import { listedNames } from './listed-names.js';

/**
 * `npm run bench`: starts the real service in a folder of its own, imports OFAC SDN and the UN list where the publishers'
 * files lie beside the repository (the demonstration list serves otherwise), and measures it over HTTP with names of these
 * lists. Prints a table beside the goals; takes about a minute.
 */
const SECONDS = 10;

const service = await startBenchService();
try {
  const { url, sdn } = service;
  const headers = { ...service.headers, 'content-type': 'application/json' };
  print(
    sdn === undefined ? 'the demonstration list' : 'OFAC SDN and UN Security Council',
    await measure(url, headers, sdn),
  );
} finally {
  await service.stop();
}

interface Row {
  readonly what: string;
  readonly goal: string;
  readonly outcome: Outcome;
}

async function measure(url: string, headers: Record<string, string>, sdn: string | undefined): Promise<Row[]> {
  const searches = listedNames(sdn).map((name) => ({
    method: 'POST',
    path: '/api/search',
    headers,
    body: JSON.stringify({
      name,
      categories: ['Sanctions', 'PEP'],
      entity_type: ['Person', 'Company', 'Organization'],
    }),
  }));
  const other = [{ method: 'GET', path: '/api/reference/categories', headers }];
  const run = (connections: number, requests: typeof other, duration = SECONDS) =>
    autocannon({ url, connections, duration, requests });

  await run(1, searches, 3);
  const one = await run(1, searches);
  const alone = await run(1, other);
  const [many, beside] = await Promise.all([run(8, searches), run(1, other)]);
  return [
    { what: 'POST /api/search, one caller', goal: 'p50 ≤ 60 ms', outcome: one },
    { what: 'POST /api/search, 8 callers', goal: '', outcome: many },
    { what: 'GET /api/reference/categories, alone', goal: '', outcome: alone },
    { what: 'the same, beside 8 searching callers', goal: 'unaffected', outcome: beside },
  ];
}

function print(lists: string, rows: readonly Row[]): void {
  process.stdout.write(`Screened against ${lists}; ${SECONDS} s each\n`);
  console.table(
    rows.map(({ what, goal, outcome: { latency, requests, errors, timeouts, non2xx } }) => ({
      what,
      'p50 ms': latency.p50,
      'p90 ms': latency.p90,
      'p99 ms': latency.p99,
      'a second': requests.average,
      failed: errors + timeouts + non2xx,
      goal,
    })),
  );
}
