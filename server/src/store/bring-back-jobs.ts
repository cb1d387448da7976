import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/** No job is queued for later than this, and none is tried again later than its tries say (`graphile-worker`: powers of e). */
const LATEST = sql`greatest(exp(least(attempts, 10)), 600) * interval '1 second'`;

/**
 * Makes due what waits for a time that the clock had shown before it was set back: jobs, and the schedule, which runs nothing
 * that has run at a later time.
 */
export async function bringBackJobs({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    with jobs as (
      update graphile_worker._private_jobs set run_at = now(), updated_at = now()
      where run_at > now() + ${LATEST} or updated_at > now() + interval '1 minute'
    )
    update graphile_worker._private_known_crontabs set last_execution = now()
    where last_execution > now() + interval '1 minute'`);
}

/** Takes back that a job in progress was tried: once it has failed, it comes again as if it had not been. One that was replaced meanwhile has other tries, and does not. */
export async function untryJob({ db }: Pick<Database, 'db'>, jobId: string, attempt: number): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = attempts - 1
    where id = ${jobId} and locked_at is not null and attempts = ${attempt}`);
}
