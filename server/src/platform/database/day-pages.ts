import type { Page } from '../../domain/page.js';

/** Count of a UTC day (YYYY-MM-DD). */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** The days in which a page begins and ends, and how many rows of the first day precede it; undefined past the end. Newest first. */
export function daysOfPage(
  days: readonly DayCount[],
  page: Page,
): { newest: string; oldest: string; skip: number } | undefined {
  let skip = (page.number - 1) * page.size;
  const first = days.findIndex(({ count }) => {
    if (skip < count) return true;
    skip -= count;
    return false;
  });
  const newest = days[first];
  if (newest === undefined) return undefined;
  let reached = -skip;
  const last = days.slice(first).find(({ count }) => {
    reached += count;
    return reached >= page.size;
  });
  return { newest: newest.day, oldest: (last ?? days.at(-1) ?? newest).day, skip };
}

/** Midnight UTC at the beginning of a day (YYYY-MM-DD). */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Midnight UTC at its end. */
export function dayAfter(day: string): Date {
  const next = startOfDay(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
