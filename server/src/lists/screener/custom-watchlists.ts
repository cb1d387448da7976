import type { ScreenOptions } from '@touchstone/engine';
import { type CustomList, customSource, customVersion } from '../../domain/custom-list.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { CustomListContent } from '../../flow/ports/custom-lists.js';
import type { ScreeningScope } from '../../flow/ports.js';
import { buildInWorker } from './build-in-worker.js';
import type { ListBeside, SharedWatchlist } from './messages.js';

/** The own lists of an organization, ready to be searched beside the published ones. */
interface OwnLists {
  readonly lists: readonly CustomList[];
  /** Absent where there is nothing to search. */
  readonly beside?: ListBeside;
  records(wanted: readonly { readonly source: string; readonly sourceId: string }[]): Promise<readonly ListedRecord[]>;
}

export interface CustomWatchlists {
  /** As the lists are at this moment: what was acknowledged before is in it, on whichever node it was written. */
  of(scope: ScreeningScope, options: ScreenOptions): Promise<OwnLists>;
}

/** A list was deleted between finding what is on it and reading it: the same again goes without it. */
export class ListGone extends Error {}

interface Built {
  readonly versions: string;
  readonly shared: Promise<SharedWatchlist>;
}

/** Organizations whose lists stay in memory; the one that asked longest ago gives way. */
const MOST_KEPT = 256;

/**
 * Keeps a small watchlist for each organization that has lists of its own, built when one of its searches first needs it
 * and again after a change. Versions are asked for at every search, so that all nodes agree without telling each other.
 * A list that cannot be built fails the search: it must not be left out in silence.
 */
export function customWatchlists(content: CustomListContent): CustomWatchlists {
  const kept = new Map<string, Built>();
  /** One build at a time: many organizations after a restart must not take every processor from the searches. */
  let building: Promise<unknown> = Promise.resolve();

  function builtOf(organizationId: string, lists: readonly CustomList[], versions: string): Promise<SharedWatchlist> {
    const known = kept.get(organizationId);
    kept.delete(organizationId);
    const built = known?.versions === versions ? known : { versions, shared: build(lists) };
    kept.set(organizationId, built);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
    built.shared.catch(() => {
      if (kept.get(organizationId) === built) kept.delete(organizationId);
    });
    return built.shared;
  }

  function build(lists: readonly CustomList[]): Promise<SharedWatchlist> {
    const next = building.then(async () => {
      const { buffer, entities } = await buildInWorker(textsOf(content, lists));
      const expected = lists.reduce((count, list) => count + list.entryCount, 0);
      if (entities !== expected) throw new ListGone(`${entities} entries of custom lists instead of ${expected}`);
      return { buffer };
    });
    building = next.catch(() => {});
    return next;
  }

  return {
    async of({ organizationId, customListIds }, options) {
      const all = await content.list(organizationId);
      const lists = customListIds === undefined ? all : all.filter(({ id }) => customListIds.includes(id));
      const records: OwnLists['records'] = async (wanted) => {
        const found = await content.records(lists, wanted);
        if (found.length < wanted.length) throw new ListGone(`${wanted.length - found.length} entries are gone`);
        return found;
      };
      if (lists.every(({ entryCount }) => entryCount === 0)) return { lists, records };
      const version = all.map(customVersion).join(' ');
      const shared = await builtOf(organizationId, all, version);
      const { categories: _, ...others } = options;
      const sources = lists.map(({ id }) => customSource(id));
      return { lists, records, beside: { key: organizationId, version, shared, options: { ...others, sources } } };
    },
  };
}

async function* textsOf(content: CustomListContent, lists: readonly CustomList[]): AsyncGenerator<readonly string[]> {
  for (const list of lists) yield* content.recordTexts(list);
}
