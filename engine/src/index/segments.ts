import { LEAST_WRITTEN } from '../names/relate-token.js';
import { SHAPE, type TokenFeatures } from '../names/token-features.js';
import { hashBytes } from '../text/hash.js';
import { type Candidates, sameLetters } from './candidate-words.js';
import type { Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';
import { eachOf } from './steps.js';

/** Words of the list that, joined, spell one word of the subject's. */
export interface Segments {
  /** Words that it may begin and end with. */
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** All of them, including those in between. */
  readonly ids: readonly number[];
  /** The most that can stand between the first and the last. */
  readonly between: number;
}

export const NO_SEGMENTS: Segments = { first: [], last: [], ids: [], between: 0 };

const LEAST_PART = 2;

/** Looks for the words letter by letter as they are written: only from where another has ended. */
export function segmentsOf(unit: TokenFeatures, vocabulary: Vocabulary, candidates: Candidates): Segments {
  const { written, shape } = unit;
  const end = written.length;
  if (shape !== SHAPE.word || end < LEAST_WRITTEN) return NO_SEGMENTS;
  const reached = new Uint8Array(end + 1);
  reached[0] = 1;
  const edges: (readonly [from: number, to: number, ids: readonly number[]])[] = [];
  for (let from = 0; from <= end - LEAST_PART; from += 1) {
    if (reached[from] === 0) continue;
    for (let to = from + LEAST_PART; to <= end; to += 1) {
      if ((from === 0 && to === end) || to === end - 1) continue;
      const ids = wordsWritten(written, from, to - from, vocabulary, candidates);
      if (ids.length === 0) continue;
      reached[to] = 1;
      edges.push([from, to, ids]);
    }
  }
  return reached[end] === 0 ? NO_SEGMENTS : onWholePaths(edges, end);
}

function onWholePaths(edges: readonly (readonly [number, number, readonly number[]])[], end: number): Segments {
  const leads = new Uint8Array(end + 1);
  leads[end] = 1;
  const [first, last, ids] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (let i = edges.length - 1; i >= 0; i -= 1) {
    const [from, to, found] = edges[i] as (typeof edges)[number];
    if (leads[to] === 0) continue;
    leads[from] = 1;
    for (const id of found) {
      ids.add(id);
      if (from === 0) first.add(id);
      if (to === end) last.add(id);
    }
  }
  const between = Math.max(0, Math.floor(end / LEAST_PART) - 2);
  return { first: [...first], last: [...last], ids: [...ids], between };
}

function wordsWritten(
  letters: Uint8Array,
  from: number,
  length: number,
  { byFold, byWritten, keyStarts, keys, foldStarts, folds, shapes }: Vocabulary,
  { lengthStarts }: Candidates,
): readonly number[] {
  const hash = hashBytes(letters, from, from + length);
  const found: number[] = [];
  const [first, end] = [lengthStarts[length] as number, lengthStarts[length + 1] as number];
  if (first < end)
    eachOf(byFold, hash & (byFold.lists - 1), (id) => {
      if (
        id < first ||
        id >= end ||
        shapes[id] !== SHAPE.word ||
        risingAt(keyStarts, id) !== risingAt(keyStarts, id + 1)
      )
        return;
      if (sameLetters(letters, from, folds, risingAt(foldStarts, id), length)) found.push(id);
    });
  eachOf(byWritten, hash & (byWritten.lists - 1), (id) => {
    const at = risingAt(keyStarts, id);
    if (risingAt(keyStarts, id + 1) - at === length && sameLetters(letters, from, keys, at, length)) found.push(id);
  });
  return found;
}
