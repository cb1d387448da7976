import { type RunnerOptions, runMigrations } from 'graphile-worker';
import { QUIET } from './job-logger.js';

/** Makes or updates the tables of the job queue (schema `graphile_worker`), so that every process can add jobs. */
export function migrateJobs(pgPool: NonNullable<RunnerOptions['pgPool']>): Promise<void> {
  return runMigrations({ pgPool, logger: QUIET });
}
