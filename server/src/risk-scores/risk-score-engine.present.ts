import type { Static } from 'typebox';
import { countryName } from '../domain/country.js';
import type { RiskFloor } from '../domain/risk-score.js';
import type { CountryRiskSource } from './country-risk.js';
import type { CountryRiskData, EngineSchema } from './risk-score-engine.schema.js';
import type { StoredRiskScoreEngine } from './risk-score-engines.js';

export function presentEngine({
  table,
  newestVersion,
  activeVersion,
  isCustom,
  created,
}: StoredRiskScoreEngine): Static<typeof EngineSchema> {
  const { customLists, ...others } = table.weightages;
  const floor = (wanted: RiskFloor['when']) => table.floors.find(({ when }) => when === wanted)?.atLeast ?? 0;
  return {
    id: table.id,
    title: table.title,
    version: table.version,
    newest_version: newestVersion,
    is_active: activeVersion === table.version,
    active_version: activeVersion ?? null,
    is_default: !isCustom,
    weightages: { ...others, custom_list: customLists },
    category_scores: { ...table.categoryScores },
    country_scores: { ...table.countryScores },
    floors: {
      sanctions: floor('sanctions'),
      custom_blocklist: floor('custom_blocklist'),
      current_pep_level_1: floor('current_pep_level_1'),
    },
    created_at: created?.at.toISOString() ?? null,
    created_by: created?.email ?? '',
  };
}

export function presentCountryRisk(sources: readonly CountryRiskSource[]): Static<typeof CountryRiskData> {
  return {
    sources: sources.map(({ asOf, countries, ...source }) => ({
      ...source,
      as_of: asOf,
      countries: countries.map((code) => ({ code, name: countryName(code) })),
    })),
  };
}
