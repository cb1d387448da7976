import type { Section } from '../layout.js';
import type { Texts } from './column.js';

/** A range of positions in one part's columns. Joined columns are read from a list of ranges. */
export interface Range {
  readonly part: number;
  readonly from: number;
  readonly to: number;
}

/** Joins the ranges into one column with `each` values per item. A single range is not copied. */
export function joinColumn<P, T extends Section>(
  parts: readonly P[],
  ranges: readonly Range[],
  columnOf: (part: P) => T,
  each = 1,
): T {
  const columns = parts.map(columnOf);
  const [only] = ranges;
  if (ranges.length === 1 && only !== undefined)
    return (columns[only.part] as T).subarray(only.from * each, only.to * each) as T;
  const joined = new ((columns[0] as T).constructor as new (length: number) => T)(each * lengthOf(ranges));
  let at = 0;
  for (const { part, from, to } of ranges) {
    joined.set((columns[part] as T).subarray(from * each, to * each), at);
    at += (to - from) * each;
  }
  return joined;
}

/** Start of each item's values in the joined columns, and the ranges they come from. */
export function joinStarts<P>(
  parts: readonly P[],
  ranges: readonly Range[],
  startsOf: (part: P) => Uint32Array,
): { readonly starts: Uint32Array; readonly ranges: readonly Range[] } {
  const starts = parts.map(startsOf);
  const inner = ranges.map(({ part, from, to }) => {
    const of = starts[part] as Uint32Array;
    return { part, from: of[from] as number, to: of[to] as number };
  });
  const [only] = ranges;
  if (ranges.length === 1 && only !== undefined && inner[0]?.from === 0)
    return { starts: (starts[only.part] as Uint32Array).subarray(only.from, only.to + 1), ranges: inner };
  const joined = new Uint32Array(lengthOf(ranges) + 1);
  let at = 0;
  let before = 0;
  for (const [position, { part, from, to }] of ranges.entries()) {
    const of = starts[part] as Uint32Array;
    const begin = of[from] as number;
    for (let i = from; i < to; i += 1) {
      joined[at] = before + (of[i] as number) - begin;
      at += 1;
    }
    const { from: first, to: last } = inner[position] as Range;
    before += last - first;
  }
  joined[at] = before;
  return { starts: joined, ranges: inner };
}

export function joinTexts<P>(parts: readonly P[], ranges: readonly Range[], textsOf: (part: P) => Texts): Texts {
  const columns = parts.map(textsOf);
  const { starts, ranges: inner } = joinStarts(columns, ranges, (column) => column.starts);
  return { starts, bytes: joinColumn(columns, inner, (column) => column.bytes) };
}

export function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
