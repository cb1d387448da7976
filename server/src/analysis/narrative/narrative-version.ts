import type { Analysis, AnalysisInput, KeyDriver } from '../../domain/analysis.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';
import type { Sight } from '../sight.js';
import type { JudgedRecord } from '../verdict/judged-record.js';

/** Facts that a narrative may mention, and no others. */
export interface NarrativeFacts {
  readonly input: AnalysisInput;
  readonly sight: Sight;
  readonly judged: readonly JudgedRecord[];
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
}

/** The words of one version: a stored analysis is repeated in those it was written in. */
export interface NarrativeVersion {
  readonly narrate: (facts: NarrativeFacts) => string;
  readonly keyDrivers: (facts: NarrativeFacts) => readonly KeyDriver[];
  /** Words a failed analysis; `reason` is a clause without a full stop. */
  readonly incomplete: (reason: string) => { readonly narrative: string; readonly keyDriver: string };
}

/** The version an analysis was written in; the first had no number. */
export function narrativeVersionOf({ narrativeVersion = '1' }: Pick<AnalysisInput, 'narrativeVersion'>): string {
  return narrativeVersion;
}

/** A repetition with the words of the stored analysis, for versions this release no longer has: all the rest must follow. */
export function withWordsOf(stored: Analysis, again: Analysis): Analysis {
  const { narrative, keyDrivers } = stored;
  return { ...again, narrative, keyDrivers };
}
