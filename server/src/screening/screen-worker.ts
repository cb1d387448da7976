import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  compareNames,
  openWatchlist,
  type Screened,
  type ScreenOptions,
  screenAll,
  type Watchlist,
} from '@touchstone/engine';
import type {
  FromScreenWorker,
  ListBeside,
  SearchAnswer,
  SearchRequest,
  SharedWatchlist,
  ToScreenWorker,
} from './messages.js';

/** A screening thread: holds views on the shared watchlists and makes one search after another. */
const port = parentPort;
if (port === null) throw new Error('screen-worker runs as a worker thread only');

// On Linux this is of the thread that asks for it; elsewhere it would slow the whole process down.
if (workerData.givesWay === true && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Builds the tables for comparing names now, instead of at the first search. */
for (const type of ['Person', 'Company'] as const) compareNames('Ivan Petrov', 'Meridian Trading', type);

const watchlists = new Map<number, Watchlist>();
/** Small lists kept open, the one used longest ago first. */
const besides = new Map<string, { readonly version: string; readonly watchlist: Watchlist }>();
const MAX_CUSTOM_WATCHLISTS = 64;

port.on('message', (message: ToScreenWorker) => {
  switch (message.kind) {
    case 'open':
      return answer(open(message.generation, message.shared));
    case 'close':
      watchlists.delete(message.generation);
      return;
    case 'screen':
      return answer({
        kind: 'screened',
        answers: message.searches.map((request) => search(message.generation, request)),
      });
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

function search(generation: number, request: SearchRequest): SearchAnswer {
  const { job } = request;
  try {
    const watchlist = watchlists.get(generation);
    if (watchlist === undefined) throw new Error(`watchlist ${generation} is not open`);
    const begun = performance.now();
    return { job, ...screened(watchlist, request), microseconds: (performance.now() - begun) * 1000 };
  } catch (error) {
    return { job, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function screened(watchlist: Watchlist, { subject, options, beside }: SearchRequest): Screened {
  if (beside === undefined) return screenAll(watchlist, subject, options);
  const own = screenAll(openBeside(beside), subject, beside.options);
  return beside.isAlone ? own : together(screenAll(watchlist, subject, options), own, options);
}

function openBeside({ key, version, shared }: ListBeside): Watchlist {
  const known = besides.get(key);
  besides.delete(key);
  const open = known?.version === version ? known : { version, watchlist: openWatchlist(shared.buffer, shared.delta) };
  besides.set(key, open);
  for (const oldest of [...besides.keys()].slice(0, Math.max(0, besides.size - MAX_CUSTOM_WATCHLISTS)))
    besides.delete(oldest);
  return open.watchlist;
}

/** Merges in the order of a single screening: best first, then by source and its id. */
function together(shared: Screened, own: Screened, { limit }: ScreenOptions): Screened {
  const hits = [...shared.hits, ...own.hits].sort(
    (a, b) => b.score - a.score || inOrder(a.source, b.source) || inOrder(a.sourceId, b.sourceId),
  );
  return {
    hits: limit > 0 ? hits.slice(0, limit) : hits,
    hidden: [...shared.hidden, ...own.hidden],
    categories: { ...shared.categories, ...own.categories },
  };
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function answer(message: FromScreenWorker): void {
  port?.postMessage(message);
}
