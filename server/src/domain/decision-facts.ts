import type { CaseResult } from './case.js';
import type { Verdict } from './verdict.js';

/** The result that a decision was made on, as statistics divide decisions. */
export interface DecisionFacts {
  /** Best score of its records, 0 to 100; absent if the result is no longer stored. */
  readonly score?: number;
  readonly sources: readonly string[];
  readonly categories: readonly string[];
  /** Verdict on the customer; absent without an analysis. */
  readonly verdict?: Verdict;
}

/** Facts of a decision on a result with this verdict on its customer. */
export function decisionFacts({ records }: Pick<CaseResult, 'records'>, verdict?: Verdict): DecisionFacts {
  return {
    score: Math.floor(Math.max(...records.map(({ hit }) => hit.score))),
    sources: [...new Set(records.map(({ source }) => source.name))].toSorted(),
    categories: [...new Set(records.flatMap(({ record }) => record.categories))].toSorted(),
    ...(verdict && { verdict }),
  };
}
