import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Stretch } from '@touchstone/engine';
import type { RecordChange } from '../lists/editions.js';
import type { BuiltWatchlist, FromBuildWorker, SharedWatchlist, ToBuildWorker } from './messages.js';

const SCRIPT = new URL('./build-worker.js', import.meta.url);

/** Differences from an earlier watchlist in one source. */
export interface ChangesOf {
  readonly source: string;
  readonly runs: AsyncIterable<readonly RecordChange[]>;
}

/** Threads that make one watchlist, so that requests are answered meanwhile. To be closed, also after a failure. */
export interface WatchlistBuilder {
  /**
   * Builds from runs of records as JSON texts; the next run is read once an earlier one is processed: memory stays
   * bounded.
   */
  build(runs: AsyncIterable<readonly string[]>): Promise<BuiltWatchlist>;
  /** Applies changes to an earlier watchlist, which stays as it is. */
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
  /** Searches go on meanwhile: the threads take what processor time they leave. */
  readonly givesWay?: boolean;
  /** Ends the threads while they make a watchlist, which then fails; one that was made is saved all the same. */
  readonly signal?: AbortSignal;
  /** Least number of records for which a second thread prepares half of the rest, if there is a second core. */
  readonly manyRecords?: number;
}

/** Fewer records than this are done before a second thread has started. */
const MANY_RECORDS = 20_000;

export function openBuilder({ givesWay = false, signal, manyRecords }: BuilderOptions = {}): WatchlistBuilder {
  signal?.throwIfAborted();
  const many = manyRecords ?? (availableParallelism() > 1 ? MANY_RECORDS : Number.POSITIVE_INFINITY);
  const threads: BuildThread[] = [];
  const open = (): BuildThread => {
    const thread = openThread(givesWay);
    threads.push(thread);
    return thread;
  };
  const own = open();
  const end = (): void => {
    for (const thread of threads) void thread.end();
  };
  signal?.addEventListener('abort', end);

  async function request(message: ToBuildWorker, ports?: readonly MessagePort[]): Promise<BuiltWatchlist> {
    const built = await own.request(message, ports);
    signal?.removeEventListener('abort', end);
    return built;
  }

  /** Hands each run to an idle thread. */
  async function divide(runs: AsyncIterable<readonly string[]>): Promise<readonly Stretch[]> {
    const stretches: Stretch[] = [];
    const turns = [Promise.resolve(0)];
    let records = 0;
    for await (const texts of runs) {
      if (records >= many && turns.length === 1) {
        open();
        turns.push(Promise.resolve(1));
      }
      const part = await Promise.race(turns);
      const turn = (threads[part] as BuildThread).send({ kind: 'records', texts }).then(() => part);
      // Failures are reported with the next run.
      turn.catch(() => {});
      turns[part] = turn;
      stretches.push({ part, parties: texts.length });
      records += texts.length;
    }
    await Promise.all(turns);
    return stretches;
  }

  return {
    async build(runs) {
      const stretches = await divide(runs);
      const [, other] = threads;
      if (other === undefined) return request({ kind: 'join', stretches, others: [] });
      // Threads talk directly, so that the one that answers requests is not involved.
      const { port1, port2 } = new MessageChannel();
      const send = other.send({ kind: 'part', to: port1 }, [port1]).then(() => other.end());
      const [built] = await Promise.all([request({ kind: 'join', stretches, others: [port2] }, [port2]), send]);
      return built;
    },
    async change({ buffer, delta }, changes) {
      await own.send({ kind: 'base', shared: { buffer, ...(delta && { delta }) } });
      for (const { source, runs } of changes) {
        for await (const run of runs) {
          const put = run.flatMap(({ after }) => after ?? []);
          const drop = run.filter(({ after }) => after === undefined).map(({ sourceId }) => sourceId);
          await own.send({ kind: 'changes', source, put, drop });
        }
      }
      return request({ kind: 'change' });
    },
    load: (file) => request({ kind: 'load', file }),
    save: (file) => own.send({ kind: 'save', file }),
    async close() {
      signal?.removeEventListener('abort', end);
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

/** Building thread; handles one request at a time. */
interface BuildThread {
  send(message: ToBuildWorker, ports?: readonly MessagePort[]): Promise<void>;
  request(message: ToBuildWorker, ports?: readonly MessagePort[]): Promise<BuiltWatchlist>;
  end(): Promise<void>;
}

function openThread(givesWay: boolean): BuildThread {
  const worker = new Worker(SCRIPT, { workerData: { givesWay } });
  let ended = false;
  // The rejection is handled by the next caller; until then it must not end the process.
  worker.on('error', () => {});

  async function answered(message: ToBuildWorker, ports: readonly MessagePort[] = []): Promise<FromBuildWorker> {
    // A thread that has ended would never answer.
    if (ended) throw new Error('the watchlist builder was stopped');
    return ask(worker, message, ports);
  }

  return {
    async send(message, ports) {
      const answer = await answered(message, ports);
      if (answer.kind !== 'done') throw failure(answer);
    },
    async request(message, ports) {
      const answer = await answered(message, ports);
      if (answer.kind !== 'built') throw failure(answer);
      return answer.built;
    },
    async end() {
      ended = true;
      await worker.terminate();
    },
  };
}

function failure(answer: FromBuildWorker): Error {
  const reason = answer.kind === 'failed' ? answer.error : `unexpected answer ${answer.kind}`;
  return new Error(`the watchlist cannot be built: ${reason}`);
}

function ask(worker: Worker, message: ToBuildWorker, ports: readonly MessagePort[]): Promise<FromBuildWorker> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settle();
    };
    const onMessage = (answer: FromBuildWorker): void => done(() => resolve(answer));
    const onError = (error: Error): void => done(() => reject(error));
    const onExit = (): void => done(() => reject(new Error('the watchlist builder ended')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(message, ports);
  });
}
