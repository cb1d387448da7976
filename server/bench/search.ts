import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import autocannon, { type Outcome } from 'autocannon';

/**
 * `npm run bench`: starts the real service in a folder of its own, imports OFAC SDN and the UN list where the publishers'
 * files lie beside the repository (the demonstration list serves otherwise), and measures it over HTTP with names of these
 * lists. Prints a table beside the goals; takes about a minute.
 */
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const DATA = join(REPOSITORY, '../shared/data');
const SDN = join(DATA, 'ofac/snapshots/sdn-2024-05-02.csv.gz');
const OFAC = [SDN, join(DATA, 'ofac/legacy-csv-2024-01/add.csv.gz'), join(DATA, 'ofac/legacy-csv-2024-01/alt.csv.gz')];
const UN = join(DATA, 'un/consolidated-2026-02-27.xml.gz');
const SECONDS = 10;
const LOGIN = { email: 'bench@example.com', password: 'a password for a minute' };

const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass.
if (process.getuid?.() === 0) chmodSync(folder, 0o711);
const env = {
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR: folder,
  PORT: '0',
  ADMIN_EMAIL: LOGIN.email,
  ADMIN_PASSWORD: LOGIN.password,
  RATE_LIMIT_PER_MINUTE: '0',
  TOKEN_RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
};
let server: ChildProcess | undefined;
process.once('SIGINT', () => server?.kill('SIGTERM'));

try {
  const real = OFAC.every((file) => existsSync(file)) && existsSync(UN);
  if (real) {
    touchstone('lists', 'import', 'ofac_sdn', ...OFAC);
    touchstone('lists', 'import', 'un_sc', UN);
  }
  const url = await startServer();
  const headers = { authorization: `Bearer ${await accessToken(url)}`, 'content-type': 'application/json' };
  print(real ? 'OFAC SDN and UN Security Council' : 'the demonstration list', await measure(url, headers, real));
} finally {
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
}

interface Row {
  readonly what: string;
  readonly goal: string;
  readonly outcome: Outcome;
}

async function measure(url: string, headers: Record<string, string>, real: boolean): Promise<Row[]> {
  const searches = (real ? listedNames() : ['Ivan Petrov']).map((name) => ({
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

/** Every hundredth primary name of OFAC, half of them with a letter changed, so that what is near is looked for too. */
function listedNames(): string[] {
  const csv = gunzipSync(readFileSync(SDN)).toString('latin1');
  const names = [...csv.matchAll(/^\d+,"([^"]+)",/gm)].map(([, name]) => String(name));
  return names
    .filter((name, index) => index % 100 === 0 && name.length >= 3 && name.length <= 100 && /[A-Z]/.test(name))
    .map((name, index) => (index % 2 === 0 ? name : name.replace(/[AEIOU](?!.*[AEIOU])/, 'Y')));
}

function touchstone(...words: string[]): void {
  const command = [join(REPOSITORY, 'server/bin/touchstone.js'), ...words];
  execFileSync(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function startServer(): Promise<string> {
  const program = join(REPOSITORY, 'server/dist/src/main.js');
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /answers at (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

async function accessToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/get-access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function stopServer(): Promise<void> {
  const child = server;
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
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
