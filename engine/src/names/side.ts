import { ROLE } from './prepared-name.js';
import { MIN_WORD_WEIGHT } from './role-codes.js';

/** The most words of a name that take part; positions are bits of one integer. */
export const MAX_TOKENS = 28;

/** One side of a comparison, as numbers only. `roles` holds role codes: the role in the low four bits, `common` in two, then `FAMILY`. */
export interface Side {
  count: number;
  readonly roles: Uint8Array;
  readonly weights: Float64Array;
  total: number;
  /** The name ends where its field did: what the listed name has behind the last word that met is not missing. */
  cut?: boolean;
  /** Three words of one syllable each, as Koreans, Chinese and Vietnamese have. */
  syllables?: boolean;
  /** A family name and a given name in Hangul or Han: nobody has another one. */
  complete?: boolean;
}

export function makeSide(most = MAX_TOKENS): Side {
  return { count: 0, roles: new Uint8Array(most), weights: new Float64Array(most), total: 0 };
}

export function unusedRole(side: Side, used: number, role: number): boolean {
  for (let i = 0; i < side.count; i += 1)
    if (((side.roles[i] as number) & 15) === role && (used & (1 << i)) === 0) return true;
  return false;
}

export function nameWords(side: Side): number {
  let words = 0;
  for (let i = 0; i < side.count; i += 1) if (isNameRole((side.roles[i] as number) & 15)) words += 1;
  return words;
}

/** Tells whether a word that is certainly a name has no partner. */
export function leavesName(side: Side, used: number): boolean {
  return unusedRole(side, used, ROLE.name);
}

export function isNameRole(role: number): boolean {
  return role === ROLE.name || role === ROLE.father || role === ROLE.native || role === ROLE.patronymic;
}

export function bitsWeight(side: Side, bits: number): number {
  let weight = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) weight += side.weights[firstBit(rest)] as number;
  return weight;
}

/** Of words written as one the one that counts most: a title or particle may come first. */
export function heaviestBit(side: Side, bits: number): number {
  let heaviest = firstBit(bits);
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    if ((side.weights[firstBit(rest)] as number) > (side.weights[heaviest] as number)) heaviest = firstBit(rest);
  return heaviest;
}

export function wordsIn(side: Side, bits: number): number {
  let size = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    if ((side.weights[firstBit(rest)] as number) >= MIN_WORD_WEIGHT) size += 1;
  return size;
}

export function firstBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
