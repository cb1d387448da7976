import type { PartialDate } from '@touchstone/engine';
import { dateRange, partialDate } from '../../domain/partial-date.js';
import { childText, type XmlElement } from '../reading/xml-elements.js';

/**
 * An INDIVIDUAL_DATE_OF_BIRTH. `EXACT` with a YEAR alone is a year, not its first of January; a month sometimes
 * stands in the NOTE beside the year. Undefined when nothing in it is a date.
 */
export function unBirthDate(element: XmlElement): PartialDate | undefined {
  const note = childText(element, 'NOTE') ?? '';
  const circa = childText(element, 'TYPE_OF_DATE') === 'APPROXIMATELY' || /^approx/i.test(note);
  const from = yearOf(childText(element, 'FROM_YEAR'));
  const to = yearOf(childText(element, 'TO_YEAR'));
  if (from !== undefined && to !== undefined) return dateRange(from, to, circa);
  const date = childText(element, 'DATE');
  if (date !== undefined) return unDate(date, circa);
  const year = childText(element, 'YEAR');
  if (year !== undefined) return unDate(`${note} ${year}`, circa) ?? unDate(year, circa);
  return from ?? to ?? unDate(note, circa);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `1969-02-05`, with or without a zone behind it, `5 Feb. 1969`, `February 1969`, `1969`. */
export function unDate(text: string, circa = false): PartialDate | undefined {
  const trimmed = text.trim().replace(/\.$/, '');
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T+\-Z])/.exec(trimmed);
  if (iso !== null) return partialDate(Number(iso[1]), Number(iso[2]), Number(iso[3]), circa);
  const words = /^(?:(?:on\s+)?(\d{1,2})\s+)?(?:([A-Za-z]{3})[a-z]*\.?,?\s+)?(\d{4})$/.exec(trimmed);
  if (words === null) return undefined;
  const month = words[2] === undefined ? undefined : MONTHS.indexOf(words[2].toLowerCase()) + 1;
  return partialDate(Number(words[3]), month, words[1] === undefined ? undefined : Number(words[1]), circa);
}

/** ISO date, cut to the known parts. */
export function unIsoDate(text: string | undefined): string | undefined {
  const date = text === undefined ? undefined : unDate(text);
  if (date === undefined) return undefined;
  return date.start.slice(0, date.precision === 'day' ? 10 : date.precision === 'month' ? 7 : 4);
}

function yearOf(text: string | undefined): PartialDate | undefined {
  return text !== undefined && /^\d{4}$/.test(text) ? partialDate(Number(text)) : undefined;
}
