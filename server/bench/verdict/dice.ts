/** Random choices that are the same on every run (mulberry32). */
export interface Dice {
  /** 0 to 1. */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
}

export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
  };
}
