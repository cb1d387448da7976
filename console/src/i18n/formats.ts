/** Numbers, instants, lists and ages of one locale and time zone, by `Intl`. */
export function formatsOf(locale: string, timeZone?: string) {
  const zone = knownZone(timeZone);
  const number = new Intl.NumberFormat(locale);
  const score = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  const zoneName = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone: zone });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const age = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return {
    locale,
    number: (value: number) => number.format(value),
    score: (value: number) => score.format(value),
    points: (value: number) => points.format(value),
    instant: (iso: string | number) => instant.format(new Date(iso)),
    day: (iso: string | number) => day.format(new Date(iso)),
    /** The zone's name at that instant, such as `GMT+1`. */
    zone: (iso: string | number) =>
      zoneName.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    list: (values: readonly string[]) => list.format(values),
    ago: (value: number, unit: Intl.RelativeTimeFormatUnit) => age.format(value, unit),
    /** A length of time such as `3 hr`. */
    length: (amount: number, unit: 'minute' | 'hour' | 'day') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(
        amount,
      ),
    /** The name of an ISO 3166 alpha-2 code; any other text as it is. */
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
