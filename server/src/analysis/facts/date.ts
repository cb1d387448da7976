import { dayNumber, type EntityType, type PartialDate } from '@touchstone/engine';
import { showDate } from '../../domain/partial-date.js';
import { writtenOut } from '../words.js';
import {
  both,
  type Compared,
  type Comparison,
  describeFact,
  IDENTICAL,
  isCraft,
  missing,
  type PhraseInput,
} from './fact.js';
import { isOneSlip } from './one-slip.js';

/** Levels of agreement of two dates, from the surest agreement to the surest difference. */
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

type Level = (typeof LEVELS)[number];

export const date = describeFact<Level>({
  noun: dateNoun,
  fields: ['date'],
  isFor: (type) => type !== 'Crypto_Wallet',
  compare,
  levels: {
    day: { outcome: 'agree', phrase: IDENTICAL },
    // Publishers and registers write 1 January where the day is not known: hardly more than a year.
    new_year: {
      outcome: 'agree',
      phrase: (input) =>
        `the ${input.noun} is identical (${dates(input)}), though 1 January often stands for an unknown day`,
    },
    month: { outcome: 'agree', phrase: monthPhrase },
    year: { outcome: 'agree', phrase: (input) => `the ${yearNoun(input)} agrees (${dates(input)})` },
    range: { outcome: 'close', phrase: (input) => `the ${input.noun} falls within the listed range (${dates(input)})` },
    turned: {
      outcome: 'close',
      phrase: (input) => `the ${input.noun} ${input.phrases.isTurned} (${dates(input)}), possibly a typing error`,
    },
    slip: { outcome: 'close', phrase: slipPhrase },
    near: {
      outcome: 'close',
      phrase: (input) => `the ${input.noun} is close to the listed approximate date (${dates(input)})`,
    },
    one_year: { outcome: 'close', phrase: differsBy('up to one year') },
    two_years: { outcome: 'conflict', phrase: differsBy('up to two years') },
    far_years: { outcome: 'conflict', phrase: differsBy('more than two years') },
    far: { outcome: 'conflict', phrase: differsBy('more than two years') },
    generations_years: { outcome: 'conflict', phrase: differsBy('more than fifteen years') },
    generations: { outcome: 'conflict', phrase: differsBy('more than fifteen years') },
  },
  agreement: 'date',
  conflict: 'hard',
  identicalAs: (input) => `${input.noun} (${dates(input)})`,
  missing: { askRank: 2, isDriver: true, isNotedWhenUnknown: true },
});

function dateNoun(type: EntityType): string {
  if (type === 'Person') return 'date of birth';
  return isCraft(type) ? 'date of build' : 'date of incorporation';
}

function yearNoun({ noun }: PhraseInput): string {
  return noun.replace('date', 'year');
}

function dates(input: PhraseInput): string {
  return writtenOut(both(input));
}

function monthPhrase(input: PhraseInput): string {
  return `${input.phrases.yearAndMonth(input.noun)} agree (${dates(input)})`;
}

function differsBy(years: string): (input: PhraseInput) => string {
  return (input) => `the ${input.noun} differs by ${years} (${dates(input)})`;
}

function slipPhrase(input: PhraseInput): string {
  const [given, listed] = [input.subject, input.listed].map((text) => Number(text.slice(0, 4))) as [number, number];
  const isYearAlone = /^\d{4}$/.test(input.listed) || /^\d{4}$/.test(input.subject);
  const what =
    isYearAlone && Math.abs(given - listed) === 1
      ? `${yearNoun(input)} differs by one`
      : `${input.noun} differs slightly`;
  return `the ${what} (${dates(input)}), possibly a typing error`;
}

const YEAR = 365.25;

/** Publishers err by a digit or a few years, and seldom by more than this: years. */
const GENERATION = 15;

/** The customer's date beside the record's that fits it best: a publisher gives several when it is unsure. */
function compare({ party: { date: subject }, analysed }: Comparison): readonly Compared<Level>[] {
  const listed = analysed.record.dates;
  if (subject === undefined || listed.length === 0) {
    const known = listed.map(showDate).join(', ');
    return [missing(subject === undefined ? null : showDate(subject), known === '' ? null : known)];
  }
  const [best] = listed
    .map((date) => ({ date, level: meet(subject, date), gap: gapOf(subject, date) }))
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.gap - b.gap);
  const { level, date } = best as { level: Level; date: PartialDate };
  return [{ level, subject: showDate(subject), listed: `${date.circa ? 'circa ' : ''}${showDate(date)}` }];
}

function meet(a: PartialDate, b: PartialDate): Level {
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

function overlap(a: PartialDate, b: PartialDate): Level {
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
