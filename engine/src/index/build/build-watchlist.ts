import type { ListedEntity } from '../../listed-entity.js';
import { NAME_KINDS } from '../../names/prepared-name.js';
import { SCORER_VERSION } from '../../score.js';
import { type Put, packSections, type Section } from '../layout.js';
import { openWatchlist, type Watchlist } from '../open-watchlist.js';
import { putParties } from './build-parties.js';
import { putRows } from './build-rows.js';
import { putRising } from './build-vocabulary.js';
import { joinColumn, joinStarts, joinTexts, type Range } from './join-columns.js';
import { type PreparedParties, partyPreparer } from './prepare-parties.js';
import type { PreparedRows } from './prepare-rows.js';

/**
 * An immutable watchlist from the entities of all lists, in the given order; `Hit.entity` counts in that order.
 * Everything lies in one SharedArrayBuffer (`watchlist.buffer`), which other threads open with `openWatchlist`.
 */
export function buildWatchlist(entities: Iterable<ListedEntity>): Watchlist {
  return openWatchlist(buildSegment(entities));
}

/** A run of parties prepared by one thread, following its earlier runs. */
export interface Stretch {
  readonly part: number;
  readonly parties: number;
}

/**
 * Joins parties that several threads have prepared (`partyPreparer`), in the order of the stretches. The watchlist equals,
 * byte for byte, the one that `buildWatchlist` makes of the parties in that order.
 */
export function joinParties(parts: readonly PreparedParties[], stretches: readonly Stretch[]): Watchlist {
  return openWatchlist(joinSegment(parts, rangesOf(stretches)));
}

/** The buffer of one segment; `dead` names the entities of the segment before that it replaces or removes. */
export function buildSegment(entities: Iterable<ListedEntity>, dead?: Uint8Array): SharedArrayBuffer {
  const preparer = partyPreparer();
  for (const entity of entities) preparer.add(entity);
  const part = preparer.finish();
  return joinSegment([part], [{ part: 0, from: 0, to: part.parties.profiles.length }], dead);
}

/** Merges adjacent runs of one part into one range. */
function rangesOf(stretches: readonly Stretch[]): readonly Range[] {
  const taken: number[] = [];
  const ranges: Range[] = [];
  for (const { part, parties } of stretches) {
    const from = taken[part] ?? 0;
    const to = from + parties;
    taken[part] = to;
    const last = ranges.at(-1);
    if (last?.part === part) ranges[ranges.length - 1] = { ...last, to };
    else ranges.push({ part, from, to });
  }
  return ranges;
}

function joinSegment(
  parts: readonly PreparedParties[],
  parties: readonly Range[],
  dead?: Uint8Array,
): SharedArrayBuffer {
  const sections = new Map<string, Section>();
  const put: Put = (name, section) => sections.set(name, section);
  const names = joinStarts(parts, parties, (part) => part.parties.nameStarts);
  putNames(parts, names.ranges, put);
  putRising('entityNames', names.starts, put);
  const profiles = putParties(parts, parties, put);
  for (const [position, kind] of NAME_KINDS.entries())
    putRows(
      parts.map((part) => part.rows[position] as PreparedRows),
      names.ranges,
      (name, section) => put(`${kind}.${name}`, section),
    );
  if (dead !== undefined) put('dead', dead);
  const head = {
    scorerVersion: SCORER_VERSION,
    entities: names.starts.length - 1,
    names: names.starts.at(-1) as number,
    sources: profiles.sources(),
    categories: profiles.categories(),
  };
  return packSections(head, sections);
}

function putNames(parts: readonly PreparedParties[], ranges: readonly Range[], put: Put): void {
  const text = joinTexts(parts, ranges, ({ names }) => names.text);
  putRising('nameStarts', text.starts, put);
  put('nameBytes', text.bytes);
  put(
    'nameKinds',
    joinColumn(parts, ranges, ({ names }) => names.kinds),
  );
  put(
    'nameExact',
    joinColumn(parts, ranges, ({ names }) => names.exact),
  );
}
