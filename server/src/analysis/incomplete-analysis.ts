import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { verdictModel } from './verdict/verdict-models.js';

/**
 * The safe ending of an analysis that could not be made: nobody is cleared or accused, and a person is asked. `reason` is
 * a clause for people without a full stop ("the watchlist could not be read").
 */
export function incompleteAnalysis(
  input: Pick<AnalysisInput, 'mode' | 'editions' | 'modelVersion' | 'scorerVersion' | 'analysedAt'>,
  reason: string,
): Analysis {
  const { version, hash } = verdictModel(input.modelVersion);
  const driver = { code: 'incomplete', direction: 'neutral', outcome: null, weight: 0 } as const;
  return {
    mode: input.mode,
    verdict: 'uncertain',
    recommendation: 'Manual Review Required',
    narrative: `The analysis is incomplete: ${reason}. Nothing is concluded of this party, neither for nor against it. The result is uncertain; recommended action: Manual Review Required.`,
    keyDrivers: [
      { ...driver, text: `The analysis is incomplete: ${reason}`, subject: null, listed: null, source: null },
    ],
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
