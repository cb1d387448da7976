import type { Random } from '../synthetic-list.js';

/** Errors of a hand on a keyboard, in one word. Undefined where the word is too short for the error to leave a name. */
export type WordError = (word: string, random: Random) => string | undefined;

export function oneOf<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** A position from the first letter on, or from the second. */
function at(word: string, random: Random, from = 0): number {
  return from + Math.floor(random() * (word.length - from));
}

const KEYS: Readonly<Record<string, string>> = {
  ...{ q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'ryg', y: 'tuh', u: 'yij', i: 'uok', o: 'ipl', p: 'ol' },
  ...{ a: 'qsz', s: 'adw', d: 'sfe', f: 'dgr', g: 'fht', h: 'gjy', j: 'hku', k: 'jli', l: 'ko' },
  ...{ z: 'xa', x: 'zcs', c: 'xvd', v: 'cbf', b: 'vng', n: 'bmh', m: 'nj' },
};
const DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', e: '3', s: '5' };
const VOWELS = 'aeiou';

function replaced(word: string, position: number, letter: string): string {
  return word.slice(0, position) + letter + word.slice(position + 1);
}

export const WORD_ERRORS: Readonly<Record<string, WordError>> = {
  'letters exchanged': (word, random) => {
    if (word.length < 4) return undefined;
    const i = at(word.slice(1), random);
    return word[i] === word[i + 1] ? undefined : word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
  },
  'letter left out': (word, random) => {
    const i = at(word, random);
    return word.length < 4 ? undefined : replaced(word, i, '');
  },
  'letter doubled': (word, random) => {
    const i = at(word, random);
    return word.length < 3 ? undefined : replaced(word, i, `${word[i]}${word[i]}`);
  },
  'key beside it': (word, random) => {
    const i = at(word, random, 1);
    const keys = KEYS[(word[i] ?? '').toLowerCase()];
    return word.length < 4 || keys === undefined ? undefined : replaced(word, i, oneOf(Array.from(keys), random));
  },
  'wrong first letter': (word, random) => {
    const keys = KEYS[(word[0] ?? '').toLowerCase()];
    return word.length < 5 || keys === undefined ? undefined : replaced(word, 0, oneOf(Array.from(keys), random));
  },
  'question mark for a letter': (word, random) => (word.length < 4 ? undefined : replaced(word, at(word, random), '?')),
  'blank for a letter': (word, random) => (word.length < 5 ? undefined : replaced(word, at(word, random), ' ')),
  'digit for a letter': (word, random) => {
    const places = Array.from(word.toLowerCase(), (letter, i) => [letter, i] as const).filter(
      ([letter]) => DIGITS[letter] !== undefined,
    );
    if (word.length < 4 || places.length === 0) return undefined;
    const [letter, i] = oneOf(places, random);
    return replaced(word, i, DIGITS[letter] as string);
  },
  'other vowel': (word, random) => {
    const places = Array.from(word.toLowerCase()).flatMap((letter, i) => (VOWELS.includes(letter) ? [i] : []));
    if (word.length < 4 || places.length === 0) return undefined;
    const i = oneOf(places, random);
    const others = Array.from(VOWELS).filter((vowel) => vowel !== (word[i] as string).toLowerCase());
    return replaced(word, i, oneOf(others, random));
  },
};

/** The name with the error in one of its words, drawn among those that `may` have it. */
export function inOneWord(
  name: string,
  error: WordError,
  random: Random,
  may: (word: string) => boolean = () => true,
): string | undefined {
  const words = [...name.matchAll(/[A-Za-z]{3,}/g)].filter(([word]) => may(word));
  for (let tries = 0; tries < 4 && words.length > 0; tries += 1) {
    const found = oneOf(words, random);
    const changed = error(found[0], random);
    if (changed !== undefined && changed !== found[0])
      return name.slice(0, found.index) + changed + name.slice(found.index + found[0].length);
  }
  return undefined;
}

/** UTF-8 read as Latin-1: one letter gets an accent first, as its bearer may write it. */
export function misread(name: string, random: Random, times: number): string | undefined {
  const accents: Readonly<Record<string, string>> = {
    ...{ a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', c: 'ç', n: 'ñ' },
    ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ö', U: 'Ü', C: 'Ç', N: 'Ñ' },
  };
  const places = Array.from(name).flatMap((letter, i) => (accents[letter] === undefined ? [] : [i]));
  if (places.length === 0) return undefined;
  const i = oneOf(places, random);
  let text = replaced(name, i, accents[name[i] as string] as string);
  for (let round = 0; round < times; round += 1) text = Buffer.from(text, 'utf8').toString('latin1');
  return text;
}
