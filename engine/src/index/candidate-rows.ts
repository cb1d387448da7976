import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { MIN_WORD_WEIGHT } from '../names/role-codes.js';
import { SHAPE } from '../names/token-features.js';
import type { UnitMatches } from './match-units.js';
import { type Meetings, meetingsOf } from './meetings.js';
import type { Partition } from './open-watchlist.js';
import { rowLimits } from './row-limits.js';

/** Scratch memory for gathering rows: which of the subject's words each row may meet, zero between searches. */
export interface RowMarks {
  readonly marks: Uint16Array;
  readonly touched: Uint32Array;
}

export function rowMarks(rows: number): RowMarks {
  return { marks: new Uint16Array(rows), touched: new Uint32Array(rows) };
}

/** Words beyond these count as met: a mark has a bit for each. */
const MAX_MARKED = 16;
/** Names with more words are not tested by their marks. A further bit is set if two words of the row may meet one. */
const MAX_TESTED = 10;
/** Cost of examining a row, in marks. */
const MAX_MARKS_PER_ROW = 24;

/**
 * Visits every row that can reach `floor`, and few others. False when no choice of words is safe (a name of initials
 * alone): then all rows have to be examined.
 *
 * A row that meets none of some of the subject's words can at best agree on the others. Words are taken from the
 * rarest on until the rest alone is too little: every row that reaches the floor holds a word that meets one of
 * them. The commoner words only mark rows already found, and marks that cannot reach the floor end there.
 */
export function visitCandidates(
  form: QueryForm,
  byUnit: readonly UnitMatches[],
  partition: Partition,
  floor: number,
  scratch: RowMarks,
  visit: (row: number) => void,
): boolean {
  const meetings = meetingsOf(form, byUnit, partition.vocabulary);
  const limit = rowLimits(form, meetings, partition, floor);
  const all = 2 ** form.tokens.length - 1;
  if (limit(all, true) < 0) return true;
  const words = form.tokens.map((_, i) => wordsMeeting(form, meetings, partition, i));
  const order = form.tokens
    .map((_, i) => i)
    .filter((i) => (form.units[i] as QueryUnit).features.shape !== SHAPE.letter)
    .sort((a, b) => (words[a] as WordsMeeting).cost - (words[b] as WordsMeeting).cost);
  let without = all;
  let guides = 0;
  while (guides < order.length && limit(without, true) >= 0) {
    without &= ~(1 << (order[guides] as number));
    guides += 1;
  }
  if (limit(without, true) >= 0) return false;
  const { marks, touched } = scratch;
  const { postingStarts, postings, rowTotals } = partition;
  const tested = form.tokens.length <= MAX_TESTED;
  const splitMark = tested ? 1 << form.tokens.length : 0;
  let found = 0;
  const markAll = (ids: readonly number[], bits: number, heaviest: number) => {
    for (const id of ids) {
      const to = postingStarts[id + 1] as number;
      for (let at = postingStarts[id] as number, row = 0; at < to; at += 1) {
        let step = postings[at] as number;
        if (step > 127) {
          step &= 127;
          for (let shift = 7; ; shift += 7) {
            at += 1;
            const next = postings[at] as number;
            step |= (next & 127) << shift;
            if (next < 128) break;
          }
        }
        row += step;
        const mark = marks[row] as number;
        if (mark === 0) {
          if ((rowTotals[row] as number) > heaviest) continue;
          touched[found] = row;
          found += 1;
        }
        marks[row] = mark | bits;
      }
    }
  };
  const markFound = (ids: readonly number[], bits: number) => {
    for (const id of ids) {
      const to = postingStarts[id + 1] as number;
      for (let at = postingStarts[id] as number, row = 0; at < to; at += 1) {
        let step = postings[at] as number;
        if (step > 127) {
          step &= 127;
          for (let shift = 7; ; shift += 7) {
            at += 1;
            const next = postings[at] as number;
            step |= (next & 127) << shift;
            if (next < 128) break;
          }
        }
        row += step;
        if (marks[row] !== 0) marks[row] = (marks[row] as number) | bits;
      }
    }
  };
  let before = all;
  for (let g = 0; g < guides; g += 1) {
    const i = order[g] as number;
    const { whole, parts } = words[i] as WordsMeeting;
    const bit = 1 << Math.min(i, MAX_MARKED - 1);
    // A row that matches none of the guides before may not weigh more.
    const heaviest = limit(before, true);
    markAll(whole, bit, heaviest);
    markAll(parts, bit | splitMark, heaviest);
    before &= ~(1 << i);
  }
  // Words that are too expensive to mark count as met; so do initials.
  let assumed = all;
  for (let k = 0; k < order.length && tested; k += 1) {
    const i = order[k] as number;
    const { whole, parts, cost } = words[i] as WordsMeeting;
    if (k >= guides && ((form.side.weights[i] as number) < MIN_WORD_WEIGHT || cost > MAX_MARKS_PER_ROW * found))
      continue;
    assumed &= ~(1 << i);
    if (k < guides) continue;
    markFound(whole, 1 << i);
    markFound(parts, (1 << i) | splitMark);
  }
  // The two parts of a joined word leave no mark if none of its words is marked: count them as met.
  if (meetings.some(({ unit, splits }) => splits.length > 0 && (unit.bits & ~assumed) === 0)) assumed |= splitMark;
  const UNKNOWN = -2;
  const limits = tested ? new Int16Array(2 ** (form.tokens.length + 1)).fill(UNKNOWN) : undefined;
  for (let k = 0; k < found; k += 1) {
    const row = touched[k] as number;
    const met = (marks[row] as number) | assumed;
    marks[row] = 0;
    if (limits !== undefined) {
      if (limits[met] === UNKNOWN) limits[met] = limit(met & all, (met & splitMark) !== 0);
      if ((rowTotals[row] as number) > (limits[met] as number)) continue;
    }
    visit(row);
  }
  return true;
}

/** Words of the list that can meet one word of the subject; few are named twice. */
interface WordsMeeting {
  /** Alone, joined with neighbours, or as an initial. */
  readonly whole: readonly number[];
  /** With a neighbour: of the two words that make it up, the one that fewer rows hold. */
  readonly parts: readonly number[];
  /** Bytes of their row lists: about as many as rows hold them. */
  readonly cost: number;
}

function wordsMeeting(form: QueryForm, meetings: readonly Meetings[], partition: Partition, i: number): WordsMeeting {
  const { postingStarts } = partition;
  const { initials, letters } = partition.vocabulary;
  const rowsOf = (ids: readonly number[]) => {
    let rows = 0;
    for (const id of ids) rows += (postingStarts[id + 1] as number) - (postingStarts[id] as number);
    return rows;
  };
  const { letter } = form.units[i] as QueryUnit;
  const whole: number[] = [];
  const parts: number[] = [];
  if (letter !== 0) for (const id of initials) if (((letters[id] as number) & 127) === letter) whole.push(id);
  for (const meeting of meetings) {
    if ((meeting.unit.bits & (1 << i)) === 0) continue;
    for (const id of meeting.whole) whole.push(id);
    for (const { begins, ends } of meeting.splits)
      for (const id of rowsOf(begins) < rowsOf(ends) ? begins : ends) parts.push(id);
  }
  return { whole, parts, cost: rowsOf(whole) + rowsOf(parts) };
}
