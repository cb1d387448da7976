import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { openWatchlist, type Stretch, type Watchlist } from '../src/index.js';
import type { ToBuildingThread } from './building-thread.js';

/** As many records to a message as the service tells a thread together. */
const TOGETHER = 250;

/** A watchlist of records as JSON texts, as a service makes it: each thread takes the next run as soon as it is done with the one before. */
export async function buildInThreads(records: readonly string[]): Promise<Watchlist> {
  const script = new URL('./building-thread.js', import.meta.url);
  const [own, other] = [new Worker(script), new Worker(script)];
  const ask = async (worker: Worker, message: ToBuildingThread, port?: MessagePort): Promise<SharedArrayBuffer> => {
    const answer = once(worker, 'message');
    worker.postMessage(message, port === undefined ? [] : [port]);
    const [told] = await answer;
    return told;
  };
  const stretches: Stretch[] = [];
  let next = 0;
  const takeAll = async (worker: Worker, part: number) => {
    while (next < records.length) {
      const some = records.slice(next, next + TOGETHER);
      next += some.length;
      stretches.push({ part, parties: some.length });
      await ask(worker, { prepare: some });
    }
  };
  await Promise.all([takeAll(own, 0), takeAll(other, 1)]);
  const { port1, port2 } = new MessageChannel();
  const [buffer] = await Promise.all([
    ask(own, { join: stretches, other: port2 }, port2),
    ask(other, { sendTo: port1 }, port1),
  ]);
  await Promise.all([own.terminate(), other.terminate()]);
  return openWatchlist(buffer);
}
