import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';

/** Latest time of a queued or retried job (`graphile-worker` backs off by powers of e). */
const LATEST = sql`greatest(exp(least(attempts, 10)), 600) * interval '1 second'`;

/**
 * Makes jobs due that wait for a time shown before the clock was set back, and resets the schedule, which would skip
 * everything until then.
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

/** A quarter of an hour with the rests between them; a job that is put back more often may itself be what no database answers in time. */
const MAX_REQUEUES = 20;

/** Number of times a job was put back, kept beside the library's flags, which are names. */
const PUT_BACKS = sql`coalesce((flags ->> 'put_backs')::integer, 0)`;

/**
 * Takes back an attempt of a running job: once failed, it is retried after 1, 2, 4 … 60 seconds as if it had not run.
 * False if it was put back too often, so that attempts count. Leaves a job alone that was replaced meanwhile.
 */
export async function untryJob({ db }: Pick<Database, 'db'>, jobId: string, attempt: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update graphile_worker._private_jobs set
      attempts = attempts - 1,
      run_at = now() + least(power(2, ${PUT_BACKS}), 60) * interval '1 second',
      flags = coalesce(flags, '{}') || jsonb_build_object('put_backs', ${PUT_BACKS} + 1)
    where id = ${jobId} and locked_at is not null and attempts = ${attempt} and ${PUT_BACKS} < ${MAX_REQUEUES}`);
  return rowCount === 1;
}
