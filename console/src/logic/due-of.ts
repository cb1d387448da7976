const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Distance to an instant, in its largest whole unit; `amount` is never negative. */
export interface Due {
  readonly state: 'overdue' | 'soon' | 'later';
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** Soon is within eight hours, the work of one shift. */
export function dueOf(dueAt: string, now: number): Due {
  const left = Date.parse(dueAt) - now;
  const size = Math.abs(left);
  const state = left < 0 ? 'overdue' : left <= 8 * HOUR ? 'soon' : 'later';
  if (size < HOUR) return { state, amount: Math.floor(size / MINUTE), unit: 'minute' };
  if (size < 2 * DAY) return { state, amount: Math.floor(size / HOUR), unit: 'hour' };
  return { state, amount: Math.floor(size / DAY), unit: 'day' };
}
