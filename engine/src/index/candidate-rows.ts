import type { QueryForm, QueryUnit } from '../names/prepare-query.js';
import { SHAPE } from '../names/token-features.js';
import { type Meetings, meetingsOf } from './meetings.js';
import type { Partition } from './open-watchlist.js';
import type { VocabularyRelations } from './relate-vocabulary.js';
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
const MOST_MARKED = 16;
/** Names of more words are not tested by their marks. */
const MOST_TESTED = 10;

/**
 * Visits every row that can reach `floor`, and few others. False when no choice of words is safe (a name of initials
 * alone): then all rows have to be looked at.
 *
 * A row that meets none of some of the subject's words can at best agree on the others. Words are taken from the
 * rarest on until the rest alone is too little: every row that reaches the floor holds a word that meets one of
 * them. The commoner words only mark rows already found, and marks that cannot reach the floor end there.
 */
export function visitCandidates(
  form: QueryForm,
  related: VocabularyRelations,
  partition: Partition,
  floor: number,
  scratch: RowMarks,
  visit: (row: number) => void,
): boolean {
  const meetings = meetingsOf(form, related, partition.vocabulary);
  const limit = rowLimits(form, meetings, partition, floor);
  const words = form.tokens.map((_, i) => wordsMeeting(form, meetings, partition, i));
  const costs = words.map((ids) => ids.reduce((sum, id) => sum + postingsOf(partition, id), 0));
  const all = 2 ** form.tokens.length - 1;
  const order = form.tokens
    .map((_, i) => i)
    .filter((i) => (form.units[i] as QueryUnit).features.shape !== SHAPE.letter)
    .sort((a, b) => (costs[a] as number) - (costs[b] as number));
  let without = all;
  let guides = 0;
  while (guides < order.length && limit(without) >= 0) {
    without &= ~(1 << (order[guides] as number));
    guides += 1;
  }
  if (limit(without) >= 0) return false;
  const { marks, touched } = scratch;
  const { postingStarts, postings, rowTotals } = partition;
  let found = 0;
  for (let g = 0; g < guides; g += 1) {
    const bit = (1 << Math.min(order[g] as number, MOST_MARKED - 1)) & 0xffff;
    for (const id of words[order[g] as number] as readonly number[]) {
      const to = postingStarts[id + 1] as number;
      for (let at = postingStarts[id] as number; at < to; at += 1) {
        const row = postings[at] as number;
        const mark = marks[row] as number;
        if (mark === 0) {
          touched[found] = row;
          found += 1;
        }
        marks[row] = mark | bit;
      }
    }
  }
  const tested = form.tokens.length <= MOST_TESTED;
  // Words that are not marked, because that costs more than it saves, count as met; so do initials.
  let assumed = all;
  for (let k = 0; k < order.length && tested; k += 1) {
    const i = order[k] as number;
    if (k >= guides && (costs[i] as number) > 24 * found) break;
    assumed &= ~(1 << i);
    if (k < guides) continue;
    for (const id of words[i] as readonly number[]) {
      const to = postingStarts[id + 1] as number;
      for (let at = postingStarts[id] as number; at < to; at += 1) {
        const row = postings[at] as number;
        if (marks[row] !== 0) marks[row] = (marks[row] as number) | (1 << i);
      }
    }
  }
  const UNKNOWN = -2;
  const limits = tested ? new Int16Array(2 ** form.tokens.length).fill(UNKNOWN) : undefined;
  for (let k = 0; k < found; k += 1) {
    const row = touched[k] as number;
    const met = (marks[row] as number) | assumed;
    marks[row] = 0;
    if (limits !== undefined) {
      if (limits[met] === UNKNOWN) limits[met] = limit(met);
      if ((rowTotals[row] as number) > (limits[met] as number)) continue;
    }
    visit(row);
  }
  return true;
}

function postingsOf(partition: Partition, id: number): number {
  return (partition.postingStarts[id + 1] as number) - (partition.postingStarts[id] as number);
}

/** Every word of the list that can meet this word of the subject: alone, joined with neighbours, in parts, as an initial. */
function wordsMeeting(
  form: QueryForm,
  meetings: readonly Meetings[],
  partition: Partition,
  i: number,
): readonly number[] {
  const { initials, letters } = partition.vocabulary;
  const { letter } = form.units[i] as QueryUnit;
  const ids = new Set<number>();
  if (letter !== 0) for (const id of initials) if (((letters[id] as number) & 127) === letter) ids.add(id);
  for (const { unit, whole, begins, ends } of meetings) {
    if ((unit.bits & (1 << i)) === 0) continue;
    for (const found of [whole, begins, ends]) for (const id of found) ids.add(id);
  }
  return [...ids];
}
