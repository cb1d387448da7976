import { Worker } from 'node:worker_threads';
import type { Screened as Found, ScreenOptions, Subject } from '@touchstone/engine';
import { AppError } from '../domain/app-error.js';
import type { FromScreenWorker, ListBeside, SearchRequest, SharedWatchlist, ToScreenWorker } from './messages.js';
import { searchQueue } from './search-queue.js';

/** Findings, and the tag of the watchlist they are from. */
interface Screened<Tag> extends Found {
  readonly tag: Tag;
  /** Time of the screening itself. */
  readonly microseconds: number;
}

export interface ScreeningPool<Tag> {
  screen(subject: Subject, options: ScreenOptions, more?: JobOptions): Promise<Screened<Tag>>;
  /**
   * Opens a watchlist in every thread, then switches searches to it and closes the previous one. Searches continue
   * meanwhile in the old one. Rejects, and changes nothing, if a thread cannot read it.
   */
  open(watchlist: SharedWatchlist, tag: Tag): Promise<void>;
  close(): Promise<void>;
}

interface JobOptions {
  /** List for this search alone; its hits are merged with the others. */
  readonly beside?: ListBeside | undefined;
  /** Runs after interactive searches, several per message: a message costs as much as an easy search. */
  readonly inBackground?: boolean | undefined;
  /** Organization: organizations take turns, and none may take every place or every thread while another waits. */
  readonly organizationId?: string | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  /**
   * Searches that may wait for a thread; one more is refused with `unavailable`. An organization may have as many waiting in the
   * foreground as places are left free.
   */
  readonly maxQueued?: number;
  /** Background searches sent to a thread at a time: interactive ones wait for them. */
  readonly together?: number;
  /** Time limit for a search with a large list beside; past it, it begins anew in the thread for slow searches. */
  readonly quickMilliseconds?: number;
  /** Time limit there: the thread is ended and `search_too_long` thrown. */
  readonly maxMilliseconds?: number;
  /** The script of a thread; another one only to try out how the pool deals with broken threads. */
  readonly script?: URL;
}

interface Job<Tag> {
  readonly id: number;
  readonly subject: Subject;
  readonly options: ScreenOptions;
  readonly more: JobOptions;
  readonly organizationId: string;
  isAlone: boolean;
  readonly resolve: (screened: Screened<Tag>) => void;
  readonly reject: (error: Error) => void;
  tag?: Tag;
  tries: number;
}

interface Thread<Tag> {
  readonly worker: Worker;
  /** For slow searches, and only these. */
  readonly isSlow: boolean;
  readonly opened: Set<number>;
  /** Ends a search that takes too long. */
  timer?: NodeJS.Timeout;
  /** Unanswered jobs of the last message. */
  jobs: readonly Job<Tag>[];
}

interface OpenList<Tag> {
  readonly generation: number;
  readonly shared: SharedWatchlist;
  readonly tag: Tag;
  readonly unreadable: (error: string) => void;
}

const SCRIPT = new URL('./screen-worker.js', import.meta.url);
const MAX_RESTART_DELAY_MS = 5000;
/** Background searches per message: jobs have threads of their own, so that no request waits for them. */
const TOGETHER = 32;
/** The same of the foreground, where more wait than there are threads: few, because those behind a long one wait with it. */
const FEW_TOGETHER = 8;
/** Bytes of a list beside, some 500 names: a larger one may hold up its thread, so that no other search waits behind it. */
const QUICK_BESIDE = 64 * 1024;

/** Seconds are many for such a search: this is reached by lists that were made for it, or on a machine that is overloaded. */
const MAX_MS = 20_000;
/** Most take some milliseconds; one that finds the same words in thousands of names, some hundreds. */
const QUICK_MS = 1000;
/** Milliseconds for which an organization's searches of large lists are slow ones after one of them was. */
const SLOW_FOR_MS = 600_000;

/**
 * Pool of threads that screen over shared watchlists. A thread that crashes is replaced, and its searches are retried
 * once in another, each alone. Slow searches have one more thread, of lower priority, started with the first of them: whatever
 * the number of threads, they delay no other search for longer than it takes to notice them.
 */
export function screeningPool<Tag>({
  threads,
  maxQueued = 1000,
  together = TOGETHER,
  quickMilliseconds = QUICK_MS,
  maxMilliseconds = MAX_MS,
  script = SCRIPT,
}: PoolOptions): ScreeningPool<Tag> {
  const crew = new Set<Thread<Tag>>();
  const waiting = searchQueue<Job<Tag>>();
  const inBackground = searchQueue<Job<Tag>>();
  const slow = searchQueue<Job<Tag>>();
  /** Organizations with slow searches, and until when, in the time of `performance.now()`. */
  const slowUntil = new Map<string, number>();
  let hasSlowThread = false;
  const lists = new Map<number, OpenList<Tag>>();
  const watchers = new Set<() => void>();
  const restarts = new Set<NodeJS.Timeout>();
  let current: OpenList<Tag> | undefined;
  let generations = 0;
  let jobs = 0;
  let crashes = 0;
  let closed = false;
  let atEndOfTurn = false;

  for (let count = 0; count < threads; count += 1) start(false);

  function start(isSlow: boolean): void {
    const worker = new Worker(script, { workerData: { givesWay: isSlow } });
    const thread: Thread<Tag> = { worker, isSlow, opened: new Set(), jobs: [] };
    crew.add(thread);
    thread.worker.on('message', (message: FromScreenWorker) => handle(thread, message));
    thread.worker.on('error', () => gone(thread));
    thread.worker.on('exit', () => gone(thread));
    for (const { generation, shared } of lists.values()) send(thread, { kind: 'open', generation, shared });
  }

  function handle(thread: Thread<Tag>, message: FromScreenWorker): void {
    switch (message.kind) {
      case 'opened':
        thread.opened.add(message.generation);
        break;
      case 'unreadable':
        lists.get(message.generation)?.unreadable(message.error);
        break;
      case 'screened': {
        clearTimeout(thread.timer);
        const { jobs } = thread;
        thread.jobs = [];
        crashes = 0;
        for (const [index, answer] of message.answers.entries()) {
          const job = jobs[index];
          if (job === undefined || job.id !== answer.job) continue;
          if ('microseconds' in answer && answer.microseconds > quickMilliseconds * 1000) noteSlow(job);
          if ('error' in answer) job.reject(new Error(`screening failed: ${answer.error}`));
          else job.resolve({ ...answer, tag: job.tag as Tag });
        }
      }
    }
    notice();
    dispatch();
  }

  function gone(thread: Thread<Tag>): void {
    clearTimeout(thread.timer);
    if (!crew.delete(thread) || closed) return;
    for (const job of thread.jobs) {
      if (job.tries > 1) job.reject(new Error('a screening thread crashed twice on this search'));
      else {
        job.isAlone = true;
        waiting.putBack(job);
      }
    }
    const wait = Math.min(10 * 2 ** crashes, MAX_RESTART_DELAY_MS);
    crashes += 1;
    const restart = setTimeout(() => {
      restarts.delete(restart);
      if (!closed) start(thread.isSlow);
    }, wait);
    restarts.add(restart);
    notice();
    dispatch();
  }

  function dispatch(): void {
    const list = current;
    if (list === undefined) return;
    for (const thread of crew) {
      if (thread.jobs.length > 0 || !thread.opened.has(list.generation)) continue;
      const next = thread.isSlow ? slow.take(1, () => false) : takeQuick();
      if (next.length === 0) continue;
      for (const job of next) {
        job.tries += 1;
        job.tag = list.tag;
      }
      thread.jobs = next;
      const limit = thread.isSlow ? maxMilliseconds : quickMilliseconds;
      if (next.some(isLong)) thread.timer = setTimeout(() => endSearches(thread), limit).unref();
      send(thread, { kind: 'screen', generation: list.generation, searches: next.map(requestOf) });
    }
  }

  /** Takes searches for a thread that is not for slow ones. */
  function takeQuick(): readonly Job<Tag>[] {
    for (;;) {
      const next =
        waiting.size > 0 ? waiting.take(share(), holdsTheOthers) : inBackground.take(together, holdsTheOthers);
      const [first] = next;
      // It arrived before its organization was known to have slow searches.
      if (first === undefined || !isSlow(first)) return next;
      addSlow(first);
    }
  }

  function isSlow(job: Pick<Job<Tag>, 'organizationId' | 'more'>): boolean {
    return isLong(job) && (slowUntil.get(job.organizationId) ?? 0) > performance.now();
  }

  function noteSlow(job: Job<Tag>): void {
    if (isLong(job)) slowUntil.set(job.organizationId, performance.now() + SLOW_FOR_MS);
  }

  function addSlow(job: Job<Tag>): void {
    slow.push(job);
    if (!hasSlowThread) start(true);
    hasSlowThread = true;
    dispatchSoon();
  }

  /** Ends a thread, as nothing else stops a search in progress, and replaces it. */
  function endSearches(thread: Thread<Tag>): void {
    crew.delete(thread);
    void thread.worker.terminate();
    start(thread.isSlow);
    for (const job of thread.jobs) {
      noteSlow(job);
      job.tries = 0;
      if (thread.isSlow) job.reject(new AppError('search_too_long'));
      else addSlow(job);
    }
    thread.jobs = [];
    notice();
  }

  /**
   * Dispatches at the end of the turn: searches that arrive in one, as after a shared answer, go to a thread together.
   */
  function dispatchSoon(): void {
    if (atEndOfTurn) return;
    atEndOfTurn = true;
    setImmediate(() => {
      atEndOfTurn = false;
      dispatch();
    });
  }

  /** Computes a thread's share of the waiting searches. */
  function share(): number {
    return Math.min(FEW_TOGETHER, Math.ceil(waiting.size / quickThreads().length));
  }

  /** Tells whether every thread but one is working for it. */
  function holdsTheOthers(organizationId: string): boolean {
    let held = 0;
    for (const { jobs } of quickThreads()) if (jobs.some((job) => job.organizationId === organizationId)) held += 1;
    return held > 0 && held >= quickThreads().length - 1;
  }

  function quickThreads(): readonly Thread<Tag>[] {
    return [...crew].filter((thread) => !thread.isSlow);
  }

  function notice(): void {
    for (const watcher of watchers) watcher();
  }

  /** Tells whether every thread has it open; those being replaced receive it when they start. */
  function openEverywhere(generation: number): boolean {
    return crew.size > 0 && [...crew].every((thread) => thread.opened.has(generation));
  }

  return {
    screen(subject, options, more = {}) {
      if (closed || current === undefined) return Promise.reject(new AppError('unavailable', { retryAfter: 1 }));
      const { organizationId = '' } = more;
      const quick = more.inBackground === true ? inBackground : waiting;
      const queue = isSlow({ organizationId, more }) ? slow : quick;
      const free = maxQueued - queue.size;
      const isShared = more.inBackground !== true && organizationId !== '';
      if (free <= (isShared ? queue.sizeOf(organizationId) : 0)) {
        return Promise.reject(new AppError('unavailable', { retryAfter: 1 }));
      }
      const isAlone = isLong({ more });
      return new Promise((resolve, reject) => {
        jobs += 1;
        queue.push({ id: jobs, subject, options, more, organizationId, isAlone, resolve, reject, tries: 0 });
        dispatchSoon();
      });
    },

    async open({ buffer, delta }, tag) {
      // No thread would report that it is open if there are none.
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
          for (const thread of crew) send(thread, { kind: 'close', generation });
          reject(new Error(`a screening thread cannot read the watchlist: ${error}`));
        };
        lists.set(generation, { generation, shared, tag, unreadable });
        watchers.add(watcher);
        for (const thread of crew) send(thread, { kind: 'open', generation, shared });
      });
      const before = current;
      current = lists.get(generation);
      if (before !== undefined) {
        lists.delete(before.generation);
        // A thread receives this after its current search.
        for (const thread of crew) send(thread, { kind: 'close', generation: before.generation });
      }
      dispatch();
    },

    async close() {
      closed = true;
      for (const restart of restarts) clearTimeout(restart);
      const left = [waiting, inBackground, slow]
        .flatMap((queue) => queue.drain())
        .concat([...crew].flatMap((thread) => thread.jobs));
      await Promise.all([...crew].map((thread) => thread.worker.terminate()));
      crew.clear();
      for (const job of left) job.reject(new AppError('unavailable'));
      notice();
    },
  };

  function requestOf({ id, subject, options, more: { beside } }: Job<Tag>): SearchRequest {
    return { job: id, subject, options, ...(beside && { beside }) };
  }

  function send(thread: Thread<Tag>, message: ToScreenWorker): void {
    thread.worker.postMessage(message);
  }
}

function isLong({ more: { beside } }: { readonly more: JobOptions }): boolean {
  return beside !== undefined && bytesOf(beside.shared) > QUICK_BESIDE;
}

function bytesOf({ buffer, delta }: SharedWatchlist): number {
  return buffer.byteLength + (delta?.byteLength ?? 0);
}
