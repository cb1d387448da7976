/**
 * Formats numbers, times, lists and ages for one locale and time zone with `Intl`; `iso` writes dates as 2026-11-22.
 */
export function formatsOf(locale: string, timeZone?: string, iso = false) {
  const zone = knownZone(timeZone);
  const number = new Intl.NumberFormat(locale);
  const score = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  // Swedes write dates as ISO 8601 does.
  const [dates, dateStyle] = iso ? (['sv-SE', 'short'] as const) : ([locale, 'medium'] as const);
  const instant = new Intl.DateTimeFormat(dates, { dateStyle, timeStyle: 'short', timeZone: zone });
  const day = new Intl.DateTimeFormat(dates, { dateStyle, timeZone: 'UTC' });
  const zoneName = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone: zone });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return {
    locale,
    /** An IANA zone; undefined is the browser's. */
    timeZone: zone,
    number: (value: number) => number.format(value),
    /** Count of the queue, which the service stops at a thousand: `1,000+`. */
    count: (value: number) => (value < 1000 ? number.format(value) : `${number.format(1000)}+`),
    score: (value: number) => score.format(value),
    points: (value: number) => points.format(value),
    instant: (at: string | number) => instant.format(new Date(at)),
    /** A day such as `2026-06-01`, which no time zone moves; any other text as it is. */
    day: (date: string) => {
      const at = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date.slice(0, 10)) : Number.NaN;
      return Number.isNaN(at) ? date : day.format(at);
    },
    /** The zone's name at that instant, such as `GMT+1`. */
    zone: (at: string | number) =>
      zoneName.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    /** Short name of a day of the week, 1 (Monday) to 7; January 2024 began on a Monday. */
    weekday: (day: number) => weekday.format(Date.UTC(2024, 0, day)),
    list: (values: readonly string[]) => list.format(values),
    /** A length of time such as `3 hr`. */
    length: (amount: number, unit: 'minute' | 'hour' | 'day') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(
        amount,
      ),
    /** Name of an ISO 3166 alpha-2 code; any other text as it is. */
    country: (text: string) => (/^[A-Z]{2}$/.test(text) ? (regions.of(text) ?? text) : text),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

function knownZone(timeZone: string | undefined): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
