import type { AnalysisInput } from '../../domain/analysis.js';
import { changedPhrases } from '../changed-phrases.js';
import { keyDrivers } from '../key-drivers.js';
import { narrate } from './narrate.js';
import { type NarrativeVersion, narrativeVersionOf } from './narrative-version.js';
import { NARRATIVE_3 } from './version-3/narrative-3.js';

/**
 * Version of the words of new analyses, narrative and key drivers. To change any of them, keep the present ones in
 * `changed-phrases.ts` and raise this number: a test compares their hash.
 */
export const NARRATIVE_VERSION = '6';

/** From version 4 on, versions differ in phrases alone. */
function version(narrativeVersion: string): NarrativeVersion {
  const { incomplete } = changedPhrases({ narrativeVersion });
  return {
    narrate,
    keyDrivers,
    incomplete: (reason) => ({
      narrative: incomplete(reason),
      keyDriver: `The analysis is incomplete: ${reason}`,
    }),
  };
}

const CURRENT = version(NARRATIVE_VERSION);

const VERSIONS: ReadonlyMap<string, NarrativeVersion> = new Map([
  ['3', NARRATIVE_3],
  ['4', version('4')],
  ['5', version('5')],
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
