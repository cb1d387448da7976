import { SHAPE, type TokenShape } from '../names/token-features.js';
import { editLimit } from '../names/token-similarity.js';
import { words } from './build/column.js';
import { groupMembers } from './build/group-members.js';
import { packSteps, type StepLists } from './steps.js';

/** Only the first letters are varied: words within two edits have four of their first six in common, in order. */
const BEGINNING = 6;

/**
 * Calls `visit` with a hash of each variation under which the index holds a word (symmetric deletion, after W. Garbe). Words
 * within `editLimit` share one: from six letters on with two of the first six left out; shorter ones as they are or with one
 * left out. A word of six letters is held under both.
 */
function eachHeld(word: Uint8Array, visit: (hash: number) => void): void {
  const { length } = word;
  const beginning = beginningOf(word);
  if (length < BEGINNING) visit(mixed(beginning));
  if (length <= BEGINNING) eachWithoutOne(beginning, length, visit);
  if (length >= BEGINNING) eachWithoutTwo(beginning, visit);
}

/**
 * Calls `visit` with a hash of each variation under which words within `limit` edits of this one are held (1 or 2; 0 for none).
 * For one edit three of the variations without two letters do: whichever letter differs, one of them lacks it.
 */
export function eachSought(word: Uint8Array, limit: number, visit: (hash: number) => void): void {
  const { length } = word;
  if (limit === 0) return;
  if (length < BEGINNING || limit === 2) {
    eachHeld(word, visit);
    return;
  }
  const beginning = beginningOf(word);
  if (length === BEGINNING) eachWithoutOne(beginning, length, visit);
  for (let i = 0; i < BEGINNING; i += 2) visit(mixed(without(without(beginning, i), i)));
}

function beginningOf(word: Uint8Array): number {
  const length = Math.min(word.length, BEGINNING);
  let beginning = 0;
  for (let i = 0; i < length; i += 1) beginning |= ((word[i] as number) & 31) << (LETTER_BITS * i);
  return beginning;
}

function eachWithoutOne(beginning: number, length: number, visit: (hash: number) => void): void {
  for (let i = 0; i < length; i += 1) visit(mixed(without(beginning, i)));
}

function eachWithoutTwo(beginning: number, visit: (hash: number) => void): void {
  for (let i = 0; i < BEGINNING - 1; i += 1) {
    const once = without(beginning, i);
    for (let j = i; j < BEGINNING - 1; j += 1) visit(mixed(without(once, j)));
  }
}

/** Six letters fit one number. Digits share their code with letters, which adds a few words to examine. */
const LETTER_BITS = 5;

function without(letters: number, position: number): number {
  const at = LETTER_BITS * position;
  return (letters & ((1 << at) - 1)) | ((letters >>> (at + LETTER_BITS)) << at);
}

function mixed(letters: number): number {
  let hash = Math.imul(letters ^ (letters >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Variations per bucket: with fewer, the starts outnumber the entries; with more, lookups are longer. */
const BUCKET_LOAD = 16;

/** For each hash bucket the words that have a variation in it, ascending. */
export function indexDeletions(folds: Uint8Array, foldStarts: Uint32Array, shapes: Uint8Array): StepLists {
  const hashes = words();
  const owners = words();
  for (let id = 0; id < shapes.length; id += 1) {
    if (!mayBeMisspelt(shapes[id] as TokenShape)) continue;
    const word = folds.subarray(foldStarts[id], foldStarts[id + 1]);
    if (editLimit(word.length) === 0) continue;
    eachHeld(word, (hash) => {
      hashes.push(hash);
      owners.push(id);
    });
  }
  let buckets = 16;
  while (buckets * BUCKET_LOAD < hashes.length) buckets *= 2;
  return packSteps(...inBuckets(hashes.finish(), owners.finish(), buckets));
}

/**
 * Members by the bucket of their hash (its lowest bits), in the order given: bucket starts, and the members.
 * A member that comes into a bucket twice in a row is in it once.
 */
export function inBuckets(hashes: Uint32Array, owners: Uint32Array, buckets: number): [Uint32Array, Uint32Array] {
  return groupMembers((each) => {
    for (let i = 0; i < hashes.length; i += 1) each((hashes[i] as number) & (buckets - 1), owners[i] as number);
  }, buckets);
}

export function mayBeMisspelt(shape: TokenShape): boolean {
  return shape === SHAPE.word || shape === SHAPE.abjad;
}
