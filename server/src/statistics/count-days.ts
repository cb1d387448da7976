import { dayOf, endOfDay, startOfDay } from '../domain/local-day.js';
import type { Clock } from '../domain/ports.js';

/** A day is counted this long after its end, when no transaction still writes of it. */
const PATIENCE_MS = 60 * 60_000;

/** A day, YYYY-MM-DD in its organization's time zone, from its start to its end. */
export interface DaySpan {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

export interface DaysRepository {
  /** Ids of all. */
  organizations(): Promise<readonly string[]>;
  /** IANA name, of the review policy. */
  timeZone(organizationId: string): Promise<string>;
  /** Undefined without one. */
  firstSearch(organizationId: string): Promise<Date | undefined>;
  /** End of the last day that is counted; undefined before the first. */
  countedTo(organizationId: string): Promise<Date | undefined>;
  /** Counts a day that is over and stores its counts, once. */
  count(organizationId: string, day: DaySpan): Promise<void>;
}

/**
 * Counts the days of every organization that are over and not counted yet, from its first search on. A day is stored by one statement: what is
 * interrupted goes on with the first day that is missing.
 */
export async function countDays(
  { days, now }: { readonly days: DaysRepository; readonly now: Clock },
  stopping?: AbortSignal,
): Promise<void> {
  for (const organizationId of await days.organizations()) {
    const timeZone = await days.timeZone(organizationId);
    let from = await days.countedTo(organizationId);
    if (from === undefined) {
      const first = await days.firstSearch(organizationId);
      if (first === undefined) continue;
      from = startOfDay(dayOf(first, timeZone), timeZone);
    }
    for (const day of daysBetween(from, new Date(now().getTime() - PATIENCE_MS), timeZone)) {
      if (stopping?.aborted) return;
      if (day.isOver) await days.count(organizationId, day);
    }
  }
}

/** The days from an instant to another, the last of which may not be over then. */
export function daysBetween(
  from: Date,
  to: Date,
  timeZone: string,
): readonly (DaySpan & { readonly isOver: boolean })[] {
  const days: (DaySpan & { readonly isOver: boolean })[] = [];
  for (let start = from; start < to; ) {
    const end = endOfDay(start, timeZone);
    days.push({ day: dayOf(start, timeZone), from: start, to: end, isOver: end <= to });
    start = end;
  }
  return days;
}
