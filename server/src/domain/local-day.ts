const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day that an instant belongs to in a zone, as YYYY-MM-DD. */
export function dayOf(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offset(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** First instant of a day, YYYY-MM-DD, in a zone; of the next one where the zone has skipped it. */
export function startOfDay(day: string, timeZone: string): Date {
  let at = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * DAY_MS);
  while (dayOf(at, timeZone) < day) at = endOfDay(at, timeZone);
  return at;
}

/** End of the day that an instant belongs to in a zone. */
export function endOfDay(at: Date, timeZone: string): Date {
  return new Date(localDay(at.getTime(), timeZone).endsAt);
}

/** The day at an instant in a zone: 1 for Monday to 7, and when it ends. */
export function localDay(at: number, timeZone: string): { weekday: number; endsAt: number } {
  const local = at + offset(at, timeZone);
  const midnight = (Math.floor(local / DAY_MS) + 1) * DAY_MS;
  // The offset that holds at midnight may be another than now.
  const before = midnight - offset(at, timeZone);
  const after = midnight - offset(before, timeZone);
  // A zone that moves over the date line skips a day: the one before it ends with the change.
  const endsAt = after > at ? after : before;
  return { weekday: ((Math.floor(local / DAY_MS) + 3) % 7) + 1, endsAt };
}

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
function offset(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    const parts = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    };
    clock = new Intl.DateTimeFormat('en-US', { ...(parts as Intl.DateTimeFormatOptions), hourCycle: 'h23', timeZone });
    clocks.set(timeZone, clock);
  }
  const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
