import { isCustomSource } from '../../domain/custom-list.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { ReadinessCheck } from '../../domain/readiness.js';
import type { Edition, NumberedEdition } from '../../domain/source.js';
import type { CustomListContent } from '../../flow/ports/custom-lists.js';
import type { EditionStore } from '../../flow/ports/editions.js';
import type { Screener, Screening } from '../../flow/ports.js';
import { buildInWorker } from './build-in-worker.js';
import { customWatchlists, ListGone } from './custom-watchlists.js';
import { type PreparedWatchlist, prepareWatchlist, refuseUnsound } from './prepare-watchlist.js';
import { screeningPool } from './screening-pool.js';
import { snapshotFolder } from './snapshot-folder.js';

/** The watchlist of this node, kept up to date until it is closed. */
export interface RunningScreener extends Screener {
  readiness(): ReadinessCheck;
  /** Resolves when the first look is over: a watchlist is searched, or `readiness` says why not. Never rejects. */
  readonly firstLook: Promise<void>;
  /** Looks for new editions at once; resolves when they are in force, or when there is nothing new. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ScreenerWorld {
  readonly editions: Pick<EditionStore, 'inForce' | 'recordTexts' | 'records' | 'changes' | 'history'>;
  /** The organizations' own lists. */
  readonly customLists: CustomListContent;
  /** Calls back whenever an edition may have been made, by whichever process. Returns how to stop it. */
  readonly onNewEdition: (tell: () => void) => { close(): Promise<void> };
  /** The invented records that are searched while no real list is loaded. */
  readonly demonstration: { readonly edition: Edition; readonly records: readonly ListedRecord[] };
  readonly threads: number;
  /** Where the watchlist is kept for the next start; nowhere when absent. */
  readonly snapshotFolder?: string;
  readonly log: ScreenerLog;
  /** Milliseconds between two looks for editions whose announcement was missed. */
  readonly pollEvery?: number;
}

interface ScreenerLog {
  info(details: object, text: string): void;
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

interface LoadedList {
  readonly key: string;
  editions: readonly Edition[];
  readonly entities: number;
  /** The full records of hits, as of exactly these editions. */
  records(hits: readonly { readonly source: string; readonly sourceId: string }[]): Promise<readonly ListedRecord[]>;
}

const POLL_MS = 30_000;

/**
 * Loads the editions in force (or the demonstration list) and keeps searching them, swapping new ones in without a
 * pause: made in a thread of its own, of what has changed where that is little, tried out, opened by every screening
 * thread, and only then searched. What cannot be loaded is logged, and the last good watchlist stays in force. Until there
 * is a first one, searches are refused as `unavailable`.
 */
export function startScreener(world: ScreenerWorld): RunningScreener {
  const { editions: store, log, demonstration } = world;
  const custom = customWatchlists(world.customLists);
  const pool = screeningPool<LoadedList>({ threads: world.threads });
  const ending = new AbortController();
  const prepareWorld = {
    signal: ending.signal,
    store,
    snapshots: world.snapshotFolder === undefined ? undefined : snapshotFolder(world.snapshotFolder),
    warn: (error: unknown, text: string) => log.warn({ err: error }, text),
  };
  let loaded: LoadedList | undefined;
  let prepared: PreparedWatchlist | undefined;
  let failure: string | undefined;
  let looking: Promise<void> = Promise.resolve();
  let saving: Promise<void> = Promise.resolve();
  let looksWaiting = 0;

  /** One look at a time; looks asked for while one waits are that one. */
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
      const inForce = await store.inForce();
      const list = inForce.length > 0 ? listOf(inForce) : demonstrationList();
      if (list.key !== loaded?.key) await load(list, inForce);
      // The same editions, perhaps confirmed by their publishers since.
      else loaded.editions = list.editions;
      failure = undefined;
    } catch (error) {
      if (ending.signal.aborted) return;
      failure = 'the newest lists could not be loaded';
      log.error({ err: error }, 'the watchlist could not be brought up to date; the last good one stays');
    }
  }

  async function load(list: Omit<LoadedList, 'entities'>, inForce: readonly NumberedEdition[]): Promise<void> {
    const next = inForce.length > 0 ? await prepareWatchlist(prepareWorld, inForce, prepared) : undefined;
    const built = next?.built ?? (await buildInWorker(demonstrationTexts(), { signal: ending.signal }));
    if (next === undefined) refuseUnsound(built, list.editions);
    const open = { ...list, entities: built.entities };
    await pool.open(built, open).catch(async (error: unknown) => {
      await next?.discard();
      throw error;
    });
    loaded = open;
    prepared = next;
    saving = saving.then(() => next?.save());
    log.info(
      {
        editions: list.editions.map((edition) => edition.version),
        entities: built.entities,
        names: built.names,
        milliseconds: Math.round(built.milliseconds),
        bytes: built.buffer.byteLength + (built.delta?.byteLength ?? 0),
        ...(next && { how: next.how }),
      },
      'a watchlist is in force',
    );
  }

  function listOf(inForce: readonly NumberedEdition[]): Omit<LoadedList, 'entities'> {
    return {
      key: inForce.map((edition) => edition.id).join(' '),
      editions: inForce,
      records: (hits) => store.records(hits, inForce),
    };
  }

  function demonstrationList(): Omit<LoadedList, 'entities'> {
    const byId = new Map(demonstration.records.map((record) => [record.sourceId, record]));
    return {
      key: 'demonstration',
      editions: [demonstration.edition],
      records: async (hits) => hits.map((hit) => byId.get(hit.sourceId)).filter((record) => record !== undefined),
    };
  }

  async function* demonstrationTexts(): AsyncGenerator<readonly string[]> {
    yield demonstration.records.map((record) => JSON.stringify(record));
  }

  async function search(...[subject, options, scope]: Parameters<Screener['screen']>): Promise<Screening> {
    const own = await custom.of(scope, options);
    const { hits, hidden, categories, tag } = await pool.screen(subject, options, {
      ...own,
      inBackground: scope.inBackground,
    });
    const ofCustomLists = hits.filter(({ source }) => isCustomSource(source));
    const published = ofCustomLists.length === 0 ? hits : hits.filter(({ source }) => !isCustomSource(source));
    const found = (await Promise.all([tag.records(published), own.records(ofCustomLists)])).flat();
    const recordOf = new Map(found.map((record) => [`${record.source}\0${record.sourceId}`, record]));
    const records = hits.flatMap(({ source, sourceId }) => recordOf.get(`${source}\0${sourceId}`) ?? []);
    if (records.length !== hits.length) {
      throw new Error(`${hits.length - records.length} of ${hits.length} hits have no record in their editions`);
    }
    return { hits, hidden, categories, records, editions: tag.editions, customLists: own.lists };
  }

  const news = world.onNewEdition(() => void refresh());
  const poll = setInterval(() => void refresh(), world.pollEvery ?? POLL_MS);
  poll.unref();

  return {
    firstLook: refresh(),
    // A list that is deleted in the middle of a search takes its records along: the next try is without it.
    screen: (...asked) =>
      search(...asked).catch((error: unknown) => {
        if (error instanceof ListGone) return search(...asked);
        throw error;
      }),
    editions: () => loaded?.editions ?? [],
    readiness() {
      const name = 'watchlist';
      if (loaded === undefined) return { name, ok: false, message: failure ?? 'being loaded' };
      const records = `${loaded.entities} records`;
      const state = loaded.key === 'demonstration' ? `${records} of the demonstration list` : records;
      return { name, ok: true, message: failure === undefined ? state : `${state}; ${failure}` };
    },
    refresh,
    async close() {
      ending.abort();
      clearInterval(poll);
      await news.close();
      await pool.close();
      await looking;
      await saving;
    },
  };
}
