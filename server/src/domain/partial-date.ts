import type { PartialDate } from '@touchstone/engine';

/**
 * The date that a year, and perhaps a month and a day in it, can mean. Undefined for a day that does not exist
 * (31-02-1980), for a month or day out of range, and for a year before 1000, which no list or customer has.
 */
export function partialDate(year: number, month?: number, day?: number, circa = false): PartialDate | undefined {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return undefined;
  if (month === undefined) {
    if (day !== undefined) return undefined;
    return { start: iso(year, 1, 1), end: iso(year, 12, 31), precision: 'year', circa };
  }
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined;
  const last = daysIn(year, month);
  if (day === undefined) return { start: iso(year, month, 1), end: iso(year, month, last), precision: 'month', circa };
  if (!Number.isInteger(day) || day < 1 || day > last) return undefined;
  return { start: iso(year, month, day), end: iso(year, month, day), precision: 'day', circa };
}

/** Everything from the first day of one date to the last day of another; undefined when it would run backwards. */
export function dateRange(from: PartialDate, to: PartialDate, circa = false): PartialDate | undefined {
  if (from.start > to.end) return undefined;
  return { start: from.start, end: to.end, precision: 'range', circa };
}

/** Formats a date as search results show it: `1947`, `1947-03`, `1947-03-02`; a range of years as `1947 to 1949`. */
export function showDate(date: PartialDate): string {
  switch (date.precision) {
    case 'day':
      return date.start;
    case 'month':
      return date.start.slice(0, 7);
    case 'year':
      return date.start.slice(0, 4);
    case 'range':
      return date.start.endsWith('-01-01') && date.end.endsWith('-12-31')
        ? `${date.start.slice(0, 4)} to ${date.end.slice(0, 4)}`
        : `${date.start} to ${date.end}`;
  }
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function iso(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
