import type { Word } from '../text/tokenize.js';
import { ascii } from '../text/transliterate.js';

/** Scripts of South Asia, which write English initials by the letters' names: `எம். எச்.` is M. H. */
const SCRIPTS: ReadonlySet<string> = new Set(
  'tamil malayalam sinhala telugu kannada devanagari gurmukhi gujarati bengali'.split(' '),
);

/** English letters whose name does not begin with them, by the name's consonant. */
const BY_NAME: Readonly<Record<string, string>> = {
  m: 'm',
  n: 'n',
  l: 'l',
  s: 's',
  r: 'r',
  f: 'f',
  h: 'h',
  c: 'h',
  x: 'x',
};

/** Vowels as English ones are called. */
const BY_VOWEL: Readonly<Record<string, string>> = Object.fromEntries(
  ['aஏएඒఏಏഏਏએএ', 'eஈईඊఈಈഈਈઈঈ', 'iஐඓఐಐഐ'].flatMap(([letter, ...vowels]) =>
    vowels.map((vowel) => [vowel, letter as string]),
  ),
);

/** Signs that a letter's name has at most, vowel signs and the mark of a silent vowel among them. */
const LONGEST = 4;

/** The word as an initial, if it is the first letters of a name or the name of an English letter with a dot behind. */
export function spokenInitial(word: Word, text: string): Word | undefined {
  if (!SCRIPTS.has(word.script) || word.text.length > LONGEST || text[word.to] !== '.') return undefined;
  const latin = ascii(word.text);
  const named = /^[ae]+([a-z])/.exec(latin)?.[1];
  const letter = BY_VOWEL[word.text] ?? (named === undefined ? undefined : BY_NAME[named]) ?? latin[0];
  return letter === undefined ? undefined : { ...word, text: letter.toUpperCase(), script: 'latin' };
}
