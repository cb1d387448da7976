import type { Watchlist } from './open-watchlist.js';

type Segment = Watchlist['segments'][number];

/** Bits of categories by the number of the source, of each segment: a segment never changes. */
const known = new WeakMap<Segment, Uint32Array>();

/** Categories of the listed parties, by source: those that a search of these sources can find. */
export function searchedCategories(
  watchlist: Watchlist,
  sources?: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const segment of watchlist.segments) {
    const { head } = segment.parties.sections;
    for (const [number, bits] of bitsOf(segment).entries()) {
      const source = head.sources[number] as string;
      if (bits === 0 || sources?.includes(source) === false) continue;
      const categories = found.get(source) ?? new Set<string>();
      found.set(source, categories);
      for (const [bit, category] of head.categories.entries())
        if ((bits & (1 << Math.min(31, bit))) !== 0) categories.add(category);
    }
  }
  return Object.fromEntries([...found].map(([source, categories]) => [source, [...categories].sort()]));
}

function bitsOf(segment: Segment): Uint32Array {
  const kept = known.get(segment);
  if (kept !== undefined) return kept;
  const { parties, dead } = segment;
  const { profileSources, profileCategories } = parties;
  const bits = new Uint32Array(parties.sections.head.sources.length);
  for (const profile of livingProfiles(parties.entityProfiles, profileSources.length, dead)) {
    const source = profileSources[profile] as number;
    bits[source] = (bits[source] as number) | (profileCategories[profile] as number);
  }
  known.set(segment, bits);
  return bits;
}

/** Profiles still in use: all, unless parties were removed. */
function livingProfiles(entityProfiles: ArrayLike<number>, profiles: number, dead?: Uint8Array): readonly number[] {
  const all = Array.from({ length: profiles }, (_, profile) => profile);
  if (dead === undefined) return all;
  const seen = new Uint8Array(profiles);
  for (let entity = 0; entity < entityProfiles.length; entity += 1)
    if (dead[entity] === 0) seen[entityProfiles[entity] as number] = 1;
  return all.filter((profile) => seen[profile] === 1);
}
