import { weightOf } from '../../names/role-codes.js';
import type { Put } from '../layout.js';
import { packSteps } from '../steps.js';
import { WEIGHT_SCALE } from '../stored-codes.js';
import { putRising, putVocabulary } from './build-vocabulary.js';
import { groupMembers } from './group-members.js';
import { joinColumn, joinStarts, lengthOf, type Range } from './join-columns.js';
import { mergeWords } from './merge-words.js';
import type { PreparedRows } from './prepare-rows.js';

/** Names of one kind, from ranges of the names of each part: rows of words with roles, and for each word the rows that hold it. */
export function putRows(parts: readonly PreparedRows[], names: readonly Range[], put: Put): void {
  const ranges = names.map((range) => rowsOf(parts, range));
  const starts = joinStarts(parts, ranges, (part) => part.wordStarts);
  const [vocabulary, positions] = mergeWords(parts.map((part) => part.vocabulary));
  putVocabulary(vocabulary, put);
  const words = joinWords(parts, starts.ranges, positions);
  const size = vocabulary.shapes.length;
  put('rowWords', words);
  putRising('rowStarts', starts.starts, put);
  putRising('rowNames', joinNames(parts, names, ranges), put);
  put(
    'rowForms',
    joinColumn(parts, ranges, ({ forms }) => forms),
  );
  putWeights(words, size, put);
  put(
    'rowTotals',
    joinColumn(parts, ranges, ({ totals }) => totals),
  );
  const postings = packSteps(...invert(words, starts.starts, size));
  put('postingStarts', postings.starts);
  put('postings', postings.steps);
}

/** The rows of a range of names. */
function rowsOf(parts: readonly PreparedRows[], { part, from, to }: Range): Range {
  const { names } = parts[part] as PreparedRows;
  return { part, from: firstFrom(names, from), to: firstFrom(names, to) };
}

/** Position of the first number that is `value` or more, in an ascending list. */
function firstFrom(numbers: Uint32Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The name of each row, counted through all ranges. */
function joinNames(parts: readonly PreparedRows[], names: readonly Range[], rows: readonly Range[]): Uint32Array {
  const joined = new Uint32Array(lengthOf(rows));
  let at = 0;
  let before = 0;
  for (const [position, { part, from, to }] of rows.entries()) {
    const range = names[position] as Range;
    const own = (parts[part] as PreparedRows).names;
    for (let row = from; row < to; row += 1, at += 1) joined[at] = (own[row] as number) - range.from + before;
    before += range.to - range.from;
  }
  return joined;
}

/** Words with their roles, by their positions in the vocabulary of all. */
function joinWords(
  parts: readonly PreparedRows[],
  ranges: readonly Range[],
  positions: readonly Uint32Array[],
): Uint32Array {
  const joined = new Uint32Array(lengthOf(ranges));
  let at = 0;
  for (const { part, from, to } of ranges) {
    const { words } = parts[part] as PreparedRows;
    const numbers = positions[part] as Uint32Array;
    for (let i = from; i < to; i += 1, at += 1) {
      const word = words[i] as number;
      joined[at] = (numbers[word >>> 8] as number) * 256 + (word & 255);
    }
  }
  return joined;
}

function putWeights(words: Uint32Array, size: number, put: Put): void {
  const heaviest = new Uint8Array(size);
  const lightest = new Uint8Array(size).fill(255);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as number;
    const id = word >>> 8;
    const weight = weightOf(word & 255) * WEIGHT_SCALE;
    if (weight > (heaviest[id] as number)) heaviest[id] = Math.ceil(weight);
    if (weight < (lightest[id] as number)) lightest[id] = Math.floor(weight);
  }
  put('heaviest', heaviest);
  put('lightest', lightest);
}

/** For each word the rows that hold it, each row once, ascending. */
function invert(tokens: Uint32Array, starts: Uint32Array, size: number): [Uint32Array, Uint32Array] {
  return groupMembers((each) => {
    for (let row = 0; row + 1 < starts.length; row += 1) {
      for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1)
        each((tokens[at] as number) >>> 8, row);
    }
  }, size);
}
