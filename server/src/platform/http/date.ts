import type { PartialDate } from '@touchstone/engine';
import { partialDate } from '../../domain/partial-date.js';

/**
 * Parses a date of a request: DD-MM-YYYY with `00` for unknown parts (`00-00-1952`, `00-03-1952`), or YYYY-MM-DD.
 * Undefined for anything else, for a day that does not exist, and for a day without its month (`07-00-1952`), which
 * cannot be represented without losing the day.
 */
export function parseDate(text: string): PartialDate | undefined {
  const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (dayFirst === null && iso === null) return undefined;
  const [year, month, day] =
    dayFirst === null ? [iso?.[1], iso?.[2], iso?.[3]] : [dayFirst[3], dayFirst[2], dayFirst[1]];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (m === 0) return d === 0 ? partialDate(y) : undefined;
  return d === 0 ? partialDate(y, m) : partialDate(y, m, d);
}

/** The same date as DD-MM-YYYY with `00` for what is unknown; empty when there is none. */
export function presentDate(date: PartialDate | undefined): string {
  if (date === undefined) return '';
  const [year, month, day] = date.start.split('-');
  if (date.precision === 'day') return `${day}-${month}-${year}`;
  return date.precision === 'month' ? `00-${month}-${year}` : `00-00-${year}`;
}

/** The UTC day of DD-MM-YYYY or YYYY-MM-DD, as YYYY-MM-DD; undefined unless every part is known and the day exists. */
export function parseDay(text: string): string | undefined {
  const date = parseDate(text);
  return date?.precision === 'day' ? date.start : undefined;
}

/** Tells whether PostgreSQL reads the moment as `toISOString` writes it: the years 1 to 9999. False for an invalid date. */
export function isStorable(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
