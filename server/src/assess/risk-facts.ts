import type { CaseResult, MatchedRecord } from '../domain/case.js';
import type { RiskFacts } from './risk-score.js';

/** What the risk of a party depends on, from its records. */
export function riskFactsOf(
  records: readonly MatchedRecord[],
  further: Pick<RiskFacts, 'crimes' | 'customLists'> = {},
): RiskFacts {
  return {
    categories: distinct(records.flatMap(({ record }) => record.categories)),
    countries: distinct(records.flatMap(({ record }) => record.countries)),
    positions: records.flatMap(({ record }) => record.positions),
    ...further,
  };
}

/** The facts that a stored result was scored with: its records are copies, and what else counted is in the score itself. */
export function storedRiskFacts({ records, risk }: CaseResult): RiskFacts {
  const { crimes, customLists } = risk.components;
  return riskFactsOf(records, {
    crimes: crimes.selected,
    customLists: customLists.selected.map(({ name, absolute }) => ({ name, type: absolute > 0 ? 'block' : 'allow' })),
  });
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
