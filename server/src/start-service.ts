import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Composed, compose } from './compose/compose.js';
import { openImages } from './compose/images.js';
import { checkFeedFiles } from './compose/open-feeds.js';
import type { Parts } from './compose/parts.js';
import type { Config } from './config.js';
import type { ReadinessCheck } from './domain/readiness.js';
import { createFirstOrganization, type FirstAdministrator } from './flow/create-first-organization.js';
import { listReadiness } from './flow/list-readiness.js';
import type { TaskName } from './flow/ports/jobs.js';
import { buildApp } from './http/app.js';
import { createMetrics, type Metrics } from './http/metrics.js';
import type { World } from './http/world.js';
import { migrateJobs } from './jobs/migrate-jobs.js';
import { type JobsWorld, runJobs } from './jobs/run-jobs.js';
import { loadDemonstration } from './lists/demonstration/load-demonstration.js';
import { type RunningScreener, startScreener } from './lists/screener/start-screener.js';
import { sourceNamed } from './lists/sources.js';
import { readingThreads } from './media/reading/reading-threads.js';
import { openAccountWorld } from './store/account-world.js';
import { bringBackJobs, untryJob } from './store/bring-back-jobs.js';
import { customListsIn } from './store/custom-lists.js';
import type { Database } from './store/database.js';
import { EDITIONS_CHANNEL, editionsIn } from './store/editions.js';
import { openJobsPool } from './store/jobs-pool.js';
import { listen } from './store/listen.js';
import { isMigrated } from './store/migrate.js';
import { idFactory } from './store/new-id.js';
import { openStorage, type Storage } from './store/open-storage.js';
import { sealWith } from './store/seal.js';
import { ownSecret } from './store/secrets.js';
import { workerLeases } from './store/worker-leases.js';

/** The running service. */
export interface Service {
  /** `http://127.0.0.1:8080`; absent in a process that only works off jobs. */
  readonly address?: string;
  /**
   * Resolves when the watchlist is searched and jobs are worked off. Until then, which takes minutes after millions of
   * records were imported, requests that search are answered with 503, and readiness says so. Never rejects.
   */
  readonly ready: Promise<{
    /** True when the list in force is the invented one. */
    readonly demonstration: boolean;
  }>;
  /** At the very first start alone. */
  readonly firstAdministrator?: FirstAdministrator;
  /** Ends in order: requests in flight, jobs, threads, connections, the embedded database. */
  stop(): Promise<void>;
  /** For an exit that cannot wait. */
  abandon(): void;
}

/**
 * Puts the service together from its parts and starts it. What is open is closed again when a later part fails; the
 * error's message is for people.
 */
export async function startService(config: Config, log: Logger, say: (line: string) => void): Promise<Service> {
  const parts: Part[] = [];
  let stopping = false;
  const stop = () => {
    stopping = true;
    return endAll(parts, log);
  };
  try {
    checkFeedFiles(config);
    const now = () => new Date();
    const storage = await openStorage(config, { say, migrateOthers: migrateJobs });
    parts.push({ stop: () => storage.close() });
    const accounts = await openAccountWorld(storage.database, {
      now,
      newId: idFactory(now),
      tokenSecret: config.tokenSecret,
    });
    const firstAdministrator = await createFirstOrganization(accounts, {
      email: config.adminEmail,
      password: config.adminPassword,
    });
    if (firstAdministrator) showFirstAdministrator(firstAdministrator, say);
    const started = { stop, abandon: storage.abandon, ...(firstAdministrator ? { firstAdministrator } : {}) };
    const screener = startScreener({
      editions: editionsIn(storage.database),
      customLists: customListsIn(storage.database),
      onNewEdition: (tell) => listen(storage.url, EDITIONS_CHANNEL, tell),
      demonstration: await loadDemonstration(),
      threads: config.screeningThreads,
      snapshotFolder: join(config.dataDir, 'watchlist'),
      log,
    });
    parts.push({ stop: () => screener.close() });
    const reading = readingThreads({ threads: Math.max(1, Math.floor(availableParallelism() / 2)) });
    parts.push({ stop: () => reading.close() });
    const { images, faces } = await openImages(config, storage.database, log);
    if (faces) parts.push(faces);
    const metrics = metricsOver(storage.database);
    const service = {
      config,
      log,
      database: storage.database,
      databaseUrl: storage.url,
      accounts,
      screener: metrics.measured(screener, now, sourceNamed),
      readingThreads: reading,
      metrics,
      images,
      seal: sealWith(config.encryptionKey ?? (await ownSecret(storage.database, 'encryption', now()))),
    };
    const composed = compose(service);
    const working: Part[] = [];
    parts.push({ stop: () => endAll(working, log) });
    const ready = screener.firstLook.then(() => {
      if (config.role !== 'api' && !stopping)
        working.push(runJobs(jobsOf(storage, composed, log)), composed.startCourier());
      return { demonstration: screener.editions().every(({ source }) => sourceNamed(source)?.demonstration === true) };
    });
    if (config.role === 'worker') return { ...started, ready };
    const app = await buildApp(worldOf(service, composed, screener));
    parts.push({ stop: () => app.close() });
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`cannot listen on HOST ${config.host}, PORT ${config.port}: ${reasonOf(error)}`);
    });
    return { ...started, address, ready };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Something that was started and has to be ended. */
interface Part {
  stop(): Promise<void>;
}

/** The last that was started is the first that ends; what fails to end does not keep the others. */
async function endAll(parts: Part[], log: Logger): Promise<void> {
  for (let part = parts.pop(); part; part = parts.pop()) {
    await part.stop().catch((error: unknown) => log.error({ err: error }, 'a part did not end in order'));
  }
}

/** At once: were a later part of the start to fail, nobody would ever learn a password that was made up. */
function showFirstAdministrator(
  { admin, password, passwordIsNew }: FirstAdministrator,
  say: (line: string) => void,
): void {
  say(`First administrator: ${admin.email}`);
  if (passwordIsNew) say(`Password:            ${password}   (shown this once; it is stored hashed)`);
}

/** Jobs that one process works off at the same time. */
const JOBS_AT_ONCE = 4;
/** Beside one for each job: to listen for new ones, and to look after the queue. */
const FURTHER_CONNECTIONS = 2;

/** They tell nobody outside: an e-mail would be sent again and again, and publishers would be asked every second. */
const PATIENT: readonly TaskName[] = [
  'analyse_customers',
  'process_upload',
  'monitor_organization',
  'monitor_case',
  'search_adverse_media',
];

function jobsOf({ database, url }: Storage, { tasks, schedule }: Composed, log: Logger): JobsWorld {
  return {
    openPool: () => openJobsPool(url, JOBS_AT_ONCE + FURTHER_CONNECTIONS),
    tasks,
    patient: new Set(PATIENT),
    untry: (jobId, attempt) => untryJob(database, jobId, attempt),
    schedule,
    leases: workerLeases(database, url),
    bringBack: () => bringBackJobs(database),
    now: () => new Date(),
    atOnce: JOBS_AT_ONCE,
    log,
  };
}

function worldOf(
  { config, log, database, accounts, metrics }: Parts,
  { deeds }: Composed,
  screener: RunningScreener,
): World {
  return {
    settings: {
      rateLimitPerMinute: config.rateLimitPerMinute,
      tokenRateLimitPerMinute: config.tokenRateLimitPerMinute,
      trustedProxies: config.trustedProxies,
      requestTimeout: config.requestTimeoutSeconds * 1000,
      maxEventLoopDelay: config.maxEventLoopDelayMs,
    },
    logger: log,
    metrics,
    now: accounts.now,
    ...deeds,
    checkReadiness: async () => [
      ...(await checkReadiness(database)),
      screener.readiness(),
      listReadiness({ now: accounts.now, sourceNamed }, screener.editions()),
    ],
  };
}

/** The numbers of this process, its connections to the database among them. */
function metricsOver({ pool }: Database): Metrics {
  const metrics = createMetrics();
  metrics.showPool(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return metrics;
}

async function checkReadiness(database: Database): Promise<ReadinessCheck[]> {
  const answers = await database.ping().then(
    () => true,
    () => false,
  );
  const migrated = answers && (await isMigrated(database).catch(() => false));
  return [
    { name: 'database', ok: answers, message: answers ? 'answers' : 'does not answer' },
    { name: 'migrations', ok: migrated, message: migrated ? 'up to date' : 'not known to be up to date' },
  ];
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'the port is in use';
  if (code === 'EACCES') return 'this user may not use the port';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine does not have the address';
  return message;
}
