import type { NumberedEdition } from '../domain/source.js';
import type { EditionStore } from '../lists/editions.js';
import { type ChangesOf, openBuilder, type WatchlistBuilder } from './build-in-worker.js';
import type { BuiltWatchlist } from './messages.js';
import type { HeldEdition, SnapshotFolder } from './snapshot-folder.js';

/** A watchlist of certain editions, ready to be searched. */
export interface PreparedWatchlist {
  readonly built: BuiltWatchlist;
  readonly editions: readonly HeldEdition[];
  /** Parties put or dropped since the whole was built. */
  readonly changed: number;
  readonly how: 'built' | 'changed' | 'loaded';
  /** Keeps it for the next start, where that is worth it. Never fails: what is not kept is built again. */
  save(): Promise<void>;
  /** Replaces `save` if the watchlist is not used. */
  discard(): Promise<void>;
}

const NOTHING_TO_KEEP = { save: async () => {}, discard: async () => {} };

interface PrepareDeps {
  readonly store: Pick<EditionStore, 'recordTexts' | 'changes' | 'history'>;
  readonly snapshots: SnapshotFolder | undefined;
  readonly warn: (error: unknown, text: string) => void;
  /** Ends what is being made: it is not needed any more. */
  readonly signal?: AbortSignal;
}

/** A list with more changes than this, and than this share of it, is built anew: searches look through both parts. */
const FEW_CHANGES = 2000;
const FEW_CHANGES_SHARE = 0.05;

/**
 * Prepares the watchlist of the editions in force by the shortest way: from the previous one, or from the file of the
 * last run, with the changes since; otherwise from all records. Throws if it is unsound and must not be searched.
 */
export async function prepareWatchlist(
  deps: PrepareDeps,
  inForce: readonly NumberedEdition[],
  before: PreparedWatchlist | undefined,
): Promise<PreparedWatchlist> {
  const { signal } = deps;
  // A node without any watchlist is in a hurry.
  const options = { givesWay: before !== undefined, ...(signal && { signal }) };
  const builder = openBuilder(options);
  let keep = false;
  try {
    const known = before ?? (await loaded(deps, builder));
    const changed = known && (await changedSince(deps, builder, known, inForce));
    if (changed) return changed;
  } catch (error) {
    signal?.throwIfAborted();
    deps.warn(error, 'the watchlist cannot be updated incrementally; rebuilding it');
  } finally {
    await builder.close();
  }
  const anew = openBuilder(options);
  try {
    const built = await anew.build(textsOf(deps, inForce));
    rejectUnsound(built, inForce);
    keep = deps.snapshots !== undefined;
    return {
      built,
      editions: inForce,
      changed: 0,
      how: 'built',
      save: () => saved(deps, anew, inForce),
      discard: () => anew.close(),
    };
  } finally {
    if (!keep) await anew.close();
  }
}

async function loaded(
  { snapshots, warn }: PrepareDeps,
  builder: WatchlistBuilder,
): Promise<PreparedWatchlist | undefined> {
  try {
    const found = await snapshots?.find();
    if (found === undefined) return undefined;
    const built = await builder.load(found.file);
    return { built, editions: found.editions, changed: 0, how: 'loaded', ...NOTHING_TO_KEEP };
  } catch (error) {
    warn(error, 'the saved watchlist cannot be used; rebuilding it');
    return undefined;
  }
}

/** Undefined when it is no earlier state of the editions in force, or when too much has changed since. */
async function changedSince(
  { store }: PrepareDeps,
  builder: WatchlistBuilder,
  before: PreparedWatchlist,
  inForce: readonly NumberedEdition[],
): Promise<PreparedWatchlist | undefined> {
  const held = new Map(before.editions.map((edition) => [edition.source, edition]));
  if (before.editions.some(({ source }) => !inForce.some((edition) => edition.source === source))) return undefined;
  const most = Math.max(FEW_CHANGES, before.built.entities * FEW_CHANGES_SHARE);
  const changes: ChangesOf[] = [];
  let changed = before.changed;
  for (const edition of inForce) {
    const from = held.get(edition.source);
    if (from !== undefined && from.number === edition.number) {
      if (from.id !== edition.id) return undefined;
      continue;
    }
    if (from !== undefined && !(await isIn(store, from))) return undefined;
    const found = await store.changes(edition.source, from?.number ?? 0, edition.number, Math.floor(most - changed));
    if (found === undefined) return undefined;
    changed += found.count;
    changes.push({ source: edition.source, runs: found.runs });
  }
  const how = before.how === 'loaded' && changes.length === 0 ? 'loaded' : 'changed';
  const built = changes.length === 0 ? before.built : await builder.change(before.built, changes);
  rejectUnsound(built, inForce);
  return { built, editions: inForce, changed, how, ...NOTHING_TO_KEEP };
}

async function isIn(store: PrepareDeps['store'], { source, id, number }: HeldEdition): Promise<boolean> {
  return (await store.history(source)).some((edition) => edition.id === id && edition.number === number);
}

async function saved(
  { snapshots, warn }: PrepareDeps,
  builder: WatchlistBuilder,
  editions: readonly NumberedEdition[],
): Promise<void> {
  try {
    await snapshots?.write(editions, (file) => builder.save(file));
  } catch (error) {
    warn(error, 'the watchlist could not be saved; the next start builds it again');
  } finally {
    await builder.close();
  }
}

async function* textsOf(
  { store }: PrepareDeps,
  inForce: readonly NumberedEdition[],
): AsyncGenerator<readonly string[]> {
  for (const edition of inForce) yield* store.recordTexts(edition);
}

/** A watchlist in which listed names do not find themselves, or records are missing, must not be searched. */
export function rejectUnsound(built: BuiltWatchlist, editions: readonly { readonly recordCount: number }[]): void {
  const expected = editions.reduce((count, edition) => count + edition.recordCount, 0);
  if (built.entities !== expected) throw new Error(`${built.entities} records were loaded instead of ${expected}`);
  if (built.lost.length > 0) {
    throw new Error(
      `${built.lost.length} of ${built.tried} listed names are not found by their own search: ${built.lost.join(', ')}`,
    );
  }
}
