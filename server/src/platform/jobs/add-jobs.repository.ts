import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.js';
import type { NewJob } from './jobs.js';

/** Writes jobs in the caller's transaction: they exist exactly when what they are about does. */
export async function addJobs(tx: Queries, jobs: readonly NewJob[]): Promise<void> {
  for (const call of jobCalls(jobs)) await tx.execute(sql`select ${call}`);
}

/** The same for who calls it in a statement with others. */
export function jobCalls(jobs: readonly NewJob[]): SQL[] {
  if (jobs.length === 0) return [];
  const specs = jobs.map(({ task, payload, key, runAt, queue, maxAttempts, priority }) => ({
    identifier: task,
    payload,
    queue_name: queue,
    run_at: runAt,
    max_attempts: maxAttempts,
    job_key: key,
    priority,
  }));
  return [
    sql`(select count(*) from graphile_worker.add_jobs(array(
      select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json))))`,
  ];
}
