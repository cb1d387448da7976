import type { Analysis, AnalysisInput } from '../../domain/analysis.js';

/**
 * Of the words in which analyses are told: narrative and key drivers. Another wording, and another choice of what is told, is another
 * version; the test that holds the words of this one says when.
 */
export const NARRATIVE_VERSION = '3';

/** The version that an analysis was told with; those of before had none. */
export function narrativeVersionOf({ narrativeVersion = '1' }: Pick<AnalysisInput, 'narrativeVersion'>): string {
  return narrativeVersion;
}

/** A repetition with the words of the stored analysis where this build has others: all the rest must still follow. */
export function withWordsOf(stored: Analysis, again: Analysis): Analysis {
  const { narrative, keyDrivers } = stored;
  return { ...again, narrative, keyDrivers };
}
