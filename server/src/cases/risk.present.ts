import { countryName } from '../domain/country.js';
import type { RiskComponent, RiskScore, RiskScoreEngine, SelectedRule } from '../domain/risk-score.js';
import type { PublicSearchResult } from './search-result.schema.js';

type RiskFields =
  | 'risk_audit'
  | 'risk_decision'
  | 'risk_level'
  | 'risk_score'
  | 'risk_score_engine_id'
  | 'risk_title'
  | 'risk_view';

/** The risk of one result with every rule it could have met, so that each point of it can be followed. */
export function presentRisk(engine: RiskScoreEngine, risk: RiskScore): Pick<PublicSearchResult, RiskFields> {
  const { categories, countries, crimes, customLists } = risk.components;
  const { weightages } = engine;
  const byCountryName = (rule: SelectedRule) => ({ ...rule, name: countryName(rule.name) });
  return {
    risk_audit: {
      category_rules: rules(engine.categoryScores, categories.selected, weightages.categories),
      country_rules: rules(
        Object.fromEntries(Object.entries(engine.countryScores).map(([code, score]) => [countryName(code), score])),
        countries.selected.map(byCountryName),
        weightages.countries,
      ),
      floor_rules: floorRules(engine, risk),
      computed_score: risk.computed,
    },
    risk_decision: risk.decision,
    risk_level: risk.level,
    risk_score: risk.score,
    risk_score_engine_id: engine.id,
    risk_title: engine.title,
    risk_view: {
      categories: view(categories, weightages.categories),
      countries: view({ ...countries, selected: countries.selected.map(byCountryName) }, weightages.countries),
      crimes: view(crimes, weightages.crimes),
      custom_list: view(customLists, weightages.customLists),
    },
  };
}

/** Lists every rule of the engine, then those of the party that the engine has no score for. Keys are in lower case. */
function rules(
  scores: Readonly<Record<string, number>>,
  selected: readonly SelectedRule[],
  weightage: number,
): PublicSearchResult['risk_audit']['category_rules'] {
  const applied = new Map(selected.map(({ name, absolute }) => [name, absolute]));
  const names = new Set([...Object.keys(scores), ...applied.keys()]);
  return Object.fromEntries(
    [...names].map((name) => {
      const absolute = applied.get(name) ?? scores[name] ?? 0;
      const isSelected = applied.has(name);
      const weighted = isSelected ? (absolute * weightage) / 100 : 0;
      return [
        name.toLowerCase(),
        { absolute_score: absolute, weightage, weighted_score: weighted, selected: isSelected },
      ];
    }),
  );
}

/** Raises a score by the highest floor only, by the difference to the weighted sum. */
function floorRules(engine: RiskScoreEngine, risk: RiskScore): PublicSearchResult['risk_audit']['floor_rules'] {
  const raising = risk.score > risk.computed ? risk.floors.find((floor) => floor.atLeast === risk.score) : undefined;
  return Object.fromEntries(
    engine.floors.map(({ when, atLeast }) => [
      when,
      {
        floor: atLeast,
        selected: risk.floors.some((floor) => floor.when === when),
        raised_by: raising?.when === when ? Math.round((risk.score - risk.computed) * 100) / 100 : 0,
      },
    ]),
  );
}

function view(component: RiskComponent, weightage: number): PublicSearchResult['risk_view']['categories'] {
  return {
    risk_level: component.level,
    risk_scores: Object.fromEntries(component.selected.map(({ name, absolute }) => [name, absolute])),
    score: component.score,
    weightage,
  };
}
