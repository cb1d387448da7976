const MINUTE = 60_000;

/** The day at an instant in a time zone, such as `2026-11-22`. */
export function dayAt(instant: number, timeZone?: string): string {
  // Swedes write dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The first minute of a day in a time zone, as ISO 8601 in UTC. */
export function startOfDay(day: string, timeZone?: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = (at: number) => Date.parse(`${local.format(at).replace(' ', 'T')}Z`) - at;
  // The zone may have another offset at the first guess than at the start of the day.
  let at = utc - offset(utc - offset(utc));
  while (dayAt(at, timeZone) < day) at += MINUTE;
  return new Date(at).toISOString();
}
