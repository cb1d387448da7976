import type { CustomListContent } from '../custom-lists/custom-lists.js';
import { AppError } from '../domain/app-error.js';
import { isCustomSource } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Edition, NumberedEdition } from '../domain/source.js';
import type { EditionStore } from '../lists/editions.js';
import { buildInWorker } from './build-in-worker.js';
import { customWatchlists, ListGone } from './custom-watchlists.js';
import type { SharedWatchlist } from './messages.js';
import type { Screener, Screening } from './screener.js';
import { type ScreeningPool, screeningPool } from './screening-pool.js';

/** Watchlist in force and its origin. Can be sent between threads. */
export interface WatchlistInForce {
  readonly shared: SharedWatchlist;
  readonly entities: number;
  /** Empty for the demonstration list. */
  readonly editions: readonly NumberedEdition[];
}

export interface SearcherDeps {
  readonly editions: Pick<EditionStore, 'records'>;
  /** The organizations' own lists. */
  readonly customLists: CustomListContent;
  /** The invented records that are searched while no real list is loaded. */
  readonly demonstration: { readonly edition: Edition; readonly records: readonly ListedRecord[] };
  readonly threads: number;
  /** Threads are started with the first search, not before: many a process never makes one. */
  readonly opensLate?: boolean;
}

interface LoadedList {
  readonly key: string;
  readonly shared: SharedWatchlist;
  editions: readonly Edition[];
  readonly entities: number;
  /** The full records of hits, as of exactly these editions. */
  records(hits: readonly { readonly source: string; readonly sourceId: string }[]): Promise<readonly ListedRecord[]>;
}

/** Searches the current watchlist, with the caller's custom lists beside it. */
export interface WatchlistSearcher extends Screener {
  /**
   * Searches this one from now on, once every thread there is has it open. The same editions again are the same list,
   * perhaps confirmed by their publishers since. Rejects, and changes nothing, when a thread cannot read it.
   */
  take(list: WatchlistInForce): Promise<void>;
  /** Describes the searched watchlist; undefined until there is one. */
  searched(): { readonly key: string; readonly entities: number } | undefined;
  close(): Promise<void>;
}

/** Builds the key of these editions. */
export function keyOf(editions: readonly NumberedEdition[]): string {
  return editions.length > 0 ? editions.map(({ id }) => id).join(' ') : DEMONSTRATION;
}

export const DEMONSTRATION = 'demonstration';

/** The records of the demonstration list as a builder takes them. */
export async function* demonstrationTexts({
  records,
}: SearcherDeps['demonstration']): AsyncGenerator<readonly string[]> {
  yield records.map((record) => JSON.stringify(record));
}

export function watchlistSearcher(deps: SearcherDeps): WatchlistSearcher {
  const { editions, customLists, demonstration, threads } = deps;
  const custom = customWatchlists(customLists);
  let pool = deps.opensLate === true ? undefined : screeningPool<LoadedList>({ threads });
  let opening = Promise.resolve();
  let closed = false;
  const demonstrated = new Map(demonstration.records.map((record) => [record.sourceId, record]));
  let loaded: LoadedList | undefined;
  /** The demonstration list beside real ones, built with the first test. */
  let forTests: Promise<SharedWatchlist> | undefined;

  function recordsOf(inForce: readonly NumberedEdition[]): LoadedList['records'] {
    if (inForce.length > 0) return (hits) => editions.records(hits, inForce);
    return async (hits) => hits.map((hit) => demonstrated.get(hit.sourceId)).filter((record) => record !== undefined);
  }

  /** Started where they are not, with the list of this moment; what is given meanwhile waits for it. */
  async function openPool(): Promise<ScreeningPool<LoadedList>> {
    if (pool === undefined) {
      if (closed || loaded === undefined) throw new AppError('unavailable', { retryAfter: 1 });
      pool = screeningPool<LoadedList>({ threads });
      opening = pool.open(loaded.shared, loaded);
    }
    const args = pool;
    try {
      await opening;
    } catch (error) {
      // The next search tries it anew.
      if (pool === args) pool = undefined;
      await args.close();
      throw error;
    }
    return args;
  }

  function demonstrationAlone(): Promise<SharedWatchlist> {
    if (loaded?.key === DEMONSTRATION) return Promise.resolve(loaded.shared);
    if (forTests === undefined) {
      forTests = buildInWorker(demonstrationTexts(demonstration)).then(({ buffer }) => ({ buffer }));
      forTests.catch(() => {
        forTests = undefined;
      });
    }
    return forTests;
  }

  async function searchDemonstration(...[subject, options, scope]: Parameters<Screener['screen']>): Promise<Screening> {
    const { version } = demonstration.edition;
    const shared = await demonstrationAlone();
    const { hits, hidden, categories } = await (await openPool()).screen(subject, options, {
      beside: { key: DEMONSTRATION, version, shared, options, isAlone: true },
      inBackground: scope.inBackground,
      organizationId: scope.organizationId,
    });
    const records = await recordsOf([])(hits);
    return { hits, hidden, categories, records, editions: [demonstration.edition], customLists: [] };
  }

  async function search(...[subject, options, scope]: Parameters<Screener['screen']>): Promise<Screening> {
    if (scope.isTest) return searchDemonstration(subject, options, scope);
    const own = await custom.of(scope, options);
    const { hits, hidden, categories, tag } = await (await openPool()).screen(subject, options, {
      ...own,
      inBackground: scope.inBackground,
      organizationId: scope.organizationId,
    });
    // An allow list neither adds nor clears a result, so none of its entries is missing from them.
    const counted = hidden.filter(({ source }) => !own.allowLists.has(source));
    const ofCustomLists = hits.filter(({ source }) => isCustomSource(source));
    const published = ofCustomLists.length === 0 ? hits : hits.filter(({ source }) => !isCustomSource(source));
    const found = (await Promise.all([tag.records(published), own.records(ofCustomLists)])).flat();
    const recordOf = new Map(found.map((record) => [`${record.source}\0${record.sourceId}`, record]));
    const records = hits.flatMap(({ source, sourceId }) => recordOf.get(`${source}\0${sourceId}`) ?? []);
    if (records.length !== hits.length) {
      throw new Error(`${hits.length - records.length} of ${hits.length} hits have no record in their editions`);
    }
    return { hits, hidden: counted, categories, records, editions: tag.editions, customLists: own.lists };
  }

  return {
    // A list that is deleted in the middle of a search takes its records along: the next try is without it.
    screen: (...args) =>
      search(...args).catch((error: unknown) => {
        if (error instanceof ListGone) return search(...args);
        throw error;
      }),
    editions: () => loaded?.editions ?? [],
    searched: () => loaded,
    async take({ shared, entities, editions: inForce }) {
      const key = keyOf(inForce);
      const listEditions = inForce.length > 0 ? inForce : [demonstration.edition];
      if (loaded?.key === key) {
        loaded.editions = listEditions;
        return;
      }
      const next = { key, shared, entities, editions: listEditions, records: recordsOf(inForce) };
      await opening.catch(() => {});
      // No `await` in between without a pool: a search that opened one meanwhile would open the previous list.
      if (pool !== undefined) await pool.open(shared, next);
      loaded = next;
    },
    async close() {
      closed = true;
      await pool?.close();
    },
  };
}
