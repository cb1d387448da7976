import type { Static } from 'typebox';
import type { WhatIf } from './what-if.js';
import type { WhatIfData } from './what-if.schema.js';

export function presentWhatIf({
  cases,
  isCutShort,
  changedScores,
  changedLevels,
  levels,
  examples,
}: WhatIf): Static<typeof WhatIfData> {
  const shown = ({ score, level }: WhatIf['examples'][number]['before']) => ({ risk_score: score, risk_level: level });
  return {
    searches: cases,
    cut_short: isCutShort,
    changed_scores: changedScores,
    changed_levels: changedLevels,
    levels: { Low: { ...levels.Low }, Medium: { ...levels.Medium }, High: { ...levels.High } },
    examples: examples.map(({ caseId, name, before, after }) => ({
      search_reference: caseId,
      searched_name: name,
      before: shown(before),
      after: shown(after),
    })),
  };
}
