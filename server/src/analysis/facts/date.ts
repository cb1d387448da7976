import { dayNumber, type PartialDate } from '@touchstone/engine';
import type { EvidenceOutcome } from '../../domain/identity-evidence.js';
import { showDate } from '../../domain/partial-date.js';
import { type Fact, fact, missing } from './fact.js';
import { isOneSlip } from './one-slip.js';

/** How two dates meet, from the surest agreement to the surest difference. */
const LEVELS = [
  'day',
  'new_year',
  'month',
  'year',
  'range',
  'turned',
  'slip',
  'near',
  'one_year',
  'two_years',
  'far_years',
  'far',
  'generations_years',
  'generations',
] as const;

type DateLevel = (typeof LEVELS)[number];

const OUTCOME: Readonly<Record<DateLevel, EvidenceOutcome>> = {
  day: 'agree',
  // Publishers and registers write 1 January where the day is not known: hardly more than a year.
  new_year: 'agree',
  month: 'agree',
  year: 'agree',
  range: 'close',
  turned: 'close',
  slip: 'close',
  near: 'close',
  one_year: 'close',
  two_years: 'conflict',
  far_years: 'conflict',
  far: 'conflict',
  generations_years: 'conflict',
  generations: 'conflict',
};

const YEAR = 365.25;

/** Publishers err by a digit or a few years, and seldom by more than this: years. */
const GENERATION = 15;

/** The customer's date beside the record's that fits it best: a publisher gives several when it is unsure. */
export function dateFact(subject: PartialDate | undefined, listed: readonly PartialDate[]): Fact {
  if (subject === undefined || listed.length === 0) {
    const known = listed.map(showDate).join(', ');
    return missing('date', subject === undefined ? null : showDate(subject), known === '' ? null : known);
  }
  const [best] = listed
    .map((date) => ({ date, level: meet(subject, date), gap: gapOf(subject, date) }))
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.gap - b.gap);
  const { level, date } = best as { level: DateLevel; date: PartialDate };
  return fact('date', OUTCOME[level], level, showDate(subject), `${date.circa ? 'circa ' : ''}${showDate(date)}`);
}

function meet(a: PartialDate, b: PartialDate): DateLevel {
  if (a.start <= b.end && b.start <= a.end) return overlap(a, b);
  const full = a.start === a.end && b.start === b.end;
  if (full && isTurned(a.start, b.start)) return 'turned';
  const gap = gapOf(a, b);
  if (gap <= 3 || (full && isOneSlip(a.start, b.start))) return 'slip';
  const years = (gap - (a.circa || b.circa ? 2 * YEAR : 0)) / YEAR;
  if (years <= 0) return 'near';
  if (years <= 1.01) return 'one_year';
  if (years <= 2) return 'two_years';
  if (years <= GENERATION) return full ? 'far' : 'far_years';
  return full ? 'generations' : 'generations_years';
}

/** Days between two dates; less than one where they overlap. */
function gapOf(a: PartialDate, b: PartialDate): number {
  return a.start > b.end ? dayNumber(a.start) - dayNumber(b.end) : dayNumber(b.start) - dayNumber(a.end);
}

function overlap(a: PartialDate, b: PartialDate): DateLevel {
  const days = Math.max(dayNumber(a.end) - dayNumber(a.start), dayNumber(b.end) - dayNumber(b.start));
  if (a.circa || b.circa) return days < 367 ? 'year' : 'range';
  if (days === 0) return a.start.endsWith('-01-01') ? 'new_year' : 'day';
  if (days < 32) return 'month';
  return days < 367 ? 'year' : 'range';
}

/** Day and month exchanged. */
function isTurned(a: string, b: string): boolean {
  return a.slice(0, 4) === b.slice(0, 4) && a.slice(5, 7) === b.slice(8, 10) && a.slice(8, 10) === b.slice(5, 7);
}
