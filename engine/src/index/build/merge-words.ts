import { textAt } from '../open-watchlist.js';
import { type Texts, words } from './column.js';
import { compareTexts, type PreparedWords } from './prepare-words.js';

/** Merges the parts' vocabularies into one, in the same order; also returns the new positions of each part's words. */
export function mergeWords(
  parts: readonly PreparedWords[],
): readonly [merged: PreparedWords, positions: readonly Uint32Array[]] {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return [only, [Uint32Array.from(only.shapes, (_, id) => id)]];
  const positions = parts.map(({ shapes }) => new Uint32Array(shapes.length));
  const heads = parts.map(() => 0);
  const [owners, places] = [words(), words()];
  for (let least = firstOf(parts, heads); least.length > 0; least = firstOf(parts, heads)) {
    for (const part of least) {
      const head = heads[part] as number;
      (positions[part] as Uint32Array)[head] = owners.length;
      heads[part] = head + 1;
    }
    owners.push(least[0] as number);
    places.push((heads[least[0] as number] as number) - 1);
  }
  const [of, at] = [owners.finish(), places.finish()];
  const gather = <T extends Uint8Array | Uint32Array>(to: T, columns: readonly T[]): T => {
    for (let i = 0; i < to.length; i += 1) to[i] = (columns[of[i] as number] as T)[at[i] as number] as number;
    return to;
  };
  const wide = (column: (part: PreparedWords) => Uint32Array) => gather(new Uint32Array(of.length), parts.map(column));
  const narrow = (column: (part: PreparedWords) => Uint8Array) => gather(new Uint8Array(of.length), parts.map(column));
  const merged = {
    keys: gatherTexts(
      parts.map(({ keys }) => keys),
      of,
      at,
    ),
    folds: gatherTexts(
      parts.map(({ folds }) => folds),
      of,
      at,
    ),
    hashes: wide(({ hashes }) => hashes),
    masks: wide(({ masks }) => masks),
    sounds: wide(({ sounds }) => sounds),
    abjads: wide(({ abjads }) => abjads),
    letters: narrow(({ letters }) => letters),
    shapes: narrow(({ shapes }) => shapes),
  };
  return [merged, positions];
}

/** The parts whose next word sorts first: several if they have the same. */
function firstOf(parts: readonly PreparedWords[], heads: readonly number[]): readonly number[] {
  let first: number[] = [];
  for (const [part, own] of parts.entries()) {
    const head = heads[part] as number;
    if (head === own.shapes.length) continue;
    const least = first[0];
    const order =
      least === undefined ? -1 : compareWords(own, head, parts[least] as PreparedWords, heads[least] as number);
    if (order < 0) first = [part];
    else if (order === 0) first.push(part);
  }
  return first;
}

/** The order of `prepareWords`. */
function compareWords(a: PreparedWords, i: number, b: PreparedWords, j: number): number {
  const [from, other] = [a.folds.starts[i] as number, b.folds.starts[j] as number];
  const length = (a.folds.starts[i + 1] as number) - from;
  const otherLength = (b.folds.starts[j + 1] as number) - other;
  if (length !== otherLength) return length - otherLength;
  for (let k = 0; k < length; k += 1) {
    const step = (a.folds.bytes[from + k] as number) - (b.folds.bytes[other + k] as number);
    if (step !== 0) return step;
  }
  return compareTexts(keyAt(a, i), keyAt(b, j));
}

function keyAt({ keys }: PreparedWords, position: number): string {
  return textAt(keys.bytes, keys.starts[position] as number, keys.starts[position + 1] as number);
}

function gatherTexts(columns: readonly Texts[], of: Uint32Array, at: Uint32Array): Texts {
  const starts = new Uint32Array(of.length + 1);
  const length = (i: number) => {
    const from = (columns[of[i] as number] as Texts).starts;
    return (from[(at[i] as number) + 1] as number) - (from[at[i] as number] as number);
  };
  for (let i = 0; i < of.length; i += 1) starts[i + 1] = (starts[i] as number) + length(i);
  const bytes = new Uint8Array(starts[of.length] as number);
  for (let i = 0; i < of.length; i += 1) {
    const { starts: from, bytes: own } = columns[of[i] as number] as Texts;
    const begin = from[at[i] as number] as number;
    for (let k = starts[i] as number; k < (starts[i + 1] as number); k += 1)
      bytes[k] = own[begin + k - (starts[i] as number)] as number;
  }
  return { starts, bytes };
}
