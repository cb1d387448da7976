import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { mayHaveSegments, unitLikeness } from '../names/relate-token.js';
import type { UnitMatches } from './match-units.js';
import type { Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';

/** Words of the list that can really meet one unit: alike as a whole, or as two neighbours that make it up. */
export interface Meetings {
  readonly unit: QueryUnit;
  /** Total weight of the subject's words in it, and their number. */
  readonly weight: number;
  readonly shares: number;
  readonly whole: readonly number[];
  /** Packed likeness of each of `whole`. */
  readonly likeness: readonly number[];
  /** For each place where the unit may be cut in two: the words that are its beginning, and those that are its end. */
  readonly splits: readonly Split[];
}

interface Split {
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  /** Number of other words that may stand between the two. */
  readonly between: number;
}

/**
 * Returns the matches by which rows are gathered. A part counts only if the list has the word that completes it; where the
 * subject's own words are the parts, each matches its counterpart already.
 */
export function meetingsOf(
  form: QueryForm,
  byUnit: readonly UnitMatches[],
  vocabulary: Vocabulary,
): readonly Meetings[] {
  return form.units.map((unit, u) => {
    const matches = byUnit[u] as UnitMatches;
    const { weight, shares } = sharedBy(form, unit);
    const { whole, likeness } = wholeOf(unit, matches);
    const splits = splitsOf(form, unit, matches, vocabulary);
    const { first: begins, last: ends, between } = matches.segments;
    const chained = begins.length > 0 && mayHaveSegments(unit) ? [...splits, { begins, ends, between }] : splits;
    return { unit, weight, shares, whole, likeness, splits: chained };
  });
}

function sharedBy(form: QueryForm, { bits }: QueryUnit): Pick<Meetings, 'weight' | 'shares'> {
  let weight = 0;
  let shares = 0;
  for (let rest = bits, at = 0; rest !== 0; rest >>>= 1, at += 1) {
    if ((rest & 1) === 0) continue;
    weight += form.side.weights[at] as number;
    shares += 1;
  }
  return { weight, shares };
}

function wholeOf(unit: QueryUnit, { ids, likeness }: UnitMatches): Pick<Meetings, 'whole' | 'likeness'> {
  if (ids.length === 0 || (!unit.joined && unit.reading === undefined)) return { whole: ids, likeness };
  const found: Record<'whole' | 'likeness', number[]> = { whole: [], likeness: [] };
  for (let k = 0; k < ids.length; k += 1) {
    const met = unitLikeness(unit, likeness[k] as number);
    if (met === 0) continue;
    found.whole.push(ids[k] as number);
    found.likeness.push(met);
  }
  return found;
}

function splitsOf(
  form: QueryForm,
  unit: QueryUnit,
  { partIds, parts }: UnitMatches,
  vocabulary: Vocabulary,
): readonly Split[] {
  if (partIds.length === 0) return NO_SPLITS;
  const splits = new Map<number, { readonly begins: number[]; readonly ends: number[]; readonly between: number }>();
  const length = unit.features.fold.length;
  const own = ownSplits(form, unit);
  const splitAt = (at: number) => {
    const split = splits.get(bit(at)) ?? { begins: [], ends: [], between: 0 };
    splits.set(bit(at), split);
    return split;
  };
  for (let k = 0; k < partIds.length; k += 1) {
    const id = partIds[k] as number;
    const part = parts[k] as number;
    const letters = lengthOf(vocabulary, id);
    if ((part & 1) !== 0 && (own & bit(letters)) === 0) splitAt(letters).begins.push(id);
    if ((part & 2) !== 0 && (own & bit(length - letters)) === 0) splitAt(length - letters).ends.push(id);
  }
  return [...splits.values()].filter(({ begins, ends }) => begins.length > 0 && ends.length > 0);
}

/** Most words are not split. */
const NO_SPLITS: readonly Split[] = [];

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
