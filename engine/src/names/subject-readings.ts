import { normalizeText } from '../text/normalize.js';
import { tokenize, type Word, wordText } from '../text/tokenize.js';
import type { NameKindOfParty } from './prepared-name.js';

/** Behind these stands another name of the same party. */
const OTHER_NAME =
  /(?<=[\p{L}\p{N}.)][^\p{L}\p{N}]*[^\p{L}\p{N}])(?:\ue000?[afn]\/?k\/?a|\ue000?d\/?b\/?a|t\/a|(?:also|formerly|now|better) known as|formerly|trading as|doing business as|alias)(?![\p{L}\p{N}])/iu;

/** Beginning of what is no name: dates, papers, addresses, states. */
const NO_NAME =
  /(?<=[\p{L}\p{N}.)])(?:\W+(?:\ue000?dob|date of birth|born(?=\W+\d)|b(?=\W+\d{4})|c\/o|pass(?:port)?(?=\W+(?:no\W*)?\w*\d)|id(?: card)?(?=\W+(?:no\W*)?\w*\d)|nationality|deceased|in liquidation|dissolved|(?:head|representative) office|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})(?![\p{L}])|\W*[-–,(]\s*[\p{L} ]{2,20}(?:branch|office)\)?$)/iu;

const IN_BRACKETS = /\([^()]*(?:\)|$)|\[[^[\]]*(?:\]|$)/gu;

/** No name without one of these has another reading: a cheap test before the patterns. */
const SIGNS =
  /[?()[\]/\d]|\b(?:[afnd]\.?[kb]\.?a|known|trading|business|formerly|alias|d\.?o\.?b|date|nationality|deceased|liquidation|dissolved|office|branch)\b/i;

/**
 * Other ways in which the words of a subject's name can be meant: without what stands in brackets (persons), up to a date, paper or office
 * behind the name, on either side of "trading as", and with `?` as a sign between words that was lost (`Al?Raslan`). Most
 * names have none.
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
  // Organizations have places and their letters in brackets, by which one differs from another.
  const brackets = kind === 'person' ? [...text.matchAll(IN_BRACKETS)] : [];
  if (brackets.length > 0)
    add(words.filter(({ from }) => !brackets.some((one) => from >= one.index && from < one.index + one[0].length)));
  if (/\p{L}\?\p{L}/u.test(text)) found.push(tokenize(name.replace(/(?<=\p{L})\?(?=\p{L})/gu, ' ')));
  return found;
}
