import anyAscii from 'any-ascii';
import { ARABIC_LETTERS, ARABIC_NAMES } from './data/arabic.js';
import { BELARUSIAN, CYRILLIC, SERBIAN, UKRAINIAN } from './data/cyrillic.js';
import { HAN_FAMILY_NAMES } from './data/han.js';
import { HANGUL_FAMILY_NAMES, romanizeHangul } from './data/hangul.js';
import { HEBREW_LETTERS, HEBREW_NAMES } from './data/hebrew.js';
import type { Script } from './script.js';

/** A word in Latin letters. `abjad` marks one whose vowels the script did not write and no table knew. */
export interface LatinWord {
  readonly latin: string;
  readonly abjad: boolean;
}

/** One word of one script to lower-case ASCII. Tables of our own come first, `any-ascii` does the rest. */
export function transliterateWord(word: string, script: Script): LatinWord {
  switch (script) {
    case 'latin':
      return { latin: latinToAscii(word), abjad: false };
    case 'cyrillic':
      return { latin: cyrillicToLatin(word.toLowerCase()), abjad: false };
    case 'greek':
      return { latin: greekToLatin(word.toLowerCase()), abjad: false };
    case 'arabic':
      return arabicToLatin(word);
    case 'hebrew':
      return hebrewToLatin(word);
    default:
      return { latin: ascii(word), abjad: false };
  }
}

/** Latin with diacritics, by the habit of passports: ä stays a, ß is ss, ø is o. */
function latinToAscii(word: string): string {
  return /^[A-Za-z0-9?]*$/.test(word) ? word.toLowerCase() : ascii(word);
}

function ascii(word: string): string {
  return anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z0-9?]/g, '');
}

function cyrillicToLatin(word: string): string {
  const table = /[ђјљњћџѓќѕ]/.test(word)
    ? SERBIAN
    : /[ўэыі]/.test(word) && /[ў]/.test(word)
      ? BELARUSIAN
      : /[іїєґ]/.test(word)
        ? UKRAINIAN
        : CYRILLIC;
  let latin = '';
  for (const char of word) latin += table[char] ?? CYRILLIC[char] ?? ascii(char);
  return latin;
}

/** Digraphs that Greek needs to write single sounds, read as in ELOT 743. */
function greekToLatin(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return ascii(
    plain
      .replace(/^μπ/, 'b')
      .replace(/μπ/g, 'mp')
      .replace(/^ντ/, 'd')
      .replace(/^γκ/, 'g')
      .replace(/γκ|γγ/g, 'ng')
      .replace(/ου/g, 'u')
      .replace(/([αε])υ(?=[βγδζλμνραεηιουω])/g, '$1v')
      .replace(/([αε])υ/g, '$1f')
      .replace(/τζ/g, 'tz')
      .replace(/χ/g, 'ch')
      .replace(/υ/g, 'y'),
  );
}

function arabicToLatin(word: string): LatinWord {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ی|ۍ|ې/g, 'ي')
    .replace(/ک|ڪ/g, 'ك')
    .replace(/ہ|ھ|ۀ|ە/g, 'ه');
  const known = ARABIC_NAMES[plain];
  if (known !== undefined) return { latin: known, abjad: false };
  let article = '';
  let stem = plain;
  if (/^ال./.test(plain) && plain.length > 4) {
    const bare = ARABIC_NAMES[plain.slice(2)];
    if (bare !== undefined) return { latin: `al${bare}`, abjad: false };
    article = 'al';
    stem = plain.slice(2);
  }
  let latin = article;
  for (const char of stem) latin += ARABIC_LETTERS[char] ?? ascii(char);
  return { latin, abjad: true };
}

function hebrewToLatin(word: string): LatinWord {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[״׳"']/g, '');
  const known = HEBREW_NAMES[plain];
  if (known !== undefined) return { latin: known, abjad: false };
  let latin = '';
  for (const char of plain) latin += HEBREW_LETTERS[char] ?? ascii(char);
  return { latin, abjad: true };
}

/**
 * A run of Han characters as family name and given name in pinyin: the first two characters are the family
 * name when the table of compound ones holds them. One or two characters alone stay together.
 */
export function transliterateHan(run: string): readonly string[] {
  const chars = Array.from(run);
  const familyLength =
    chars.length < 2 ? 0 : HAN_FAMILY_NAMES.has(chars.slice(0, 2).join('')) && chars.length > 2 ? 2 : 1;
  const parts =
    familyLength === 0 || chars.length > 4 ? [chars] : [chars.slice(0, familyLength), chars.slice(familyLength)];
  return parts.map((part) => ascii(part.join(''))).filter((part) => part !== '');
}

/**
 * A foreign name that Chinese characters spell by sound (`贝拉克·奥巴马`, with dots between its parts): pinyin, with the
 * vowels off that Chinese must put after a final consonant.
 */
export function readForeignHan(run: string): string {
  const syllables = Array.from(run, ascii);
  const last = syllables.length - 1;
  return syllables
    .map((syllable, position) => {
      const open = syllable.replace(/ao/, 'o').replace(/ei/, 'e').replace(/ai$/, 'e');
      const bare =
        /^(?:ke|te|de|ge|le|er|si|shi|fu|pu|bu|zi|ci|te|mu)$/.test(syllable) && (position === last || position > 0);
      return bare ? (syllable === 'er' ? 'r' : open.slice(0, -1)) : open;
    })
    .join('');
}

/** A run of Hangul as family name and given name, family names in the spelling their bearers use. */
export function transliterateHangul(run: string): readonly string[] {
  const chars = Array.from(run);
  if (chars.length < 2 || chars.length > 4) return [chars.map(romanizeHangul).join('')];
  const familyLength = chars.length === 4 && HANGUL_FAMILY_NAMES[chars.slice(0, 2).join('')] !== undefined ? 2 : 1;
  const family = chars.slice(0, familyLength).join('');
  const given = chars.slice(familyLength).map(romanizeHangul).join('');
  return [HANGUL_FAMILY_NAMES[family] ?? Array.from(family, romanizeHangul).join(''), given];
}
