/** Non-decreasing numbers in two bytes each: the offset from their block's base. */
export interface Rising {
  readonly length: number;
  /** Blocks hold two to this many numbers. */
  readonly shift: number;
  readonly bases: Uint32Array;
  readonly above: Uint16Array;
}

const LARGEST_SHIFT = 7;

/** Block bases, preceded by the size of the blocks, and the offsets; blocks are as large as two bytes allow. */
export function packRising(values: Uint32Array): readonly [Uint32Array, Uint16Array] {
  let shift = LARGEST_SHIFT;
  while (shift > 0 && !fits(values, shift)) shift -= 1;
  const bases = new Uint32Array(1 + (values.length === 0 ? 0 : ((values.length - 1) >>> shift) + 1));
  bases[0] = shift;
  const above = new Uint16Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    const block = i >>> shift;
    if (block << shift === i) bases[block + 1] = values[i] as number;
    above[i] = (values[i] as number) - (bases[block + 1] as number);
  }
  return [bases, above];
}

function fits(values: Uint32Array, shift: number): boolean {
  for (let from = 0; from < values.length; from += 1 << shift) {
    const last = Math.min(values.length, from + (1 << shift)) - 1;
    if ((values[last] as number) - (values[from] as number) > 0xffff) return false;
  }
  return true;
}

export function openRising(bases: Uint32Array, above: Uint16Array): Rising {
  return { length: above.length, shift: bases[0] as number, bases: bases.subarray(1), above };
}

export function risingAt({ shift, bases, above }: Rising, position: number): number {
  return (bases[position >>> shift] as number) + (above[position] as number);
}

/** The last position whose number is not above `value`. */
export function positionOf(rising: Rising, value: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (risingAt(rising, middle) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
