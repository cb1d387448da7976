import type { PartialDate } from '@touchstone/engine';
import { dateRange, partialDate } from '../../../domain/partial-date.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as OFAC writes it in Remarks: `10 Dec 1948`, `Dec 1948`, `1948`, each perhaps after `circa` or as a range
 * (`1962 to 1964`, `01 Jan 1970 to 31 Dec 1973`, `1948-1950`). Undefined for anything else, impossible days included:
 * the text is then kept as a note instead.
 */
export function ofacDate(text: string): PartialDate | undefined {
  const trimmed = text.trim();
  const circa = /^(?:circa|approximately|c\.)\s*/i.exec(trimmed);
  const rest = circa === null ? trimmed : trimmed.slice(circa[0].length);
  const range = /^(.+?)\s+to\s+(.+)$/.exec(rest) ?? /^(\d{4})\s*-\s*(\d{4})$/.exec(rest);
  if (range === null) return single(rest, circa !== null);
  const from = single(range[1] ?? '', false);
  const to = single(range[2] ?? '', false);
  return from === undefined || to === undefined ? undefined : dateRange(from, to, circa !== null);
}

/** The ISO form of an issue or expiry date, cut to what is known (`2005-12-14`, `2005-12`, `2005`). */
export function ofacIsoDate(text: string): string | undefined {
  const date = ofacDate(text);
  if (date === undefined || date.circa || date.precision === 'range') return undefined;
  return date.start.slice(0, date.precision === 'day' ? 10 : date.precision === 'month' ? 7 : 4);
}

function single(text: string, circa: boolean): PartialDate | undefined {
  const match = /^(?:(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\s+)?(\d{4})$/.exec(text.trim());
  if (match === null) return undefined;
  const month = match[2] === undefined ? undefined : MONTHS.indexOf(match[2].toLowerCase()) + 1;
  return partialDate(Number(match[3]), month, match[1] === undefined ? undefined : Number(match[1]), circa);
}
