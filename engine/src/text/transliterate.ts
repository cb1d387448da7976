import anyAscii from 'any-ascii';
import { ARABIC_LETTERS, ARABIC_NAMES } from './data/arabic.js';
import { BELARUSIAN, CYRILLIC, SERBIAN, UKRAINIAN } from './data/cyrillic.js';
import { HAN_FAMILY_NAMES } from './data/han.js';
import { HANGUL_FAMILY_NAMES, hangulSpellings } from './data/hangul.js';
import { HEBREW_LETTERS, HEBREW_NAMES } from './data/hebrew.js';
import type { Script } from './script.js';
import { likelySpellings } from './spellings.js';

/** A word in Latin letters. `abjad` marks one whose vowels the script did not write, even where a table knows some. */
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
    case 'georgian':
    case 'armenian':
    case 'kana':
    case 'han':
    case 'hangul':
      return { latin: ascii(word), abjad: false };
    default:
      return { latin: likelySpellings(word, script, 1)[0] ?? ascii(word), abjad: false };
  }
}

/** Latin with diacritics, by the habit of passports: ä stays a, ß is ss, ø is o. */
function latinToAscii(word: string): string {
  return /^[A-Za-z0-9?]*$/.test(word) ? word.toLowerCase() : ascii(word);
}

/** The letters alone, without the vowels that the consonants of some scripts carry: foreign names have all of theirs written. */
export function ascii(word: string): string {
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

/** One letter for its Arabic, Persian, Urdu and Pashto forms, without marks. */
export function plainArabic(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ی|ۍ|ې/g, 'ي')
    .replace(/ک|ڪ/g, 'ك')
    .replace(/ہ|ھ|ۀ|ە/g, 'ه');
}

const abjadNames = new Set([...Object.values(ARABIC_NAMES), ...Object.values(HEBREW_NAMES)]);

/** Tells whether this reading comes from the table of vowelled names. */
export function isAbjadName(latin: string): boolean {
  return abjadNames.has(latin);
}

/** Tells whether a table gives this word's vowels. */
export function isKnownArabic(word: string): boolean {
  return ARABIC_NAMES[plainArabic(word)] !== undefined;
}

function arabicToLatin(word: string): LatinWord {
  const plain = plainArabic(word);
  const known = ARABIC_NAMES[plain];
  if (known !== undefined) return { latin: known, abjad: true };
  let article = '';
  let stem = plain;
  if (/^ال./.test(plain) && plain.length > 4) {
    const bare = ARABIC_NAMES[plain.slice(2)];
    if (bare !== undefined) return { latin: `al${bare}`, abjad: true };
    article = 'al';
    stem = plain.slice(2);
  }
  // At the beginning `ain` carries a vowel, and the long vowels are consonants.
  let latin = article + (FIRST_LETTERS[stem[0] as string] ?? '');
  for (const char of latin === article ? stem : stem.slice(1))
    latin = withLetter(latin, ARABIC_LETTERS[char] ?? ascii(char));
  return { latin, abjad: true };
}

/**
 * Letters of an abjad between which a vowel is not written, and that Latin spelling would read as one sound (`zahrani`,
 * `bakht`, `sajid`, `mamduh` without vowels), are kept apart by a dot.
 */
function withLetter(latin: string, letter: string): string {
  const before = latin.at(-1) ?? '';
  const oneSound =
    (letter === 'h' && 'bcdgkpstzh'.includes(before)) ||
    (letter === 'kh' && 'bcdgkpstz'.includes(before)) ||
    (letter === 'j' && 'aeiouyd'.includes(before)) ||
    (letter[0] === before && !'aeiou'.includes(before));
  return before !== '' && oneSound ? `${latin}.${letter}` : latin + letter;
}

const FIRST_LETTERS: Readonly<Record<string, string>> = { ع: 'a', و: 'w', ي: 'y' };

function hebrewToLatin(word: string): LatinWord {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[״׳"']/g, '');
  const known = HEBREW_NAMES[plain];
  if (known !== undefined) return { latin: known, abjad: true };
  let latin = '';
  for (const char of plain) latin = withLetter(latin, HEBREW_LETTERS[char] ?? ascii(char));
  return { latin, abjad: true };
}

/**
 * A run of Han characters as family name and given name, each as its syllables in pinyin: the first two characters are
 * the family name when the table of compound ones holds them. One or two characters alone stay together, and so does
 * what stands `apart` beside other words.
 */
export function transliterateHan(run: string, apart: boolean): readonly (readonly string[])[] {
  const chars = Array.from(run);
  const familyLength =
    chars.length < 2 || apart ? 0 : HAN_FAMILY_NAMES.has(chars.slice(0, 2).join('')) && chars.length > 2 ? 2 : 1;
  const parts =
    familyLength === 0 || chars.length > 4 ? [chars] : [chars.slice(0, familyLength), chars.slice(familyLength)];
  return parts.map((part) => part.map(ascii).filter((syllable) => syllable !== '')).filter((part) => part.length > 0);
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

/** A Korean word in the Latin spelling that is most usual, and in all usual ones, with dots between their syllables. */
export interface KoreanWord {
  /** As it is written, syllable by syllable. */
  readonly syllables: readonly string[];
  readonly latin: string;
  readonly readings: readonly string[];
}

/**
 * A run of Hangul as family name and given name, family names in the spelling their bearers use. `apart` says that
 * it stands beside other words: then it is one of the two.
 */
export function transliterateHangul(run: string, apart: boolean): readonly KoreanWord[] {
  const chars = Array.from(run);
  const familyLength = HANGUL_FAMILY_NAMES[chars.slice(0, 2).join('')] !== undefined && chars.length !== 3 ? 2 : 1;
  if (apart || chars.length < 2 || chars.length > 4)
    return [HANGUL_FAMILY_NAMES[run] === undefined ? koreanGiven(run) : koreanFamily(run)];
  const [family, given] = [chars.slice(0, familyLength).join(''), chars.slice(familyLength).join('')];
  return given === '' ? [koreanFamily(family)] : [koreanFamily(family), koreanGiven(given)];
}

function koreanFamily(family: string): KoreanWord {
  const readings = hangulSpellings(family);
  return { syllables: Array.from(family), latin: HANGUL_FAMILY_NAMES[family] ?? (readings[0] as string), readings };
}

/** No given name has more syllables: what is longer is a text, and is read in one way. */
const MAX_GIVEN_LENGTH = 4;

function koreanGiven(given: string): KoreanWord {
  const syllables = Array.from(given);
  if (given.length > MAX_GIVEN_LENGTH) return { syllables, latin: ascii(given).slice(0, 40), readings: [] };
  const readings = hangulSpellings(given);
  return { syllables, latin: readings[0] as string, readings };
}
