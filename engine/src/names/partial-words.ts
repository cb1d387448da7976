import { SIMILARITY } from '../score.js';
import { SHAPE, type TokenFeatures } from './token-features.js';
import { MET, pack } from './token-similarity.js';

/** Ways in which a unit that is not a word by itself matches one. */
export type Meets = (unit: TokenFeatures, whole: Pick<TokenFeatures, 'shape' | 'written'>) => number;

/** Likeness of words with a lost letter between them (`?`) and one that has it. */
export function withLetter(gap: TokenFeatures, whole: Pick<TokenFeatures, 'shape' | 'written'>): number {
  const [part, all] = [gap.written, whole.written];
  if (whole.shape !== SHAPE.word || part.length !== all.length) return 0;
  for (let i = 0; i < part.length; i += 1) if (part[i] !== all[i] && part[i] !== 63) return 0;
  return pack(SIMILARITY.lostLetter, MET.spelling);
}

/** Likeness of a word that is cut and one that begins so. */
export function beginning(cut: TokenFeatures, whole: Pick<TokenFeatures, 'shape' | 'written'>): number {
  const [part, all] = [cut.written, whole.written];
  if (whole.shape !== SHAPE.word || part.length >= all.length || part.length < 2) return 0;
  for (let i = 0; i < part.length; i += 1) if (part[i] !== all[i]) return 0;
  return pack(SIMILARITY.cut, MET.cut);
}
