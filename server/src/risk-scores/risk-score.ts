import type { Category } from '../domain/category.js';
import { INTERNATIONAL } from '../domain/country.js';
import type { Position } from '../domain/listed-record.js';
import {
  type RiskComponent,
  type RiskFloor,
  type RiskScore,
  type RiskScoreEngine,
  riskDecisionOf,
  riskLevelOf,
  type SelectedRule,
} from '../domain/risk-score.js';

/** Inputs of a party's risk score. */
export interface RiskFacts {
  readonly categories: readonly string[];
  /** ISO 3166-1 alpha-2; empty when none is known. */
  readonly countries: readonly string[];
  readonly positions: readonly Position[];
  /** Crimes that adverse media reports of the party, each 0 to 100. */
  readonly crimes?: readonly SelectedRule[];
  /** The organization's own lists that name the party. */
  readonly customLists?: readonly { readonly name: string; readonly type: 'block' | 'allow' }[];
}

/**
 * Severity of a party, 0 to 100: Σ weightage · component score / 100, a component scoring as its worst rule, and never
 * below a floor that applies. Independent of whether it is the same party as the subject: that is the match score.
 */
export function riskScore(engine: RiskScoreEngine, facts: RiskFacts): RiskScore {
  return scoreOf(engine, {
    categories: facts.categories,
    countries: facts.countries.length > 0 ? facts.countries : [INTERNATIONAL],
    crimes: facts.crimes ?? [],
    customLists: (facts.customLists ?? []).map(({ name, type }) => ({ name, absolute: type === 'block' ? 100 : 0 })),
    applies: ({ when }) => applies(when, facts),
  });
}

/** The score that another engine gives to the facts of a score: every rule that applied, and every floor, is named in it. */
export function rescored(engine: RiskScoreEngine, { components, floors }: RiskScore): RiskScore {
  const { categories, countries, crimes, customLists } = components;
  return scoreOf(engine, {
    categories: categories.selected.map(({ name }) => name),
    countries: countries.selected.map(({ name }) => name),
    ...{ crimes: crimes.selected, customLists: customLists.selected },
    applies: ({ when }) => floors.some((floor) => floor.when === when),
  });
}

interface Scored {
  readonly categories: readonly string[];
  readonly countries: readonly string[];
  readonly crimes: readonly SelectedRule[];
  readonly customLists: readonly SelectedRule[];
  readonly applies: (floor: RiskFloor) => boolean;
}

function scoreOf(engine: RiskScoreEngine, scored: Scored): RiskScore {
  const components = {
    categories: component(scored.categories.map((name) => ({ name, absolute: categoryScore(engine, name) }))),
    countries: component(scored.countries.map((name) => ({ name, absolute: engine.countryScores[name] ?? 0 }))),
    crimes: component(scored.crimes),
    customLists: component(scored.customLists),
  };
  const { categories, countries, crimes, customLists } = engine.weightages;
  const computed = twoDecimals(
    (categories * components.categories.score +
      countries * components.countries.score +
      crimes * components.crimes.score +
      customLists * components.customLists.score) /
      100,
  );
  const floors = engine.floors.filter(scored.applies);
  const score = Math.max(computed, ...floors.map((floor) => floor.atLeast));
  const level = riskLevelOf(score);
  return { score, computed, level, decision: riskDecisionOf(level), components, floors };
}

function component(selected: readonly SelectedRule[]): RiskComponent {
  const score = Math.max(0, ...selected.map((rule) => rule.absolute));
  return { score, level: riskLevelOf(score), selected };
}

function categoryScore(engine: RiskScoreEngine, name: string): number {
  return engine.categoryScores[name as Category] ?? 0;
}

function applies(when: RiskFloor['when'], facts: RiskFacts): boolean {
  switch (when) {
    case 'sanctions':
      return facts.categories.includes('Sanctions');
    case 'custom_blocklist':
      return facts.customLists?.some((list) => list.type === 'block') ?? false;
    case 'current_pep_level_1':
      return facts.categories.includes('PEP Level 1') && mayBeInOffice(facts.positions);
  }
}

/** An office is current unless the publisher states that it ended. */
function mayBeInOffice(positions: readonly Position[]): boolean {
  return positions.length === 0 || positions.some((position) => position.current !== false);
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
