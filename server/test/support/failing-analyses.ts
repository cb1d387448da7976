import { analyse } from '../../src/analysis/analyse.js';
import { phraseNarrative } from '../../src/customers/phrase-narrative.js';
import type { Analysis, AnalysisInput } from '../../src/domain/analysis.js';

/** Analyses, but for parties whose name begins with "Broken": theirs fail. */
export const failingAnalyses = {
  analyse: async (input: AnalysisInput) => {
    if (input.party.name.startsWith('Broken')) throw new Error('no');
    return analyse(input);
  },
  phrase: (input: AnalysisInput, analysis: Analysis) => phraseNarrative({}, input, analysis),
};
