import { setImmediate } from 'node:timers/promises';
import { analyse } from '../assess/analyse.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';

/** Analyses once whoever waits for this thread has had a turn: requests are answered between two analyses, not after many. */
export async function analyseInTurn(input: AnalysisInput): Promise<Analysis> {
  await setImmediate();
  return analyse(input);
}
