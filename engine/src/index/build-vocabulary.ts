import { letterCode } from '../names/relate-token.js';
import { type TokenFeatures, tokenFeatures } from '../names/token-features.js';
import { hashText } from '../text/hash.js';
import { bytes, texts, words } from './column.js';
import { inBuckets, indexDeletions } from './deletions.js';
import type { Section } from './layout.js';
import { packRising } from './rising.js';
import { packSteps, type StepLists } from './steps.js';

/** Words of all names of one kind, each once, under a number. */
export interface VocabularyBuilder {
  idOf(key: string): number;
  /**
   * The sections of the vocabulary, each name under `prefix`. Its words stand by length and letters, so that words alike
   * are neighbours: the number of each, by the number that `idOf` gave.
   */
  finish(prefix: string, sections: Map<string, Section>): Uint32Array;
}

export function vocabularyBuilder(): VocabularyBuilder {
  const ids = new Map<string, number>();
  return {
    idOf(key) {
      let id = ids.get(key);
      if (id === undefined) {
        id = ids.size;
        ids.set(key, id);
      }
      return id;
    },
    finish(prefix, sections) {
      const put = (name: string, section: Section) => sections.set(prefix + name, section);
      const [order, features] = inOrder([...ids.keys()].map(tokenFeatures));
      const keys = texts();
      const folds = texts();
      const [masks, sounds, abjads] = [words(), words(), words()];
      const [letters, shapes] = [bytes(), bytes()];
      const hashes = words();
      for (const word of features) {
        // A key that is its own fold is not kept twice.
        keys.push(word.key === word.fold ? '' : word.key);
        folds.push(word.fold);
        masks.push(word.mask);
        sounds.push(word.sound);
        abjads.push(word.abjad);
        letters.push(letterCode(word));
        shapes.push(word.shape);
        hashes.push(hashText(word.fold === '' ? word.key : word.fold));
      }
      const keyTexts = keys.finish();
      const foldTexts = folds.finish();
      putRising('keyStarts', keyTexts.starts, put);
      put('keys', keyTexts.bytes);
      putRising('foldStarts', foldTexts.starts, put);
      put('folds', foldTexts.bytes);
      put('masks', masks.finish());
      const soundHashes = sounds.finish();
      const abjadHashes = abjads.finish();
      const wordShapes = shapes.finish();
      put('sounds', soundHashes);
      put('abjads', abjadHashes);
      put('letters', letters.finish());
      put('shapes', wordShapes);
      const deletions = indexDeletions(foldTexts.bytes, foldTexts.starts, wordShapes);
      putLists('deletions', deletions, put);
      putBuckets('byFold', hashes.finish(), put);
      putBuckets('bySound', soundHashes, put);
      putBuckets('byAbjad', abjadHashes, put);
      return order;
    },
  };
}

/** Words by the length of their fold, then its letters; and the new number of each by its old one. */
function inOrder(features: readonly TokenFeatures[]): [Uint32Array, readonly TokenFeatures[]] {
  // Numbers are compared sooner than texts.
  const places = Float64Array.from(features, placeOf);
  const foldAt = (id: number) => (features[id] as TokenFeatures).fold;
  const sorted = Uint32Array.from(features, (_, id) => id).sort(
    (a, b) =>
      (places[a] as number) - (places[b] as number) || (foldAt(a) < foldAt(b) ? -1 : foldAt(a) > foldAt(b) ? 1 : a - b),
  );
  const order = new Uint32Array(features.length);
  const inOrder: TokenFeatures[] = [];
  for (const id of sorted) {
    order[id] = inOrder.length;
    inOrder.push(features[id] as TokenFeatures);
  }
  return [order, inOrder];
}

/** The length of a word's fold and its first six letters as one number. */
function placeOf({ fold, bytes }: TokenFeatures): number {
  let place = fold.length;
  for (let i = 0; i < 6; i += 1) place = place * 128 + (bytes[i] ?? 0);
  return place;
}

/** A column of starts, under two names. */
export function putRising(name: string, values: Uint32Array, put: (name: string, section: Section) => void): void {
  const [bases, above] = packRising(values);
  put(`${name}.bases`, bases);
  put(`${name}.above`, above);
}

/** Lists of rising numbers, under three names. */
function putLists(name: string, { starts, steps }: StepLists, put: (name: string, section: Section) => void): void {
  putRising(`${name}.starts`, starts, put);
  put(`${name}.steps`, steps);
}

/**
 * What has a hash, by buckets of it (their number is a power of two), each a list. Members with hash 0 are in none.
 */
export function putBuckets(name: string, hashes: Uint32Array, put: (name: string, section: Section) => void): void {
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
