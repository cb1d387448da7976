import { beginning } from '../names/partial-words.js';
import type { QueryForm } from '../names/prepare-query.js';
import type { TokenFeatures } from '../names/token-features.js';
import { SIMILARITY } from '../score.js';
import { matchAll, matchByIndex, matchEqual, matchNear, type UnitMatches } from './match-units.js';
import type { Vocabulary } from './open-watchlist.js';

/** Matches of single words are remembered: names share their words, but seldom two neighbours. */
interface Memory {
  readonly words: Map<string, UnitMatches>;
  size: number;
}

/** In numbers: many words of a small list, which have few matches, and fewer of a large one. */
const MAX_CACHED = 400_000;
const SIZE_OF_A_WORD = 20;
const memories = new WeakMap<Vocabulary, Memory>();

/** For each unit of a form the words that rows which reach the floor can meet it by. */
export function unitMatches(form: QueryForm, vocabulary: Vocabulary, floor: number): readonly UnitMatches[] {
  const all = 2 ** form.tokens.length - 1;
  return form.units.map((unit) => {
    if (unit.met !== undefined)
      return (unit.met === beginning ? matchAll : matchNear)(unit.features, unit.met, vocabulary);
    if (!unit.joined && unit.reading === undefined) return recalled(unit.features, vocabulary);
    // Where one word stands for the whole name, the score is how like they are.
    if (unit.joined && unit.bits === all && floor > MAX_JOINED_UNLIKE) return matchEqual(unit.features, vocabulary);
    return matchByIndex(unit.features, vocabulary, unit.joined);
  });
}

/** Highest similarity of joined words that do not sound the same. */
const MAX_JOINED_UNLIKE = 100 * SIMILARITY.joined * Math.max(SIMILARITY.romanized, SIMILARITY.bestSpelling) + 0.1;

function recalled(features: TokenFeatures, vocabulary: Vocabulary): UnitMatches {
  let memory = memories.get(vocabulary);
  const known = memory?.words.get(features.key);
  if (known !== undefined) return known;
  if (memory === undefined || memory.size >= MAX_CACHED) {
    memory = { words: new Map(), size: 0 };
    memories.set(vocabulary, memory);
  }
  const matches = matchByIndex(features, vocabulary, false);
  memory.words.set(features.key, matches);
  memory.size += SIZE_OF_A_WORD + 2 * (matches.ids.length + matches.partIds.length);
  return matches;
}
