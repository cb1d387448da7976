import { parentPort } from 'node:worker_threads';
import { openWatchlist, type Subject, screen, type Watchlist } from '../src/index.js';
import type { TestSubject } from './mixed-subjects.js';

/**
 * What the benchmark says to a thread: open what is shared, screen subjects, or screen them by index and by plain scan
 * and tell who differs. It answers each once, with the names that differ.
 */
export type ToThread =
  | { readonly open: Pick<Watchlist, 'buffer' | 'delta'> }
  | { readonly screen: readonly Subject[] }
  | { readonly compare: readonly TestSubject[] };

let watchlist: Watchlist | undefined;

parentPort?.on('message', (message: ToThread) => parentPort?.postMessage(answer(message)));

function answer(message: ToThread): readonly string[] {
  if ('open' in message) watchlist = openWatchlist(message.open.buffer, message.open.delta);
  else if (watchlist === undefined) throw new Error('no watchlist is open');
  else if ('compare' in message) return differing(watchlist, message.compare);
  else for (const subject of message.screen) screen(watchlist, subject, { minScore: 80, limit: 10 });
  return [];
}

function differing(list: Watchlist, asked: readonly TestSubject[]): readonly string[] {
  const told = ({ subject, minScore }: TestSubject, scan: boolean) =>
    screen(list, subject, { minScore, limit: 0, scan })
      .map(({ sourceId, score }) => `${sourceId} ${score}`)
      .join();
  return asked
    .filter((one) => told(one, false) !== told(one, true))
    .map(({ subject, minScore }) => `${subject.name} at ${minScore}`);
}
