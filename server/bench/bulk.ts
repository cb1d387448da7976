import { setTimeout as delay } from 'node:timers/promises';
import { askJson, type BenchService, setConfiguration, startBenchService } from './bench-service.js';
import type { Usage } from './running/service-process.js';

/**
 * `node server/dist/bench/bulk.js [rows] [rows a job]`: uploads a file of that many customers (100,000 unless told, about 500 bytes each)
 * in Lite mode to the real service, follows it to its end, and searches all the while. Prints what it took beside the goals.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const ROWS_A_JOB = Number(process.argv[3] ?? 0);
const ROOT = '/api/customers/bulk-upload';
const IDLE_SEARCHES = 200;

const GIVEN =
  'Maria Anna Peter Thomas Ahmed Fatima Li Wei Olga Ivan Carlos Lucia John Grace Kofi Ama Yuki Hiro Priya Arjun'.split(
    ' ',
  );
const FAMILY =
  'Meier Schmidt Rossi Silva Garcia Novak Kowalski Jensen Okafor Mensah Tanaka Suzuki Sharma Gupta Nguyen Tran Haddad Aziz Smith Brown'.split(
    ' ',
  );
const LISTED = ['Gavril Tverdokhlebenko', 'Nicolas Maduro Moros', 'Sergei Ivanov', 'Mohammed Ali'];

const service = await startBenchService();
try {
  if (ROWS_A_JOB > 0) await setConfiguration(service, { ai_risk_process_records: ROWS_A_JOB });
  const idle = await searchFor(service, () => IDLE_SEARCHES);
  // One part: a file of many is sent slowly.
  const file = new Blob([[...rows()].join('')]);
  process.stdout.write(`${ROWS} rows, ${(file.size / 1024 / 1024).toFixed(1)} MB\n`);
  const before = service.usage();
  const begun = performance.now();
  const uploadId = await upload(service, file);
  const accepted = performance.now();
  let over = false;
  const searching = searchFor(service, (done) => (over ? done : Number.POSITIVE_INFINITY), 200);
  const record = await followed(service, uploadId);
  const ended = performance.now();
  over = true;
  const busy = await searching;
  print({
    record,
    seconds: { accepted: (accepted - begun) / 1000, ended: (ended - begun) / 1000 },
    idle,
    busy,
    before,
    after: service.usage(),
  });
} finally {
  await service.stop();
}

/** A fixed file: every name another one, one of 500 listed. */
function* rows(): Generator<string> {
  yield 'name,birth_incorporation_date,countries,nationality,gender,address,occupation,industry,identification_number,known_alias,client_reference,categories\n';
  for (let row = 0; row < ROWS; row += 1) {
    const given = GIVEN[row % GIVEN.length];
    const family = FAMILY[Math.floor(row / GIVEN.length) % FAMILY.length];
    const name = row % 500 === 0 ? LISTED[(row / 500) % LISTED.length] : `${given} ${wordOf(row)} ${family}`;
    const date = `${String(1 + (row % 28)).padStart(2, '0')}-${String(1 + (row % 12)).padStart(2, '0')}-${1940 + (row % 65)}`;
    const address = `"House ${row % 999}, Street of the ${wordOf(row * 7)} and the ${wordOf(row * 13)}, Quarter ${wordOf(row * 3)}, City of ${wordOf(row * 11)}, Province ${wordOf(row * 17)}, reached by the old road, second entrance from the yard"`;
    yield `${name},${date},DE|FR,DE,${row % 2 === 0 ? 'female' : 'male'},${address},"Clerk of the ${wordOf(row * 5)} department, formerly of the ${wordOf(row * 19)} office","Wholesale trade in ${wordOf(row * 23)} goods and related services",P${1_000_000 + row},,customer-${row},Sanctions|PEP|Warnings and Regulatory Enforcement|Insolvency\n`;
  }
}

/** A word that looks like a name, the same for the same number. */
function wordOf(number: number): string {
  const syllables = ['ba', 'ro', 'mi', 'tel', 'sa', 'no', 'ker', 'li', 'dan', 'vo', 'us', 'pa'];
  let text = '';
  for (let left = (number * 2_654_435_761) % 20_736, count = 0; count < 4; count += 1, left = Math.floor(left / 12)) {
    text += syllables[left % 12];
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function upload(service: BenchService, file: Blob): Promise<string> {
  const form = new FormData();
  form.append('ai_risk_mode', 'AiRisk Lite');
  form.append('file', file, 'bench.csv');
  const { upload_id } = (await askJson(service, 'POST', ROOT, form)) as {
    upload_id: string;
  };
  return upload_id;
}

interface UploadRecord {
  readonly status: string;
  readonly customers_created: number;
  readonly customers_processed: number;
  readonly failed_rows: number;
  readonly cases_created: number;
}

async function followed(service: BenchService, id: string): Promise<UploadRecord> {
  for (;;) {
    const { upload } = (await askJson(service, 'GET', `${ROOT}/${id}`)) as { upload: UploadRecord };
    if (upload.status === 'Completed' || upload.status === 'Failed') return upload;
    await delay(250);
  }
}

/** Milliseconds of searches one after another, `pause` apart, until as many are done as wanted. */
async function searchFor(service: BenchService, wanted: (done: number) => number, pause = 0): Promise<number[]> {
  const taken: number[] = [];
  for (let row = 1; taken.length < wanted(taken.length); row += 1) {
    const name = `${GIVEN[row % GIVEN.length]} ${wordOf(row * 29)} ${FAMILY[row % FAMILY.length]}`;
    const body = { name, categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
    const begun = performance.now();
    await askJson(service, 'POST', '/api/search', body);
    taken.push(performance.now() - begun);
    if (pause > 0) await delay(pause);
  }
  return taken.sort((a, b) => a - b);
}

function print(measured: {
  record: UploadRecord;
  seconds: { accepted: number; ended: number };
  idle: readonly number[];
  busy: readonly number[];
  before: Usage;
  after: Usage;
}): void {
  const { record, seconds, idle, busy, before, after } = measured;
  const [server, database] = [after.server - before.server, after.database - before.database];
  const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  process.stdout.write(`${JSON.stringify(record)}\n`);
  console.table({
    'upload accepted, s': { measured: seconds.accepted.toFixed(1), goal: '' },
    'upload to end, s': { measured: seconds.ended.toFixed(1), goal: '120 for 100,000' },
    'processor time of the server, s': { measured: server.toFixed(1), goal: '' },
    'processor time of PostgreSQL, s': { measured: database.toFixed(1), goal: '' },
    'both, ms a row': { measured: (((server + database) / ROWS) * 1000).toFixed(2), goal: '2.4 (two cores)' },
    'memory of the server, MB': { measured: after.peakMegabytes, goal: '< 1024' },
    'search idle, p50 and p99 ms': { measured: `${at(idle, 0.5)}, ${at(idle, 0.99)}`, goal: '' },
    'search meanwhile, p50 and p99 ms': { measured: `${at(busy, 0.5)}, ${at(busy, 0.99)}`, goal: '< 2 x idle' },
  });
}
