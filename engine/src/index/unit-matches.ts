import type { QueryForm } from '../names/prepare-query.js';
import type { TokenFeatures } from '../names/token-features.js';
import { matchByIndex, type UnitMatches } from './match-units.js';
import type { Vocabulary } from './open-watchlist.js';

/** Matches of single words are remembered: names share their words, but seldom two neighbours. */
interface Memory {
  readonly words: Map<string, UnitMatches>;
  size: number;
}

/** In numbers: many words of a small list, which have few matches, and fewer of a large one. */
const MOST_REMEMBERED = 400_000;
const SIZE_OF_A_WORD = 20;
const memories = new WeakMap<Vocabulary, Memory>();

/** What `matchByIndex` says of each unit of a form. */
export function unitMatches(form: QueryForm, vocabulary: Vocabulary): readonly UnitMatches[] {
  return form.units.map((unit) =>
    unit.joined || unit.reading !== undefined
      ? matchByIndex(unit.features, vocabulary, unit.joined)
      : recalled(unit.features, vocabulary),
  );
}

function recalled(features: TokenFeatures, vocabulary: Vocabulary): UnitMatches {
  let memory = memories.get(vocabulary);
  const known = memory?.words.get(features.key);
  if (known !== undefined) return known;
  if (memory === undefined || memory.size >= MOST_REMEMBERED) {
    memory = { words: new Map(), size: 0 };
    memories.set(vocabulary, memory);
  }
  const matches = matchByIndex(features, vocabulary, false);
  memory.words.set(features.key, matches);
  memory.size += SIZE_OF_A_WORD + 2 * (matches.ids.length + matches.partIds.length);
  return matches;
}
