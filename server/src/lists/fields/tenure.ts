import { isoDate } from './written-date.js';

/** Dates of an office; absent parts are unknown. */
export interface Tenure {
  readonly from?: string;
  readonly to?: string;
  readonly current?: boolean;
}

/** Longest term of any parliament or government. */
const MAX_TERM_YEARS = 7;

/**
 * Tells when an office was held, and whether it still is today (an ISO day). An office that has ended is former, one
 * whose end lies ahead is current. One without an end is current while a term can last; after that an old file proves
 * nothing.
 */
export function tenure(start: string | undefined, end: string | undefined, today: string): Tenure {
  const [from, to] = [isoDate(start), isoDate(end)];
  const current = to === undefined ? runsOn(from, today) : to >= today.slice(0, to.length);
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(current === undefined ? {} : { current }),
  };
}

function runsOn(from: string | undefined, today: string): boolean | undefined {
  if (from === undefined) return undefined;
  return Number(today.slice(0, 4)) - Number(from.slice(0, 4)) <= MAX_TERM_YEARS ? true : undefined;
}

export function todayIso(): string {
  return new Date().toISOString().slice(0, 10);
}
