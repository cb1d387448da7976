import type { ListedEntity } from '../listed-entity.js';
import { buildSegment, buildWatchlist } from './build-watchlist.js';
import { entityAt } from './entity-at.js';
import { entityHash } from './entity-hash.js';
import { openWatchlist, type Segment, type Watchlist } from './open-watchlist.js';

/** A watchlist after a newer edition of one source, and what the edition changed. */
export interface AppliedEdition {
  readonly watchlist: Watchlist;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * The watchlist with the parties of `source` replaced by those given. Only what differs is built, into a small
 * segment behind the built list; screening it gives exactly the hits of a watchlist built from everything anew.
 * Leaves the given watchlist as it is. Applied again and again the segment grows: `compactWatchlist` folds it in.
 */
export function applyEdition(watchlist: Watchlist, source: string, entities: Iterable<ListedEntity>): AppliedEdition {
  const [base, changes] = watchlist.segments as [Segment, Segment | undefined];
  const dead = base.dead?.slice() ?? new Uint8Array(base.parties.entityTypes.length);
  const known = livingOf(watchlist, source);
  const fresh: ListedEntity[] = [];
  const stale = new Set<number>();
  let [added, changed, removed] = [0, 0, 0];
  for (const entity of entities) {
    const place = known.get(entity.sourceId);
    known.delete(entity.sourceId);
    if (place === undefined) added += 1;
    else if (sameHash(place, entityHash(entity))) continue;
    else {
      changed += 1;
      bury(place, dead, stale);
    }
    fresh.push(entity);
  }
  for (const place of known.values()) {
    removed += 1;
    bury(place, dead, stale);
  }
  const kept = changes === undefined ? [] : everyEntity(changes, (entity) => !stale.has(entity));
  const delta = buildSegment([...kept, ...fresh], dead);
  return { watchlist: openWatchlist(watchlist.buffer, delta), added, changed, removed };
}

/** The same parties in one segment. */
export function compactWatchlist(watchlist: Watchlist): Watchlist {
  if (watchlist.segments.length === 1) return watchlist;
  return buildWatchlist(livingEntities(watchlist));
}

function* livingEntities(watchlist: Watchlist): Generator<ListedEntity> {
  for (const segment of watchlist.segments) {
    for (let entity = 0; entity < segment.parties.entityTypes.length; entity += 1) {
      if (segment.dead === undefined || segment.dead[entity] === 0) yield entityAt(segment.parties, entity);
    }
  }
}

interface Place {
  readonly segment: Segment;
  readonly entity: number;
}

/** Where the parties of a source that are in force stand, by their id. */
function livingOf(watchlist: Watchlist, source: string): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const segment of watchlist.segments) {
    const { parties, dead } = segment;
    const number = parties.sections.head.sources.indexOf(source);
    if (number < 0) continue;
    for (let entity = 0; entity < parties.entitySources.length; entity += 1) {
      if (parties.entitySources[entity] !== number || (dead !== undefined && dead[entity] !== 0)) continue;
      found.set(parties.sourceId(entity), { segment, entity });
    }
  }
  return found;
}

function sameHash({ segment, entity }: Place, [first, second]: readonly [number, number]): boolean {
  const { entityHashes } = segment.parties;
  return entityHashes[entity * 2] === first && entityHashes[entity * 2 + 1] === second;
}

function bury(place: Place, dead: Uint8Array, stale: Set<number>): void {
  if (place.segment.first === 0) dead[place.entity] = 1;
  else stale.add(place.entity);
}

function everyEntity(segment: Segment, keep: (entity: number) => boolean): readonly ListedEntity[] {
  const kept: ListedEntity[] = [];
  for (let entity = 0; entity < segment.parties.entityTypes.length; entity += 1)
    if (keep(entity)) kept.push(entityAt(segment.parties, entity));
  return kept;
}
