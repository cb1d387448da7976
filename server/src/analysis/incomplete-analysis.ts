import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { wordsOf } from './narrative/narrative-versions.js';
import { verdictModel } from './verdict/verdict-models.js';

/**
 * The safe ending of an analysis that could not be made: uncertain, for a manual review. `reason` is a clause without a
 * full stop ("the watchlist could not be read").
 */
export function incompleteAnalysis(
  input: Pick<
    AnalysisInput,
    'mode' | 'editions' | 'modelVersion' | 'scorerVersion' | 'narrativeVersion' | 'analysedAt'
  >,
  reason: string,
): Analysis {
  const { version, hash } = verdictModel(input.modelVersion);
  const { narrative, keyDriver } = wordsOf(input).incomplete(reason);
  const driver = { code: 'incomplete', direction: 'neutral', outcome: null, weight: 0 } as const;
  return {
    mode: input.mode,
    verdict: 'uncertain',
    recommendation: 'Manual Review Required',
    narrative,
    keyDrivers: [{ ...driver, text: keyDriver, subject: null, listed: null, source: null }],
    records: [],
    p: null,
    s: null,
    rule: 'error',
    model: { version, hash },
    scorerVersion: input.scorerVersion,
    editions: input.editions,
    analysedAt: input.analysedAt,
  };
}
