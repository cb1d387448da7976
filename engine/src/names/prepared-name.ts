import type { Script } from '../text/script.js';

/** Role of a word in a name. Fits in four bits; the weights are in `score.ts`. */
export const ROLE = {
  name: 0,
  particle: 1,
  initial: 2,
  patronymic: 3,
  generation: 4,
  title: 5,
  legalForm: 6,
  generic: 7,
  stop: 8,
  number: 9,
  /** A name after "son of": a father's, not the bearer's. */
  father: 10,
  /** One character of a logographic script. */
  native: 11,
  vesselPrefix: 12,
  /** A country, region or city in an organization's name: branches differ by it. */
  place: 13,
  /** A word that the name has already. */
  repeated: 14,
} as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];

/**
 * The writing a prepared form stands in. Two names in the same logographic script are compared in it and only
 * in it: readings coincide too often (two Chinese names with one pinyin are not the same name). A listed name that is spelled by
 * its sound is compared with a subject's in Latin letters alone: two names that are both spelled in many ways meet by chance.
 */
export const FORM = {
  latin: 0,
  readFromHan: 1,
  readFromHangul: 2,
  han: 3,
  hangul: 4,
  /** A listed name of another script in its likeliest Latin spellings. */
  spelled: 5,
  /** A subject's name of another script, letter by letter; its words are sought in many spellings. */
  transliterated: 6,
} as const;

export type Form = (typeof FORM)[keyof typeof FORM];

/** Kind of name, which decides how it is parsed. Company and Organization are one kind, and so compatible. */
export const NAME_KINDS = ['person', 'organization', 'vessel', 'aircraft', 'wallet'] as const;

export type NameKindOfParty = (typeof NAME_KINDS)[number];

/** One Latin word on its way to becoming a token. */
export interface LatinToken {
  readonly latin: string;
  readonly abjad: boolean;
  readonly text: string;
  /** As of `Word`. */
  readonly from: number;
  readonly to: number;
  readonly beforeComma: boolean;
  readonly dotted: boolean;
  /** Read from a logographic script: always a name, never a title or a particle that happens to sound so. */
  readonly readFrom?: 'pinyin' | 'sound';
  /** Other Latin spellings of the same reading. */
  readonly readings?: readonly string[];
  /** The script of a word that is spelt in Latin letters by its sound. */
  readonly spokenIn?: Script;
  /** In English, from a table. */
  readonly translated?: true;
}

export interface NameToken {
  /**
   * The word's key in the vocabulary: lower-case ASCII; with `~` before it when it was transliterated letter by letter out
   * of an abjad, `^` before the pinyin of Han characters, `=` before a logographic character, `+` before the class of
   * a legal form.
   */
  readonly key: string;
  readonly role: Role;
  /** 0 rare to 3 borne by tens of millions. Of a generation its rank, of a particle 1 before the name of the bearer's child. */
  readonly common: number;
  /** Set apart by a comma: the family name. */
  readonly family?: true;
  /** As written. */
  readonly text: string;
  /** As of `Word`: where it stands in the name. Readings of one word may stand in the same place. */
  readonly from: number;
  readonly to: number;
  /** Other spellings under which a subject's word is sought. */
  readonly readings?: readonly string[];
  /** As of `LatinToken`: a subject's word is sought in its likeliest spellings too. */
  readonly spokenIn?: Script;
  /** Not the word as it is written, in Latin letters: translated, or without its ending. Told in explanations. */
  readonly altered?: true;
}

export interface PreparedName {
  readonly form: Form;
  readonly tokens: readonly NameToken[];
}

/** The key of a word in Latin letters, with the mark of the script that it came from. */
export function keyOf({ latin, abjad, readFrom }: LatinToken): string {
  return readFrom === 'pinyin' ? `^${latin}` : abjad ? `~${latin}` : latin;
}

/** The word of a key, whatever script it came from. */
export function withoutMark(key: string): string {
  const mark = key.charCodeAt(0);
  return mark === 126 || mark === 94 ? key.slice(1) : key;
}

/** Words as they were written. */
export function textOf(words: readonly { readonly text: string }[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** Where neighbouring words stand. A family name that is written first and read last stands for what is read with it. */
export function placeOf(words: readonly Place[]): Place {
  const [first, last] = [words[0] as Place, words.at(-1) as Place];
  return { from: first.from < last.to ? first.from : last.from, to: last.to };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Tells whether a form of a subject's name may be compared with one of a listed name. */
export function comparable(subject: Form, listed: Form): boolean {
  if (listed === FORM.spelled) return subject === FORM.latin;
  if (subject === FORM.han || listed === FORM.han) return subject === listed;
  if (subject === FORM.hangul || listed === FORM.hangul) return subject === listed;
  return subject === FORM.latin || listed === FORM.latin || subject !== listed;
}

/** Words that are left out when two others are written as one. */
export function mayStandBetween(role: number): boolean {
  return role === ROLE.particle || role === ROLE.patronymic || role === ROLE.initial;
}
