const ZONE =
  /(?:(?<=(?::\d{2}[\d.]*\s*|GMT|UTC))[+-]\d{2}(?::?\d{2})?|Z|\b(?:GMT|UTC|UT|[ECMP][SD]T))\s*(?:\([^)]*\))?$/i;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/**
 * The moment of a date as publishers write it: ISO 8601, the form of e-mail, English month names, day, month and year in
 * figures, seconds or milliseconds since 1970. Without a zone it is UTC, on every machine. Undefined where it is no date or
 * may be two: 05/06/2024 is a day in May to some and in June to others.
 */
export function writtenDate(written: string): Date | undefined {
  const text = written.trim();
  if (/^\d{9,10}$/.test(text)) return new Date(Number(text) * 1000);
  if (/^\d{12,13}$/.test(text)) return new Date(Number(text));
  const iso = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{2}:?\d{2}.*))?$/.exec(text);
  if (iso !== null) return momentOf(iso[1], iso[3], iso[4], iso[5]);
  const figures = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[T, ]+(\d{1,2}:\d{2}.*))?$/.exec(text);
  if (figures !== null) {
    const [, first = '', mark, second = '', year, time] = figures;
    // Dates with dots begin with the day everywhere.
    if (mark === '.' || Number(first) > 12 || first === second) return momentOf(year, second, first, time);
    return Number(second) > 12 ? momentOf(year, first, second, time) : undefined;
  }
  // `Date` finds a date in almost any words without a month and a year.
  if (!MONTH.test(text) || !/\b\d{4}\b|\d [a-z]{3} \d{2}\b/i.test(text)) return undefined;
  return valid(new Date(ZONE.test(text) ? text : `${text} UTC`));
}

function momentOf(year = '', month = '', day = '', time = '00:00'): Date | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // `Date` makes March of 31 February.
  if (valid(new Date(date))?.toISOString().slice(0, 10) !== date) return undefined;
  const clock = time.replace(/^(\d{2})(\d{2})/, '$1:$2').replace(/^(..:..)(\d{2})/, '$1:$2');
  return valid(new Date(`${date} ${ZONE.test(clock) ? clock : `${clock} UTC`}`));
}

function valid(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date;
}
