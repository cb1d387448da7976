import type { Logger } from 'pino';
import type { Database } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { bringBackJobs, untryJob } from '../platform/jobs/bring-back-jobs.repository.js';
import type { TaskName } from '../platform/jobs/jobs.js';
import { openJobsPool } from '../platform/jobs/jobs-pool.repository.js';
import { runJobs } from '../platform/jobs/run-jobs.js';
import { workerLeases } from '../platform/jobs/worker-leases.repository.js';
import type { Modules } from './modules.js';

/** Jobs that one process works off at the same time. */
const JOBS_AT_ONCE = 4;
/** Beside one for each job: to listen for new ones, and to look after the queue. */
const FURTHER_CONNECTIONS = 2;

/**
 * Tasks without effects outside: otherwise an e-mail would be sent again and again, and publishers asked every second.
 */
const WAIT_FOR_SERVICE: readonly TaskName[] = [
  'analyse_customers',
  'process_upload',
  'monitor_organization',
  'monitor_case',
  'search_adverse_media',
];

interface WorkingDeps {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly log: Logger;
}

/** Works off the queue and sends webhooks in this thread, until stopped. */
export function workOffJobs(
  { database, databaseUrl, log }: WorkingDeps,
  { tasks, schedule, startDeliveryWorker, startChaining }: Modules,
): { stop(): Promise<void> } {
  const jobs = runJobs({
    openPool: () => openJobsPool(databaseUrl, JOBS_AT_ONCE + FURTHER_CONNECTIONS),
    tasks,
    waitForService: new Set(WAIT_FOR_SERVICE),
    untry: (jobId, attempt) => untryJob(database, jobId, attempt),
    schedule,
    leases: workerLeases(database, databaseUrl),
    bringBack: () => bringBackJobs(database),
    now: () => new Date(),
    atOnce: JOBS_AT_ONCE,
    log,
  });
  // Cases of earlier versions have no work, and their days are not counted; after that both find little.
  addJobs(database.db, [
    { task: 'open_earlier_work', payload: {}, key: 'open_earlier_work' },
    { task: 'count_days', payload: {}, key: 'count_days' },
  ]).catch((error: unknown) => log.error({ err: error }, 'the work on earlier cases could not be queued'));
  const deliveryWorker = startDeliveryWorker();
  const chaining = startChaining();
  return {
    async stop() {
      await deliveryWorker.stop();
      await chaining.stop();
      await jobs.stop();
    },
  };
}
