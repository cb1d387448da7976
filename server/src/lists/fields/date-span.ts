import type { PartialDate } from '@touchstone/engine';
import { dateRange, partialDate } from '../../domain/partial-date.js';

/**
 * The date between two ISO days: a day, a whole month, a whole year, or a range. Undefined when either does not exist
 * or they run backwards.
 */
export function dateSpan(from: string, to: string, circa = false): PartialDate | undefined {
  const start = isoDay(from);
  const end = isoDay(to);
  if (start === undefined || end === undefined) return undefined;
  const [year, month, day] = start;
  for (const whole of [
    partialDate(year, month, day, circa),
    partialDate(year, month, undefined, circa),
    partialDate(year, undefined, undefined, circa),
  ]) {
    if (whole?.start === from && whole.end === to) return whole;
  }
  const first = partialDate(...start);
  const last = partialDate(...end);
  return first === undefined || last === undefined ? undefined : dateRange(first, last, circa);
}

/** `2020-03-17`, with or without a time behind it; undefined for anything else and for days that do not exist. */
export function isoDate(text: string | undefined): PartialDate | undefined {
  const day = text === undefined ? undefined : isoDay(text.replace(/T.*$/, ''));
  return day === undefined ? undefined : partialDate(...day);
}

function isoDay(text: string): [number, number, number] | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
}
