/** Verdicts on pairs of names beside what they should have been. */
export interface Counts {
  right: number;
  found: number;
  missed: number;
  false: number;
}

export function noCounts(): Counts {
  return { right: 0, found: 0, missed: 0, false: 0 };
}

export function countJudged(counts: Counts, same: boolean, said: boolean): void {
  if (same === said) counts.right += 1;
  if (same && said) counts.found += 1;
  else if (same) counts.missed += 1;
  else if (said) counts.false += 1;
}

/** Harmonic mean of precision and recall, 0 to 1; a dash when there is nothing to find. */
export function f1({ found, missed, false: wrong }: Counts): string {
  return 2 * found + missed + wrong === 0 ? '-' : ((2 * found) / (2 * found + missed + wrong)).toFixed(3);
}
