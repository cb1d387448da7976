import type { Category } from './category.js';

export type RiskLevel = 'Low' | 'Medium' | 'High';

/** `Failed` is never given by the engine: only a person, or a confirmed true positive on sanctions, fails a party. */
export type RiskDecision = 'Passed' | 'For Review' | 'Failed';

type RiskComponentName = 'categories' | 'countries' | 'crimes' | 'customLists';

/** Minimum that lifts a score to at least `atLeast`, whatever the weighted sum. */
export interface RiskFloor {
  readonly when: 'sanctions' | 'custom_blocklist' | 'current_pep_level_1';
  readonly atLeast: number;
}

/**
 * The table a party's risk is computed with: how much each component weighs (percent) and how bad each rule of it is
 * (0 to 100). A version never changes once it was used; a case keeps the table it was computed with.
 */
export interface RiskScoreEngine {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly weightages: Readonly<Record<RiskComponentName, number>>;
  readonly categoryScores: Readonly<Record<Category, number>>;
  /** Scores by ISO 3166-1 alpha-2 code; other countries score 0. */
  readonly countryScores: Readonly<Record<string, number>>;
  readonly floors: readonly RiskFloor[];
}

/** Rule that applied to the party, with its severity in the engine (0 to 100). */
export interface SelectedRule {
  /** A category, an alpha-2 code (`International` where no country is known), a crime, or a custom list's name. */
  readonly name: string;
  readonly absolute: number;
}

export interface RiskComponent {
  /** The highest selected rule, 0 to 100. */
  readonly score: number;
  readonly level: RiskLevel;
  readonly selected: readonly SelectedRule[];
}

/**
 * Risk score of a party with every step of the sum: `score` is the larger of `computed` and the floors that applied.
 */
export interface RiskScore {
  /** 0 to 100, two decimals. */
  readonly score: number;
  /** The weighted sum before floors, two decimals. */
  readonly computed: number;
  readonly level: RiskLevel;
  readonly decision: RiskDecision;
  readonly components: Readonly<Record<RiskComponentName, RiskComponent>>;
  /** The floors that applied to the party, whether or not they raised the score. */
  readonly floors: readonly RiskFloor[];
}

/** The lowest whole score that is not Low. */
export const LEAST_MEDIUM = 31;

export const MAX_LOW = 30;
export const MAX_MEDIUM = 50;

/** Low up to 30, Medium up to 50, High above. A fraction over a border counts as over it. */
export function riskLevelOf(score: number): RiskLevel {
  if (score <= MAX_LOW) return 'Low';
  return score <= MAX_MEDIUM ? 'Medium' : 'High';
}

export function riskDecisionOf(level: RiskLevel): RiskDecision {
  return level === 'Low' ? 'Passed' : 'For Review';
}
