import { dayNumber, type PartialDate, partialDate } from '@touchstone/engine';
import type { Dice } from './dice.js';

const DAY = 86_400_000;

/** A day that this listed date can mean. Publishers write 1 January for an unknown day as often as not. */
export function trueDay(listed: PartialDate, dice: Dice): string {
  const [from, to] = [dayNumber(listed.start), dayNumber(listed.end)];
  if (listed.circa) return isoOf(dice.whole(from - 365, to + 365));
  if (from === to && listed.start.endsWith('-01-01') && dice.chance(0.6)) return isoOf(from + dice.whole(0, 364));
  return isoOf(dice.whole(from, to));
}

/** A day between two years, any as likely as another. */
export function anyDay(fromYear: number, toYear: number, dice: Dice): string {
  return isoOf(dice.whole(dayNumber(`${fromYear}-01-01`), dayNumber(`${toYear}-12-31`)));
}

/** A day as a customer's form holds it: mostly right and whole. */
export function writtenDate(day: string, dice: Dice): PartialDate {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const form = dice.next();
  if (form < 0.09) return whole(partialDate(year));
  if (form < 0.12) return whole(partialDate(year, month));
  const slip = dice.next();
  if (slip < 0.008 && date <= 12) return whole(partialDate(year, date, month));
  if (slip < 0.016) return whole(partialDate(year + dice.pick([-10, -1, 1, 10]), month, Math.min(date, 28)));
  if (slip < 0.024) return whole(partialDate(year, month, dice.whole(1, 28)));
  return whole(partialDate(year, month, date));
}

function isoOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

function whole(date: PartialDate | undefined): PartialDate {
  if (date === undefined) throw new Error('a generated date does not exist');
  return date;
}
