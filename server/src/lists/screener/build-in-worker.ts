import { Worker } from 'node:worker_threads';
import type { BuiltWatchlist, FromBuildWorker, ToBuildWorker } from './messages.js';

const SCRIPT = new URL('./build-worker.js', import.meta.url);

/**
 * Builds a watchlist in a thread of its own, so that requests are answered meanwhile. The records come as JSON texts in
 * runs; the next run is read when the last one has been taken in, so that memory stays bounded.
 */
export async function buildInWorker(runs: AsyncIterable<readonly string[]>): Promise<BuiltWatchlist> {
  const worker = new Worker(SCRIPT);
  try {
    for await (const texts of runs) {
      const answer = await ask(worker, { kind: 'records', texts });
      if (answer.kind !== 'taken') throw new Error(`the watchlist cannot be built: ${errorOf(answer)}`);
    }
    const answer = await ask(worker, { kind: 'finish' });
    if (answer.kind !== 'built') throw new Error(`the watchlist cannot be built: ${errorOf(answer)}`);
    return answer.built;
  } finally {
    await worker.terminate();
  }
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

function errorOf(answer: FromBuildWorker): string {
  return answer.kind === 'failed' ? answer.error : `unexpected answer ${answer.kind}`;
}
