import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Faces } from '../faces/faces.js';
import type { WatchlistInForce } from '../screening/watchlist-searcher.js';
import {
  type FromJobsThread,
  type JobsNumbers,
  type JobsThreadStart,
  NEVER_TO_WORK,
  STARTING,
  type ToJobsThread,
} from './jobs-thread-messages.js';

const SCRIPT = new URL('./jobs-thread.js', import.meta.url);

interface JobsThreadDeps extends Omit<JobsThreadStart, 'comparesFaces' | 'state'> {
  readonly faces: Faces | undefined;
  /** Hears of its screenings once a second. */
  onMessage(numbers: JobsNumbers): void;
}

export interface JobsThread {
  /** Switches to this watchlist. */
  follow(list: WatchlistInForce): void;
  /** Allows jobs to begin. */
  begin(): void;
  /** Connections as of a second ago. */
  connections(): JobsNumbers['connections'];
  /** Takes no more jobs and waits for those in progress; where none was begun yet, for nothing. */
  stop(): Promise<void>;
}

/**
 * Runs jobs and sends webhooks in a thread with connections and screening threads of its own, so that no request waits
 * for an upload. A failing thread ends the process, like any other unexpected error.
 */
export function startJobsThread({ faces, onMessage, ...start }: JobsThreadDeps): JobsThread {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const workerData: JobsThreadStart = { ...start, comparesFaces: faces !== undefined, state };
  const worker = new Worker(SCRIPT, { workerData });
  const notify = (message: ToJobsThread) => worker.postMessage(message);
  let connections = { total: 0, idle: 0, waiting: 0 };
  let stopping = false;
  worker.on('message', async (message: FromJobsThread) => {
    if (message.kind === 'numbers') {
      connections = message.numbers.connections;
      onMessage(message.numbers);
    } else if (faces) {
      notify({ kind: 'seen', id: message.id, seen: await faces.compare(message.picture, message.listed) });
    }
  });
  worker.on('error', (error) => {
    throw error;
  });
  const ended = once(worker, 'exit').then(([code]) => {
    if (!stopping) throw new Error(`the jobs thread ended with code ${code}`);
  });
  return {
    follow: (list) => notify({ kind: 'watchlist', list }),
    begin: () => notify({ kind: 'begin' }),
    connections: () => connections,
    async stop() {
      stopping = true;
      // A thread of low priority may take long to start on a busy machine, and would only end again.
      if (Atomics.compareExchange(state, 0, STARTING, NEVER_TO_WORK) === STARTING) await worker.terminate();
      else notify({ kind: 'stop' });
      await ended;
    },
  };
}
