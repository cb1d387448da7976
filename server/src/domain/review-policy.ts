import type { Role } from './caller.js';
import type { RiskLevel } from './risk-score.js';

export const VERDICT_SHOWN = ['always', 'after_decision'] as const;
type VerdictShown = (typeof VERDICT_SHOWN)[number];

/** Rules for second reviews, for what reviewers see, and for due dates. */
export interface ReviewPolicy {
  readonly enabled: boolean;
  /** Review every true positive, and whatever takes one back. */
  readonly truePositive: boolean;
  /** False positives against records of sanctions lists with at least this score; absent: none. */
  readonly falsePositiveFromScore?: number;
  /** Decisions that contradict the verdict. */
  readonly againstVerdict: boolean;
  readonly whitelist: boolean;
  /** Sample of all other false positives. */
  readonly samplePercent: number;
  readonly arbiters: readonly Role[];
  /** Decisions of integrations are final. */
  readonly exemptIntegration: boolean;
  /** When people see the outcome of an analysis; `always` in policies of earlier versions, which lack it. */
  readonly verdictShown?: VerdictShown;
  /** Hours of working days until a case is due. */
  readonly dueHours: Readonly<Record<RiskLevel, number>>;
  /** 1 is Monday, 7 Sunday. */
  readonly workingDays: readonly number[];
  /** IANA name: whose days are worked. */
  readonly timeZone: string;
}

/** A policy with the seed that chooses its sample; empty where none was set. */
export interface SampledPolicy {
  readonly policy: ReviewPolicy;
  readonly sampleSeed: string;
}

/** Policy of an organization that has set none. */
export const DEFAULT_REVIEW_POLICY: ReviewPolicy = {
  enabled: false,
  truePositive: true,
  falsePositiveFromScore: 90,
  againstVerdict: true,
  whitelist: true,
  samplePercent: 5,
  arbiters: ['lead', 'admin'],
  exemptIntegration: true,
  verdictShown: 'always',
  dueHours: { High: 24, Medium: 72, Low: 120 },
  workingDays: [1, 2, 3, 4, 5],
  timeZone: 'UTC',
};
