import { type RunnerOptions, runMigrations } from 'graphile-worker';
import { QUIET } from './job-logger.js';

/**
 * The library looks for the next job before it has written that the last one has ended, and so finds nothing while the next one
 * is of the same queue: it would look again seconds later. Whoever frees a queue says so, as if a job had been added.
 */
const TELL_FREE_QUEUES = `
do $do$ begin
  perform pg_advisory_xact_lock(hashtextextended('tell_free_queue', 0));
  if not exists (
    select from pg_trigger where tgname = 'tell_free_queue' and tgrelid = 'graphile_worker._private_job_queues'::regclass
  ) then
    create or replace function graphile_worker.tell_free_queue() returns trigger language plpgsql as $function$
    begin
      perform pg_notify('jobs:insert', '{"count":1}');
      return null;
    end $function$;
    create trigger tell_free_queue after update on graphile_worker._private_job_queues for each row
      when (old.locked_by is not null and new.locked_by is null) execute function graphile_worker.tell_free_queue();
  end if;
end $do$`;

/** Makes or updates the tables of the job queue (schema `graphile_worker`), so that every process can add jobs. */
export async function migrateJobs(pgPool: NonNullable<RunnerOptions['pgPool']>): Promise<void> {
  await runMigrations({ pgPool, logger: QUIET });
  await pgPool.query(TELL_FREE_QUEUES);
}
