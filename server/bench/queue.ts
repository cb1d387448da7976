import { parseArgs } from 'node:util';
import { openDatabase } from '../src/platform/database/database.js';
import { askJson, databaseUrlOf } from './bench-service.js';
import { serviceProcess } from './running/service-process.js';

/**
 * `node server/dist/bench/queue.js [--cases 1000000] [--open 100000] [--times 100]`: pages and counts of the queue with so many cases, one
 * request after another, and twenty users who claim at once. The cases are copies of one of the demonstration list, made by SQL.
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

const running = serviceProcess({ DATABASE_URL: '', SCREENING_THREADS: '1', MAX_EVENT_LOOP_DELAY_MS: '0' });
try {
  const { url } = await running.start();
  const service = { url, headers: await running.headers() };
  const listed = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
  const made = (await askJson(service, 'POST', '/api/search', listed)) as { search_reference: string };
  await seed(databaseUrlOf(String(running.env.DATA_DIR)), made.search_reference);

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
    ],
    ...['?state=closed', '?state=closed&search=nobody', '/counts', '/counts?search=tverdo'],
  ]) {
    const took: number[] = [];
    const before = running.usage();
    for (let each = 0; each < times; each++) {
      const begun = performance.now();
      await askJson(service, 'GET', `/api/queue${query}`);
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

/** Copies the case; the newest are open, the others closed, with due dates, risks and names of their own. */
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
      await copy('cases', 'id', `'created_at', ${when}, 'risk_score', n % 100`);
      await copy(
        'work_items',
        'case_id',
        `'opened_at', ${when}, 'risk_score', n % 100, 'state', case when n >= ${howMany - open} then 'open' else 'closed' end,
         'due_at', now() + make_interval(mins => n - ${howMany} + ${Math.floor(open / 2)}),
         'search_words', array['name' || n % 5000, case when n % 50 = 0 then 'tverdokhlebenko' else 'other' end]`,
      );
    }
    for (const table of ['cases', 'work_items']) await pool.query(`vacuum analyze ${table}`);
  } finally {
    await close();
  }
}
