import type { FieldError } from './app-error.js';
import type { Category } from './category.js';
import type { RiskFloor, RiskLevel, RiskScoreEngine } from './risk-score.js';

/** What of an engine an organization may say itself; what it leaves out stays as it was, or as in the default engine. */
export interface RiskScoreEngineWish {
  readonly title?: string;
  readonly weightages?: Partial<RiskScoreEngine['weightages']>;
  readonly categoryScores?: Partial<Record<Category, number>>;
  readonly countryScores?: Readonly<Record<string, number>>;
  readonly floors?: Partial<Record<RiskFloor['when'], number>>;
}

/** An engine with how it stands: what its versions are, and whether searches that name none use it. */
export interface KeptRiskScoreEngine {
  readonly table: RiskScoreEngine;
  /** The newest there is; `table` may be an older one. */
  readonly newestVersion: number;
  /** The version that is active for the organization, if it is this engine's. */
  readonly activeVersion?: number;
  /** False for the default engine, which belongs to everybody and is changed by nobody. */
  readonly own: boolean;
  /** When `table`'s version was made, and by whom; absent for the default engine. */
  readonly made?: { readonly at: Date; readonly userId: string; readonly email: string };
}

/** Where a party on a sanctions list can never come out below: High begins at 51. */
export const LEAST_SANCTIONS_FLOOR = 51;

/** The next version of `base` with what is wished for. */
export function changedEngine(base: RiskScoreEngine, input: RiskScoreEngineWish): RiskScoreEngine {
  return {
    ...base,
    title: input.title ?? base.title,
    weightages: { ...base.weightages, ...input.weightages },
    categoryScores: { ...base.categoryScores, ...input.categoryScores },
    countryScores: { ...base.countryScores, ...input.countryScores },
    floors: base.floors.map(({ when, atLeast }) => ({ when, atLeast: input.floors?.[when] ?? atLeast })),
  };
}

/** What is wrong with an engine as a whole; `field` names are those of the public contract. */
export function engineErrors({ weightages, floors }: RiskScoreEngine): FieldError[] {
  const faults: FieldError[] = [];
  const sum = Object.values(weightages).reduce((all, one) => all + one, 0);
  if (Math.abs(sum - 100) > 0.001) {
    faults.push({ field: 'weightages', message: `must add up to 100, and not to ${Math.round(sum * 100) / 100}` });
  }
  const sanctions = floors.find(({ when }) => when === 'sanctions');
  if (sanctions === undefined || sanctions.atLeast < LEAST_SANCTIONS_FLOOR) {
    const message = `must be ${LEAST_SANCTIONS_FLOOR} or more: a sanctioned party is High`;
    faults.push({ field: 'floors.sanctions', message });
  }
  return faults;
}

/** What other scores would have made of past cases. */
export interface WhatIf {
  readonly cases: number;
  readonly changedScores: number;
  readonly changedLevels: number;
  /** How many cases would go from one level to another, by `Low`, `Medium`, `High`. */
  readonly levels: Readonly<Record<RiskLevel, Readonly<Record<RiskLevel, number>>>>;
  /** The cases that would change the most, the largest change first. */
  readonly examples: readonly {
    readonly caseId: string;
    readonly name: string;
    readonly before: { readonly score: number; readonly level: RiskLevel };
    readonly after: { readonly score: number; readonly level: RiskLevel };
  }[];
}
