import { scriptOf } from './script.js';

/** Longer names are cut here before analysis: the longest name on any official list has about 300 characters. */
const MAX_NAME_LENGTH = 600;

/**
 * One spelling for what looks the same: compatibility forms unified, format and control characters and lone
 * surrogates gone, apostrophes and quotation marks unified, letters of another alphabet that only imitate the
 * word's own folded. Case is kept, because it separates words (`SiemensAG`).
 */
export function normalizeText(text: string): string {
  let clean = readAsUtf8(text.slice(0, MAX_NAME_LENGTH));
  if (!/^[\x20-\x7e]*$/.test(clean)) {
    clean = clean
      .replace(/[\p{Cs}\p{Co}]/gu, ' ')
      .replace(/№/g, ' no ')
      .normalize('NFKC')
      .replace(/\u0640/g, '')
      .replace(/\p{Cf}/gu, (char) => (char === '\u200c' ? ' ' : ''))
      .replace(/[\p{Cc}\p{Z}]/gu, ' ')
      .replace(/[ʻʼʽʾʿˈ‘’‛`´ʹ′＇]/gu, "'");
    clean = clean.replace(/[\p{L}\p{M}]+/gu, foldLookAlikes);
  } else if (/[\x60]/.test(clean)) clean = clean.replace(/`/g, "'");
  return clean;
}

/** Windows-1252 characters in place of Latin-1's control characters, from 0x80 on; a blank where undefined. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const CONTINUED = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 that was read as Latin-1 or Windows-1252 (`JosÃ©`), once or twice, is read as what it is. */
export function readAsUtf8(text: string): string {
  let read = text;
  for (let round = 0; round < 2 && CONTINUED.test(read); round += 1) {
    const bytes = Uint8Array.from(read, (char) => {
      const code = char.charCodeAt(0);
      return code < 256 ? code : 128 + WINDOWS_1252.indexOf(char);
    });
    if (Array.from(read).some((char) => char.charCodeAt(0) > 255 && !WINDOWS_1252.includes(char))) return read;
    try {
      read = utf8.decode(bytes);
    } catch {
      return read;
    }
  }
  return read;
}

/** Cyrillic and Greek letters that are drawn like a Latin one. Source: Unicode confusables, the letters alone. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  υ: 'u',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
};
const FROM_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LOOK_ALIKES)
    .filter(([letter]) => scriptOf(letter) === 'cyrillic')
    .map(([letter, latin]) => [latin, letter]),
);

/** A word in two alphabets is an attempt to look like another one: bring it to the alphabet of its majority. */
function foldLookAlikes(word: string): string {
  let latin = 0;
  let cyrillic = 0;
  let greek = 0;
  for (const char of word) {
    const script = scriptOf(char);
    if (script === 'latin') latin += 1;
    else if (script === 'cyrillic') cyrillic += 1;
    else if (script === 'greek') greek += 1;
  }
  if (latin === 0 || cyrillic + greek === 0) return word;
  if (cyrillic > latin) return Array.from(word, (char) => FROM_LATIN[char] ?? char).join('');
  return Array.from(word, (char) => LOOK_ALIKES[char] ?? char).join('');
}
