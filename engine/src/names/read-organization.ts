import { simplifyHan } from '../text/data/han.js';
import type { Word } from '../text/tokenize.js';
import { plainArabic, transliterateWord } from '../text/transliterate.js';
import { ARABIC_WORDS, HAN_FORMS, HAN_PLACES, HAN_WORDS, HANGUL_WORDS, HEBREW_WORDS } from './data/words-by-script.js';
import type { LatinToken } from './prepared-name.js';

/**
 * Words of an organization's name that are known in their own script, in English: Chinese characters and Hangul, which are written
 * without blanks, are cut into place, trade, legal form and, between them, the distinctive name as it sounds. Undefined when nothing is known.
 */
export function readOrganization(word: Word): readonly LatinToken[] | undefined {
  switch (word.script) {
    case 'han':
    case 'hangul':
      return readUncut(word);
    case 'arabic':
      return readArabic(word);
    case 'hebrew':
      return readHebrew(word);
    default:
      return undefined;
  }
}

const MAX_WORD_LENGTH = Math.max(
  ...[...HAN_WORDS.keys(), ...HANGUL_WORDS.keys(), ...HAN_PLACES].map(({ length }) => length),
);

function readUncut(word: Word): readonly LatinToken[] | undefined {
  const characters = Array.from(word.text);
  const plain = characters.map(simplifyHan);
  const known = word.script === 'hangul' ? HANGUL_WORDS : HAN_WORDS;
  const tokens: LatinToken[] = [];
  let own = 0;
  const add = (latin: string, from: number, to: number, translated?: true) => {
    const text = characters.slice(from, to).join('');
    const start = word.from + characters.slice(0, from).join('').length;
    const place = { from: start, to: start + text.length };
    const token = { ...word, ...place, latin: latin.slice(0, 40), abjad: false, text };
    tokens.push(translated ? { ...token, translated } : token);
  };
  const endOwn = (at: number) => {
    if (own < at)
      add(
        transliterateWord(characters.slice(own, at).join(''), word.script === 'hangul' ? 'hangul' : 'han').latin,
        own,
        at,
      );
  };
  for (let at = 0; at < plain.length; ) {
    const found = knownAt(plain, at, known);
    if (found === undefined) {
      at += 1;
      continue;
    }
    endOwn(at);
    const { words, length } = found;
    // Two words of English for two characters: each its own.
    const each = words.length === length ? 1 : length;
    words.forEach((latin, i) => {
      add(latin, at + (each === 1 ? i : 0), at + (each === 1 ? i + 1 : length), true);
    });
    at += length;
    own = at;
  }
  if (own === 0) return undefined;
  endOwn(plain.length);
  return tokens;
}

/** The longest word that begins here, and how many characters it has. */
function knownAt(
  plain: readonly string[],
  at: number,
  known: ReadonlyMap<string, readonly string[]>,
): { words: readonly string[]; length: number } | undefined {
  const rest = plain.slice(at, at + Math.max(MAX_WORD_LENGTH, 6)).join('');
  const form = HAN_FORMS.find((one) => rest.startsWith(one));
  if (form !== undefined) return { words: [transliterateWord(form, 'han').latin], length: form.length };
  for (let length = Math.min(MAX_WORD_LENGTH, rest.length); length > 0; length -= 1) {
    const word = rest.slice(0, length);
    const words = known.get(word);
    // A single character is a word only at the end of a name: elsewhere it may be part of the distinctive name.
    if (words !== undefined && (length > 1 || (at > 0 && at + 1 === plain.length))) return { words, length };
    if (HAN_PLACES.has(word)) {
      const suffix = /^[市省]/.test(rest.slice(length)) ? 1 : 0;
      return { words: [transliterateWord(word, 'han').latin], length: length + suffix };
    }
  }
  return undefined;
}

/** `للتجارة`, `والاستثمار`: "for" and "and" are written together with the article and its word. */
const BEFORE_WORD = /^(?:و?ال|و?لل|و)(?=..)/;

function readArabic(word: Word): readonly LatinToken[] | undefined {
  const plain = plainArabic(word.text);
  const english = ARABIC_WORDS.get(plain) ?? ARABIC_WORDS.get(plain.replace(BEFORE_WORD, ''));
  return english?.map((latin) => ({ ...word, latin, abjad: false, translated: true }));
}

/** `התעשייה`, `לישראל`: the article and one-letter prepositions are written together with their word. */
function readHebrew(word: Word): readonly LatinToken[] | undefined {
  const english = HEBREW_WORDS.get(word.text) ?? HEBREW_WORDS.get(word.text.replace(/^[הלבמו]ה?(?=...)/, ''));
  return english?.map((latin) => ({ ...word, latin, abjad: false, translated: true }));
}
