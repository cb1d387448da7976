import { normalizeText } from '../text/normalize.js';
import { tokenize, type Word, wordText } from '../text/tokenize.js';
import type { NameKindOfParty } from './prepared-name.js';

/** Words before another name of the same party. */
const OTHER_NAME =
  /(?<=[\p{L}\p{N}.)][^\p{L}\p{N}]*[^\p{L}\p{N}])(?:\ue000?[afn]\/?k\/?a|\ue000?d\/?b\/?a|t\/a|(?:also|formerly|now|better) known as|formerly|trading as|doing business as|alias)(?![\p{L}\p{N}])/iu;

/** Words that begin a non-name: dates, documents, addresses, statuses. */
const NO_NAME =
  /(?<=[\p{L}\p{N}.)])(?:\W+(?:\ue000?dob|date of birth|born(?=\W+\d)|b(?=\W+\d{4})|c\/o|pass(?:port)?(?=\W+(?:no\W*)?\w*\d)|id(?: card)?(?=\W+(?:no\W*)?\w*\d)|nationality|deceased|in liquidation|dissolved|(?:head|representative) office|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})(?![\p{L}])|\W*[-–,(]\s*[\p{L} ]{2,20}(?:branch|office)\)?$)/iu;

const IN_BRACKETS = /\([^()]*(?:\)|$)|\[[^[\]]*(?:\]|$)/gu;

/** A name without any of these has no other reading: a cheap test before the patterns. */
const SIGNS =
  /[?()[\]/\d]|\b(?:[afnd]\.?[kb]\.?a|known|trading|business|formerly|alias|d\.?o\.?b|date|nationality|deceased|liquidation|dissolved|office|branch)\b/i;

/**
 * Other readings of a subject's name: without the text in brackets (persons), up to a date, document or office after the
 * name, on either side of "trading as", and with `?` for a lost separator (`Al?Raslan`). Most names have none.
 */
export function otherReadings(
  name: string,
  words: readonly Word[],
  kind: NameKindOfParty,
): readonly (readonly Word[])[] {
  if (words.length < 2 || !SIGNS.test(name)) return [];
  const text = wordText(normalizeText(name));
  const least = kind === 'person' ? 2 : 1;
  const found: (readonly Word[])[] = [];
  const add = (part: readonly Word[]) => {
    if (part.length >= least && part.length < words.length) found.push(part);
  };
  const other = OTHER_NAME.exec(text);
  if (other !== null) {
    add(words.filter(({ to }) => to <= other.index));
    add(words.filter(({ from }) => from >= other.index + other[0].length));
  }
  const end = NO_NAME.exec(text)?.index;
  if (end !== undefined) add(words.filter(({ to }) => to <= end));
  // Organizations have places and initials in brackets, which tell them apart.
  const brackets = kind === 'person' ? [...text.matchAll(IN_BRACKETS)] : [];
  if (brackets.length > 0)
    add(words.filter(({ from }) => !brackets.some((one) => from >= one.index && from < one.index + one[0].length)));
  if (/\p{L}\?\p{L}/u.test(text)) found.push(tokenize(name.replace(/(?<=\p{L})\?(?=\p{L})/gu, ' ')));
  return found;
}
