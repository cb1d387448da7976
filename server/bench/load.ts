import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import autocannon, { type Client, type Outcome } from 'autocannon';
import { readConfig } from '../src/platform/config/config.js';
import { openStorage } from '../src/platform/database/open-storage.js';
import { startBenchService } from './bench-service.js';
import { seedCases } from './running/seed-cases.js';
import { subjects } from './running/subjects.js';

/**
 * `npm run bench`, or `node server/dist/bench/load.js [--seconds 10] [--callers 8,32,64] [--cases 1000000] [--only search,customers,lists]
 * [--subjects <data folder>]`: drives the running service over HTTP with OFAC SDN and the UN list: searches with storing (95 of 100 subjects
 * on no list), customers, and every page and filter of the lists over stored cases, the load generator on the same machine. The database
 * is the embedded one, or that of `DATABASE_URL`. With many seconds (`--seconds 1800`) the memory column tells whether it stays flat.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    callers: { type: 'string', default: '8,32,64' },
    cases: { type: 'string', default: '20000' },
    only: { type: 'string', default: 'search,customers,lists' },
    subjects: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const callers = values.callers.split(',').map(Number);
const parts = values.only.split(',');

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** As JSON. */
  readonly bodies?: readonly string[];
}

const external = process.env.DATABASE_URL ?? '';
const service = await startBenchService({
  DATABASE_URL: external,
  SCREENING_THREADS: process.env.SCREENING_THREADS ?? '1',
  MAX_EVENT_LOOP_DELAY_MS: '0',
});
try {
  const headers = { ...service.headers, 'content-type': 'application/json' };
  const names = subjects(values.subjects, service.sdn);
  const person = { categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
  const asking = (path: string, bodies: readonly object[]): Asked => {
    return { method: 'POST', path, bodies: bodies.map((body) => JSON.stringify(body)) };
  };
  const searches = asking(
    '/api/search',
    names.map((name) => ({ ...person, name })),
  );
  const customers = asking(
    '/api/ai-risk-customers',
    names.map((name) => ({ ...person, name, match_score: 80 })),
  );
  const rows: object[] = [];

  /** The callers take the bodies in turn: given all of them, each would build thousands for itself while the first requests wait. */
  async function run(
    what: string,
    { method, path, bodies = [] }: Asked,
    connections: number,
    duration: number,
  ): Promise<void> {
    let asked = 0;
    const setupClient = (client: Client): void => {
      const next = () => client.setBody(bodies[asked++ % bodies.length] ?? '');
      next();
      client.on('response', next);
    };
    const before = service.usage();
    const own = process.cpuUsage();
    const outcome = await autocannon({
      ...{ url: service.url, connections, duration, requests: [{ method, path, headers }] },
      ...(bodies.length > 0 && { setupClient }),
    });
    const { user, system } = process.cpuUsage(own);
    rows.push(rowOf(what, connections, outcome, before, (user + system) / 1e6));
  }

  function rowOf(
    what: string,
    connections: number,
    outcome: Outcome,
    before: ReturnType<typeof service.usage>,
    generator: number,
  ) {
    const { latency, requests, errors, timeouts, non2xx } = outcome;
    const after = service.usage();
    const each = (spent: number) => Number(((spent * 1000) / Math.max(1, requests.total)).toFixed(2));
    return {
      ...{ what, callers: connections, 'a second': requests.average, 'p50 ms': latency.p50, 'p99 ms': latency.p99 },
      ...{ 'server ms': each(after.server - before.server), 'database ms': each(after.database - before.database) },
      ...{ 'generator ms': each(generator), 'memory MB': after.megabytes, failed: errors + timeouts + non2xx },
    };
  }

  // Until what is run often is compiled.
  await run('(warming up)', searches, 32, 10);
  rows.length = 0;
  if (parts.includes('search')) {
    for (const connections of callers) await run('POST /api/search', searches, connections, seconds);
  }
  if (parts.includes('customers')) {
    for (const connections of callers.slice(0, 2))
      await run('POST /api/ai-risk-customers', customers, connections, seconds);
  }
  if (parts.includes('lists')) await lists();

  async function lists(): Promise<void> {
    await run('(one customer)', { ...customers, bodies: customers.bodies?.slice(0, 1) ?? [] }, 1, 1);
    rows.pop();
    const howMany = Number(values.cases);
    const storage = await openStorage(readConfig(service.env), { say: () => {}, migrateOthers: async () => {} });
    const begun = performance.now();
    await seedCases(storage.url, howMany);
    await storage.close();
    process.stderr.write(
      `${howMany} cases and customers stored in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
    );
    const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('-');
    const last = Math.floor(howMany / 15);
    const queue = '/api/ai-risk-customers?page_size=10';
    const pages: [string, Asked][] = [
      ...[{}, { page: 100 }, { page: last }, { created_at: day }, { records_per_page: 100 }].map(
        (body): [string, Asked] => [`POST /api/searches ${JSON.stringify(body)}`, asking('/api/searches', [body])],
      ),
      ...[
        ...[
          '',
          '&page=100',
          `&page=${Math.floor(howMany / 10)}`,
          '&verdict=uncertain',
          '&verdict=uncertain&page=5000',
          '&analyst_decision=Confirmed',
        ],
        ...[
          '&analyst_decision=',
          '&ai_risk_mode=AiRisk+Advanced',
          `&start_date=${day}`,
          `&end_date=${day}`,
          '&search=name7',
          '&search=everybody',
        ],
        ...['&include_deleted=true', '&verdict=uncertain&analyst_decision=Confirmed&ai_risk_mode=AiRisk+Lite'],
      ].map((query): [string, Asked] => [
        `GET …/ai-risk-customers${query}`,
        { method: 'GET', path: `${queue}${query}` },
      ]),
    ];
    for (const [what, asked] of pages) {
      const asking = performance.now();
      const { method, path, bodies = [] } = asked;
      const [body] = bodies;
      const answer = await fetch(service.url + path, { method, headers, ...(body !== undefined && { body }) });
      await answer.arrayBuffer();
      const first = Math.round(performance.now() - asking);
      await run(what, asked, 1, Math.min(seconds, 3));
      Object.assign(rows.at(-1) ?? {}, { 'first ms': first });
    }
  }

  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
  const screened = service.sdn === undefined ? 'the demonstration list' : 'OFAC SDN and UN';
  process.stdout.write(
    `${screened}, ${external === '' ? 'embedded' : 'external'} PostgreSQL, ${seconds} s each, machine load ${load}\n`,
  );
  console.table(rows);
} finally {
  await service.stop();
}
