import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Subject, Watchlist } from '../src/index.js';
import type { TestSubject } from './mixed-subjects.js';
import type { ToThread } from './screening-thread.js';

/** Milliseconds of each message as its sender waits for it, rising, and what the whole run gave. */
export interface ThreadedRun {
  readonly times: readonly number[];
  readonly perSecond: number;
  /** Milliseconds of processor time for each subject, of all threads together. */
  readonly processor: number;
}

export interface Threads {
  /**
   * All subjects over all threads, so many to a message, one message at a time each. `openMeanwhile` is opened by each
   * thread every 50 messages.
   */
  run(subjects: readonly Subject[], together: number, openMeanwhile?: readonly Watchlist[]): Promise<ThreadedRun>;
  /** Subjects whom index and plain scan do not find the same for. */
  differing(asked: readonly TestSubject[]): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Threads that share one watchlist, as a service holds them. */
export async function screenInThreads(watchlist: Watchlist, threads: number): Promise<Threads> {
  const crew = Array.from({ length: threads }, () => new Worker(new URL('./screening-thread.js', import.meta.url)));
  const ask = async (worker: Worker, message: ToThread): Promise<readonly string[]> => {
    const answer = once(worker, 'message');
    worker.postMessage(message);
    const [told] = await answer;
    return told;
  };
  const open = (worker: Worker, { buffer, delta }: Watchlist) =>
    ask(worker, { open: { buffer, ...(delta === undefined ? {} : { delta }) } });
  await Promise.all(crew.map((worker) => open(worker, watchlist)));
  /** Each thread takes the next few as soon as it is done with those before. */
  const share = async <T>(
    all: readonly T[],
    together: number,
    work: (worker: Worker, part: readonly T[]) => unknown,
  ) => {
    let next = 0;
    const takeAll = async (worker: Worker) => {
      while (next < all.length) {
        const part = all.slice(next, next + together);
        next += together;
        await work(worker, part);
      }
    };
    await Promise.all(crew.map(takeAll));
  };
  return {
    async run(subjects, together, openMeanwhile = []) {
      const times: number[] = [];
      const begun = performance.now();
      const before = process.cpuUsage();
      let sent = 0;
      let opened = 0;
      await share(subjects, together, async (worker, part) => {
        const started = performance.now();
        sent += 1;
        // A query that comes while a thread opens a list waits for that.
        if (openMeanwhile.length > 0 && sent % 50 === 49) {
          opened += 1;
          await open(worker, openMeanwhile[opened % openMeanwhile.length] as Watchlist);
        }
        await ask(worker, { screen: part });
        times.push(performance.now() - started);
      });
      const { user, system } = process.cpuUsage(before);
      return {
        times: times.sort((a, b) => a - b),
        perSecond: (subjects.length * 1000) / (performance.now() - begun),
        processor: (user + system) / 1000 / subjects.length,
      };
    },
    async differing(asked) {
      const found: string[] = [];
      await share(asked, 10, async (worker, part) => found.push(...(await ask(worker, { compare: part }))));
      return found;
    },
    async close() {
      await Promise.all(crew.map((worker) => worker.terminate()));
    },
  };
}
