import { SIMILARITY } from '../score.js';
import { abjadDistance, editDistance, soundDistance } from '../text/edit-distance.js';
import { abjadSkeleton } from '../text/skeleton.js';
import { isAbjadName } from '../text/transliterate.js';
import { areLookalikes, areOpposites } from './data/lookalikes.js';
import { areRomanizations, isPinyinAlone, otherFormsOf } from './data/nicknames.js';
import { withoutMark } from './prepared-name.js';
import { SHAPE, type TokenFeatures } from './token-features.js';

/** Relation of two matching tokens, as named in explanations. */
export const MEETING = [
  '',
  'equal',
  'transliteration',
  'variant',
  'spelling',
  'sound',
  'initial',
  'compound',
  'joined',
  'consonants',
  'cut',
  'lookalike',
  'lookalike',
  'variant',
] as const;

export const MET = {
  equal: 1,
  transliteration: 2,
  variant: 3,
  spelling: 4,
  sound: 5,
  initial: 6,
  compound: 7,
  joined: 8,
  consonants: 9,
  cut: 10,
  /** Spelt nearly alike, and known to be two given names. */
  lookalike: 11,
  /** The same of two acronyms, and of words that tell sister companies apart. */
  otherWord: 12,
  /** A variant that is nearly spelt so too (`Jon`, `John`). */
  nearVariant: 13,
} as const;

/** Edits that two words of these lengths may differ by: none under 3 letters, one under 6, else two. */
export function editLimit(shorter: number): number {
  return shorter < 3 ? 0 : shorter < 6 ? 1 : 2;
}

/**
 * Likeness of two tokens in thousandths, and how they met, packed as `thousandths * 16 + met`; 0 is unlike.
 * Symmetric. Non-zero only if the tokens are equal, share a fold, a skeleton or a table entry, or differ by few
 * edits: the index has a key family for each of these, and so cannot miss one.
 */
export function tokenSimilarity(a: TokenFeatures, b: TokenFeatures): number {
  if (a.key === b.key) return pack(1, MET.equal);
  if (a.shape === SHAPE.sign || b.shape === SHAPE.sign || a.shape === SHAPE.number || b.shape === SHAPE.number)
    return 0;
  if (a.shape === SHAPE.letter || b.shape === SHAPE.letter) return 0;
  if (a.shape === SHAPE.reading || b.shape === SHAPE.reading) return asReading(a, b);
  if (a.shape === SHAPE.abjad || b.shape === SHAPE.abjad) return acrossAbjad(a, b);
  if (a.fold === b.fold) return isAcronym(a) || isAcronym(b) ? byWriting(a.written, b.written, false) : SAME_FOLD;
  if (areRomanizations(a.fold, b.fold)) return pack(SIMILARITY.romanized, MET.transliteration);
  const spelt = bySpelling(a, b);
  const asVariant = otherFormsOf(a.fold).has(b.fold)
    ? pack(SIMILARITY.variant, spelt >> 4 < MIN_SPOKEN ? MET.variant : MET.nearVariant)
    : 0;
  const found = Math.max(asVariant, asCompound(a, b), spelt);
  if (!isBySpelling(found)) return found;
  if (areLookalikes(a.fold, b.fold)) return (found & ~15) | MET.lookalike;
  return areOpposites(a.fold, b.fold) ? (found & ~15) | MET.otherWord : found;
}

function isBySpelling(packed: number): boolean {
  const met = packed & 15;
  return met === MET.spelling || met === MET.sound;
}

/** Thousandths: of a spelling by sound some letters may be others, but not many. */
export const MIN_SPOKEN = 840;

const SAME_FOLD = pack(SIMILARITY.sameFold, MET.transliteration);

/** Letters that no one can say as a word are read one by one: `DSC` is not `DSK`, however alike they sound. */
function isAcronym({ key }: TokenFeatures): boolean {
  return key.length >= 3 && key.length <= 5 && !/[aeiouy.]/.test(key);
}

/** Features by which spellings are compared. */
type Spelling = Pick<TokenFeatures, 'bytes' | 'written' | 'mask' | 'sound'>;

/** Similarity of two different words that no table relates. */
export function bySpelling(a: Spelling, b: Spelling): number {
  const found = Math.max(
    bySound(a, b),
    byWriting(a.written, b.written, a.written === a.bytes && b.written === b.bytes),
  );
  if (found !== 0 && found >> 4 < 1000 * SIMILARITY.slip && isSlipOfFive(a.written, b.written))
    return pack(SIMILARITY.slip, MET.spelling);
  return found !== 0 && areOtherAcronyms(a.written, b.written) ? (found & ~15) | MET.otherWord : found;
}

/** One letter of five for another. */
function isSlipOfFive(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== 5 || b.length !== 5 || a[0] !== b[0]) return false;
  let other = 0;
  for (let i = 1; i < 5; i += 1) if (a[i] !== b[i]) other += 1;
  return other === 1;
}

/** `BTK` and `BKT`: as many letters, which are read one by one. */
function areOtherAcronyms(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.length >= 3 && a.length <= 5 && !a.some(isVowel) && !b.some(isVowel);
}

/** As in `isAcronym`; a `?` may stand for one. */
function isVowel(letter: number): boolean {
  return VOWELS.includes(letter);
}

const VOWELS = Array.from('aeiouy.?', (letter) => letter.charCodeAt(0));

/**
 * One wrong letter as written can become several in the sound form (`Kahdem` for `Khadem`): slips are found in the written
 * form. `known`: neither word has a different sound form.
 */
function byWriting(a: Uint8Array, b: Uint8Array, known: boolean): number {
  if (known || !isSlip(a, b)) return 0;
  const likeness = 1 - (SIMILARITY.perEdit * soundDistance(a, b)) / Math.max(a.length, b.length);
  return likeness < SIMILARITY.least ? 0 : pack(Math.min(likeness, SIMILARITY.bestSpelling), MET.spelling);
}

/** Tells whether two words are one edit apart; never for words of two letters. */
export function isSlip(a: Uint8Array, b: Uint8Array): boolean {
  return Math.min(a.length, b.length) >= 3 && Math.abs(a.length - b.length) <= 1 && editDistance(a, b, 1) <= 1;
}

function bySound(a: Spelling, b: Spelling): number {
  const soundsAlike = a.sound !== 0 && a.sound === b.sound;
  const near = isNear(a, b);
  if (!near && !soundsAlike) return 0;
  const likeness =
    1 - (SIMILARITY.perEdit * soundDistance(a.bytes, b.bytes)) / Math.max(a.bytes.length, b.bytes.length);
  if (likeness < SIMILARITY.least) return 0;
  return pack(Math.min(likeness, SIMILARITY.bestSpelling), near ? MET.spelling : MET.sound);
}

/** Tells whether two words are within the edits allowed for their lengths. */
function isNear(a: Spelling, b: Spelling): boolean {
  const limit = editLimit(Math.min(a.bytes.length, b.bytes.length));
  return limit > 0 && bitCount(a.mask ^ b.mask) <= 2 * limit && editDistance(a.bytes, b.bytes, limit) <= limit;
}

/** `Abdul Aziz` and `Aziz` are used for one person; the fold writes the servant as `abd`. */
function asCompound(a: TokenFeatures, b: TokenFeatures): number {
  const [longer, shorter] = a.fold.length > b.fold.length ? [a.fold, b.fold] : [b.fold, a.fold];
  const same =
    shorter.length >= 3 && longer.length === shorter.length + 3 && longer.startsWith('abd') && longer.endsWith(shorter);
  return same ? pack(SIMILARITY.compound, MET.compound) : 0;
}

/** Pinyin is exact: another letter is another syllable, unless a table knows it from another romanization. */
function asReading(a: TokenFeatures, b: TokenFeatures): number {
  const [x, y] = [withoutMark(a.key), withoutMark(b.key)];
  if (x === y) return pack(SIMILARITY.sameFold, MET.transliteration);
  if (a.shape !== b.shape && isPinyinAlone(a.shape === SHAPE.reading ? y : x)) return 0;
  return otherFormsOf(a.fold).has(b.fold) ? pack(SIMILARITY.variant, MET.variant) : 0;
}

/** One side or both came out of an abjad: consonants decide, vowels only tell how well the words fit. */
function acrossAbjad(a: TokenFeatures, b: TokenFeatures): number {
  if (a.fold === b.fold) return pack(SIMILARITY.sameFold, MET.transliteration);
  if (otherFormsOf(a.fold).has(b.fold)) return pack(SIMILARITY.variant, MET.variant);
  if (a.shape === b.shape) {
    // A slip makes a word that is in no table: two known names are different names.
    if (isAbjadName(withoutMark(a.key)) && isAbjadName(withoutMark(b.key))) return 0;
    const limit = editLimit(Math.min(a.bytes.length, b.bytes.length));
    if (limit > 0 && bitCount(a.mask ^ b.mask) <= 2 && editDistance(a.bytes, b.bytes, 1) <= 1) {
      return pack(1 - 1 / Math.max(a.bytes.length, b.bytes.length), MET.spelling);
    }
    // One may have vowels from a table and the other a slip that is not in it.
    if (a.abjad === 0 || a.abjad !== b.abjad || abjadSkeleton(a.fold).length < 4) return 0;
  }
  const sameConsonants = a.abjad !== 0 && a.abjad === b.abjad;
  const tooFew = a.abjad === 0 || b.abjad === 0;
  if (!sameConsonants && !(tooFew && isNear(a, b) && editDistance(a.bytes, b.bytes, 1) <= 1)) return 0;
  const [abjad, latin] = a.shape === SHAPE.abjad ? [a, b] : [b, a];
  const likeness =
    SIMILARITY.bestSpelling -
    (SIMILARITY.perEdit * abjadDistance(abjad.bytes, latin.bytes)) / Math.max(abjad.bytes.length, latin.bytes.length);
  return likeness < SIMILARITY.least ? 0 : pack(likeness, MET.consonants);
}

export function pack(likeness: number, met: number): number {
  return Math.round(likeness * 1000) * 16 + met;
}

export function bitCount(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
