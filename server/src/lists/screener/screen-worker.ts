import { parentPort } from 'node:worker_threads';
import { openWatchlist, screen, type Watchlist } from '@touchstone/engine';
import type { FromScreenWorker, SharedWatchlist, ToScreenWorker } from './messages.js';

/** A screening thread: holds views on the shared watchlists and answers one search after another. */
const port = parentPort;
if (port === null) throw new Error('screen-worker runs as a worker thread only');

const watchlists = new Map<number, Watchlist>();

port.on('message', (message: ToScreenWorker) => {
  switch (message.kind) {
    case 'open':
      return answer(open(message.generation, message.shared));
    case 'close':
      watchlists.delete(message.generation);
      return;
    case 'screen':
      return answer(search(message));
  }
});

function open(generation: number, { buffer, delta }: SharedWatchlist): FromScreenWorker {
  try {
    watchlists.set(generation, openWatchlist(buffer, delta));
    return { kind: 'opened', generation };
  } catch (error) {
    return { kind: 'unreadable', generation, error: String(error) };
  }
}

function search({ job, generation, subject, options }: ToScreenWorker & { kind: 'screen' }): FromScreenWorker {
  try {
    const watchlist = watchlists.get(generation);
    if (watchlist === undefined) throw new Error(`watchlist ${generation} is not open`);
    const begun = performance.now();
    const hits = screen(watchlist, subject, options);
    return { kind: 'screened', job, hits, microseconds: (performance.now() - begun) * 1000 };
  } catch (error) {
    return { kind: 'failed', job, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function answer(message: FromScreenWorker): void {
  port?.postMessage(message);
}
