import { Worker } from 'node:worker_threads';
import type { Hit, ScreenOptions, Subject } from '@touchstone/engine';
import { Refusal } from '../../domain/refusal.js';
import type { FromScreenWorker, ListBeside, SharedWatchlist, ToScreenWorker } from './messages.js';

/** What was found, and the tag of the watchlist that it was found in. */
interface Screened<Tag> {
  readonly hits: readonly Hit[];
  readonly tag: Tag;
  /** What the screening itself took. */
  readonly microseconds: number;
}

export interface ScreeningPool<Tag> {
  /** With `beside` one more list is searched, for this search alone; its hits are among the others. */
  screen(subject: Subject, options: ScreenOptions, beside?: ListBeside): Promise<Screened<Tag>>;
  /**
   * Opens a watchlist in every thread, then makes it the one that is searched; the one before is closed. Searches go
   * on meanwhile in the old one. Rejects, and changes nothing, when a thread cannot read it.
   */
  open(watchlist: SharedWatchlist, tag: Tag): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly threads: number;
  /** Searches that may wait for a thread; one more is refused with `unavailable`. */
  readonly mostWaiting?: number;
  /** The script of a thread; another one only to try out how the pool deals with broken threads. */
  readonly script?: URL;
}

interface Job<Tag> {
  readonly id: number;
  readonly subject: Subject;
  readonly options: ScreenOptions;
  readonly beside?: ListBeside | undefined;
  readonly resolve: (screened: Screened<Tag>) => void;
  readonly reject: (error: Error) => void;
  tag?: Tag;
  tries: number;
}

interface Thread<Tag> {
  worker: Worker;
  readonly opened: Set<number>;
  job: Job<Tag> | undefined;
}

interface OpenList<Tag> {
  readonly generation: number;
  readonly shared: SharedWatchlist;
  readonly tag: Tag;
  readonly unreadable: (error: string) => void;
}

const SCRIPT = new URL('./screen-worker.js', import.meta.url);
const MOST_RESTART_WAIT_MS = 5000;

/**
 * A small pool of threads that screen, one search at a time each, over watchlists they share. A thread that crashes is
 * replaced, and its search is tried once more in another.
 */
export function screeningPool<Tag>({ threads, mostWaiting = 1000, script = SCRIPT }: PoolOptions): ScreeningPool<Tag> {
  const crew = new Set<Thread<Tag>>();
  const waiting: Job<Tag>[] = [];
  const lists = new Map<number, OpenList<Tag>>();
  const watchers = new Set<() => void>();
  const restarts = new Set<NodeJS.Timeout>();
  let current: OpenList<Tag> | undefined;
  let generations = 0;
  let jobs = 0;
  let crashes = 0;
  let closed = false;

  for (let count = 0; count < threads; count += 1) start();

  function start(): void {
    const thread: Thread<Tag> = { worker: new Worker(script), opened: new Set(), job: undefined };
    crew.add(thread);
    thread.worker.on('message', (message: FromScreenWorker) => hear(thread, message));
    thread.worker.on('error', () => gone(thread));
    thread.worker.on('exit', () => gone(thread));
    for (const { generation, shared } of lists.values()) tell(thread, { kind: 'open', generation, shared });
  }

  function hear(thread: Thread<Tag>, message: FromScreenWorker): void {
    switch (message.kind) {
      case 'opened':
        thread.opened.add(message.generation);
        break;
      case 'unreadable':
        lists.get(message.generation)?.unreadable(message.error);
        break;
      case 'screened':
      case 'failed': {
        const job = thread.job;
        thread.job = undefined;
        crashes = 0;
        if (job === undefined || job.id !== message.job) break;
        if (message.kind === 'screened') {
          const { hits, microseconds } = message;
          job.resolve({ hits, microseconds, tag: job.tag as Tag });
        } else job.reject(new Error(`screening failed: ${message.error}`));
      }
    }
    notice();
    dispatch();
  }

  function gone(thread: Thread<Tag>): void {
    if (!crew.delete(thread) || closed) return;
    const { job } = thread;
    if (job !== undefined && job.tries > 1) job.reject(new Error('a screening thread crashed, twice with this search'));
    else if (job !== undefined) waiting.unshift(job);
    const wait = Math.min(10 * 2 ** crashes, MOST_RESTART_WAIT_MS);
    crashes += 1;
    const restart = setTimeout(() => {
      restarts.delete(restart);
      if (!closed) start();
    }, wait);
    restarts.add(restart);
    notice();
    dispatch();
  }

  function dispatch(): void {
    const list = current;
    if (list === undefined) return;
    for (const thread of crew) {
      if (waiting.length === 0) return;
      if (thread.job !== undefined || !thread.opened.has(list.generation)) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      job.tries += 1;
      job.tag = list.tag;
      thread.job = job;
      tell(thread, {
        kind: 'screen',
        job: job.id,
        generation: list.generation,
        subject: job.subject,
        options: job.options,
        ...(job.beside && { beside: job.beside }),
      });
    }
  }

  function notice(): void {
    for (const watcher of watchers) watcher();
  }

  /** Every thread there is has it open; those being replaced will get it when they start. */
  function openEverywhere(generation: number): boolean {
    return crew.size > 0 && [...crew].every((thread) => thread.opened.has(generation));
  }

  return {
    screen(subject, options, beside) {
      if (closed || current === undefined) return Promise.reject(new Refusal('unavailable', { retryAfter: 1 }));
      if (waiting.length >= mostWaiting) return Promise.reject(new Refusal('unavailable', { retryAfter: 1 }));
      return new Promise((resolve, reject) => {
        jobs += 1;
        waiting.push({ id: jobs, subject, options, beside, resolve, reject, tries: 0 });
        dispatch();
      });
    },

    async open({ buffer, delta }, tag) {
      // Without threads nobody would ever say that it is open.
      if (closed) throw new Error('the screening threads have been closed');
      const shared = { buffer, ...(delta !== undefined && { delta }) };
      generations += 1;
      const generation = generations;
      await new Promise<void>((resolve, reject) => {
        const watcher = (): void => {
          if (!closed && !openEverywhere(generation)) return;
          watchers.delete(watcher);
          if (closed) reject(new Error('the screening threads have been closed'));
          else resolve();
        };
        const unreadable = (error: string): void => {
          watchers.delete(watcher);
          lists.delete(generation);
          for (const thread of crew) tell(thread, { kind: 'close', generation });
          reject(new Error(`a screening thread cannot read the watchlist: ${error}`));
        };
        lists.set(generation, { generation, shared, tag, unreadable });
        watchers.add(watcher);
        for (const thread of crew) tell(thread, { kind: 'open', generation, shared });
      });
      const before = current;
      current = lists.get(generation);
      if (before !== undefined) {
        lists.delete(before.generation);
        // A thread in the middle of a search hears this when it is done with it.
        for (const thread of crew) tell(thread, { kind: 'close', generation: before.generation });
      }
      dispatch();
    },

    async close() {
      closed = true;
      for (const restart of restarts) clearTimeout(restart);
      const left = [...waiting.splice(0), ...[...crew].map((thread) => thread.job).filter((job) => job !== undefined)];
      await Promise.all([...crew].map((thread) => thread.worker.terminate()));
      crew.clear();
      for (const job of left) job.reject(new Refusal('unavailable'));
      notice();
    },
  };

  function tell(thread: Thread<Tag>, message: ToScreenWorker): void {
    thread.worker.postMessage(message);
  }
}
