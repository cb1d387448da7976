import { otherFormsOf } from '../names/data/nicknames.js';
import { mayBePart } from '../names/relate-token.js';
import { SHAPE, type TokenFeatures, type TokenShape } from '../names/token-features.js';
import { bitCount, editLimit, tokenSimilarity } from '../names/token-similarity.js';
import { editDistance } from '../text/edit-distance.js';
import { hashText } from '../text/hash.js';
import { eachDeletion, mayBeMisspelt } from './deletions.js';
import { textAt, type Vocabulary } from './open-watchlist.js';

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
      const otherLength = (foldStarts[id + 1] as number) - (foldStarts[id] as number);
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
  }
  return verified(unit, vocabulary, candidates);
};

/** The key families of the index: equal, tables, deletions, sound and consonant skeletons, parts of the word. */
export const matchByIndex: MatchUnit = (unit, vocabulary) => {
  const candidates = new Set(relatedByTable(unit, vocabulary));
  if (mayBeMisspelt(unit.shape)) {
    addDeletions(unit, vocabulary, candidates);
    const { sounds, bySound, nextBySound, abjads, byAbjad, nextByAbjad } = vocabulary;
    if (unit.sound !== 0) addChain(unit.sound, sounds, bySound, nextBySound, candidates);
    if (unit.abjad !== 0) addChain(unit.abjad, abjads, byAbjad, nextByAbjad, candidates);
    for (let length = 1; length <= unit.fold.length; length += 1) {
      addFold(unit.fold.slice(0, length), vocabulary, candidates);
      addFold(unit.fold.slice(-length), vocabulary, candidates);
    }
  }
  return verified(unit, vocabulary, candidates);
};

function addDeletions(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Set<number>): void {
  const { deletionStarts, deletions, masks, foldStarts } = vocabulary;
  const buckets = deletionStarts.length - 2;
  const length = unit.bytes.length;
  eachDeletion(unit.bytes, (hash) => {
    const bucket = hash & buckets;
    for (let i = deletionStarts[bucket] as number; i < (deletionStarts[bucket + 1] as number); i += 1) {
      const id = deletions[i] as number;
      if (bitCount(unit.mask ^ (masks[id] as number)) > 4) continue;
      if (Math.abs((foldStarts[id + 1] as number) - (foldStarts[id] as number) - length) <= 2) candidates.add(id);
    }
  });
}

function addChain(
  hash: number,
  hashes: Uint32Array,
  heads: Uint32Array,
  next: Uint32Array,
  candidates: Set<number>,
): void {
  for (let entry = heads[hash & (heads.length - 1)] as number; entry !== 0; entry = next[entry - 1] as number) {
    if (hashes[entry - 1] === hash) candidates.add(entry - 1);
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
  const from = foldStarts[id] as number;
  const length = (foldStarts[id + 1] as number) - from;
  const limit = editLimit(Math.min(length, unit.bytes.length));
  if (
    bitCount(unit.mask ^ mask) <= 2 * limit &&
    editDistance(unit.bytes, folds.subarray(from, from + length), limit) <= limit
  )
    return true;
  return relatedFold(unit, length) || otherFormsOf(unit.key).size > 0;
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
  if (unit.shape === SHAPE.word) {
    for (const other of otherFormsOf(unit.key)) addKey(other, vocabulary, found);
    if (unit.fold.length >= 3) addFold(`abd${unit.fold}`, vocabulary, found);
    if (unit.fold.startsWith('abd')) addFold(unit.fold.slice(3), vocabulary, found);
  }
  return [...found];
}

function addKey(key: string, vocabulary: Vocabulary, found: Set<number>): void {
  const { byKey, nextByKey, keyStarts, keys } = vocabulary;
  for (
    let entry = byKey[hashText(key) & (byKey.length - 1)] as number;
    entry !== 0;
    entry = nextByKey[entry - 1] as number
  ) {
    if (textAt(keys, keyStarts[entry - 1] as number, keyStarts[entry] as number) === key) found.add(entry - 1);
  }
}

function addFold(fold: string, vocabulary: Vocabulary, found: Set<number>): void {
  const { byFold, nextByFold, foldStarts, folds } = vocabulary;
  for (
    let entry = byFold[hashText(fold) & (byFold.length - 1)] as number;
    entry !== 0;
    entry = nextByFold[entry - 1] as number
  ) {
    const from = foldStarts[entry - 1] as number;
    if ((foldStarts[entry] as number) - from === fold.length && folds[from] === fold.charCodeAt(0))
      found.add(entry - 1);
  }
}

/** The features of a word as the vocabulary keeps them; equal to `tokenFeatures` of its key. */
function featuresAt(vocabulary: Vocabulary, id: number): TokenFeatures {
  const { keyStarts, keys, foldStarts, folds } = vocabulary;
  const from = foldStarts[id] as number;
  const to = foldStarts[id + 1] as number;
  return {
    key: textAt(keys, keyStarts[id] as number, keyStarts[id + 1] as number),
    fold: textAt(folds, from, to),
    bytes: folds.subarray(from, to),
    mask: vocabulary.masks[id] as number,
    sound: vocabulary.sounds[id] as number,
    abjad: vocabulary.abjads[id] as number,
    shape: vocabulary.shapes[id] as TokenShape,
  };
}
