import { parseArgs } from 'node:util';
import { openDatabase } from '../src/platform/database/database.js';
import { countDays } from '../src/statistics/count-days.js';
import { statisticsRepository } from '../src/statistics/statistics.repository.js';
import { askJson, databaseUrlOf } from './bench-service.js';
import { serviceProcess } from './running/service-process.js';

/**
 * `node server/dist/bench/queue.js [--cases 1000000] [--open 100000] [--times 100]`: pages and counts of the queue, and statistics of a year, with
 * so many cases, one request after another, and twenty users who claim at once. The cases and their customers are copies of one of the demonstration list, made
 * by SQL: a third with one category and one verdict, and 5,000 tests that are due first.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    open: { type: 'string', default: '100000' },
    times: { type: 'string', default: '100' },
  },
});
const [howMany, open, times] = [Number(values.cases), Number(values.open), Number(values.times)];
const USERS = 20;
const CLAIMS = 10;
const TESTS = 5000;

const running = serviceProcess({ DATABASE_URL: '', SCREENING_THREADS: '1', MAX_EVENT_LOOP_DELAY_MS: '0' });
try {
  const { url } = await running.start();
  const service = { url, headers: await running.headers() };
  const listed = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
  const customer = { ...listed, match_score: 70, ai_risk_mode: 'AiRisk Lite' };
  type Customer = { customer_id: string; search_reference: string; status: string };
  const made = (await askJson(service, 'POST', '/api/ai-risk-customers', customer)) as Customer;
  const isPending = async () => {
    const { status } = (await askJson(service, 'GET', `/api/ai-risk-customers/${made.customer_id}`)) as Customer;
    return status === 'Pending';
  };
  while (await isPending()) await new Promise((resolve) => setTimeout(resolve, 50));
  const databaseUrl = databaseUrlOf(String(running.env.DATA_DIR));
  await seed(databaseUrl, made.search_reference);
  await countSeeded(databaseUrl);

  const me = (await askJson(service, 'GET', '/api/me')) as { user: { user_id: string } };
  const rows: object[] = [];
  for (const query of [
    ...[
      '',
      '?sort=-risk',
      '?sort=-updated',
      '?sort=-created',
      '?state=open&assignee=none',
      `?assignee=${me.user.user_id}`,
    ],
    ...[
      '?due=overdue',
      '?due=today',
      '?risk_level=High',
      '?source=demo',
      '?search=tverdo&limit=50',
      '?search=nobody',
      '?category=PEP',
      '?verdict=potential_match',
      '?verdict=true_positive',
      '?verdict=true_negative',
      '?verdict=potential_match&country=RU&risk_level=High',
      '?is_monitored=true',
      '?is_monitored=false',
    ],
    ...['/statistics', `/statistics?from=${new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)}`],
    ...['?state=closed', '?state=closed&search=nobody', '?state=closed&verdict=true_positive', '/counts'],
    ...[
      '/counts?search=tverdo',
      '/counts?category=PEP',
      '/counts?is_monitored=true',
      '/counts?verdict=potential_match',
      '/counts?verdict=true_positive',
    ],
    ...['/counts?category=PEP&verdict=potential_match&risk_level=High', '/counts?category=PEP&platform=API'],
    ...['', '?sort=-risk'],
  ]) {
    const took: number[] = [];
    const before = running.usage();
    for (let each = 0; each < times; each++) {
      const begun = performance.now();
      await askJson(service, 'GET', query.startsWith('/statistics') ? `/api${query}` : `/api/queue${query}`);
      took.push(performance.now() - begun);
    }
    const after = running.usage();
    took.sort((one, other) => one - other);
    const ms = (seconds: number) => Math.round((seconds * 10_000) / times) / 10;
    rows.push({
      query,
      p50_ms: Math.round(took[Math.floor(times / 2)] ?? 0),
      p95_ms: Math.round(took[Math.floor(times * 0.95)] ?? 0),
      'server CPU ms': ms(after.server - before.server),
      'database CPU ms': ms(after.database - before.database),
    });
  }
  console.table(rows);

  const claimed: string[] = [];
  const tokens = await Promise.all(Array.from({ length: USERS }, (_, each) => newUser(service, each)));
  for (let round = 0; round < CLAIMS; round++) {
    const answers = await Promise.all(
      tokens.map((headers) => askJson({ url, headers }, 'POST', '/api/queue/next', {})),
    );
    claimed.push(...answers.map((answer) => (answer as { search_reference: string }).search_reference));
  }
  console.log(`${USERS} users claimed ${claimed.length} times: ${new Set(claimed).size} different cases`);
} finally {
  await running.remove();
}

async function newUser(service: Parameters<typeof askJson>[0], each: number) {
  const login = { email: `analyst-${each}@example.com`, password: 'copper lantern dusk' };
  await askJson(service, 'POST', '/api/users', { ...login, role: 'analyst' });
  const token = (await askJson(service, 'POST', '/api/get-access-token', login)) as { access_token: string };
  return { authorization: `Bearer ${token.access_token}` };
}

/** Counts the days before today, as the job does. */
async function countSeeded(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const begun = performance.now();
    await countDays({ days: statisticsRepository(database), now: () => new Date() });
    console.log(`the days of ${howMany} cases were counted in ${Math.round(performance.now() - begun)} ms`);
  } finally {
    await database.close();
  }
}

/** Copies the case; the newest are open, the others closed, with due dates, risks, names, categories and verdicts of their own. */
async function seed(databaseUrl: string, caseId: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, { connections: 1 });
  try {
    await pool.query('set statement_timeout = 0; set synchronous_commit = off');
    const when = `now() - make_interval(mins => (${howMany} - n) / 2)`;
    for (let first = 0; first < howMany; first += 50_000) {
      const numbers = `generate_series(${first}, ${Math.min(first + 50_000, howMany) - 1}) n`;
      const copy = (table: string, key: string, changes: string) =>
        pool.query(
          `insert into ${table} select made.* from ${table} one, ${numbers}, lateral json_populate_record(one, json_build_object(
           '${key}', '5' || lpad(to_hex(n), 23, '0'), 'updated_at', ${when}, ${changes})) made where one.${key} = $1`,
          [caseId],
        );
      const isTest = `n >= ${howMany - open} and n < ${howMany - open + TESTS}`;
      const verdict =
        "case when n % 100 = 1 then 'true_positive' when n % 3 = 0 then 'potential_match' else 'uncertain' end";
      await copy(
        'cases',
        'id',
        `'created_at', ${when}, 'risk_score', n % 100, 'is_test', ${isTest},
         'is_monitored', n % 1000 = 0`,
      );
      await copy(
        'customers',
        'case_id',
        `'id', '6' || lpad(to_hex(n), 23, '0'), 'narrative', '', 'verdict', ${verdict}`,
      );
      await copy(
        'work_items',
        'case_id',
        `'opened_at', ${when}, 'risk_score', n % 100, 'state', case when n >= ${howMany - open} then 'open' else 'closed' end,
         'due_at', now() + make_interval(mins => n - ${howMany} + ${Math.floor(open / 2)}),
         'created_at', ${when}, 'is_test', ${isTest}, 'verdict', ${verdict},
         'closed_at', case when n < ${howMany - open} then ${when} + make_interval(mins => n % 5000) end, 'closed_by', 'user' || n % 20,
         'facets', array['category:Sanctions', 'source:demo', 'type:Person', 'platform:API', case when n % 3 = 0 then 'category:PEP' else 'country:FR' end],
         'search_words', array['name' || n % 5000, case when n % 50 = 0 then 'tverdokhlebenko' else 'other' end]`,
      );
    }
    for (const table of ['cases', 'customers', 'work_items']) await pool.query(`vacuum analyze ${table}`);
  } finally {
    await close();
  }
}
