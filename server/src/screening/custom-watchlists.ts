import { setImmediate } from 'node:timers/promises';
import type { ScreenOptions } from '@touchstone/engine';
import type { CustomListContent } from '../custom-lists/custom-lists.js';
import { type CustomList, customSource, customVersion } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { takeTurns } from '../domain/take-turns.js';
import { buildInWorker, type ChangesOf, openBuilder } from './build-in-worker.js';
import type { ListBeside, SharedWatchlist } from './messages.js';
import type { ScreeningScope } from './screener.js';

/** The own lists of an organization, ready to be searched beside the published ones. */
interface OwnLists {
  readonly lists: readonly CustomList[];
  /** Sources of the organization's allow lists, searched or not. */
  readonly allowLists: ReadonlySet<string>;
  /** Absent where there is nothing to search. */
  readonly beside?: ListBeside;
  records(wanted: readonly { readonly source: string; readonly sourceId: string }[]): Promise<readonly ListedRecord[]>;
}

export interface CustomWatchlists {
  /** Returns the lists as they are now: everything acknowledged before is included, whichever node wrote it. */
  of(scope: ScreeningScope, options: ScreenOptions): Promise<OwnLists>;
}

/** A list was deleted between finding what is on it and reading it: the same again goes without it. */
export class ListGone extends Error {}

interface Built {
  readonly versions: string;
  readonly lists: readonly CustomList[];
  readonly made: Promise<Made>;
}

interface Made {
  readonly shared: SharedWatchlist;
  /** Entries put or dropped since the whole was built. */
  readonly changed: number;
}

/** Lists with no more entries than this are built anew in no time. */
const SMALL = 2000;
/** Most changes for which a second part is worth searching. */
const FEW_CHANGES = 1000;

/**
 * One build of an organization at a time, in turns, and two in all: the build of one with large lists delays no other, and many
 * organizations after a restart must not take every processor from the searches, nor all memory.
 */
const BUILDS = { atOnce: 2 };
/** A second thread for a large list would take the processor from the other build. */
const ONE_THREAD = { manyRecords: Number.POSITIVE_INFINITY };

/** Organizations whose lists stay in memory; the least recently used one is dropped. */
const MAX_CACHED = 256;

/**
 * Keeps a small watchlist for each organization with custom lists, built when a search first needs it and updated after
 * a change. Versions are read at every search, so that all nodes agree without messages. If a list cannot be built, the
 * search fails: leaving it out silently could miss a hit.
 */
export function customWatchlists(content: CustomListContent): CustomWatchlists {
  const kept = new Map<string, Built>();
  const turns = takeTurns(BUILDS);

  async function builtOf(
    organizationId: string,
    lists: readonly CustomList[],
    versions: string,
  ): Promise<SharedWatchlist> {
    const known = kept.get(organizationId);
    kept.delete(organizationId);
    const built = known?.versions === versions ? known : { versions, lists, made: make(organizationId, lists, known) };
    kept.set(organizationId, built);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_CACHED))) kept.delete(oldest);
    built.made.catch(() => {
      if (kept.get(organizationId) === built) kept.delete(organizationId);
    });
    return (await built.made).shared;
  }

  function make(organizationId: string, lists: readonly CustomList[], known: Built | undefined): Promise<Made> {
    return turns.run(organizationId, async () => (known && (await changed(lists, known))) ?? (await build(lists)));
  }

  async function build(lists: readonly CustomList[]): Promise<Made> {
    const { buffer, entities } = await buildInWorker(textsOf(content, lists), ONE_THREAD);
    rejectOthers(lists, entities);
    return { shared: { buffer }, changed: 0 };
  }

  /**
   * Builds from the previous state and the entries that differ; undefined if it belongs to other lists or too much
   * differs.
   */
  async function changed(lists: readonly CustomList[], known: Built): Promise<Made | undefined> {
    if (lists.reduce((count, { entryCount }) => count + entryCount, 0) <= SMALL) return undefined;
    const before = new Map(known.lists.map((list) => [list.id, list.version]));
    const isLater = known.lists.every(({ id, version }) =>
      lists.some((list) => list.id === id && list.version >= version),
    );
    const created = await known.made.catch(() => undefined);
    if (created === undefined || !isLater) return undefined;
    let count = created.changed;
    const changes: ChangesOf[] = [];
    for (const list of lists.filter(({ id, version }) => before.get(id) !== version)) {
      const found = await content.changes(list, before.get(list.id) ?? 0, FEW_CHANGES - count);
      if (found === undefined) return undefined;
      count += found.count;
      changes.push({ source: customSource(list.id), runs: found.runs });
    }
    const builder = openBuilder();
    try {
      const { buffer, delta, entities } = await builder.change(created.shared, changes);
      rejectOthers(lists, entities);
      return { shared: { buffer, ...(delta && { delta }) }, changed: count };
    } finally {
      await builder.close();
    }
  }

  /** Searches in the background come in crowds: those that ask before the question is put share its answer. */
  const asking = new Map<string, Promise<readonly CustomList[]>>();
  function listsForMany(organizationId: string): Promise<readonly CustomList[]> {
    const known = asking.get(organizationId);
    if (known !== undefined) return known;
    const query = setImmediate().then(() => {
      asking.delete(organizationId);
      return content.list(organizationId);
    });
    asking.set(organizationId, query);
    return query;
  }

  return {
    async of({ organizationId, customListIds, inBackground = false }, options) {
      const all = await (inBackground ? listsForMany(organizationId) : content.list(organizationId));
      const lists = customListIds === undefined ? all : all.filter(({ id }) => customListIds.includes(id));
      const records: OwnLists['records'] = async (wanted) => {
        const found = await content.records(lists, wanted);
        if (found.length < wanted.length) throw new ListGone(`${wanted.length - found.length} entries no longer exist`);
        return found;
      };
      const allowLists = new Set(all.filter(({ type }) => type === 'allow').map(({ id }) => customSource(id)));
      if (all.every(({ entryCount }) => entryCount === 0)) return { lists, allowLists, records };
      const version = all.map(customVersion).join(' ');
      const shared = await builtOf(organizationId, all, version);
      const { categories: _, ...others } = options;
      const sources = lists.map(({ id }) => customSource(id));
      return {
        lists,
        allowLists,
        records,
        beside: { key: organizationId, version, shared, options: { ...others, sources } },
      };
    },
  };
}

/** A list may be changed or deleted while it is read. */
function rejectOthers(lists: readonly CustomList[], entities: number): void {
  const expected = lists.reduce((count, list) => count + list.entryCount, 0);
  if (entities !== expected) throw new ListGone(`${entities} entries of custom lists instead of ${expected}`);
}

async function* textsOf(content: CustomListContent, lists: readonly CustomList[]): AsyncGenerator<readonly string[]> {
  for (const list of lists) yield* content.recordTexts(list);
}
