import { hashBytes } from '../text/hash.js';
import type { Vocabulary } from './open-watchlist.js';
import { risingAt } from './rising.js';
import { eachOf } from './steps.js';

/** Words to be looked at, each once: first those that a table or an equal key brought up, then those one slip of the pen away. */
export interface Candidates {
  readonly ids: Uint32Array;
  count: number;
  byTable: number;
  bySlip: number;
  /** The round in which each word was last brought up. */
  readonly seen: Uint32Array;
  round: number;
  /** Words with a `?` in them. */
  readonly unknown: readonly number[];
  /** For each length of a fold the first word that has so many letters or more. */
  readonly lengthStarts: Uint32Array;
  readonly sought: Sought;
  /** Adds a word if it is the one sought. One for all: a function made for each would be much of what a search leaves behind. */
  readonly addSought: (id: number) => void;
}

/** Letters that are the fold of a word, in `bytes`, and the words that have as many. */
interface Sought {
  bytes: Uint8Array;
  from: number;
  length: number;
  first: number;
  end: number;
  any: boolean;
}

/** Scratch memory of one vocabulary in this thread. */
const scratches = new WeakMap<Vocabulary, Candidates>();

/** None yet. */
export function noCandidates(vocabulary: Vocabulary): Candidates {
  let candidates = scratches.get(vocabulary);
  if (candidates === undefined) {
    candidates = makeCandidates(vocabulary);
    scratches.set(vocabulary, candidates);
  }
  candidates.count = 0;
  candidates.byTable = 0;
  candidates.bySlip = 0;
  candidates.round = (candidates.round + 1) >>> 0;
  if (candidates.round === 0) {
    candidates.seen.fill(0);
    candidates.round = 1;
  }
  return candidates;
}

function makeCandidates(vocabulary: Vocabulary): Candidates {
  const { size, foldStarts, folds } = vocabulary;
  const sought: Sought = { bytes: folds, from: 0, length: 0, first: 0, end: 0, any: false };
  const candidates: Candidates = {
    ids: new Uint32Array(size),
    count: 0,
    byTable: 0,
    bySlip: 0,
    seen: new Uint32Array(size),
    round: 0,
    unknown: unknownWords(vocabulary),
    lengthStarts: Uint32Array.from({ length: MAX_FOLD_LENGTH }, (_, length) => firstOfLength(vocabulary, length)),
    sought,
    addSought(id) {
      if (id < sought.first || id >= sought.end) return;
      if (!sameLetters(sought.bytes, sought.from, folds, risingAt(foldStarts, id), sought.length)) return;
      sought.any = true;
      addCandidate(candidates, id);
    },
  };
  return candidates;
}

/** No word has more letters (keys are cut at 40), and no fold is longer than twice its word. */
export const MAX_FOLD_LENGTH = 88;

/** The bit of `?` in a mask of letters: it stands for any letter, and so makes edits cheaper. */
export const UNKNOWN_LETTER = 1 << 31;

function unknownWords({ masks }: Vocabulary): readonly number[] {
  const found: number[] = [];
  for (let id = 0; id < masks.length; id += 1) if (((masks[id] as number) & UNKNOWN_LETTER) !== 0) found.push(id);
  return found;
}

/** Those brought up since there were `count`. */
export function takeBack(candidates: Candidates, count: number): void {
  for (let k = count; k < candidates.count; k += 1) candidates.seen[candidates.ids[k] as number] = 0;
  candidates.count = count;
}

export function addCandidate(candidates: Candidates, id: number): void {
  if (candidates.seen[id] === candidates.round) return;
  candidates.seen[id] = candidates.round;
  candidates.ids[candidates.count] = id;
  candidates.count += 1;
}

/** The first word whose fold has at least so many letters. */
export function firstOfLength({ size, foldStarts }: Vocabulary, length: number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (risingAt(foldStarts, middle + 1) - risingAt(foldStarts, middle) < length) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sameLetters(a: Uint8Array, at: number, b: Uint8Array, from: number, length: number): boolean {
  for (let i = 0; i < length; i += 1) if (a[at + i] !== b[from + i]) return false;
  return true;
}

/** Words of which these letters, with this hash where it is known, are the fold, and whether there are any. */
export function addLetters(
  bytes: Uint8Array,
  from: number,
  length: number,
  { byFold }: Vocabulary,
  { sought, lengthStarts, addSought }: Candidates,
  hash?: number,
): boolean {
  sought.first = lengthStarts[length] as number;
  sought.end = lengthStarts[length + 1] as number;
  if (sought.first === sought.end) return false;
  sought.bytes = bytes;
  sought.from = from;
  sought.length = length;
  sought.any = false;
  eachOf(byFold, (hash ?? hashBytes(bytes, from, from + length)) & (byFold.lists - 1), addSought);
  return sought.any;
}
