import { lookalikesOf } from '../names/data/lookalikes.js';
import { otherFormsOf } from '../names/data/nicknames.js';
import type { Meets } from '../names/partial-words.js';
import { mayBePart, minToSplit } from '../names/relate-token.js';
import { SHAPE, type TokenFeatures, type TokenShape } from '../names/token-features.js';
import { bitCount, bySpelling, editLimit, isSlip, tokenSimilarity } from '../names/token-similarity.js';
import { editDistance } from '../text/edit-distance.js';
import { HASH_OF_NOTHING, hashOf, hashText, withByte } from '../text/hash.js';
import {
  addCandidate,
  addLetters,
  type Candidates,
  firstOfLength,
  MAX_FOLD_LENGTH,
  noCandidates,
  sameLetters,
  takeBack,
  UNKNOWN_LETTER,
} from './candidate-words.js';
import { eachSought, mayBeMisspelt } from './deletions.js';
import { textAt, type Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';
import { NO_SEGMENTS, type Segments, segmentsOf } from './segments.js';
import { eachOf, type OpenStepLists } from './steps.js';

/** Words of a vocabulary that have to do with one unit of a name. */
export interface UnitMatches {
  /** Words like the whole, and their packed likeness. */
  readonly ids: readonly number[];
  readonly likeness: readonly number[];
  /** Words that it begins (1) or ends (2) with. */
  readonly partIds: readonly number[];
  readonly parts: readonly number[];
  /** Words that together are written like it. */
  readonly segments: Segments;
}

/** Every word of the vocabulary, after a test of letters that no related word can fail. */
export function matchByScan(unit: TokenFeatures, vocabulary: Vocabulary): UnitMatches {
  const candidates = candidatesOf(unit, vocabulary);
  const { masks, sounds, abjads, foldStarts } = vocabulary;
  const { mask, sound, abjad } = unit;
  const length = unit.bytes.length;
  for (let id = 0; id < vocabulary.size; id += 1) if (isSlipOf(unit, vocabulary, id)) addCandidate(candidates, id);
  candidates.bySlip = candidates.count;
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
        addCandidate(candidates, id);
      }
    }
  } else if (unit.shape === SHAPE.reading) {
    for (let id = 0; id < vocabulary.size; id += 1)
      if (((masks[id] as number) & ~mask) === 0) addCandidate(candidates, id);
  }
  return verified(unit, vocabulary, candidates, segmentsOf(unit, vocabulary, candidates));
}

/**
 * The same words from few candidates, by the key families of the index: equal, tables, deletions, sound and consonant skeletons,
 * parts of the word. A unit `joined` from several words must fit closely (`unitLikeness`): words that cannot are left out or not,
 * as comes cheaper.
 */
export function matchByIndex(unit: TokenFeatures, vocabulary: Vocabulary, joined: boolean): UnitMatches {
  const candidates = candidatesOf(unit, vocabulary);
  if (mayBeMisspelt(unit.shape)) {
    addSlips(unit, vocabulary, candidates);
    candidates.bySlip = candidates.count;
    const length = unit.bytes.length;
    const close = joined && (unit.mask & UNKNOWN_LETTER) === 0;
    if (close) for (const id of candidates.unknown) addCandidate(candidates, id);
    addDeletions(unit, vocabulary, candidates, close && length <= ONE_EDIT_JOINED ? 1 : editLimit(length));
    const { sounds, bySound, abjads, byAbjad, shapes } = vocabulary;
    if (unit.sound !== 0 && !(close && length <= TWO_EDITS_JOINED)) addEqual(unit.sound, sounds, bySound, candidates);
    // Two words in Latin letters are not compared by their consonants.
    if (unit.abjad !== 0)
      addEqual(unit.abjad, abjads, byAbjad, candidates, unit.shape === SHAPE.abjad ? undefined : shapes);
    addParts(unit, vocabulary, candidates);
  } else if (unit.shape === SHAPE.reading) addParts(unit, vocabulary, candidates);
  return verified(unit, vocabulary, candidates, joined ? NO_SEGMENTS : segmentsOf(unit, vocabulary, candidates));
}

/** Words that one edit makes of this one as it is written. Where neither is changed by its fold `addDeletions` has them. */
function addSlips(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Candidates): void {
  const { written, bytes, shape } = unit;
  if (shape !== SHAPE.word || written.length < 3) return;
  const { slips, deletions } = vocabulary;
  const look = (id: number) => {
    if (isSlipOf(unit, vocabulary, id)) addCandidate(candidates, id);
  };
  eachSought(written, 1, (hash) => eachOf(slips, hash & (slips.lists - 1), look));
  if (written !== bytes) eachSought(written, 1, (hash) => eachOf(deletions, hash & (deletions.lists - 1), look));
}

function isSlipOf(unit: TokenFeatures, vocabulary: Vocabulary, id: number): boolean {
  const { keyStarts, keys, foldStarts, folds, shapes } = vocabulary;
  const { written } = unit;
  let from = risingAt(keyStarts, id);
  let length = risingAt(keyStarts, id + 1) - from;
  const folded = length > 0;
  if (!folded) {
    if (written === unit.bytes) return false;
    from = risingAt(foldStarts, id);
    length = risingAt(foldStarts, id + 1) - from;
  }
  const difference = length - written.length;
  if (difference > 1 || difference < -1 || unit.shape !== SHAPE.word || shapes[id] !== SHAPE.word) return false;
  return isSlip(written, lettersAt(folded ? keys : folds, from, length, second));
}

/** Words that match a fragment, found by trying all words: few names end where their field does. */
export function matchAll(unit: TokenFeatures, met: Meets, vocabulary: Vocabulary): UnitMatches {
  const found = { ids: [] as number[], likeness: [] as number[] };
  for (let id = 0; id < vocabulary.size; id += 1) addMet(unit, met, vocabulary, id, found);
  return found.ids.length === 0 ? NOTHING : { ...NOTHING, ...found };
}

/** The same out of those within one edit. */
export function matchNear(unit: TokenFeatures, met: Meets, vocabulary: Vocabulary): UnitMatches {
  const candidates = noCandidates(vocabulary);
  const look = (id: number) => addCandidate(candidates, id);
  const { slips, deletions } = vocabulary;
  eachSought(unit.written, 1, (hash) => eachOf(slips, hash & (slips.lists - 1), look));
  eachSought(unit.written, 1, (hash) => eachOf(deletions, hash & (deletions.lists - 1), look));
  const found = { ids: [] as number[], likeness: [] as number[] };
  for (let k = 0; k < candidates.count; k += 1) addMet(unit, met, vocabulary, candidates.ids[k] as number, found);
  return found.ids.length === 0 ? NOTHING : { ...NOTHING, ...found };
}

function addMet(
  unit: TokenFeatures,
  met: Meets,
  { keyStarts, keys, foldStarts, folds, shapes }: Vocabulary,
  id: number,
  found: { readonly ids: number[]; readonly likeness: number[] },
): void {
  let from = risingAt(keyStarts, id);
  let length = risingAt(keyStarts, id + 1) - from;
  const folded = length > 0;
  if (!folded) {
    from = risingAt(foldStarts, id);
    length = risingAt(foldStarts, id + 1) - from;
  }
  const letters = folded ? keys : folds;
  if (length < unit.written.length || (letters[from] !== unit.written[0] && unit.written[0] !== 63)) return;
  const shape = shapes[id] as TokenShape;
  const likeness = met(unit, { shape, written: lettersAt(letters, from, length, second) });
  if (likeness === 0) return;
  found.ids.push(id);
  found.likeness.push(likeness);
}

/** Words equal to the unit, of the same sound, or its parts; others that a table knows may be there too. */
export function matchEqual(unit: TokenFeatures, vocabulary: Vocabulary): UnitMatches {
  const candidates = candidatesOf(unit, vocabulary);
  addParts(unit, vocabulary, candidates);
  return verified(unit, vocabulary, candidates);
}

/**
 * A joined unit of n letters meets words of `MIN_JOINED` likeness: an edit costs half a letter or more (`soundDistance`), and so
 * they differ by at most n * 0.264 edits. Up to 7 letters that is one, up to 11 two; a shared sound adds no matches to these.
 */
const ONE_EDIT_JOINED = 7;
const TWO_EDITS_JOINED = 11;

/** Adds pairs of listed words that make up the unit: only if both parts are listed. */
function addParts(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Candidates): void {
  const { bytes } = unit;
  const { length } = bytes;
  if (length < minToSplit(unit)) return;
  let hash = withByte(HASH_OF_NOTHING, bytes[0] as number);
  for (let at = 2; at < length - 1; at += 1) {
    hash = withByte(hash, bytes[at - 1] as number);
    const { count } = candidates;
    if (addLetters(bytes, 0, at, vocabulary, candidates, hashOf(hash))) {
      if (!addLetters(bytes, at, length - at, vocabulary, candidates)) takeBack(candidates, count);
    }
  }
}

/** Candidates from the tables, which come first. */
function candidatesOf(unit: TokenFeatures, vocabulary: Vocabulary): Candidates {
  const candidates = noCandidates(vocabulary);
  addByTable(unit, vocabulary, candidates);
  candidates.byTable = candidates.count;
  candidates.bySlip = candidates.count;
  return candidates;
}

/**
 * Adds words that share a variation and whose length and letters allow so few edits. A bucket's words ascend by length:
 * those too short or too long are skipped.
 */
function addDeletions(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Candidates, limit: number): void {
  const { masks, deletions } = vocabulary;
  const { starts, steps, lists } = deletions;
  const length = unit.bytes.length;
  const startOf = (letters: number) => candidates.lengthStarts[letters] ?? firstOfLength(vocabulary, letters);
  const first = startOf(length - limit);
  const shortEnd = startOf(length);
  const longFirst = startOf(length + 1);
  const end = startOf(length + limit + 1);
  if (first === end) return;
  const { mask } = unit;
  const look = (id: number) => {
    const other = masks[id] as number;
    // Each edit takes at most one letter away and brings at most one.
    const taken = bitCount(mask & ~other);
    if (taken > limit) return;
    const brought = bitCount(other & ~mask);
    if (brought > limit) return;
    // A shorter word needs an edit that only takes, a longer one an edit that only brings.
    if ((id < shortEnd && brought === limit) || (id >= longFirst && taken === limit)) return;
    addCandidate(candidates, id);
  };
  if (end - first <= FEW_WORDS) {
    for (let id = first; id < end; id += 1) look(id);
    return;
  }
  eachSought(unit.bytes, limit, (hash) => {
    const bucket = hash & (lists - 1);
    const to = risingAt(starts, bucket + 1);
    for (let at = risingAt(starts, bucket), id = 0; at < to; at += 1) {
      let step = steps[at] as number;
      if (step > 127) {
        step &= 127;
        for (let shift = 7; ; shift += 7) {
          at += 1;
          const next = steps[at] as number;
          step |= (next & 127) << shift;
          if (next < 128) break;
        }
      }
      id += step;
      if (id < first) continue;
      if (id >= end) break;
      look(id);
    }
  });
}

/** Number of words that can be examined as fast as those with a shared variation can be looked up. */
const FEW_WORDS = 160;

/** Words of one skeleton; with `shapes` only those that came out of an abjad. */
function addEqual(
  hash: number,
  hashes: Uint32Array,
  buckets: OpenStepLists,
  candidates: Candidates,
  shapes?: Uint8Array,
): void {
  eachOf(buckets, hash & (buckets.lists - 1), (id) => {
    if (hashes[id] === hash && (shapes === undefined || shapes[id] === SHAPE.abjad)) addCandidate(candidates, id);
  });
}

function verified(
  unit: TokenFeatures,
  vocabulary: Vocabulary,
  candidates: Candidates,
  segments = NO_SEGMENTS,
): UnitMatches {
  if (candidates.count === 0 && segments === NO_SEGMENTS) return NOTHING;
  const found = {
    ids: [] as number[],
    likeness: [] as number[],
    partIds: [] as number[],
    parts: [] as number[],
    segments,
  };
  const { shapes } = vocabulary;
  for (let k = 0; k < candidates.count; k += 1) {
    const id = candidates.ids[k] as number;
    let likeness: number;
    let parts: number;
    if (k >= candidates.byTable && unit.shape === SHAPE.word && shapes[id] === SHAPE.word) {
      const packed = compareLetters(unit, vocabulary, id, k < candidates.bySlip);
      likeness = packed >>> 2;
      parts = packed & 3;
    } else {
      if (mayBeMisspelt(unit.shape) && !nearOrPart(unit, vocabulary, id)) continue;
      const token = featuresAt(vocabulary, id);
      likeness = tokenSimilarity(unit, token);
      parts = partsOf(unit, token);
    }
    if (likeness !== 0) {
      found.ids.push(id);
      found.likeness.push(likeness);
    }
    if (parts !== 0) {
      found.partIds.push(id);
      found.parts.push(parts);
    }
  }
  return found.ids.length + found.partIds.length === 0 && segments === NO_SEGMENTS ? NOTHING : found;
}

const NOTHING: UnitMatches = { ids: [], likeness: [], partIds: [], parts: [], segments: NO_SEGMENTS };

const NO_LETTERS: Uint8Array = new Uint8Array();
const spelling = { bytes: NO_LETTERS, written: NO_LETTERS, mask: 0, sound: 0 };
/** Room for the letters of one word, by their number: a view on shared memory costs more to make than they to copy. */
const first = Array.from({ length: 64 }, (_, length) => new Uint8Array(length));
const second = Array.from({ length: 64 }, (_, length) => new Uint8Array(length));

function lettersAt(letters: Uint8Array, from: number, length: number, room: readonly Uint8Array[]): Uint8Array {
  const bytes = room[length] ?? new Uint8Array(length);
  for (let i = 0; i < length; i += 1) bytes[i] = letters[from + i] as number;
  return bytes;
}

/**
 * Two words in letters that no table relates, which most candidates are: the packed likeness times four, plus the parts.
 * The same as `tokenSimilarity` and `partsOf` say, without making texts of the letters.
 */
function compareLetters(unit: TokenFeatures, vocabulary: Vocabulary, id: number, slip: boolean): number {
  const { masks, sounds, foldStarts, folds, keyStarts, keys } = vocabulary;
  const mask = masks[id] as number;
  const sound = sounds[id] as number;
  const from = risingAt(foldStarts, id);
  const length = risingAt(foldStarts, id + 1) - from;
  const own = unit.bytes.length;
  const limit = editLimit(Math.min(length, own));
  const near =
    (Math.abs(own - length) <= limit && bitCount(unit.mask ^ mask) <= 2 * limit) ||
    (sound !== 0 && sound === unit.sound) ||
    slip;
  let parts = 0;
  if ((mask & ~unit.mask) === 0 && length >= 2 && own >= minToSplit(unit) && length < own - 1)
    parts =
      (sameLetters(unit.bytes, 0, folds, from, length) ? 1 : 0) +
      (sameLetters(unit.bytes, own - length, folds, from, length) ? 2 : 0);
  if (!near && length !== own) return parts;
  if (length === own && sameLetters(unit.bytes, 0, folds, from, length))
    return tokenSimilarity(unit, featuresAt(vocabulary, id)) * 4 + parts;
  if (!near) return parts;
  spelling.bytes = lettersAt(folds, from, length, first);
  const [keyFrom, keyTo] = [risingAt(keyStarts, id), risingAt(keyStarts, id + 1)];
  spelling.written = keyFrom === keyTo ? spelling.bytes : lettersAt(keys, keyFrom, keyTo - keyFrom, second);
  spelling.mask = mask;
  spelling.sound = sound;
  return bySpelling(unit, spelling) * 4 + parts;
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
  return relatedFold(unit, length) || otherFormsOf(unit.fold).size > 0;
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
function addByTable({ key, fold, bytes, shape }: TokenFeatures, vocabulary: Vocabulary, found: Candidates): void {
  if (fold === '') addSign(key, vocabulary, found);
  else addLetters(bytes, 0, bytes.length, vocabulary, found);
  if (!mayBeMisspelt(shape) && shape !== SHAPE.reading) return;
  for (const other of otherFormsOf(fold)) addFold(other, vocabulary, found);
  if (shape === SHAPE.word) for (const other of lookalikesOf(fold)) addFold(other, vocabulary, found);
  if (fold.length >= 3) addFold(`abd${fold}`, vocabulary, found);
  if (fold.startsWith('abd')) addFold(fold.slice(3), vocabulary, found);
}

/** Adds words without a fold: symbols. */
function addSign(key: string, vocabulary: Vocabulary, found: Candidates): void {
  const { byFold, keyStarts, keys } = vocabulary;
  const end = found.lengthStarts[1] as number;
  eachOf(byFold, hashText(key) & (byFold.lists - 1), (id) => {
    if (id < end && textAt(keys, risingAt(keyStarts, id), risingAt(keyStarts, id + 1)) === key) addCandidate(found, id);
  });
}

function addFold(fold: string, vocabulary: Vocabulary, found: Candidates): void {
  for (let i = 0; i < fold.length; i += 1) query[i] = fold.charCodeAt(i);
  addLetters(query, 0, fold.length, vocabulary, found);
}

const query = new Uint8Array(MAX_FOLD_LENGTH);

/** The features of a word as the vocabulary keeps them; equal to `tokenFeatures` of its key. */
function featuresAt(vocabulary: Vocabulary, id: number): TokenFeatures {
  const { keyStarts, keys, foldStarts, folds } = vocabulary;
  const from = risingAt(foldStarts, id);
  const to = risingAt(foldStarts, id + 1);
  const fold = textAt(folds, from, to);
  const [keyFrom, keyTo] = [risingAt(keyStarts, id), risingAt(keyStarts, id + 1)];
  const bytes = folds.subarray(from, to);
  const shape = vocabulary.shapes[id] as TokenShape;
  return {
    key: keyFrom === keyTo ? fold : textAt(keys, keyFrom, keyTo),
    fold,
    bytes,
    written: shape === SHAPE.word && keyFrom !== keyTo ? keys.subarray(keyFrom, keyTo) : bytes,
    mask: vocabulary.masks[id] as number,
    sound: vocabulary.sounds[id] as number,
    abjad: vocabulary.abjads[id] as number,
    shape,
  };
}
