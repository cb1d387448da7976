import { setImmediate } from 'node:timers/promises';
import { analyse } from '../analysis/analyse.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';

let last = Promise.resolve();

/** Analyses one in each turn of the thread: what the database and other threads answer is heard between two, not after many. */
export async function analyseInTurn(input: AnalysisInput): Promise<Analysis> {
  last = last.then(() => setImmediate());
  await last;
  return analyse(input);
}
