import { otherFormsOf } from '../names/data/nicknames.js';
import type { QueryForm } from '../names/prepare-query.js';
import { relateToken, type TokenRelation } from '../names/relate-token.js';
import { SHAPE, type TokenFeatures, type TokenShape } from '../names/token-features.js';
import { bitCount, editLimit } from '../names/token-similarity.js';
import { hashText } from '../text/hash.js';
import { textAt, type Vocabulary } from './open-watchlist.js';

/** The words of a vocabulary that have to do with one name: by number, and as a table from word to relation. */
export interface VocabularyRelations {
  readonly tokens: number[];
  readonly relations: TokenRelation[];
}

/** Compares every word of the vocabulary, after a test of letters that no related word can fail. The reference. */
export function relateWholeVocabulary(form: QueryForm, vocabulary: Vocabulary): VocabularyRelations {
  const found: VocabularyRelations = { tokens: [], relations: [] };
  const tested = new Uint8Array(vocabulary.size);
  for (const unit of form.units) markByTable(unit.features, vocabulary, tested);
  const { masks, sounds, abjads, foldStarts } = vocabulary;
  for (const unit of form.units) {
    const { mask, sound, abjad, bytes, shape } = unit.features;
    if (shape !== SHAPE.word && shape !== SHAPE.abjad) continue;
    for (let id = 0; id < vocabulary.size; id += 1) {
      if (tested[id] !== 0) continue;
      const other = masks[id] as number;
      const length = (foldStarts[id + 1] as number) - (foldStarts[id] as number);
      const limit = editLimit(length < bytes.length ? length : bytes.length);
      if (
        (limit > 0 && Math.abs(length - bytes.length) <= limit && bitCount(mask ^ other) <= 2 * limit) ||
        (sound !== 0 && sounds[id] === sound) ||
        (abjad !== 0 && abjads[id] === abjad) ||
        (other & ~mask) === 0
      ) {
        tested[id] = 1;
      }
    }
  }
  for (let id = 0; id < vocabulary.size; id += 1) {
    if (tested[id] === 0) continue;
    const relation = relateToken(form, featuresAt(vocabulary, id));
    if (relation === undefined) continue;
    found.tokens.push(id);
    found.relations.push(relation);
  }
  return found;
}

/** Words equal to the unit, or related to it by a table: found by key, not by letters. */
function markByTable(unit: TokenFeatures, vocabulary: Vocabulary, tested: Uint8Array): void {
  markKey(unit.key, vocabulary, tested);
  if (unit.shape !== SHAPE.word) return;
  for (const other of otherFormsOf(unit.key)) markKey(other, vocabulary, tested);
  if (unit.fold.length >= 3) markFold(`abd${unit.fold}`, vocabulary, tested);
  if (unit.fold.startsWith('abd')) markFold(unit.fold.slice(3), vocabulary, tested);
}

function markKey(key: string, vocabulary: Vocabulary, tested: Uint8Array): void {
  const id = findKey(key, vocabulary);
  if (id >= 0) tested[id] = 1;
}

function markFold(fold: string, vocabulary: Vocabulary, tested: Uint8Array): void {
  const { byFold, nextByFold } = vocabulary;
  for (
    let entry = byFold[hashText(fold) & (byFold.length - 1)] as number;
    entry !== 0;
    entry = nextByFold[entry - 1] as number
  )
    tested[entry - 1] = 1;
}

/** Number of the word with this key, -1 if the vocabulary has none. */
export function findKey(key: string, vocabulary: Vocabulary): number {
  const { byKey, nextByKey, keyStarts, keys } = vocabulary;
  for (
    let entry = byKey[hashText(key) & (byKey.length - 1)] as number;
    entry !== 0;
    entry = nextByKey[entry - 1] as number
  ) {
    if (textAt(keys, keyStarts[entry - 1] as number, keyStarts[entry] as number) === key) return entry - 1;
  }
  return -1;
}

/** The features of a word as the vocabulary keeps them; equal to `tokenFeatures` of its key. */
export function featuresAt(vocabulary: Vocabulary, id: number): TokenFeatures {
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
