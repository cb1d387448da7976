import { createHash } from 'node:crypto';
import { canonicalJson } from '../../domain/canonical-json.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { CountryShares } from '../facts/fact.js';
import type { Fact } from '../facts/gather-facts.js';

/**
 * Everything besides the input that a verdict depends on. A version never changes once used, so that analyses can be
 * repeated. Made by `bench/train-verdict-model.ts`; its training data is described in `docs/model-card.md`.
 */
export interface VerdictModel {
  readonly version: string;
  /** SHA-256 of all the rest, hex. */
  readonly hash: string;
  /** Log-odds of the same party before any fact is looked at. */
  readonly constant: number;
  /** Log-odds by `code.level` of a fact; absent: 0. */
  readonly weights: Readonly<Record<string, number>>;
  /** Information of a compared fact besides the name, by `code.level`, else by `code`; absent: none. */
  readonly information: Readonly<Record<string, number>>;
  readonly countryShares: CountryShares;
  readonly thresholds: VerdictThresholds;
}

/** Thresholds of the decision table: P from 0 to 1, information in the model's unit. */
interface VerdictThresholds {
  readonly truePositive: number;
  readonly potentialMatch: number;
  readonly falsePositive: number;
  /** A record under sanctions is cleared, by whatever row, only up to this P. */
  readonly sanctionedFalsePositive: number;
  /** Below this there is little besides the name. */
  readonly littleInformation: number;
  /** Least information at which a low P is more than a guess. */
  readonly enoughInformation: number;
}

/** The hash that a model of this content must carry: whatever is altered in a released model shows. */
export function hashOf(content: Omit<VerdictModel, 'hash'>): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

export interface WeighedEvidence {
  /** Probability of the same party, four decimals. */
  readonly p: number;
  /** Information besides the name, two decimals. */
  readonly s: number;
  /** Strongest first, what is missing last; equal weights in the order they were gathered. */
  readonly evidence: readonly IdentityEvidence[];
}

/** Weighs facts in the manner of Fellegi and Sunter: each adds its log-odds, what is missing adds nothing. */
export function weighFacts(model: VerdictModel, facts: readonly Fact[]): WeighedEvidence {
  // Added up in the order in which they are kept, so that the sum can be repeated from them to the last digit.
  const evidence = facts.map((fact) => ({ ...fact, weight: weightOf(model, fact) })).sort(byStrength);
  const logOdds = evidence.reduce((sum, { weight }) => sum + weight, model.constant);
  const s = evidence.reduce((sum, one) => sum + informationOf(model, one), 0);
  return { p: probability(logOdds), s: Math.round(s * 100) / 100, evidence };
}

function weightOf({ weights }: VerdictModel, { code, level, outcome }: Fact): number {
  return outcome === 'missing' ? 0 : (weights[`${code}.${level}`] ?? 0);
}

function informationOf({ information }: VerdictModel, { code, level, outcome }: Fact): number {
  return outcome === 'missing' ? 0 : (information[`${code}.${level}`] ?? information[code] ?? 0);
}

/** Rounded, so that no processor's last digit alters what is stored. */
function probability(logOdds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-logOdds))) / 10_000;
}

function byStrength(a: IdentityEvidence, b: IdentityEvidence): number {
  const missing = (one: IdentityEvidence) => (one.outcome === 'missing' ? 1 : 0);
  return missing(a) - missing(b) || Math.abs(b.weight) - Math.abs(a.weight);
}
