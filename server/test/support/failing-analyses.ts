import { analyse } from '../../src/analysis/analyse.js';
import type { Analysis, AnalysisInput } from '../../src/domain/analysis.js';
import { phraseNarrative } from '../../src/flow/phrase-narrative.js';

/** Analyses, but for parties whose name begins with "Broken": theirs fail. */
export const failingAnalyses = {
  analyse: async (input: AnalysisInput) => {
    if (input.party.name.startsWith('Broken')) throw new Error('no');
    return analyse(input);
  },
  phrase: (input: AnalysisInput, analysis: Analysis) => phraseNarrative({}, input, analysis),
};
