import { type Rising, risingAt } from './rising.js';

/**
 * Ascending lists, delta-encoded as 7-bit varints (high bit: another byte follows). Frequent words and neighbouring numbers
 * take one byte instead of four.
 */
export interface StepLists {
  /** Where each list begins in `steps`; the last is the end. */
  readonly starts: Uint32Array;
  readonly steps: Uint8Array;
}

/** Such lists as a watchlist holds them, to be read one by one. */
export interface OpenStepLists {
  readonly lists: number;
  readonly starts: Rising;
  readonly steps: Uint8Array;
}

/** Calls `visit` for the numbers of one list, ascending. */
export function eachOf({ starts, steps }: OpenStepLists, list: number, visit: (number: number) => void): void {
  const to = risingAt(starts, list + 1);
  for (let at = risingAt(starts, list), number = 0; at < to; at += 1) {
    let step = steps[at] as number;
    if (step > 127) {
      step &= 127;
      for (let shift = 7; ; shift += 7) {
        at += 1;
        const next = steps[at] as number;
        step |= (next & 127) << shift;
        if (next < 128) break;
      }
    }
    number += step;
    visit(number);
  }
}

/** Packs consecutive lists: `starts` are their positions in `numbers`, which ascend within a list. */
export function packSteps(starts: Uint32Array, numbers: Uint32Array): StepLists {
  const byteStarts = new Uint32Array(starts.length);
  const steps = new Uint8Array(sizeOf(starts, numbers));
  let used = 0;
  for (let list = 0; list + 1 < starts.length; list += 1) {
    byteStarts[list] = used;
    let before = 0;
    for (let at = starts[list] as number; at < (starts[list + 1] as number); at += 1) {
      let step = (numbers[at] as number) - before;
      before = numbers[at] as number;
      while (step > 127) {
        steps[used] = (step & 127) | 128;
        used += 1;
        step >>>= 7;
      }
      steps[used] = step;
      used += 1;
    }
  }
  byteStarts[starts.length - 1] = used;
  return { starts: byteStarts, steps };
}

function sizeOf(starts: Uint32Array, numbers: Uint32Array): number {
  let size = 0;
  for (let list = 0; list + 1 < starts.length; list += 1) {
    let before = 0;
    for (let at = starts[list] as number; at < (starts[list + 1] as number); at += 1) {
      const step = (numbers[at] as number) - before;
      before = numbers[at] as number;
      size += step < 128 ? 1 : step < 16_384 ? 2 : step < 2_097_152 ? 3 : step < 268_435_456 ? 4 : 5;
    }
  }
  return size;
}
