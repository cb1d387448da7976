import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openAccounts } from '../accounts/open-accounts.module.js';
import { createFirstOrganization, type FirstAdministrator } from '../accounts/organizations.js';
import { checkFeedFiles } from '../adverse-media/open-feeds.module.js';
import { openFaces } from '../cases/images.module.js';
import { customListsRepository } from '../custom-lists/custom-lists.repository.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import type { Faces } from '../faces/faces.js';
import { loadDemonstration } from '../lists/demonstration/load-demonstration.js';
import { EDITIONS_CHANNEL, editionsRepository } from '../lists/editions.repository.js';
import { listReadiness } from '../lists/list-status.js';
import { sourceNamed } from '../lists/sources.js';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import { listen } from '../platform/database/listen.js';
import { isMigrated } from '../platform/database/migrate.js';
import { idFactory } from '../platform/database/new-id.js';
import { openStorage } from '../platform/database/open-storage.js';
import { type KeyRings, openKeys } from '../platform/encryption/open-keys.js';
import { createMetrics, type Metrics } from '../platform/http/metrics.js';
import { migrateJobs } from '../platform/jobs/migrate-jobs.js';
import { type RunningScreener, startScreener } from '../screening/start-screener.js';
import { type AppDeps, buildApp } from './app.js';
import { readBacklog } from './backlog.repository.js';
import { endAll, type Part } from './end-all.js';
import { keepFor } from './keep-for.js';
import { bindModules, type Modules } from './modules.js';
import { openParts } from './open-parts.js';
import { openUploadFolder } from './open-upload-folder.js';
import type { Parts } from './parts.js';
import { type JobsThread, startJobsThread } from './start-jobs-thread.js';
import { watchScreenings } from './watch-screenings.js';
import { workOffJobs } from './work-off-jobs.js';

/** Build of the console workspace. */
const CONSOLE_FOLDER = fileURLToPath(new URL('../../../../console/dist', import.meta.url));

/** Shortest time between two counts for the metrics, which anybody within the network may read. */
const BACKLOG_KEPT_MS = 10_000;

/** The running service. */
export interface Service {
  /** `http://127.0.0.1:8080`; absent in a process that only runs jobs. */
  readonly address?: string;
  /** Where a process that only runs jobs answers `/health` and `/metrics`; absent without `WORKER_PORT`. */
  readonly healthAddress?: string;
  /**
   * Resolves when the watchlist is loaded and jobs run. Until then, which takes minutes after an import of millions of
   * records, searches are answered with 503 and readiness reports it. Never rejects.
   */
  readonly ready: Promise<{
    /** True when the list in force is the invented one. */
    readonly demonstration: boolean;
  }>;
  /** Ends in order: requests in flight, jobs, threads, connections, the embedded database. */
  stop(): Promise<void>;
  /** Releases what an immediate exit would leave behind. */
  abandon(): void;
}

/**
 * Builds the service from its parts and starts it. If a later part fails, everything opened before is closed; the
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
    const keys = await openKeys(config, storage.database, now());
    const accounts = await openAccounts(storage.database, {
      now,
      newId: idFactory(now),
      tokenSecret: config.tokenSecret,
    });
    const firstAdministrator = await createFirstOrganization(accounts, {
      email: config.adminEmail,
      password: config.adminPassword,
    });
    if (firstAdministrator) showFirstAdministrator(firstAdministrator, say);
    const started = { stop, abandon: storage.abandon };
    const screener = startScreener({
      editions: editionsRepository(storage.database),
      customLists: customListsRepository(storage.database),
      onNewEdition: (notify) => listen(storage.url, EDITIONS_CHANNEL, notify),
      demonstration: await loadDemonstration(),
      threads: config.screeningThreads,
      snapshotFolder: join(config.dataDir, 'watchlist'),
      log,
    });
    parts.push({ stop: () => screener.close() });
    const faces = openFaces(config, log);
    if (faces) parts.push(faces);
    const metrics = createMetrics();
    metrics.showEditions(screener, now, sourceNamed);
    const service = openParts({
      ...{ config, log, database: storage.database, databaseUrl: storage.url, accounts, faces, keys },
      screener: watchScreenings(screener, metrics),
    });
    parts.push({ stop: () => service.readingThreads.close() });
    const modules = bindModules(service);
    const working: Part[] = [];
    parts.push({ stop: () => endAll(working, log) });
    const jobs = config.role === 'all' ? jobsThread(service, { faces, keys, metrics, screener }) : undefined;
    if (jobs) working.push(jobs);
    metrics.showConnections(() => [storage.database.connections(), ...(jobs ? [jobs.connections()] : [])]);
    const ready = screener.firstLook.then(() => {
      if (config.role === 'worker' && !stopping) working.push(workOffJobs(service, modules));
      if (!stopping) jobs?.begin();
      return { demonstration: screener.editions().every(({ source }) => sourceNamed(source)?.demonstration === true) };
    });
    const { host, port, role, workerPort } = config;
    if (role === 'worker' && workerPort === undefined) return { ...started, ready };
    metrics.showBacklog(
      keepFor(BACKLOG_KEPT_MS, () => readBacklog(storage.database, Object.keys(modules.tasks)), {
        now: () => performance.now(),
        failed: (error) => log.debug({ err: error }, 'the backlog cannot be counted'),
      }),
    );
    const uploadFolder = await openUploadFolder(config.dataDir);
    const app = await buildApp(appDeps(service, modules, { screener, metrics, uploadFolder }));
    parts.push({ stop: () => app.close() });
    if (role !== 'worker') return { ...started, address: await listenOn(app, host, ['PORT', port]), ready };
    return { ...started, healthAddress: await listenOn(app, host, ['WORKER_PORT', workerPort ?? 0]), ready };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listenOn(app: FastifyInstance, host: string, [name, port]: readonly [string, number]): Promise<string> {
  return app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`cannot listen on HOST ${host}, ${name} ${port}: ${reasonOf(error)}`);
  });
}

/** Printed at once: if a later part of the start failed, a generated password would be lost. */
function showFirstAdministrator(
  { admin, password, passwordIsNew }: FirstAdministrator,
  say: (line: string) => void,
): void {
  say(`First administrator: ${admin.email}`);
  if (passwordIsNew) say(`Password:            ${password}   (shown only once; stored hashed)`);
}

function appDeps(
  { config, log, database, accounts }: Parts,
  { authenticate, recordDenial, answersOnce, addCounts, outcomes, routes }: Modules,
  { screener, metrics, uploadFolder }: { screener: RunningScreener; metrics: Metrics; uploadFolder: string },
): AppDeps {
  return {
    settings: {
      rateLimitPerMinute: config.rateLimitPerMinute,
      consoleRateLimitPerMinute: config.consoleRateLimitPerMinute,
      tokenRateLimitPerMinute: config.tokenRateLimitPerMinute,
      trustedProxies: config.trustedProxies,
      requestTimeout: config.requestTimeoutSeconds * 1000,
      maxEventLoopDelay: config.maxEventLoopDelayMs,
      maxConnections: config.maxConnections,
      maxConnectionsPerAddress: config.maxConnectionsPerAddress,
      maxBodyBytes: config.maxBodiesMegabytes * 1024 * 1024,
      maxBodyBytesPerCaller: config.maxBodiesMegabytesPerCaller * 1024 * 1024,
      uploadFolder,
      maxUploadBytes: config.uploadsMaxMegabytes * 1024 * 1024,
      ...(config.consoleEnabled && config.role !== 'worker' && { consoleFolder: CONSOLE_FOLDER }),
    },
    logger: log,
    metrics,
    ...{ authenticate, recordDenial, answersOnce, addCounts, outcomes },
    reachEdition: screener.reach,
    routes: config.role === 'worker' ? [] : routes,
    checkReadiness: async () => [
      ...(await checkReadiness(database)),
      screener.readiness(),
      listReadiness({ now: accounts.now, sourceNamed }, screener.editions()),
    ],
  };
}

/** Jobs in a thread of their own, which searches what this one does; its numbers are shown with those of this one. */
function jobsThread(
  { config, databaseUrl, log }: Parts,
  {
    faces,
    keys,
    metrics,
    screener,
  }: { faces: Faces | undefined; keys: KeyRings; metrics: Metrics; screener: RunningScreener },
): JobsThread {
  const jobs = startJobsThread({
    ...{ config, databaseUrl, keys, logLevel: log.level, faces },
    onMessage({ began, ended }) {
      for (let count = 0; count < began; count += 1) metrics.screeningBegan();
      for (const { seconds, isAnswered } of ended) metrics.screeningEnded(seconds, isAnswered);
    },
  });
  screener.follow(jobs.follow);
  return jobs;
}

async function checkReadiness(database: Database): Promise<ReadinessCheck[]> {
  const answer = await database.ping().catch(() => undefined);
  const answers = answer !== undefined;
  const writes = answer?.commitsWait === false;
  const migrated = answers && (await isMigrated(database).catch(() => false));
  return [
    {
      name: 'database',
      ok: writes,
      message: writes ? 'answers' : answers ? 'commits wait for a synchronous standby' : 'does not answer',
    },
    { name: 'migrations', ok: migrated, message: migrated ? 'up to date' : 'could not be checked' },
  ];
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'the port is in use';
  if (code === 'EACCES') return 'this user is not allowed to use the port';
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'this machine does not have the address';
  return message;
}
