/** The writing systems the engine tells apart; everything else is transliterated by `any-ascii` alone. */
export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'georgian'
  | 'armenian'
  | 'devanagari'
  | 'thai'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'
  | 'sinhala'
  | 'khmer'
  | 'ethiopic'
  | 'other';

const PATTERNS: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['han', /\p{Script=Han}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['greek', /\p{Script=Greek}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['sinhala', /\p{Script=Sinhala}/u],
  ['khmer', /\p{Script=Khmer}/u],
  ['ethiopic', /\p{Script=Ethiopic}/u],
];

/**
 * The script of the first letter that has one. A Japanese name in Han and kana counts as kana, because only
 * kana tells how it is read. Undefined when the text holds no letter.
 */
export function detectScript(text: string): Script | undefined {
  if (/^[A-Za-z]/.test(text) && !/[^\x20-\x7e]/.test(text)) return 'latin';
  let found: Script | undefined;
  for (const char of text) {
    const script = scriptOf(char);
    if (script === undefined) continue;
    if (script === 'kana') return 'kana';
    if (found === undefined) {
      if (script !== 'han') return script;
      found = 'han';
    }
  }
  return found;
}

/** The script of one character; undefined for digits, marks, punctuation and symbols. */
export function scriptOf(char: string): Script | undefined {
  const code = char.codePointAt(0) as number;
  if (code < 0x80) return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) ? 'latin' : undefined;
  for (const [script, pattern] of PATTERNS) if (pattern.test(char)) return script;
  return /\p{L}/u.test(char) ? 'other' : undefined;
}
