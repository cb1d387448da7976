import type { ReadLanguage } from './terms.js';
import { foldWord, type TextWord, wordsOf } from './text-words.js';

/** Elided words before a French or Italian word: "l'homicide", "dell'omicidio". */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|un|quest|(?:a|da|de|ne|su)ll|all|anch|com)['’](?=[\p{L}\p{N}])/iu;
/** Endings behind a Turkish name: "Ahmet'in". */
const ENDING = /(?<=\p{L})['’]\p{Ll}{1,8}$/u;

/** Splits a text into words; what the language attaches to a word by an apostrophe is left out. */
export function wordsIn(text: string, language: ReadLanguage): TextWord[] {
  const words = wordsOf(text);
  if (language === 'tr') return words.map((word) => cut(text, word, ENDING, 'end'));
  return language === 'fr' || language === 'it' ? words.map((word) => cut(text, word, ELIDED, 'start')) : words;
}

/** The fold of a term, cut like the words of a text. */
export function foldTerm(word: string, language: ReadLanguage): string {
  return foldWord(language === 'fr' || language === 'it' ? word.replace(ELIDED, '') : word);
}

function cut(text: string, word: TextWord, pattern: RegExp, side: 'start' | 'end'): TextWord {
  const written = text.slice(word.start, word.end);
  const part = /['’]/.test(written) ? pattern.exec(written)?.[0] : undefined;
  if (part === undefined) return word;
  const [start, end] = side === 'start' ? [word.start + part.length, word.end] : [word.start, word.end - part.length];
  return { start, end, fold: foldWord(text.slice(start, end)) };
}
