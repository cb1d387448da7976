import { type RunnerOptions, runMigrations } from 'graphile-worker';
import { QUIET } from './job-logger.js';

/**
 * Announces freed queues as if a job had been added: the library looks for the next job before it records the end of
 * the last one, finds nothing if both are of the same queue, and would try again only seconds later.
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

/**
 * Lets jobs of organizations take turns (start-time fair queueing): among jobs of one priority, each further job of an
 * organization is a turn later than its previous one, and a newcomer begins with the turn being served. The turn is
 * added to the priority, by which the library takes jobs. An organization with 100,000 waiting rows thus delays another
 * by one job and not by all of its own. A job belongs to the organization in its payload (`organizationId`); others
 * keep their priority. A turn needs no lock: two transactions that do not see each other's jobs assign the same one.
 * Past 16,000 turns of one backlog, jobs run in the order of arrival.
 */
const TAKE_TURNS = `
do $do$ begin
  perform pg_advisory_xact_lock(hashtextextended('take_turn', 0));
  create index if not exists jobs_of_organization on graphile_worker._private_jobs ((payload ->> 'organizationId'), priority)
    where is_available;
  create or replace function graphile_worker.take_turn() returns trigger language plpgsql as $function$
  declare
    latest constant integer := new.priority + 16000;
    served integer;
    before integer;
  begin
    select priority into served from graphile_worker._private_jobs
      where is_available and priority between new.priority and latest and run_at <= now()
        and payload ->> 'organizationId' is not null
      order by priority limit 1;
    select priority + 1 into before from graphile_worker._private_jobs
      where is_available and priority between new.priority and latest
        and payload ->> 'organizationId' = new.payload ->> 'organizationId'
      order by priority desc limit 1;
    new.priority := least(greatest(served, before, new.priority), latest);
    return new;
  end $function$;
  if not exists (
    select from pg_trigger where tgname = 'take_turn' and tgrelid = 'graphile_worker._private_jobs'::regclass
  ) then
    create trigger take_turn before insert on graphile_worker._private_jobs for each row
      when (new.payload ->> 'organizationId' is not null) execute function graphile_worker.take_turn();
  end if;
end $do$`;

/** Makes or updates the tables of the job queue (schema `graphile_worker`), so that every process can add jobs. */
export async function migrateJobs(pgPool: NonNullable<RunnerOptions['pgPool']>): Promise<void> {
  await runMigrations({ pgPool, logger: QUIET });
  await pgPool.query(TELL_FREE_QUEUES);
  await pgPool.query(TAKE_TURNS);
}
