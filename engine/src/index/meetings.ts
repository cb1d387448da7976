import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { joinedLikeness } from '../names/relate-token.js';
import type { UnitMatches } from './match-units.js';
import type { Vocabulary } from './open-watchlist.js';
import type { VocabularyRelations } from './relate-vocabulary.js';

/** Words of the list that can really meet one unit: alike as a whole, or as two neighbours that make it up. */
export interface Meetings {
  readonly unit: QueryUnit;
  readonly whole: readonly number[];
  /** Likeness of each of `whole`, 0 to 1. */
  readonly likeness: readonly number[];
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/**
 * What rows are gathered by. A part counts only if the list has the word that completes it; and where the subject's
 * own words are the parts, each of them meets its like already.
 */
export function meetingsOf(form: QueryForm, related: VocabularyRelations, vocabulary: Vocabulary): readonly Meetings[] {
  return form.units.map((unit, u) => {
    const { ids, likeness, parts } = related.byUnit[u] as UnitMatches;
    const found = {
      unit,
      whole: [] as number[],
      likeness: [] as number[],
      begins: [] as number[],
      ends: [] as number[],
    };
    const length = unit.features.fold.length;
    let beginLengths = 0;
    let endLengths = 0;
    for (let k = 0; k < ids.length; k += 1) {
      const met = unit.joined ? joinedLikeness(likeness[k] as number) : (likeness[k] as number);
      if (met > 0) {
        found.whole.push(ids[k] as number);
        found.likeness.push((met >> 4) / 1000);
      }
      const part = parts[k] as number;
      if (part === 0) continue;
      const own = lengthOf(vocabulary, ids[k] as number);
      if ((part & 1) !== 0) beginLengths |= bit(own);
      if ((part & 2) !== 0) endLengths |= bit(length - own);
    }
    const splits = beginLengths & endLengths & ~ownSplits(form, unit);
    if (splits === 0) return found;
    for (let k = 0; k < ids.length; k += 1) {
      const own = lengthOf(vocabulary, ids[k] as number);
      if (((parts[k] as number) & 1) !== 0 && (splits & bit(own)) !== 0) found.begins.push(ids[k] as number);
      if (((parts[k] as number) & 2) !== 0 && (splits & bit(length - own)) !== 0) found.ends.push(ids[k] as number);
    }
    return found;
  });
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
  return (vocabulary.foldStarts[id + 1] as number) - (vocabulary.foldStarts[id] as number);
}
