import type { PartialDate } from '@touchstone/engine';
import { dateSpan } from '../../fields/date-span.js';
import { childrenOf, childText, type XmlElement } from '../../reading/xml-elements.js';

/** A DatePeriod: from the first day of its start to the last of its end (a year alone is 1 January to 31 December). */
export function datePeriod(element: XmlElement | undefined): PartialDate | undefined {
  if (element === undefined) return undefined;
  const [start] = childrenOf(element, 'Start');
  const [end] = childrenOf(element, 'End');
  const [from] = start === undefined ? [] : childrenOf(start, 'From');
  const [to] = end === undefined ? [] : childrenOf(end, 'To');
  const first = from === undefined ? undefined : writtenDay(from);
  const last = to === undefined ? first : writtenDay(to);
  if (first === undefined || last === undefined) return undefined;
  const circa = start?.attributes.Approximate === 'true' || end?.attributes.Approximate === 'true';
  return dateSpan(first, last, circa);
}

/** `Year`, `Month`, `Day` as an ISO day; undefined when a part is missing. */
export function writtenDay(element: XmlElement): string | undefined {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((part) => childText(element, part));
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
