import { Worker } from 'node:worker_threads';
import type { FromReader, ReadingKind, Readings, ToReader } from './messages.js';

/** A pool of threads that read articles, feeds and pages. */
export interface ReadingThreads {
  /** Rejects if it cannot be read or takes too long. */
  read<Kind extends ReadingKind>(kind: Kind, given: Readings[Kind]['given']): Promise<Readings[Kind]['made']>;
  close(): Promise<void>;
}

/**
 * Time limit against articles made to keep us busy. An article takes some 5 ms; the start of a thread does not count.
 */
const LIMIT_MS = 20_000;
/** Memory of a thread, which needs about 100 MB; a page that needs more ends its thread. */
const MAX_MEGABYTES = 768;
const SCRIPT = new URL('./reading-worker.js', import.meta.url);

interface Job {
  readonly message: ToReader;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  job?: Job;
  limit?: NodeJS.Timeout;
}

/** Starts threads at the first need, at most so many. One that takes too long or crashes is replaced, and fails its job alone. */
export function readingThreads(options: { readonly threads: number; readonly limitMs?: number }): ReadingThreads {
  const { threads, limitMs = LIMIT_MS } = options;
  const crew = new Set<Thread>();
  const waiting: Job[] = [];
  let jobs = 0;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } });
    const thread: Thread = { worker, isReady: false };
    crew.add(thread);
    worker.on('message', (answer: FromReader) => {
      if ('isReady' in answer) {
        thread.isReady = true;
        return limit(thread);
      }
      const { job } = thread;
      end(thread);
      if (job !== undefined) {
        if ('error' in answer) job.reject(new Error(answer.error));
        else job.resolve(answer.made as never);
      }
      dispatch();
    });
    worker.on('error', (error) => fail(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(thread, new Error('the reading thread ended')));
    return thread;
  }

  /** Starts the time limit of a thread's job. */
  function limit(thread: Thread): void {
    if (!thread.isReady || thread.job === undefined) return;
    thread.limit = setTimeout(() => fail(thread, new Error(`reading took longer than ${limitMs / 1000} s`)), limitMs);
  }

  function end(thread: Thread): void {
    clearTimeout(thread.limit);
    delete thread.job;
    // A thread without work keeps no process alive.
    thread.worker.unref();
  }

  function fail(thread: Thread, error: Error): void {
    crew.delete(thread);
    const { job } = thread;
    end(thread);
    job?.reject(error);
    void thread.worker.terminate();
    if (!closed) dispatch();
  }

  function dispatch(): void {
    while (waiting.length > 0) {
      const free = [...crew].find(({ job }) => job === undefined) ?? (crew.size < threads ? start() : undefined);
      const job = free && waiting.shift();
      if (free === undefined || job === undefined) return;
      free.job = job;
      free.worker.ref();
      free.worker.postMessage(job.message);
      limit(free);
    }
  }

  return {
    read: (kind, given) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the reading threads have been closed'));
        jobs += 1;
        waiting.push({ message: { id: jobs, kind, given }, resolve, reject });
        dispatch();
      }),

    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('the reading threads have been closed'));
      await Promise.all([...crew].map(({ worker }) => worker.terminate()));
    },
  };
}
