import { setImmediate } from 'node:timers/promises';
import { analyse } from '../analysis/analyse.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';

let last = Promise.resolve();

/** Runs one analysis per event-loop turn, so that answers of the database and other threads are handled in between. */
export async function analyseInSlices(input: AnalysisInput): Promise<Analysis> {
  last = last.then(() => setImmediate());
  await last;
  return analyse(input);
}
