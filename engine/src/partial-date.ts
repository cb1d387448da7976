/**
 * A date of which parts may be unknown, kept as the interval of days it can mean.
 * `start` and `end` are ISO days (YYYY-MM-DD), both inclusive; a full date has `start === end`,
 * the year 1952 alone runs from 1952-01-01 to 1952-12-31. Dates are compared by overlap, never by equality.
 */
export interface PartialDate {
  readonly start: string;
  readonly end: string;
  readonly precision: 'day' | 'month' | 'year' | 'range';
  /** True where the publisher says "circa" or "approximately": a neighbouring year is no contradiction. */
  readonly circa: boolean;
}

/**
 * A date from its known parts. Undefined when the parts cannot be a date of the calendar (31 February, month 13,
 * a day without a month). Years run from 1 to 9999.
 */
export function partialDate(year: number, month?: number, day?: number, circa = false): PartialDate | undefined {
  if (!isWhole(year, 1, 9999)) return undefined;
  if (month === undefined) return day === undefined ? span(year, 1, 1, year, 12, 31, 'year', circa) : undefined;
  if (!isWhole(month, 1, 12)) return undefined;
  const last = lastDayOf(year, month);
  if (day === undefined) return span(year, month, 1, year, month, last, 'month', circa);
  return isWhole(day, 1, last) ? span(year, month, day, year, month, day, 'day', circa) : undefined;
}

/** "Between 1960 and 1962": from the first day of the one to the last day of the other; turned when given the wrong way. */
export function dateRange(from: PartialDate, to: PartialDate, circa = false): PartialDate {
  const [first, last] = from.start <= to.start ? [from, to] : [to, from];
  return { start: first.start, end: last.end > first.end ? last.end : first.end, precision: 'range', circa };
}

/**
 * Reads `YYYY`, `YYYY-MM`, `YYYY-MM-DD` and `DD-MM-YYYY` with `00` for unknown parts, `-`, `/` or `.` between them.
 * Undefined for everything else and for impossible dates: the caller says so, nothing is guessed.
 */
export function parsePartialDate(text: string, circa = false): PartialDate | undefined {
  const iso = /^\s*(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?\s*$/.exec(text);
  const local = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text);
  const [year, month, day] = iso !== null ? iso.slice(1) : local !== null ? [local[3], local[2], local[1]] : [];
  if (year === undefined) return undefined;
  return partialDate(Number(year), known(month), known(day), circa);
}

/** Days since 1970-01-01 of an ISO day, for comparing. */
export function dayNumber(iso: string): number {
  const year = Number(iso.slice(0, 4));
  const date = new Date(0);
  date.setUTCFullYear(year, Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10)));
  return Math.round(date.getTime() / 86_400_000);
}

function known(part: string | undefined): number | undefined {
  return part === undefined || Number(part) === 0 ? undefined : Number(part);
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function lastDayOf(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function span(
  y1: number,
  m1: number,
  d1: number,
  y2: number,
  m2: number,
  d2: number,
  precision: PartialDate['precision'],
  circa: boolean,
): PartialDate {
  return { start: isoDay(y1, m1, d1), end: isoDay(y2, m2, d2), precision, circa };
}

function isoDay(year: number, month: number, day: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
