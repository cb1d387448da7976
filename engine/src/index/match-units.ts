import { otherFormsOf } from '../names/data/nicknames.js';
import { withoutMark } from '../names/prepared-name.js';
import { mayBePart } from '../names/relate-token.js';
import { SHAPE, type TokenFeatures, type TokenShape } from '../names/token-features.js';
import { bitCount, editLimit, tokenSimilarity } from '../names/token-similarity.js';
import { editDistance } from '../text/edit-distance.js';
import { hashText } from '../text/hash.js';
import { eachDeletion, mayBeMisspelt } from './deletions.js';
import { type Buckets, textAt, type Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';

/** Words of a vocabulary that have to do with one unit of a name. */
export interface UnitMatches {
  readonly ids: readonly number[];
  /** Packed likeness, 0 when the word is only a part. */
  readonly likeness: readonly number[];
  /** 1 the unit begins with the word, 2 it ends with it. */
  readonly parts: readonly number[];
}

/** Finds the matches of a unit. Both ways give the same words: the reference looks at all, the index at few. */
export type MatchUnit = (unit: TokenFeatures, vocabulary: Vocabulary) => UnitMatches;

/** Every word of the vocabulary, after a test of letters that no related word can fail. */
export const matchByScan: MatchUnit = (unit, vocabulary) => {
  const candidates = new Set(relatedByTable(unit, vocabulary));
  const { masks, sounds, abjads, foldStarts } = vocabulary;
  const { mask, sound, abjad } = unit;
  const length = unit.bytes.length;
  if (mayBeMisspelt(unit.shape)) {
    for (let id = 0; id < vocabulary.size; id += 1) {
      const other = masks[id] as number;
      const otherLength = risingAt(foldStarts, id + 1) - risingAt(foldStarts, id);
      const limit = editLimit(otherLength < length ? otherLength : length);
      if (
        (limit > 0 && Math.abs(otherLength - length) <= limit && bitCount(mask ^ other) <= 2 * limit) ||
        (sound !== 0 && sounds[id] === sound) ||
        (abjad !== 0 && abjads[id] === abjad) ||
        (other & ~mask) === 0
      ) {
        candidates.add(id);
      }
    }
  } else if (unit.shape === SHAPE.reading) {
    for (let id = 0; id < vocabulary.size; id += 1) if (((masks[id] as number) & ~mask) === 0) candidates.add(id);
  }
  return verified(unit, vocabulary, candidates);
};

/** The key families of the index: equal, tables, deletions, sound and consonant skeletons, parts of the word. */
export const matchByIndex: MatchUnit = (unit, vocabulary) => {
  const candidates = new Set(relatedByTable(unit, vocabulary));
  if (mayBeMisspelt(unit.shape)) {
    addDeletions(unit, vocabulary, candidates);
    const { sounds, bySound, abjads, byAbjad } = vocabulary;
    if (unit.sound !== 0) addEqual(unit.sound, sounds, bySound, candidates);
    if (unit.abjad !== 0) addEqual(unit.abjad, abjads, byAbjad, candidates);
    addParts(unit, vocabulary, candidates);
  } else if (unit.shape === SHAPE.reading) addParts(unit, vocabulary, candidates);
  return verified(unit, vocabulary, candidates);
};

function addParts(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Set<number>): void {
  for (let length = 1; length <= unit.fold.length; length += 1) {
    addFold(unit.fold.slice(0, length), vocabulary, candidates);
    addFold(unit.fold.slice(-length), vocabulary, candidates);
  }
}

/**
 * Words that share a variation and whose length and letters allow so few edits. The words of a bucket rise by length: those
 * too short or too long are stepped over unseen.
 */
function addDeletions(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Set<number>): void {
  const { deletionStarts, deletions, masks } = vocabulary;
  const buckets = deletionStarts.length - 2;
  const length = unit.bytes.length;
  const limit = editLimit(length);
  const first = firstOfLength(vocabulary, length - limit);
  const shortEnd = firstOfLength(vocabulary, length);
  const longFirst = firstOfLength(vocabulary, length + 1);
  const end = firstOfLength(vocabulary, length + limit + 1);
  const { mask } = unit;
  eachDeletion(unit.bytes, (hash) => {
    const bucket = hash & buckets;
    const to = deletionStarts[bucket + 1] as number;
    for (let at = deletionStarts[bucket] as number, id = 0; at < to; at += 1) {
      let step = deletions[at] as number;
      if (step > 127) {
        step &= 127;
        for (let shift = 7; ; shift += 7) {
          at += 1;
          const next = deletions[at] as number;
          step |= (next & 127) << shift;
          if (next < 128) break;
        }
      }
      id += step;
      if (id < first) continue;
      if (id >= end) break;
      const other = masks[id] as number;
      // Each edit takes at most one letter away and brings at most one.
      const taken = bitCount(mask & ~other);
      const brought = bitCount(other & ~mask);
      if (taken > limit || brought > limit) continue;
      // A shorter word needs an edit that only takes, a longer one an edit that only brings.
      if ((id < shortEnd && brought === limit) || (id >= longFirst && taken === limit)) continue;
      candidates.add(id);
    }
  });
}

/** The first word whose fold has at least so many letters. */
function firstOfLength({ size, foldStarts }: Vocabulary, length: number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (risingAt(foldStarts, middle + 1) - risingAt(foldStarts, middle) < length) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addEqual(hash: number, hashes: Uint32Array, { starts, members }: Buckets, candidates: Set<number>): void {
  const bucket = hash & (starts.length - 2);
  for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at += 1) {
    const id = members[at] as number;
    if (hashes[id] === hash) candidates.add(id);
  }
}

function verified(unit: TokenFeatures, vocabulary: Vocabulary, candidates: ReadonlySet<number>): UnitMatches {
  const found: { ids: number[]; likeness: number[]; parts: number[] } = { ids: [], likeness: [], parts: [] };
  for (const id of candidates) {
    if (mayBeMisspelt(unit.shape) && !nearOrPart(unit, vocabulary, id)) continue;
    const token = featuresAt(vocabulary, id);
    const likeness = tokenSimilarity(unit, token);
    const parts = partsOf(unit, token);
    if (likeness === 0 && parts === 0) continue;
    found.ids.push(id);
    found.likeness.push(likeness);
    found.parts.push(parts);
  }
  return found;
}

/** A quick test on bytes that every related word passes, before texts are made. */
function nearOrPart(unit: TokenFeatures, vocabulary: Vocabulary, id: number): boolean {
  const { masks, sounds, abjads, foldStarts, folds, shapes } = vocabulary;
  if (shapes[id] !== unit.shape) return true;
  const mask = masks[id] as number;
  if (
    (mask & ~unit.mask) === 0 ||
    (unit.sound !== 0 && sounds[id] === unit.sound) ||
    (unit.abjad !== 0 && abjads[id] === unit.abjad && unit.shape === SHAPE.abjad)
  )
    return true;
  const from = risingAt(foldStarts, id);
  const length = risingAt(foldStarts, id + 1) - from;
  const limit = editLimit(Math.min(length, unit.bytes.length));
  if (
    bitCount(unit.mask ^ mask) <= 2 * limit &&
    editDistance(unit.bytes, folds.subarray(from, from + length), limit) <= limit
  )
    return true;
  return relatedFold(unit, length) || otherFormsOf(withoutMark(unit.key)).size > 0;
}

/** A name and its servant compound (`aziz`, `abdaziz`) differ by three letters. */
function relatedFold(unit: TokenFeatures, length: number): boolean {
  return length === unit.bytes.length + 3 || length + 3 === unit.bytes.length;
}

function partsOf(unit: TokenFeatures, token: TokenFeatures): number {
  if (!mayBePart(token, unit)) return 0;
  return (unit.fold.startsWith(token.fold) ? 1 : 0) + (unit.fold.endsWith(token.fold) ? 2 : 0);
}

/** Words equal to the unit, or related to it by a table: found by key, not by letters. */
function relatedByTable(unit: TokenFeatures, vocabulary: Vocabulary): readonly number[] {
  const found = new Set<number>();
  addKey(unit.key, vocabulary, found);
  if (mayBeMisspelt(unit.shape) || unit.shape === SHAPE.reading) {
    const word = withoutMark(unit.key);
    for (const form of [word, ...otherFormsOf(word)])
      for (const mark of ['', '~', '^']) addKey(mark + form, vocabulary, found);
    if (unit.fold.length >= 3) addFold(`abd${unit.fold}`, vocabulary, found);
    if (unit.fold.startsWith('abd')) addFold(unit.fold.slice(3), vocabulary, found);
  }
  return [...found];
}

function addKey(key: string, vocabulary: Vocabulary, found: Set<number>): void {
  const { byKey, keyStarts, keys } = vocabulary;
  const { starts, members } = byKey;
  const bucket = hashText(key) & (starts.length - 2);
  for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at += 1) {
    const id = members[at] as number;
    if (textAt(keys, risingAt(keyStarts, id), risingAt(keyStarts, id + 1)) === key) found.add(id);
  }
}

function addFold(fold: string, vocabulary: Vocabulary, found: Set<number>): void {
  const { byFold, foldStarts, folds } = vocabulary;
  const { starts, members } = byFold;
  const bucket = hashText(fold) & (starts.length - 2);
  for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at += 1) {
    const id = members[at] as number;
    const from = risingAt(foldStarts, id);
    if (risingAt(foldStarts, id + 1) - from === fold.length && folds[from] === fold.charCodeAt(0)) found.add(id);
  }
}

/** The features of a word as the vocabulary keeps them; equal to `tokenFeatures` of its key. */
function featuresAt(vocabulary: Vocabulary, id: number): TokenFeatures {
  const { keyStarts, keys, foldStarts, folds } = vocabulary;
  const from = risingAt(foldStarts, id);
  const to = risingAt(foldStarts, id + 1);
  return {
    key: textAt(keys, risingAt(keyStarts, id), risingAt(keyStarts, id + 1)),
    fold: textAt(folds, from, to),
    bytes: folds.subarray(from, to),
    mask: vocabulary.masks[id] as number,
    sound: vocabulary.sounds[id] as number,
    abjad: vocabulary.abjads[id] as number,
    shape: vocabulary.shapes[id] as TokenShape,
  };
}
