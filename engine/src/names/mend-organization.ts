import { editDistance } from '../text/edit-distance.js';
import { LIKE_FORMS } from './data/legal-forms.js';
import { type LatinToken, placeOf, textOf } from './prepared-name.js';

/** Vocabulary of organizations' words. */
export interface KnownWords {
  /** Words of legal forms, in Latin letters as they are written. */
  readonly formWords: ReadonlySet<string>;
  /** Long words shared by many names, in which a lost letter is mended. */
  readonly longShared: ReadonlySet<string>;
  /** Recognises words shared by many names, places and words without meaning. */
  readonly isShared: (latin: string) => boolean;
  /** Number of words, from this one on, that make up a legal form; 0 if none begins here. */
  readonly formLength: (words: readonly LatinToken[], start: number) => number;
}

/**
 * Shorter legal-form words are corrected only as abbreviations or next to others of the same form: one letter makes
 * another word of them.
 */
const LONG = 7;
const SHORTEST = 3;
/** Abbreviations. An unknown last word that is nearly one of them is a misspelling; of three letters, only without a vowel. */
const SPELT_FORMS: ReadonlySet<string> = new Set(['ltd', 'llc', 'gmbh', 'jsc', 'ojsc', 'cjsc', 'pjsc']);

/** Corrects unknown words that are one edit from a legal-form word (`LIMTIED`, `JOINT SOCK COMPANY`). */
export function mendForms(words: readonly LatinToken[], known: KnownWords): readonly LatinToken[] {
  let mended: LatinToken[] | undefined;
  for (const [i, word] of words.entries()) {
    const { latin } = word;
    if (word.abjad || latin.length < SHORTEST || isKnown(latin, known)) continue;
    for (const form of formWordsNear(latin, known)) {
      const other = { ...word, latin: form };
      const changed = (mended ?? words).map((one, k) => (k === i ? other : one));
      if (form.length < LONG && !isSpeltForm(words, i, form, known) && !isAmidForm(changed, i, known)) continue;
      mended = changed;
      break;
    }
  }
  return mended ?? words;
}

/** `LDT` after a name, and `OOOO` or `FFZE` at either end: a misspelt abbreviation. */
function isSpeltForm(words: readonly LatinToken[], position: number, form: string, known: KnownWords): boolean {
  const { latin } = words[position] as LatinToken;
  // Behind the name and another form, a word that is nearly one is one (`VEKTOR LIMITED SASJ`).
  const behind = words.slice(0, position - 1).some((word) => !isKnown(word.latin, known));
  const isForm = (at: number) => known.formWords.has(words[at]?.latin ?? '');
  if (Math.min(latin.length, form.length) > SHORTEST && behind && isForm(position - 1) && position + 1 === words.length)
    return true;
  const last = position > 0 && position + 1 === words.length;
  if (last && SPELT_FORMS.has(form) && (form.length > 3 || !/[aeiou]/.test(latin))) return true;
  const beside = last || position === 0 || (isForm(position + 1) && position + 2 === words.length);
  return beside && words.length > 1 && latin.replace(/(.)\1/, '$1') === form;
}

/** Shorter words are mended beside two others of one form, and these beside one (`TSATE ENTERPRISE`). */
const MIN_OF_TWO = 5;

/** Joins two words that are known as one if either is unknown (`COMPA NY`), or that lack the letter between them (`L MITED`). */
export function joinKnown(words: readonly LatinToken[], known: KnownWords): readonly LatinToken[] {
  let joined: LatinToken[] | undefined;
  for (let i = words.length - 2; i >= 0; i -= 1) {
    const [first, second] = [words[i] as LatinToken, words[i + 1] as LatinToken];
    if (first.abjad || second.abjad) continue;
    const parts = [first, second];
    const knownParts = parts.filter(({ latin }) => isKnown(latin, known)).length;
    // `COMPA Y`: a small word may be the end of another one.
    const least = parts.some(({ latin }) => latin.length > 2 && isKnown(latin, known)) ? LONG_WORD + 1 : 0;
    const together = first.latin + second.latin;
    const whole = knownParts < 2 && together.length >= 6 && isKnown(together, known) ? together : undefined;
    const latin = whole ?? (knownParts < 2 ? knownWithLetter(first.latin, second.latin, known, least) : undefined);
    if (latin === undefined) continue;
    joined ??= [...words];
    joined.splice(i, 2, { ...first, latin, text: textOf(parts), ...placeOf(parts) });
  }
  return joined ?? words;
}

function isAmidForm(words: readonly LatinToken[], position: number, known: KnownWords): boolean {
  for (let start = Math.max(0, position - 2); start <= position; start += 1) {
    const length = known.formLength(words, start);
    const least = (words[position]?.latin.length ?? 0) < MIN_OF_TWO ? 3 : 2;
    if (length >= least && start + length > position) return true;
  }
  return false;
}

/** Split position of an unknown word made of two known words, one a legal form (`GROUPLTD`, `SYSTEMSEOOD`); 0 if there is none. */
export function cutOfKnown(latin: string, known: KnownWords): number {
  if (latin.length < 5 || isKnown(latin, known)) return 0;
  const isForm = (part: string) => (part.length > 2 || part === 'co') && known.formWords.has(part);
  const isShared = (part: string) => part.length > 3 && known.isShared(part);
  for (let at = latin.length - 2; at >= 2; at -= 1) {
    const [first, second] = [latin.slice(0, at), latin.slice(at)];
    // Two words of trade may be one name (`UnitedHealth`).
    if (
      isForm(second)
        ? isForm(first) || (isShared(first) && isLongOrOdd(second))
        : first.length > 4 && isForm(first) && isShared(second)
    )
      return at;
  }
  return 0;
}

/** Many words end in a short form that can be pronounced (`FARMACIA`, `PERSIA`, `UNIVEST`), but few in these. */
function isLongOrOdd(form: string): boolean {
  return form.length > 4 || !/[aeiouy]/.test(form) || /^(?:co|inc|corp|pte|pty|eood|sarl)$/.test(form);
}

function isKnown(latin: string, { formWords, isShared }: KnownWords): boolean {
  return formWords.has(latin) || isShared(latin) || LIKE_FORMS.has(latin);
}

/** Letters of both pieces, at least, and of the shorter one, at most: others are words. Two that make up a long word may have more. */
const [MIN_PIECES, MAX_PIECE, LONG_WORD] = [5, 3, 8] as const;

/** The word of a form, or a long one that many names share, that two pieces are with one letter between them. */
function knownWithLetter(first: string, second: string, known: KnownWords, least: number): string | undefined {
  const length = first.length + second.length + 1;
  if (
    length < least ||
    length <= MIN_PIECES ||
    (Math.min(first.length, second.length) > MAX_PIECE && length < LONG_WORD)
  )
    return undefined;
  const isWhole = (word: string) => word.length === length && word.startsWith(first) && word.endsWith(second);
  const form = formWordsNear(first + second, known).find(isWhole);
  if (form !== undefined || length < LONG) return form;
  for (const word of known.longShared) if (isWhole(word)) return word;
  return undefined;
}

/** Legal-form words by their spelling and by each spelling with one letter left out. */
let variations: ReadonlyMap<string, readonly string[]> | undefined;

function formWordsNear(latin: string, { formWords }: KnownWords): readonly string[] {
  variations ??= variationsOf(formWords);
  const found = new Set<string>();
  for (const variation of [latin, ...withoutOne(latin)])
    for (const form of variations.get(variation) ?? [])
      if (Math.abs(form.length - latin.length) <= 1 && editDistance(bytesOf(form), bytesOf(latin), 1) === 1)
        found.add(form);
  return [...found];
}

function variationsOf(formWords: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const form of formWords) {
    if (form.length < SHORTEST) continue;
    for (const variation of new Set([form, ...withoutOne(form)]))
      all.set(variation, [...(all.get(variation) ?? []), form]);
  }
  return all;
}

function withoutOne(word: string): readonly string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

function bytesOf(word: string): Uint8Array {
  return Uint8Array.from(word, (letter) => letter.charCodeAt(0));
}
