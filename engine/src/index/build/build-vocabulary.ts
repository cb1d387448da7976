import { SHAPE } from '../../names/token-features.js';
import { hashBytes } from '../../text/hash.js';
import { inBuckets, indexDeletions } from '../deletions.js';
import type { Put } from '../layout.js';
import { packRising } from '../rising.js';
import { packSteps, type StepLists } from '../steps.js';
import { words } from './column.js';
import type { PreparedWords } from './prepare-words.js';

/** The sections of a vocabulary. */
export function putVocabulary(vocabulary: PreparedWords, put: Put): void {
  const { keys, folds, hashes, masks, sounds, abjads, letters, shapes } = vocabulary;
  putRising('keyStarts', keys.starts, put);
  put('keys', keys.bytes);
  putRising('foldStarts', folds.starts, put);
  put('folds', folds.bytes);
  put('masks', masks);
  put('sounds', sounds);
  put('abjads', abjads);
  put('letters', letters);
  put('shapes', shapes);
  putLists('deletions', indexDeletions(folds.bytes, folds.starts, shapes), put);
  putLists('slips', indexDeletions(keys.bytes, keys.starts, shapes), put);
  putBuckets('byFold', hashes, put);
  putBuckets('byWritten', writtenHashes(vocabulary), put);
  putBuckets('bySound', sounds, put);
  putBuckets('byAbjad', abjads, put);
}

/** Hashes of words in Latin letters that differ from their fold. */
function writtenHashes({ keys, shapes }: PreparedWords): Uint32Array {
  return Uint32Array.from(shapes, (shape, id) => {
    const [from, to] = [keys.starts[id] as number, keys.starts[id + 1] as number];
    return shape === SHAPE.word && from < to ? hashBytes(keys.bytes, from, to) : 0;
  });
}

/** A column of starts, under two names. */
export function putRising(name: string, values: Uint32Array, put: Put): void {
  const [bases, above] = packRising(values);
  put(`${name}.bases`, bases);
  put(`${name}.above`, above);
}

/** Stores ascending lists under three names. */
function putLists(name: string, { starts, steps }: StepLists, put: Put): void {
  putRising(`${name}.starts`, starts, put);
  put(`${name}.steps`, steps);
}

/**
 * Stores the members in buckets by hash (a power of two of them), each bucket a list. Members with hash 0 are in none.
 */
export function putBuckets(name: string, hashes: Uint32Array, put: Put): void {
  let buckets = 16;
  while (buckets * 3 < hashes.length) buckets *= 2;
  const [kept, owners] = [words(), words()];
  for (let id = 0; id < hashes.length; id += 1) {
    if (hashes[id] === 0) continue;
    kept.push(hashes[id] as number);
    owners.push(id);
  }
  putLists(name, packSteps(...inBuckets(kept.finish(), owners.finish(), buckets)), put);
}
