import { letterCode } from '../names/relate-token.js';
import { tokenFeatures } from '../names/token-features.js';
import { hashText } from '../text/hash.js';
import { bytes, texts, words } from './column.js';
import { indexDeletions } from './deletions.js';
import type { Section } from './layout.js';

/** Words of all names of one kind, each once, under a number. */
export interface VocabularyBuilder {
  idOf(key: string): number;
  /** The sections of the vocabulary, each name under `prefix`. */
  finish(prefix: string, sections: Map<string, Section>): void;
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
      const keys = texts();
      const folds = texts();
      const [masks, sounds, abjads] = [words(), words(), words()];
      const [letters, shapes] = [bytes(), bytes()];
      const [keyHashes, foldHashes] = [words(), words()];
      for (const key of ids.keys()) {
        const features = tokenFeatures(key);
        keys.push(key);
        folds.push(features.fold);
        masks.push(features.mask);
        sounds.push(features.sound);
        abjads.push(features.abjad);
        letters.push(letterCode(features));
        shapes.push(features.shape);
        keyHashes.push(hashText(key));
        foldHashes.push(features.fold === '' ? 0 : hashText(features.fold));
      }
      const put = (name: string, section: Section) => sections.set(prefix + name, section);
      const keyTexts = keys.finish();
      const foldTexts = folds.finish();
      put('keyStarts', keyTexts.starts);
      put('keys', keyTexts.bytes);
      put('foldStarts', foldTexts.starts);
      put('folds', foldTexts.bytes);
      put('masks', masks.finish());
      put('sounds', sounds.finish());
      put('abjads', abjads.finish());
      put('letters', letters.finish());
      put('shapes', shapes.finish());
      const [deletionStarts, deletions] = indexDeletions(
        foldTexts.bytes,
        foldTexts.starts,
        sections.get(`${prefix}shapes`) as Uint8Array,
      );
      put('deletionStarts', deletionStarts);
      put('deletions', deletions);
      const [byKey, nextByKey] = chains(keyHashes.finish());
      put('byKey', byKey);
      put('nextByKey', nextByKey);
      const [byFold, nextByFold] = chains(foldHashes.finish());
      put('byFold', byFold);
      put('nextByFold', nextByFold);
      const [bySound, nextBySound] = chains(sections.get(`${prefix}sounds`) as Uint32Array);
      put('bySound', bySound);
      put('nextBySound', nextBySound);
      const [byAbjad, nextByAbjad] = chains(sections.get(`${prefix}abjads`) as Uint32Array);
      put('byAbjad', byAbjad);
      put('nextByAbjad', nextByAbjad);
    },
  };
}

/**
 * Hash chains: a slot holds the number of its last member plus one, `next` the one before it, 0 ends. Members
 * with hash 0 are in no chain. The number of slots is a power of two.
 */
export function chains(hashes: Uint32Array): [Uint32Array, Uint32Array] {
  let slots = 16;
  while (slots < hashes.length) slots *= 2;
  const heads = new Uint32Array(slots);
  const next = new Uint32Array(hashes.length);
  for (let id = 0; id < hashes.length; id += 1) {
    const hash = hashes[id] as number;
    if (hash === 0) continue;
    const slot = hash & (slots - 1);
    next[id] = heads[slot] as number;
    heads[slot] = id + 1;
  }
  return [heads, next];
}
