import type { CaseResult, MatchedRecord } from '../domain/case.js';
import { INTERNATIONAL } from '../domain/country.js';
import type { RiskFacts } from './risk-score.js';

/** Inputs of a party's risk score from its records; `countries`: further ones, of the subject. */
export function riskFactsOf(
  records: readonly MatchedRecord[],
  { countries = [], ...further }: Partial<Pick<RiskFacts, 'countries' | 'crimes' | 'customLists'>> = {},
): RiskFacts {
  return {
    categories: distinct(records.flatMap(({ record }) => record.categories)),
    countries: distinct([...records.flatMap(({ record }) => record.countries), ...countries]),
    positions: records.flatMap(({ record }) => record.positions),
    ...further,
  };
}

/** The facts that a stored result was scored with: its records are copies, and what else counted is in the score itself. */
export function storedRiskFacts({ records, risk }: CaseResult): RiskFacts {
  const { countries, crimes, customLists } = risk.components;
  return riskFactsOf(records, {
    countries: countries.selected.map(({ name }) => name).filter((name) => name !== INTERNATIONAL),
    crimes: crimes.selected,
    customLists: customLists.selected.map(({ name, absolute }) => ({ name, type: absolute > 0 ? 'block' : 'allow' })),
  });
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
