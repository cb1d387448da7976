import type { AnalysisInput } from '../../domain/analysis.js';
import { keyDrivers } from '../key-drivers.js';
import { narrate } from './narrate.js';
import { type NarrativeVersion, narrativeVersionOf } from './narrative-version.js';
import { NARRATIVE_3 } from './version-3/narrative-3.js';

/**
 * Version of the words of new analyses, narrative and key drivers. Before changing any of them, freeze the present
 * words in a folder of their own beside `version-3/` and raise this number: a test compares their hash.
 */
export const NARRATIVE_VERSION = '4';

const CURRENT: NarrativeVersion = {
  narrate,
  keyDrivers,
  incomplete: (reason) => ({
    narrative: `The analysis is incomplete: ${reason}. It neither clears nor incriminates this party. The result is uncertain; a manual review is required.`,
    keyDriver: `The analysis is incomplete: ${reason}`,
  }),
};

const VERSIONS: ReadonlyMap<string, NarrativeVersion> = new Map([
  ['3', NARRATIVE_3],
  [NARRATIVE_VERSION, CURRENT],
]);

/** Tells whether this release can repeat the words of an analysis. */
export function areWordsKnown(input: Pick<AnalysisInput, 'narrativeVersion'>): boolean {
  return VERSIONS.has(narrativeVersionOf(input));
}

/** The words of an analysis; the current ones for a version that this release no longer has. */
export function wordsOf(input: Pick<AnalysisInput, 'narrativeVersion'>): NarrativeVersion {
  return VERSIONS.get(narrativeVersionOf(input)) ?? CURRENT;
}
