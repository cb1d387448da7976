import type { PartialDate } from '@touchstone/engine';
import { dateRange, partialDate } from '../../domain/partial-date.js';
import { numbered } from '../fields/numbered.js';
import { unDate } from '../un-sc/un-date.js';

/** Days since 30 December 1899, as a sheet stores a date; smaller numbers are years. */
const FIRST_SERIAL = 3000;
const LAST_SERIAL = 80_000;

/**
 * Reads the dates of one cell: a day as Excel counts it, a year, or text with several ("a) 12/03/1965; b) …", "Between
 * 1960 and 1962", "Approximately 1955"). Other text is returned as it is.
 */
export function dfatDates(cell: string): { dates: PartialDate[]; unread: string[] } {
  const dates: PartialDate[] = [];
  const unread: string[] = [];
  for (const part of parts(cell)) {
    const date = single(part);
    if (date === undefined) unread.push(part);
    else dates.push(date);
  }
  return { dates, unread };
}

/** Converts a date of a sheet to ISO; undefined if it is not one. */
export function serialDay(cell: string): string | undefined {
  const serial = /^\d{4,5}(?:\.\d+)?$/.test(cell) ? Math.floor(Number(cell)) : 0;
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}

function parts(cell: string): string[] {
  return numbered(cell)
    .flatMap((part) => part.split(/;|\bor\b|,(?=\s*(?:[a-z]\)|\d))|\balt\.?(?: DOB:?)?/i))
    .map((part) => part.replace(/^[\s(]*[a-z]\)\s*/i, '').replace(/^[\s(:]+|[\s).:,]+$/g, ''))
    .filter((part) => part !== '' && !/^(?:na|n\/a|unknown|not available)$/i.test(part));
}

function single(text: string): PartialDate | undefined {
  const serial = serialDay(text);
  if (serial !== undefined) return isoDay(serial);
  const circa = /^(?:approximately|approx\.?|circa|c\.?|about|around|between approximately)\s*/i.exec(text);
  const rest = text.slice(circa?.[0].length ?? 0).replace(/^(?:DOB:?|in)\s+/i, '');
  const range = /^(?:between\s+)?(.+?)\s*(?:-|–|\band\b|\bto\b)\s*(.+)$/i.exec(rest);
  const whole = plain(rest, circa !== null);
  if (whole !== undefined || range === null) return whole;
  const [from, to] = [plain(range[1] ?? '', false), plain(range[2] ?? '', false)];
  return from === undefined || to === undefined ? undefined : dateRange(from, to, circa !== null);
}

/** Parses day-first dates, as Australia writes them, and dates in words. */
function plain(text: string, circa: boolean): PartialDate | undefined {
  const numeric = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return numeric === null
    ? unDate(text, circa)
    : partialDate(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]), circa);
}

function isoDay(day: string): PartialDate {
  return { start: day, end: day, precision: 'day', circa: false };
}
