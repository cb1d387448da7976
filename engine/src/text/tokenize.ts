import { normalizeText } from './normalize.js';
import { detectScript, type Script, scriptOf } from './script.js';

/** One written word of a name, before anything is known about its meaning. */
export interface Word {
  /** As written, for explanations. */
  readonly text: string;
  /** Where the word begins and ends in `wordText` of the name. */
  readonly from: number;
  readonly to: number;
  readonly script: Script | 'digits';
  /** Stands before the comma of `SURNAME, Given`. */
  readonly beforeComma: boolean;
  /** Written in capitals with dots (`S.A.`, `J.P.`): letters that belong together. */
  readonly dotted: boolean;
}

/** The most words of a name that are looked at; the longest listed names have about 25. */
const MAX_WORDS = 28;

/**
 * A name as words: split at white space and punctuation and between scripts, letters with dots kept together,
 * apostrophes inside a word dropped. Never throws, and is linear in the length of the name.
 */
export function tokenize(name: string): readonly Word[] {
  const text = wordText(normalizeText(name));
  const comma = commaOfReorderedName(text);
  if (/^[\x20-\x7e]*$/.test(text)) return plainWords(text, comma);
  const words: Word[] = [];
  for (const match of text.matchAll(/\ue000?[\p{L}\p{M}\p{N}?]+/gu)) {
    const dotted = match[0].startsWith('\ue000');
    const beforeComma = comma > 0 && match.index < comma;
    let to = match.index + (dotted ? 1 : 0);
    for (const piece of splitScripts(dotted ? match[0].slice(1) : match[0])) {
      if (words.length === MAX_WORDS) return words;
      const from = to;
      to += piece.length;
      if (!/[\p{L}\p{N}]/u.test(piece)) continue;
      words.push({ text: piece, from, to, script: detectScript(piece) ?? 'digits', beforeComma, dotted });
    }
  }
  return words;
}

/** The same for letters of ASCII alone, which most names are. */
function plainWords(text: string, comma: number): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length && words.length < MAX_WORDS; at += 1) {
    const from = at;
    let kinds = 0;
    for (let kind = kindOf(text.charCodeAt(at)); kind !== 0; kind = kindOf(text.charCodeAt(at))) {
      kinds |= kind;
      at += 1;
    }
    if ((kinds & (LETTER | DIGIT)) === 0) continue;
    const script = (kinds & LETTER) !== 0 ? 'latin' : 'digits';
    words.push({ text: text.slice(from, at), from, to: at, script, beforeComma: from < comma, dotted: false });
  }
  return words;
}

const [LETTER, DIGIT, UNKNOWN] = [1, 2, 4] as const;

/** Role of each ASCII character in a word; 0 if it ends the word, as does the end of the text. */
function kindOf(code: number): number {
  if (code >= 97) return code <= 122 ? LETTER : 0;
  if (code >= 65) return code <= 90 ? LETTER : 0;
  if (code >= 48 && code <= 57) return DIGIT;
  return code === 63 ? UNKNOWN : 0;
}

/** Apostrophes inside words, a final `'s` and separators of thousands go; letters with dots become one word with a mark before it. */
export const PUNCTUATION_IN_WORDS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/(?<=(?<![\d,])\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/g, () => ''],
  [/(?<=\p{L})'s(?!\p{L})/giu, () => ''],
  // `PEOPLE'SREPUBLIC` lost the space behind it.
  [/(?<=\p{Lu}{4})'S(?=\p{Lu}{4})|(?<=\p{Ll}{4})'s(?=\p{Lu}\p{Ll}{3})/gu, () => ' '],
  [/(?<=[\p{L}?])["״׳'](?=[\p{L}?])/gu, () => ''],
  [
    /(?<![\p{L}\p{N}])((?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?)/gu,
    (dotted) => ` \ue000${dotted.replaceAll('.', '')} `,
  ],
];

/** A normalized name without the punctuation in its words: the text that is cut into words. */
export function wordText(text: string): string {
  if (!/["'.״׳]|\d,\d/.test(text)) return text;
  return PUNCTUATION_IN_WORDS.reduce((rest, [pattern, change]) => rest.replace(pattern, change), text);
}

/** Where the comma of `SURNAME, Given` stands: exactly one, with words on both sides. Otherwise 0. */
function commaOfReorderedName(text: string): number {
  const comma = text.search(/[,،、]/u);
  if (comma <= 0 || /[,،、]/u.test(text.slice(comma + 1))) return 0;
  return /\p{L}/u.test(text.slice(comma + 1)) ? comma : 0;
}

/** `ООО"Ромашка"2` holds two scripts and a number; digits stay with Latin letters (`3ers`, `Ig0r`). */
function splitScripts(word: string): readonly string[] {
  if (/^[\p{Script=Latin}\p{M}\p{N}?]+$/u.test(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  let last: Script | undefined;
  for (const char of word) {
    const script = scriptOf(char);
    const same = script === undefined || last === undefined || script === last;
    if (!same && piece !== '') {
      pieces.push(piece);
      piece = '';
    }
    piece += char;
    if (script !== undefined) last = script;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}
