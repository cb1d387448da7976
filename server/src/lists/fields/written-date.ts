import type { PartialDate } from '@touchstone/engine';
import { partialDate } from '../../domain/partial-date.js';

/**
 * Reads a machine-written date: `1952-10-07` (a time behind it is ignored), `1952-10`, `1952`, with `00` for unknown
 * parts, or day first as in requests (`07-10-1952`, `00-00-1952`). Undefined for all else and for days that do not
 * exist. A day without its month counts as the year.
 */
export function writtenDate(text: string, circa = false): PartialDate | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})(?:[-/](\d{2})(?:[-/](\d{2}))?)?(?:$|[T ]\d{2}:)/.exec(trimmed);
  const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/.exec(trimmed);
  const [year, month, day] = iso === null ? [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]] : iso.slice(1);
  if (year === undefined) return undefined;
  const [m, d] = [Number(month ?? 0), Number(day ?? 0)];
  if (m === 0) return d <= 31 ? partialDate(Number(year), undefined, undefined, circa) : undefined;
  return d === 0 ? partialDate(Number(year), m, undefined, circa) : partialDate(Number(year), m, d, circa);
}

/** Parses a text that is one date; ISO, cut to the known parts (`2005-12-14`, `2005-12`, `2005`). */
export function isoDate(text: string | undefined): string | undefined {
  const date = text === undefined ? undefined : writtenDate(text);
  if (date === undefined) return undefined;
  return date.start.slice(0, date.precision === 'day' ? 10 : date.precision === 'month' ? 7 : 4);
}
