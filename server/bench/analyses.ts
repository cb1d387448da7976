import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { recordSplitsRepository } from '../src/cases/record-splits.repository.js';
import { whitelistsRepository } from '../src/cases/whitelists.repository.js';
import { customListsRepository } from '../src/custom-lists/custom-lists.repository.js';
import { screenCustomer } from '../src/customers/create-customer.js';
import type { NewCustomer } from '../src/customers/customers.js';
import { addCustomers } from '../src/customers/customers.repository.js';
import type { Caller } from '../src/domain/caller.js';
import { loadDemonstration } from '../src/lists/demonstration/load-demonstration.js';
import { editionsRepository } from '../src/lists/editions.repository.js';
import { sourceNamed } from '../src/lists/sources.js';
import { type Config, readConfig } from '../src/platform/config/config.js';
import type { Database } from '../src/platform/database/database.js';
import { idFactory } from '../src/platform/database/new-id.js';
import { openStorage } from '../src/platform/database/open-storage.js';
import { createLogger } from '../src/platform/http/create-logger.js';
import { migrateJobs } from '../src/platform/jobs/migrate-jobs.js';
import { riskScoreEnginesRepository } from '../src/risk-scores/risk-score-engines.repository.js';
import { startScreener } from '../src/screening/start-screener.js';
import { type BenchService, startBenchService } from './bench-service.js';
import { listedNames } from './listed-names.js';

/**
 * Analyses of customers by the running service, part of `npm run bench`: how many a second are worked off when many wait
 * (Lite, by jobs, database included), and how long one takes from its request to COMPLETED. The customers are screened and
 * queued beforehand, half of them on the lists: `node server/dist/bench/analyses.js [waiting, default 4000] [alone, 200]`.
 */
const [waiting = 4000, alone = 200] = process.argv.slice(2).map(Number);
const TYPES = ['Person', 'Company', 'Organization'] as const;

const service = await startBenchService();
const config = readConfig(service.env);
const storage = await openStorage(config, { say: () => {}, migrateOthers: migrateJobs });
try {
  const names = listedNames(service.sdn);
  const headers = { ...service.headers, 'content-type': 'application/json' };
  await one(service.url, headers, names, 20);
  const { answered, completed } = await one(service.url, headers, names, alone);
  console.log('One analysis after another: p50, p90, p99 in ms');
  console.log(`  from the request to its answer                     ${quantiles(answered)}`);
  console.log(`  from the request to COMPLETED as a reader sees it  ${quantiles(completed)}   goal p50 ≤ 50`);

  const hold = await holdJobs(storage.database);
  const records = await queueMany(config, names, storage.database, waiting);
  console.log(`${waiting} customers wait, ${(records / waiting).toFixed(2)} records each on average:`);
  await hold.release();
  const beside = askBeside(service.url, headers);
  await workOff(service, storage.database);
  console.log(
    `  a request answered meanwhile                       ${quantiles(await beside.times())}   ms: p50, p90, p99`,
  );
} finally {
  await storage.close();
  await service.stop();
}

/** Milliseconds of each. */
async function one(
  url: string,
  headers: Record<string, string>,
  names: readonly string[],
  count: number,
): Promise<{ answered: number[]; completed: number[] }> {
  const answered: number[] = [];
  const completed: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    const made = await fetch(`${url}/api/ai-risk-customers`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...customer(names, index), ai_risk_mode: 'AiRisk Lite' }),
    });
    answered.push(performance.now() - begun);
    const { data } = (await made.json()) as { data: { customer_id: string } };
    for (let status = ''; status !== 'COMPLETED'; ) {
      const answer = await fetch(`${url}/api/ai-risk-customers/${data.customer_id}`, { headers });
      status = ((await answer.json()) as { data: { status: string } }).data.status;
      if (status !== 'COMPLETED') await delay(1);
    }
    completed.push(performance.now() - begun);
  }
  return { answered, completed };
}

function customer(names: readonly string[], index: number) {
  const listed = names[(index >> 1) % names.length] as string;
  const name = index % 2 === 0 ? listed : `Anneliese Unbekannt ${String.fromCharCode(65 + (index % 26))}`;
  return { name, entity_type: TYPES, categories: ['Sanctions', 'PEP'], match_score: 80 };
}

/** The queue is left alone until all are there. */
async function holdJobs(database: Database): Promise<{ release(): Promise<void> }> {
  const table = sql`graphile_worker._private_jobs`;
  await database.db.execute(sql`
    create function hold_job() returns trigger language plpgsql as $$ begin new.run_at := now() + '1 day'; return new; end $$`);
  await database.db.execute(
    sql`create trigger hold_job before insert on ${table} for each row execute function hold_job()`,
  );
  return {
    async release() {
      await database.db.execute(sql`drop trigger hold_job on ${table}`);
      await database.db.execute(sql`drop function hold_job()`);
      await database.db.execute(sql`update ${table} set run_at = now()`);
      await database.db.execute(sql`select graphile_worker.add_job('forget_events', '{}', job_key := 'awake')`);
    },
  };
}

/** Screens and stores customers as an upload does; answers how many records were found of all of them. */
async function queueMany(
  { dataDir }: Config,
  names: readonly string[],
  database: Database,
  count: number,
): Promise<number> {
  const now = () => new Date();
  const newId = idFactory(now);
  const screener = startScreener({
    editions: editionsRepository(database),
    customLists: customListsRepository(database),
    onNewEdition: () => ({ close: async () => {} }),
    demonstration: await loadDemonstration(),
    threads: 2,
    snapshotFolder: join(dataDir, 'watchlist'),
    log: createLogger('error'),
  });
  await screener.firstLook;
  const riskScoreEngines = riskScoreEnginesRepository(database);
  const deps = {
    screener,
    acceptedGaps: { find: async () => undefined },
    recordSplits: recordSplitsRepository(database),
    whitelists: whitelistsRepository(database),
    sourceNamed,
    riskScoreEngines,
    now,
    newId,
  };
  const caller = await anybody(database);
  const origin = { mode: 'lite', uploadSource: 'bench.csv', platform: 'BULK' } as const;
  let records = 0;
  try {
    for (let first = 0; first < count; first += 200) {
      const made: NewCustomer[] = [];
      for (let index = first; index < Math.min(first + 200, count); index += 1) {
        const { name, match_score: matchScore } = customer(names, index);
        const party = { name, entityTypes: TYPES };
        const request = { party, categories: ['Sanctions', 'PEP'], matchScore, exactSearch: false } as const;
        const one = await screenCustomer(deps, caller, request, origin);
        records += one.results.reduce((sum, result) => sum + result.records.length, 0);
        made.push(one);
      }
      await database.transaction((tx) => addCustomers(tx, made));
    }
  } finally {
    await screener.close();
  }
  return records;
}

/** Asks for something small again and again, until the times are wanted. */
function askBeside(url: string, headers: Record<string, string>): { times(): Promise<number[]> } {
  const times: number[] = [];
  let wanted = false;
  const asking = (async () => {
    while (!wanted) {
      const begun = performance.now();
      await (await fetch(`${url}/api/reference/categories`, { headers })).text();
      times.push(performance.now() - begun);
      await delay(5);
    }
  })();
  return {
    async times() {
      wanted = true;
      await asking;
      return times;
    },
  };
}

async function anybody({ db }: Database): Promise<Caller> {
  const { rows } = await db.execute<{ id: string; organization_id: string; email: string }>(
    sql`select id, organization_id, email from users limit 1`,
  );
  const { id = '', organization_id = '', email = '' } = rows[0] ?? {};
  return { userId: id, organizationId: organization_id, email, role: 'admin' };
}

async function workOff({ usage }: BenchService, database: Database): Promise<void> {
  const open = async () =>
    Number(
      (await database.db.execute<{ n: string }>(sql`select count(*) n from customers where status <> 'completed'`))
        .rows[0]?.n ?? 0,
    );
  const before = usage();
  const begun = performance.now();
  const first = await open();
  while ((await open()) > 0) await delay(100);
  const seconds = (performance.now() - begun) / 1000;
  const after = usage();
  const each = (key: 'server' | 'database') => (1000 * (after[key] - before[key])) / first;
  const [server, postgres] = [each('server'), each('database')];
  console.log(
    `  worked off in ${seconds.toFixed(1)} s: ${Math.round(first / seconds)} a second (goal ≥ 500 on 2 cores)`,
  );
  console.log(
    `  processor time of each: service ${server.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms; two quiet cores could do up to ${Math.round(2000 / (server + postgres))} a second, one thread of the service ${Math.round(1000 / server)}`,
  );
}

function quantiles(times: readonly number[]): string {
  const rising = [...times].sort((a, b) => a - b);
  const at = (share: number) => (rising[Math.floor(share * (rising.length - 1))] ?? 0).toFixed(1).padStart(7);
  return [0.5, 0.9, 0.99].map(at).join('');
}
