import type { ListedEntity } from '../listed-entity.js';
import { hashBytes } from '../text/hash.js';
import { buildSegment, buildWatchlist } from './build/build-watchlist.js';
import { entityAt } from './entity-at.js';
import { entityHash } from './entity-hash.js';
import { openWatchlist, type Segment, type Watchlist } from './open-watchlist.js';

/** Changes in one source: parties added or changed, in their new form, and the ids of those removed. */
export interface SourceChanges {
  readonly put: readonly ListedEntity[];
  readonly drop: readonly string[];
}

/** A watchlist after changes, and how many parties they touched. */
export interface AppliedEdition {
  readonly watchlist: Watchlist;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * The watchlist with the parties of `source` replaced by those given: finds what differs and applies that. Leaves
 * the given watchlist as it is.
 */
export function applyEdition(watchlist: Watchlist, source: string, entities: Iterable<ListedEntity>): AppliedEdition {
  const known = livingOf(watchlist, source, undefined);
  const put: ListedEntity[] = [];
  for (const entity of entities) {
    const place = known.get(entity.sourceId);
    known.delete(entity.sourceId);
    if (place === undefined || !sameHash(place, entityHash(entity))) put.push(entity);
  }
  return applyChanges(watchlist, source, { put, drop: [...known.keys()] });
}

/**
 * The watchlist with some parties of `source` put and dropped. Only they are built, into a small segment behind the
 * built list; screening gives exactly the hits of a watchlist built from everything anew. Applied again and again the
 * segment grows: `compactWatchlist` folds it in.
 */
export function applyChanges(watchlist: Watchlist, source: string, { put, drop }: SourceChanges): AppliedEdition {
  const [base, changes] = watchlist.segments as [Segment, Segment | undefined];
  const dead = base.dead?.slice() ?? new Uint8Array(base.parties.entityProfiles.length);
  const stale = new Set<number>();
  const known = livingOf(watchlist, source, new Set([...put.map((entity) => entity.sourceId), ...drop]));
  for (const { segment, entity } of known.values()) {
    if (segment.first === 0) dead[entity] = 1;
    else stale.add(entity);
  }
  const kept: ListedEntity[] = [];
  const before = changes?.parties.entityProfiles.length ?? 0;
  for (let entity = 0; entity < before; entity += 1)
    if (!stale.has(entity)) kept.push(entityAt((changes as Segment).parties, entity));
  const changed = put.filter((entity) => known.has(entity.sourceId)).length;
  return {
    watchlist: openWatchlist(watchlist.buffer, buildSegment([...kept, ...put], dead)),
    added: put.length - changed,
    changed,
    removed: known.size - changed,
  };
}

/** The same parties in one segment. */
export function compactWatchlist(watchlist: Watchlist): Watchlist {
  return watchlist.segments.length === 1 ? watchlist : buildWatchlist(livingEntities(watchlist));
}

function* livingEntities(watchlist: Watchlist): Generator<ListedEntity> {
  for (const { parties, dead } of watchlist.segments) {
    for (let entity = 0; entity < parties.entityProfiles.length; entity += 1) {
      if (dead === undefined || dead[entity] === 0) yield entityAt(parties, entity);
    }
  }
}

interface Place {
  readonly segment: Segment;
  readonly entity: number;
}

/** Where the parties of a source that are in force stand, by their id: all, or those wanted. */
function livingOf(watchlist: Watchlist, source: string, wanted: ReadonlySet<string> | undefined): Map<string, Place> {
  const found = new Map<string, Place>();
  const mayBeWanted = wanted === undefined ? undefined : hashTest(wanted);
  for (const segment of watchlist.segments) {
    const { parties, dead } = segment;
    const { entityProfiles, profileSources } = parties;
    const number = parties.sections.head.sources.indexOf(source);
    if (number < 0) continue;
    for (let entity = 0; entity < parties.entityProfiles.length; entity += 1) {
      if (profileSources[entityProfiles[entity] as number] !== number || (dead !== undefined && dead[entity] !== 0))
        continue;
      if (mayBeWanted !== undefined && !mayBeWanted(parties.sourceIdHash(entity))) continue;
      const id = parties.sourceId(entity);
      if (wanted === undefined || wanted.has(id)) found.set(id, { segment, entity });
    }
  }
  return found;
}

/** Tells whether a hash may belong to one of the ids: true for each of them and few others. */
function hashTest(ids: ReadonlySet<string>): (hash: number) => boolean {
  let size = 1024;
  while (size < ids.size * 16) size *= 2;
  const seen = new Uint8Array(size);
  const encoder = new TextEncoder();
  for (const id of ids) {
    const bytes = encoder.encode(id);
    seen[hashBytes(bytes, 0, bytes.length) & (size - 1)] = 1;
  }
  return (hash) => seen[hash & (size - 1)] === 1;
}

function sameHash({ segment, entity }: Place, [first, second]: readonly [number, number]): boolean {
  const { entityHashes } = segment.parties;
  return entityHashes[entity * 2] === first && entityHashes[entity * 2 + 1] === second;
}
