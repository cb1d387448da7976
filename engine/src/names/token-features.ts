import { foldToken } from '../text/fold-token.js';
import { hashText } from '../text/hash.js';
import { abjadSkeleton, soundSkeleton } from '../text/skeleton.js';
import { foldOfKey } from './prepare-name.js';
import { withoutMark } from './prepared-name.js';

/** Features by which two tokens are compared; derived from the key alone, so that lists and subjects cannot differ. */
export interface TokenFeatures {
  readonly key: string;
  /** Letters of the sound form; empty for logographic characters and legal forms. */
  readonly fold: string;
  readonly bytes: Uint8Array;
  /** Letters as they are written; the same object as `bytes` where the fold changes none, and for all but words in Latin letters. */
  readonly written: Uint8Array;
  /** One bit for each letter that occurs: two edits change at most four of them. */
  readonly mask: number;
  /** Hashes of the skeletons, 0 where there is none. */
  readonly sound: number;
  readonly abjad: number;
  readonly shape: TokenShape;
}

/** `word` in letters, `number` all digits, `letter` an initial, `abjad` without vowels, `sign` equal or nothing, `reading` of Han. */
export const SHAPE = { word: 0, number: 1, letter: 2, abjad: 3, sign: 4, reading: 5 } as const;

export type TokenShape = (typeof SHAPE)[keyof typeof SHAPE];

export function tokenFeatures(key: string): TokenFeatures {
  const fold = foldOfKey(key);
  const shape = shapeOf(key, fold);
  const lettered = shape === SHAPE.word || shape === SHAPE.abjad;
  const sound = shape === SHAPE.word ? soundSkeleton(fold) : '';
  // The dots that keep letters of an abjad apart tell `s` and `h` from `sh`.
  const abjad = !lettered ? '' : abjadSkeleton(shape === SHAPE.abjad ? foldToken(withoutMark(key)) : fold);
  const bytes = bytesOf(fold);
  return {
    key,
    fold,
    bytes,
    written: shape === SHAPE.word && key !== fold ? bytesOf(key) : bytes,
    mask: letterMask(fold),
    sound: sound === '' ? 0 : hashText(sound),
    abjad: abjad === '' ? 0 : hashText(abjad),
    shape,
  };
}

/** Subjects share their words, and each is prepared for every kind of party: remembered, unlike the words of a list that is built. */
const remembered = new Map<string, TokenFeatures>();
const MAX_CACHED = 20_000;

export function rememberedFeatures(key: string): TokenFeatures {
  let features = remembered.get(key);
  if (features === undefined) {
    if (remembered.size >= MAX_CACHED) remembered.clear();
    features = tokenFeatures(key);
    remembered.set(key, features);
  }
  return features;
}

function shapeOf(key: string, fold: string): TokenShape {
  const mark = key.charCodeAt(0);
  if (mark === 61 || mark === 43 || fold === '') return SHAPE.sign;
  if (mark === 126) return SHAPE.abjad;
  if (mark === 94) return SHAPE.reading;
  if (/^\d+$/.test(fold)) return SHAPE.number;
  // `Aa` has the fold of an initial and is none.
  return fold.length === 1 && key.length === 1 ? SHAPE.letter : SHAPE.word;
}

function bytesOf(fold: string): Uint8Array {
  const bytes = new Uint8Array(fold.length);
  for (let i = 0; i < fold.length; i += 1) bytes[i] = fold.charCodeAt(i);
  return bytes;
}

function letterMask(fold: string): number {
  let mask = 0;
  for (let i = 0; i < fold.length; i += 1) mask |= 1 << (fold.charCodeAt(i) & 31);
  return mask >>> 0;
}
