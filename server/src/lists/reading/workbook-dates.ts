import { childrenOf, type XmlElement } from './xml-elements.js';

/** Built-in number formats that show a date (ECMA-376 part 1, 18.8.30), those of East Asian locales included. */
const BUILT_IN: readonly (readonly [first: number, last: number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [34, 36],
  [50, 54],
  [57, 58],
];
const DAY_MS = 86_400_000;
/** Days of the two calendars that Excel counts: since 30 December 1899, or since 1 January 1904. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** Tells for each style of a workbook whether it shows a number as a date. `sheet` is `numFmts` and `cellXfs` of its styles. */
export function dateStyles(parts: readonly XmlElement[]): readonly boolean[] {
  const own = new Map<number, boolean>();
  const elements = (part: string, child: string) =>
    parts.filter(({ name }) => name === part).flatMap((element) => childrenOf(element, child));
  for (const { attributes } of elements('numFmts', 'numFmt')) {
    own.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''));
  }
  return elements('cellXfs', 'xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return own.get(id) ?? BUILT_IN.some(([first, last]) => id >= first && id <= last);
  });
}

/** A code with a year or day outside of quotes, escapes and brackets; `m` alone may be minutes. */
function isDateFormat(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''));
}

/** The day of a number of days, as DD-MM-YYYY; undefined if it is none that Excel has. */
export function dayOf(days: number, calendar: keyof typeof EPOCHS): string | undefined {
  // Excel counts 29 February 1900, a day that never was.
  const counted = calendar === 1900 && days < 60 ? days + 1 : days;
  if (!(days >= 1 && days < 2_958_466)) return undefined;
  const [year, month, day] = new Date(EPOCHS[calendar] + Math.floor(counted) * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}-${month}-${year}`;
}
