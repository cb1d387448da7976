import { Worker } from 'node:worker_threads';
import type { RecordChange } from '../../flow/ports/editions.js';
import type { BuiltWatchlist, FromBuildWorker, SharedWatchlist, ToBuildWorker } from './messages.js';

const SCRIPT = new URL('./build-worker.js', import.meta.url);

/** What differs from an earlier watchlist in one source. */
export interface ChangesOf {
  readonly source: string;
  readonly runs: AsyncIterable<readonly RecordChange[]>;
}

/** A thread that makes one watchlist, so that requests are answered meanwhile. To be closed, also after a failure. */
export interface WatchlistBuilder {
  /** Of records as JSON texts in runs; the next run is read when the last one has been taken in: memory stays bounded. */
  build(runs: AsyncIterable<readonly string[]>): Promise<BuiltWatchlist>;
  /** Of an earlier watchlist, which stays as it is. */
  change(before: SharedWatchlist, changes: readonly ChangesOf[]): Promise<BuiltWatchlist>;
  load(file: string): Promise<BuiltWatchlist>;
  /** Writes what was made last, whole or not at all. */
  save(file: string): Promise<void>;
  close(): Promise<void>;
}

export async function buildInWorker(
  runs: AsyncIterable<readonly string[]>,
  options?: BuilderOptions,
): Promise<BuiltWatchlist> {
  const builder = openBuilder(options);
  try {
    return await builder.build(runs);
  } finally {
    await builder.close();
  }
}

export interface BuilderOptions {
  /** Searches go on meanwhile: the thread takes what processor time they leave. */
  readonly givesWay?: boolean;
  /** Ends the thread while it makes a watchlist, which then fails; one that was made is saved all the same. */
  readonly signal?: AbortSignal;
}

export function openBuilder({ givesWay = false, signal }: BuilderOptions = {}): WatchlistBuilder {
  signal?.throwIfAborted();
  const worker = new Worker(SCRIPT, { workerData: { givesWay } });
  let ended = false;
  const end = (): void => {
    ended = true;
    void worker.terminate();
  };
  signal?.addEventListener('abort', end);
  // Heard of by whoever asks; between two questions nobody is to be ended by it.
  worker.on('error', () => {});

  async function answered(message: ToBuildWorker): Promise<FromBuildWorker> {
    // A thread that has ended would never answer.
    if (ended) throw new Error('the thread that builds the watchlist was ended');
    return ask(worker, message);
  }

  async function told(message: ToBuildWorker): Promise<void> {
    const answer = await answered(message);
    if (answer.kind !== 'done') throw failure(answer);
  }

  async function made(message: ToBuildWorker): Promise<BuiltWatchlist> {
    const answer = await answered(message);
    signal?.removeEventListener('abort', end);
    if (answer.kind !== 'built') throw failure(answer);
    return answer.built;
  }

  return {
    async build(runs) {
      for await (const texts of runs) await told({ kind: 'records', texts });
      return made({ kind: 'finish' });
    },
    async change({ buffer, delta }, changes) {
      await told({ kind: 'base', shared: { buffer, ...(delta && { delta }) } });
      for (const { source, runs } of changes) {
        for await (const run of runs) {
          const put = run.flatMap(({ after }) => after ?? []);
          const drop = run.filter(({ after }) => after === undefined).map(({ sourceId }) => sourceId);
          await told({ kind: 'changes', source, put, drop });
        }
      }
      return made({ kind: 'finish' });
    },
    load: (file) => made({ kind: 'load', file }),
    save: (file) => told({ kind: 'save', file }),
    async close() {
      signal?.removeEventListener('abort', end);
      await worker.terminate();
    },
  };
}

function failure(answer: FromBuildWorker): Error {
  const reason = answer.kind === 'failed' ? answer.error : `unexpected answer ${answer.kind}`;
  return new Error(`the watchlist cannot be built: ${reason}`);
}

function ask(worker: Worker, message: ToBuildWorker): Promise<FromBuildWorker> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = (answer: FromBuildWorker): void => done(() => resolve(answer));
    const onError = (error: Error): void => done(() => reject(error));
    const onExit = (): void => done(() => reject(new Error('the thread that builds the watchlist ended')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(message);
  });
}
