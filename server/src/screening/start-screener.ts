import { AppError } from '../domain/app-error.js';
import type { ReadinessCheck } from '../domain/readiness.js';
import { type NumberedEdition, watchlistNumber } from '../domain/source.js';
import type { EditionStore } from '../lists/editions.js';
import { buildInWorker } from './build-in-worker.js';
import { type PreparedWatchlist, prepareWatchlist, rejectUnsound } from './prepare-watchlist.js';
import type { Screener } from './screener.js';
import { snapshotFolder } from './snapshot-folder.js';
import {
  DEMONSTRATION,
  demonstrationTexts,
  keyOf,
  type SearcherDeps,
  type WatchlistInForce,
  watchlistSearcher,
} from './watchlist-searcher.js';

/** The watchlist of this node, kept up to date until it is closed. */
export interface RunningScreener extends Screener {
  readiness(): ReadinessCheck;
  /** Resolves when the first look is over: a watchlist is searched, or `readiness` says why not. Never rejects. */
  readonly firstLook: Promise<void>;
  /** Looks for new editions at once; resolves when they are in force, or when there is nothing new. */
  refresh(): Promise<void>;
  /**
   * Resolves once a watchlist with at least this number is searched. Throws `unavailable` if it is not after some seconds, and
   * `unknown_edition` if no list has got there.
   */
  reach(number: number): Promise<void>;
  /** Tells of the watchlist that is searched, now where there is one and after every look. */
  follow(listener: (list: WatchlistInForce) => void): void;
  close(): Promise<void>;
}

export interface ScreenerDeps extends SearcherDeps {
  readonly editions: Pick<EditionStore, 'inForce' | 'recordTexts' | 'records' | 'changes' | 'history'>;
  /** Calls back whenever an edition may have been made, by whichever process. Returns how to stop it. */
  readonly onNewEdition: (notify: () => void) => { close(): Promise<void> };
  /** Folder that keeps the watchlist for the next start; if absent, it is not kept. */
  readonly snapshotFolder?: string;
  readonly log: ScreenerLog;
  /** Milliseconds between two looks for editions whose announcement was missed. */
  readonly pollEvery?: number;
  /** Milliseconds that a search waits for a newer watchlist. */
  readonly patience?: number;
}

interface ScreenerLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

const POLL_MS = 30_000;
/** Longest wait of a search for a newer watchlist. */
const REACH_MS = 5000;

/**
 * Loads the editions in force (or the demonstration list) and keeps searching them, swapping in new ones without a
 * pause: built in a thread of its own, from changes if there are few, tested, opened by every screening thread, and
 * only then searched. Failures are logged, and the last good watchlist stays in force. Until the first one is loaded,
 * searches throw `unavailable`.
 */
export function startScreener(deps: ScreenerDeps): RunningScreener {
  const { editions: store, log, demonstration } = deps;
  const searcher = watchlistSearcher(deps);
  const ending = new AbortController();
  const prepareDeps = {
    signal: ending.signal,
    store,
    snapshots: deps.snapshotFolder === undefined ? undefined : snapshotFolder(deps.snapshotFolder),
    warn: (error: unknown, text: string) => log.warn({ err: error }, text),
  };
  const followers: ((list: WatchlistInForce) => void)[] = [];
  let loaded: WatchlistInForce | undefined;
  let prepared: PreparedWatchlist | undefined;
  let failure: string | undefined;
  let looking: Promise<void> = Promise.resolve();
  let saving: Promise<void> = Promise.resolve();
  let looksWaiting = 0;

  /** Runs one refresh at a time; requests during a waiting one share it. */
  function refresh(): Promise<void> {
    if (looksWaiting > 0) return looking;
    looksWaiting += 1;
    looking = looking.then(async () => {
      looksWaiting -= 1;
      if (!ending.signal.aborted) await look();
    });
    return looking;
  }

  async function look(): Promise<void> {
    try {
      const editions = await store.inForce();
      if (loaded !== undefined && keyOf(editions) === searcher.searched()?.key) {
        loaded = { ...loaded, editions };
        await searcher.take(loaded);
      } else {
        loaded = await load(editions);
      }
      failure = undefined;
      for (const listener of followers) listener(loaded);
    } catch (error) {
      if (ending.signal.aborted) return;
      failure = 'the newest lists could not be loaded';
      log.error({ err: error }, 'the watchlist could not be updated; the previous one stays in use');
    }
  }

  async function load(editions: readonly NumberedEdition[]): Promise<WatchlistInForce> {
    const next = editions.length > 0 ? await prepareWatchlist(prepareDeps, editions, prepared) : undefined;
    const built = next?.built ?? (await buildInWorker(demonstrationTexts(demonstration), { signal: ending.signal }));
    if (next === undefined) rejectUnsound(built, [demonstration.edition]);
    const { buffer, delta, entities } = built;
    const list = { shared: { buffer, ...(delta && { delta }) }, entities, editions };
    await searcher.take(list).catch(async (error: unknown) => {
      await next?.discard();
      throw error;
    });
    prepared = next;
    saving = saving.then(() => next?.save());
    log.info(
      {
        editions: searcher.editions().map((edition) => edition.version),
        entities,
        names: built.names,
        milliseconds: Math.round(built.milliseconds),
        bytes: buffer.byteLength + (delta?.byteLength ?? 0),
        ...(next && { how: next.how }),
      },
      'watchlist loaded',
    );
    return list;
  }

  async function reach(number: number): Promise<void> {
    const isReached = () => watchlistNumber(searcher.editions()) >= number;
    if (isReached()) return;
    let patience: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      patience = setTimeout(() => resolve('late'), deps.patience ?? REACH_MS);
    });
    const outcome = await Promise.race([refresh(), late]);
    clearTimeout(patience);
    if (isReached()) return;
    const newest = watchlistNumber(searcher.editions());
    if (outcome !== 'late' && failure === undefined && searcher.searched() !== undefined) {
      throw new AppError('unknown_edition', { text: `No list has reached edition ${number}; the newest is ${newest}` });
    }
    throw new AppError('unavailable', { text: `This node has not loaded edition ${number} yet`, retryAfter: 2 });
  }

  const news = deps.onNewEdition(() => void refresh());
  const poll = setInterval(() => void refresh(), deps.pollEvery ?? POLL_MS);
  poll.unref();

  return {
    firstLook: refresh(),
    screen: searcher.screen,
    editions: searcher.editions,
    readiness() {
      const name = 'watchlist';
      const searched = searcher.searched();
      if (searched === undefined) return { name, ok: false, message: failure ?? 'being loaded' };
      const records = `${searched.entities} records`;
      const state = searched.key === DEMONSTRATION ? `${records} of the demonstration list` : records;
      return { name, ok: true, message: failure === undefined ? state : `${state}; ${failure}` };
    },
    refresh,
    reach,
    follow(listener) {
      followers.push(listener);
      if (loaded !== undefined) listener(loaded);
    },
    async close() {
      ending.abort();
      clearInterval(poll);
      await news.close();
      await searcher.close();
      await looking;
      await saving;
    },
  };
}
