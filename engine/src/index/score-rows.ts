import { alignNames, makeAlignment, makePairs, missingCost } from '../names/align-names.js';
import type { QueryForm } from '../names/prepare-query.js';
import { comparable, type Form } from '../names/prepared-name.js';
import {
  collectPairs,
  type ListedTokens,
  mayHaveSegments,
  type TokenRelation,
  unitLikeness,
} from '../names/relate-token.js';
import { MIN_WORD_WEIGHT, WEIGHTS } from '../names/role-codes.js';
import { MAX_TOKENS, makeSide, type Side } from '../names/side.js';
import { SHAPE } from '../names/token-features.js';
import { bitCount } from '../names/token-similarity.js';
import { SINGLE_WORD_CAP } from '../score.js';
import type { UnitMatches } from './match-units.js';
import { type Partition, textAt, type Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';

/** Scores rows of one partition against one form of the subject's name. Keeps scratch memory between calls. */
export interface RowScorer {
  /** Sets the form, and the matches of its units, that rows are scored against. */
  prepare(form: QueryForm, byUnit: readonly UnitMatches[]): void;
  /** Name score of a row; 0 when it certainly stays under `floor`. */
  score(row: number, floor: number): number;
  /** True if the row scored last contains the subject's whole name. */
  contained(): boolean;
}

export function rowScorer(partition: Partition): RowScorer {
  const { rowStarts, rowWords, rowForms, vocabulary } = partition;
  const person = partition.kind === 'person';
  // For each word of the vocabulary: 0 unrelated, else the number of its relation; OTHER for initials that may meet.
  const slots = new Int32Array(vocabulary.size);
  const OTHER = -1;
  const filled: number[] = [];
  let slotBits = new Int32Array(256);
  /** Indexed by relation number; filled when a row with the word is first examined. */
  const relations: (TokenRelation | undefined)[] = [];
  let form: QueryForm;
  let byUnit: readonly UnitMatches[] = [];
  let initials = 0;
  let initialBits = 0;
  let heavy = 0;
  const metWeights = new Float64Array(1 << LARGEST_TABLE);
  const listed: ListedTokens = { side: makeSide(), relations: [], letters: new Uint8Array(MAX_TOKENS) };
  const pairs = makePairs();
  const alignment = makeAlignment();

  return {
    contained: () => alignment.contained,
    prepare(next, matches) {
      for (const id of filled) slots[id] = 0;
      filled.length = 0;
      relations.length = 0;
      form = next;
      byUnit = matches;
      for (const [u, unit] of next.units.entries()) {
        const { ids, likeness, partIds, segments } = matches[u] as UnitMatches;
        for (let k = 0; k < ids.length; k += 1)
          if (unitLikeness(unit, likeness[k] as number) !== 0) relate(ids[k] as number, unit.bits);
        for (let k = 0; k < partIds.length; k += 1) relate(partIds[k] as number, unit.bits);
        if (mayHaveSegments(unit)) for (const id of segments.ids) relate(id, unit.bits);
      }
      initials = 0;
      initialBits = 0;
      heavy = 0;
      let wordLetters = 0;
      for (const unit of next.units) {
        if (unit.letter === 0) continue;
        const bit = 1 << (unit.letter & 31);
        if (unit.features.shape === SHAPE.letter) {
          initials |= bit;
          initialBits |= unit.bits;
        } else wordLetters |= bit;
      }
      for (const id of vocabulary.initials) {
        if ((wordLetters & (1 << ((vocabulary.letters[id] as number) & 31))) === 0) continue;
        const slot = slots[id] as number;
        // An initial may cover any word that begins with it.
        if (slot > 0) slotBits[slot] = -1;
        else {
          slots[id] = OTHER;
          filled.push(id);
        }
      }
      for (let i = 0; i < next.side.count; i += 1)
        if ((next.side.weights[i] as number) >= MIN_WORD_WEIGHT) heavy |= 1 << i;
      if (next.side.count <= LARGEST_TABLE) fillMetWeights(next.side, metWeights);
    },
    score(row, floor) {
      const from = risingAt(rowStarts, row);
      const count = Math.min(MAX_TOKENS, risingAt(rowStarts, row + 1) - from);
      let total = 0;
      let met = 0;
      let words = 0;
      let covered = initialBits;
      for (let j = 0; j < count; j += 1) {
        const word = rowWords[from + j] as number;
        const weight = WEIGHTS[word & 255] as number;
        total += weight;
        const slot = slots[word >>> 8] as number;
        if (slot === 0) {
          if (initials === 0 || (initials & (1 << ((vocabulary.letters[word >>> 8] as number) & 31))) === 0) continue;
        } else covered |= slot > 0 ? (slotBits[slot] as number) : -1;
        met += weight;
        if (weight >= MIN_WORD_WEIGHT) words += 1;
      }
      if (met === 0) return 0;
      const { side } = form;
      if (
        person &&
        words <= 1 &&
        form.severalNames &&
        floor > SINGLE_WORD_CAP.oneOfSeveral &&
        bitCount(covered & heavy) <= 1
      )
        return 0;
      const known = covered & ((1 << side.count) - 1);
      const subjectMet = side.count <= LARGEST_TABLE ? (metWeights[known] as number) : weightOfBits(side, known);
      if (boundOf(side.total, subjectMet, met, side.cut === true ? met : total) < floor) return 0;
      return comparable(form.form, rowForms[row] as Form) ? align(from, count, total) : 0;
    },
  };

  function relate(id: number, bits: number): void {
    const slot = slots[id] as number;
    if (slot > 0) {
      slotBits[slot] = (slotBits[slot] as number) | bits;
      return;
    }
    filled.push(id);
    relations.push(undefined);
    slots[id] = filled.length;
    if (slotBits.length <= filled.length) {
      const more = new Int32Array(slotBits.length * 2);
      more.set(slotBits);
      slotBits = more;
    }
    slotBits[filled.length] = bits;
  }

  function relationAt(slot: number, id: number): TokenRelation {
    const relation = relations[slot - 1] ?? relationOf(form, byUnit, vocabulary, id);
    relations[slot - 1] = relation;
    return relation;
  }

  function align(from: number, count: number, total: number): number {
    const { side, letters } = listed;
    for (let j = 0; j < count; j += 1) {
      const word = rowWords[from + j] as number;
      side.roles[j] = word & 255;
      side.weights[j] = WEIGHTS[word & 255] as number;
      letters[j] = vocabulary.letters[word >>> 8] as number;
      const slot = slots[word >>> 8] as number;
      listed.relations[j] = slot > 0 ? relationAt(slot, word >>> 8) : undefined;
    }
    side.count = count;
    side.total = total;
    collectPairs(form, listed, pairs);
    return alignNames(form.side, side, pairs, person, alignment);
  }
}

/** Relates a word of a vocabulary to a name whose units' matches are known; agrees with `relateToken`. */
function relationOf(
  form: QueryForm,
  byUnit: readonly UnitMatches[],
  vocabulary: Vocabulary,
  id: number,
): TokenRelation {
  let bits = 0;
  const units: number[] = [];
  const found: number[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  const inside: number[] = [];
  for (const [u, unit] of form.units.entries()) {
    const { ids, likeness, partIds, parts, segments } = byUnit[u] as UnitMatches;
    const whole = ids.indexOf(id);
    const met = whole < 0 ? 0 : unitLikeness(unit, likeness[whole] as number);
    if (met !== 0) {
      units.push(u);
      found.push(met);
    }
    const part = parts[partIds.indexOf(id)] ?? 0;
    if ((part & 1) !== 0) begins.push(u);
    if ((part & 2) !== 0) ends.push(u);
    const segment = mayHaveSegments(unit) && segments.ids.includes(id);
    if (segment) inside.push(u);
    if (met !== 0 || part !== 0 || segment) bits |= unit.bits;
  }
  const length = risingAt(vocabulary.foldStarts, id + 1) - risingAt(vocabulary.foldStarts, id);
  const written = inside.length === 0 ? '' : writtenAt(vocabulary, id);
  return { bits, units, likeness: found, begins, ends, length, segments: inside, written };
}

function writtenAt({ keyStarts, keys, foldStarts, folds }: Vocabulary, id: number): string {
  const [from, to] = [risingAt(keyStarts, id), risingAt(keyStarts, id + 1)];
  return from < to ? textAt(keys, from, to) : textAt(folds, risingAt(foldStarts, id), risingAt(foldStarts, id + 1));
}

/** Names of up to so many words have the weight of every selection of them in a table. */
const LARGEST_TABLE = 8;

function fillMetWeights(side: Side, table: Float64Array): void {
  for (let bits = 1; bits < 1 << side.count; bits += 1) table[bits] = weightOfBits(side, bits);
}

function weightOfBits(side: Side, bits: number): number {
  let weight = 0;
  for (let i = 0; i < side.count; i += 1) if ((bits & (1 << i)) !== 0) weight += side.weights[i] as number;
  return weight;
}

/**
 * The most a row can score when all words that could meet do, and are equal: no word counts twice, and adjustments
 * only take. `subjectMet` and `met` are the weights of the subject's and of the listed words that could meet.
 */
function boundOf(subjectTotal: number, subjectMet: number, met: number, listedTotal: number): number {
  const agreed = (subjectMet + met) / 2;
  return (
    (100 * agreed) / (agreed + missingCost(Math.max(0, subjectTotal - subjectMet), Math.max(0, listedTotal - met)))
  );
}
