/** Fields found in a line such as `Ivan Petrov, 12.3.1962, RU`. Parts of the date that are not known are empty. */
export interface SplitLine {
  readonly name: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly identifier: string;
}

interface Country {
  readonly code: string;
  readonly name: string;
}

/**
 * Splits a line at tabs, semicolons, bars or commas. Whatever is no date, country or number stays part of the name, so that
 * `PETROV, Ivan` remains one. Undefined if there is nothing but a name.
 */
export function splitLine(line: string, countries: readonly Country[]): SplitLine | undefined {
  const parts = partsOf(line);
  const [first = '', ...others] = parts;
  const names = [first];
  let found = { day: '', month: '', year: '', country: '', identifier: '' };
  for (const part of others) {
    const date = found.year === '' ? readDate(part) : undefined;
    const country = found.country === '' ? countryOf(part, countries) : undefined;
    if (date) found = { ...found, ...date };
    else if (country !== undefined) found = { ...found, country };
    else if (found.identifier === '' && isNumber(part)) found = { ...found, identifier: part };
    else names.push(part);
  }
  const isMore = Object.values(found).some((value) => value !== '');
  return first !== '' && isMore ? { name: names.join(', '), ...found } : undefined;
}

function partsOf(line: string): string[] {
  const separator = ['\t', ';', '|'].find((one) => line.includes(one)) ?? ',';
  return line
    .split(separator)
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '');
}

type FoundDate = Pick<SplitLine, 'day' | 'month' | 'year'>;

/** Day before month, as in most of the world, but not with slashes: 3/4/1962 is read differently in different places. */
function readDate(text: string): FoundDate | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[3], iso[2], iso[1]);
  if (/^(19|20)\d\d$/.test(text)) return { day: '', month: '', year: text };
  const [, one = '', separator, other = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (separator === undefined) return undefined;
  if (separator !== '/' || Number(one) > 12) return dateOf(one, other, year);
  if (Number(other) > 12) return dateOf(other, one, year);
  return { day: '', month: '', year };
}

function dateOf(day = '', month = '', year = ''): FoundDate | undefined {
  const isReal = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  return isReal ? { day: String(Number(day)), month: String(Number(month)), year } : undefined;
}

function countryOf(text: string, countries: readonly Country[]): string | undefined {
  const wanted = text.toLowerCase();
  return countries.find(({ code, name }) => code === text || name.toLowerCase() === wanted)?.code;
}

/** A passport or registration number: mostly digits, of at least five characters, and not written like a date. */
function isNumber(text: string): boolean {
  if (/^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '').length;
  return /^[\p{L}\d/.-]{5,50}$/u.test(text) && digits * 2 >= text.length;
}
