import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunnerOptions, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { onBehalfOf } from '../database/on-behalf-of.js';
import { type JobLog, jobLogger } from './job-logger.js';
import type { JobRun } from './jobs.js';
import { PutBack, whenAvailable } from './when-available.js';

/** A worker is known to be dead by the lock it no longer holds; two looks this far apart make sure of it. */
const LOOK_FOR_DEAD_MS = 5_000;
const RESTART_AFTER_MS = 2_000;
/** Time for which a job keeps its place while the service is not ready. */
const WAIT_MS = 5_000;

export interface JobsDeps {
  /** A pool for one run of the queue; it is thrown away with the run. */
  openPool(): { readonly pool: NonNullable<RunnerOptions['pgPool']>; close(): Promise<void> };
  /** Tasks by job name. Each may run again after a crash and must be idempotent. */
  readonly tasks: TasksByName;
  /** Tasks that use up no attempt while the service is not ready (`whenAvailable`). */
  readonly waitForService: ReadonlySet<string>;
  /** Takes back that a job in progress was tried; false where that has been done too often. */
  untry(jobId: string, attempt: number): Promise<boolean>;
  /** Crontab format, UTC. */
  readonly schedule: string;
  readonly leases: WorkerLeases;
  /** Makes jobs due that wait for a time which they were never meant to: the clock was set back since. */
  bringBack(): Promise<void>;
  readonly now: () => Date;
  readonly atOnce: number;
  readonly log: JobLog;
}

type TasksByName = Readonly<Record<string, (payload: never, run: JobRun) => Promise<void>>>;

/** Tells living workers from dead ones, over all nodes. */
interface WorkerLeases {
  /** Takes this name as a worker until the process ends or takes another. */
  hold(worker: string): void;
  /** Frees the jobs of workers that were found dead at the last look and still are; tells which. */
  freeDead(): Promise<readonly string[]>;
  /** Frees the jobs of one worker that has ended. */
  free(worker: string): Promise<void>;
  close(): Promise<void>;
}

export interface RunningJobs {
  /** Takes no more jobs and waits for those in progress. */
  stop(): Promise<void>;
}

/** Works off jobs until stopped. A queue that breaks (the database went away for long) is started again. */
export function runJobs(deps: JobsDeps): RunningJobs {
  const { log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  let doubt = new AbortController();

  const working = (async () => {
    while (!signal.aborted) {
      doubt = new AbortController();
      try {
        await deps.bringBack();
        await workUntilDoubtful(deps, signal, doubt);
      } catch (error) {
        log.error({ err: error }, 'the job queue failed; restarting it');
      }
      await delay(RESTART_AFTER_MS, undefined, { signal }).catch(() => {});
    }
  })();

  const looking = (async () => {
    let lastLook = deps.now();
    while (!signal.aborted) {
      await delay(LOOK_FOR_DEAD_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      const look = deps.now();
      if (look < lastLook) {
        log.warn({}, 'the clock was set back; the job queue is started again');
        doubt.abort();
      }
      lastLook = look;
      const freed = await deps.leases.freeDead().catch(() => []);
      if (freed.length > 0) log.warn({ workers: freed }, 'workers have died; their jobs were released');
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await Promise.all([working, looking]);
      await deps.leases.close();
    },
  };
}

/**
 * Runs the queue until it is stopped or breaks. If a connection breaks while a job is taken or ended, the job may have
 * been taken without our knowledge, or not have ended; this queue, being alive, would keep it locked for hours. So the
 * queue ends after the jobs in progress, and jobs still in its name are free for its successor. The same applies when
 * the clock is set back: the schedule would wait until the later time comes again.
 */
async function workUntilDoubtful(deps: JobsDeps, signal: AbortSignal, doubt: AbortController): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  let name: string | undefined;
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
    deps.leases.hold(name);
  });
  events.on('worker:getJob:error', () => doubt.abort());
  events.on('pool:fatalError', () => doubt.abort());

  const { pool, close } = deps.openPool();
  let end = () => {};
  try {
    const runner = await run(optionsOf(deps, pool, events, signal));
    end = () => void runner.stop().catch(() => {});
    for (const reason of [doubt.signal, signal]) {
      if (reason.aborted) end();
      else reason.addEventListener('abort', end, { once: true });
    }
    await runner.promise;
  } finally {
    signal.removeEventListener('abort', end);
    await close();
    if (doubt.signal.aborted && name !== undefined) await deps.leases.free(name);
  }
}

function optionsOf(
  { tasks, waitForService, untry, schedule, atOnce, log }: JobsDeps,
  pool: NonNullable<RunnerOptions['pgPool']>,
  events: WorkerEvents,
  signal: AbortSignal,
): RunnerOptions {
  events.on('job:error', ({ job, error }) => {
    const { id, task_identifier: task, attempts, max_attempts: most } = job;
    if (error instanceof PutBack) {
      log.debug({ job: id, task, err: error }, error.message);
      return;
    }
    const lost = attempts >= most;
    log[lost ? 'error' : 'warn'](
      { job: id, task, attempts, err: error },
      lost ? 'a job failed permanently' : 'a job failed',
    );
  });
  return {
    pgPool: pool,
    taskList: taskList({ tasks, waitForService, untry }, signal),
    crontab: schedule,
    concurrency: atOnce,
    noHandleSignals: true,
    // Batches even of one: otherwise the library does not wait for the end of a job to be written, and the unhandled
    // error of a broken connection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: jobLogger(log),
    events,
  };
}

/** Adapts our tasks to the library. */
function taskList(
  { tasks, waitForService, untry }: Pick<JobsDeps, 'tasks' | 'waitForService' | 'untry'>,
  signal: AbortSignal,
): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, work]) => [
      name,
      (payload, { job }) => {
        const run: JobRun = { attempt: job.attempts, maxAttempts: job.max_attempts, stopping: signal };
        const once = () => onBehalfOf(organizationOf(payload), () => work(payload as never, run));
        const wait = { milliseconds: WAIT_MS, putBack: () => untry(job.id, job.attempts) };
        return waitForService.has(name) ? whenAvailable(once, wait, signal) : once();
      },
    ]),
  );
}

/** Work of an organization names it. */
function organizationOf(payload: unknown): string | undefined {
  return (payload as { readonly organizationId?: string } | null)?.organizationId;
}
