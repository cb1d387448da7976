import { parentPort } from 'node:worker_threads';
import { openWatchlist, type Subject, screen, type Watchlist } from '../src/index.js';

/** What the benchmark says to a thread: open what is shared, or screen a subject. It answers each with `done`. */
export type ToThread =
  | { readonly open: Pick<Watchlist, 'buffer' | 'delta'> }
  | { readonly subject: Subject; readonly minScore: number };

let watchlist: Watchlist | undefined;

parentPort?.on('message', (message: ToThread) => {
  if ('open' in message) watchlist = openWatchlist(message.open.buffer, message.open.delta);
  else if (watchlist !== undefined) screen(watchlist, message.subject, { minScore: message.minScore, limit: 10 });
  parentPort?.postMessage('done');
});
