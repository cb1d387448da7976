import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { unitLikeness } from '../names/relate-token.js';
import type { UnitMatches } from './match-units.js';
import type { Vocabulary } from './open-watchlist.js';
import type { VocabularyRelations } from './relate-vocabulary.js';
import { risingAt } from './rising.js';

/** Words of the list that can really meet one unit: alike as a whole, or as two neighbours that make it up. */
export interface Meetings {
  readonly unit: QueryUnit;
  readonly whole: readonly number[];
  /** Likeness of each of `whole`, 0 to 1. */
  readonly likeness: readonly number[];
  /** For each place where the unit may be cut in two: the words that are its beginning, and those that are its end. */
  readonly splits: readonly Split[];
}

interface Split {
  readonly begins: number[];
  readonly ends: number[];
}

/**
 * What rows are gathered by. A part counts only if the list has the word that completes it; and where the subject's
 * own words are the parts, each of them meets its like already.
 */
export function meetingsOf(form: QueryForm, related: VocabularyRelations, vocabulary: Vocabulary): readonly Meetings[] {
  return form.units.map((unit, u) => {
    const { ids, likeness, parts } = related.byUnit[u] as UnitMatches;
    const whole: number[] = [];
    const alike: number[] = [];
    let splits: Map<number, Split> | undefined;
    const length = unit.features.fold.length;
    const own = ownSplits(form, unit);
    const splitAt = (at: number) => {
      splits ??= new Map();
      let split = splits.get(bit(at));
      if (split === undefined) {
        split = { begins: [], ends: [] };
        splits.set(bit(at), split);
      }
      return split;
    };
    for (let k = 0; k < ids.length; k += 1) {
      const id = ids[k] as number;
      const met = unitLikeness(unit, likeness[k] as number);
      if (met > 0) {
        whole.push(id);
        alike.push((met >> 4) / 1000);
      }
      const part = parts[k] as number;
      if (part === 0) continue;
      const letters = lengthOf(vocabulary, id);
      if ((part & 1) !== 0 && (own & bit(letters)) === 0) splitAt(letters).begins.push(id);
      if ((part & 2) !== 0 && (own & bit(length - letters)) === 0) splitAt(length - letters).ends.push(id);
    }
    return { unit, whole, likeness: alike, splits: splits === undefined ? NO_SPLITS : complete(splits) };
  });
}

/** Most words are not split. */
const NO_SPLITS: readonly Split[] = [];

function complete(splits: ReadonlyMap<number, Split>): readonly Split[] {
  return [...splits.values()].filter(({ begins, ends }) => begins.length > 0 && ends.length > 0);
}

/** Lengths from 31 on share a bit: more is gathered, nothing is missed. */
function bit(length: number): number {
  return 1 << Math.min(length, 31);
}

/** Where the unit was joined from the subject's own words, when its fold is exactly theirs one after another. */
function ownSplits(form: QueryForm, unit: QueryUnit): number {
  if (!unit.joined) return 0;
  let splits = 0;
  let text = '';
  for (let i = 0; i < form.tokens.length; i += 1) {
    if ((unit.bits & (1 << i)) === 0) continue;
    if (text !== '' && text.length < 31) splits |= bit(text.length);
    text += (form.units[i] as QueryUnit).features.fold;
  }
  return text === unit.features.fold ? splits : 0;
}

function lengthOf(vocabulary: Vocabulary, id: number): number {
  return risingAt(vocabulary.foldStarts, id + 1) - risingAt(vocabulary.foldStarts, id);
}
