import type { QueryForm } from '../names/prepare-query.js';
import { type TokenRelation, unitLikeness } from '../names/relate-token.js';
import type { TokenFeatures } from '../names/token-features.js';
import type { MatchUnit, UnitMatches } from './match-units.js';
import type { Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';

/** The words of a vocabulary that have to do with one name, and how; the same as `relateToken` says of each. */
export interface VocabularyRelations {
  readonly tokens: readonly number[];
  readonly relations: readonly TokenRelation[];
  /** Matches of each unit of the form, in order. */
  readonly byUnit: readonly UnitMatches[];
}

interface GrowingRelation {
  bits: number;
  readonly units: number[];
  readonly likeness: number[];
  begins: number[];
  ends: number[];
  readonly length: number;
}

/** Most words are no part of another: one empty list serves all. */
const NONE: number[] = [];

/** Matches of single words are remembered: names share their words, but seldom two neighbours. */
interface Memory {
  readonly words: Map<string, UnitMatches>;
  size: number;
}

/** In numbers: many words of a small list, which have few matches, and fewer of a large one. */
const MOST_REMEMBERED = 400_000;
const SIZE_OF_A_WORD = 20;
const memories = new WeakMap<Vocabulary, Memory>();

export function relateVocabulary(
  form: QueryForm,
  vocabulary: Vocabulary,
  match: MatchUnit,
  remember: boolean,
): VocabularyRelations {
  const found = new Map<number, GrowingRelation>();
  const byUnit = form.units.map((unit) =>
    remember && !unit.joined && unit.reading === undefined
      ? recalled(unit.features, match, vocabulary)
      : match(unit.features, vocabulary, unit.joined),
  );
  for (const [u, unit] of form.units.entries()) {
    const { ids, likeness, parts } = byUnit[u] as UnitMatches;
    for (let k = 0; k < ids.length; k += 1) {
      const id = ids[k] as number;
      const met = unitLikeness(unit, likeness[k] as number);
      const part = parts[k] as number;
      if (met === 0 && part === 0) continue;
      let relation = found.get(id);
      if (relation === undefined) {
        const length = risingAt(vocabulary.foldStarts, id + 1) - risingAt(vocabulary.foldStarts, id);
        // Lists made with what they hold take an eighth of the memory of those that grow, and most hold one.
        const units = met === 0 ? [] : [u];
        const own = met === 0 ? [] : [met];
        relation = { bits: unit.bits, units, likeness: own, begins: NONE, ends: NONE, length };
        found.set(id, relation);
      } else {
        relation.bits |= unit.bits;
        if (met !== 0) {
          relation.units.push(u);
          relation.likeness.push(met);
        }
      }
      if ((part & 1) !== 0) relation.begins = [...relation.begins, u];
      if ((part & 2) !== 0) relation.ends = [...relation.ends, u];
    }
  }
  return { tokens: [...found.keys()], relations: [...found.values()], byUnit };
}

function recalled(features: TokenFeatures, match: MatchUnit, vocabulary: Vocabulary): UnitMatches {
  let memory = memories.get(vocabulary);
  const known = memory?.words.get(features.key);
  if (known !== undefined) return known;
  if (memory === undefined || memory.size >= MOST_REMEMBERED) {
    memory = { words: new Map(), size: 0 };
    memories.set(vocabulary, memory);
  }
  const matches = match(features, vocabulary, false);
  memory.words.set(features.key, matches);
  memory.size += SIZE_OF_A_WORD + 3 * matches.ids.length;
  return matches;
}
