import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Subject, Watchlist } from '../src/index.js';
import type { ToThread } from './screening-thread.js';

/** Milliseconds of each query as its caller waits for it, rising, and how many were answered a second. */
export interface ThreadedRun {
  readonly times: readonly number[];
  readonly perSecond: number;
}

export interface Threads {
  /** All subjects over all threads, one at a time each. `openMeanwhile` is opened by each thread every 50 queries. */
  run(subjects: readonly Subject[], openMeanwhile?: readonly Watchlist[]): Promise<ThreadedRun>;
  close(): Promise<void>;
}

/** Threads that share one watchlist, as a service holds them. */
export async function screenInThreads(watchlist: Watchlist, threads: number): Promise<Threads> {
  const crew = Array.from({ length: threads }, () => new Worker(new URL('./screening-thread.js', import.meta.url)));
  const ask = async (worker: Worker, message: ToThread) => {
    const answer = once(worker, 'message');
    worker.postMessage(message);
    await answer;
  };
  const open = (worker: Worker, { buffer, delta }: Watchlist) =>
    ask(worker, { open: { buffer, ...(delta === undefined ? {} : { delta }) } });
  await Promise.all(crew.map((worker) => open(worker, watchlist)));
  return {
    async run(subjects, openMeanwhile = []) {
      const times: number[] = [];
      const begun = performance.now();
      let next = 0;
      let opened = 0;
      const work = async (worker: Worker) => {
        for (let i = next++; i < subjects.length; i = next++) {
          const started = performance.now();
          // A query that comes while a thread opens a list waits for that.
          if (openMeanwhile.length > 0 && i % 50 === 49) {
            opened += 1;
            await open(worker, openMeanwhile[opened % openMeanwhile.length] as Watchlist);
          }
          await ask(worker, { subject: subjects[i] as Subject, minScore: 80 });
          times.push(performance.now() - started);
        }
      };
      await Promise.all(crew.map(work));
      const perSecond = (subjects.length * 1000) / (performance.now() - begun);
      return { times: times.sort((a, b) => a - b), perSecond };
    },
    async close() {
      await Promise.all(crew.map((worker) => worker.terminate()));
    },
  };
}
