import { createHash } from 'node:crypto';
import { AppError } from './app-error.js';
import type { AuditAction, LoggedEntry } from './audit.js';
import type { Role } from './caller.js';
import type { ResultStatus } from './case.js';
import type { DecidedStatus } from './case-marks.js';
import type { SampledPolicy } from './review-policy.js';
import { clears, type Verdict } from './verdict.js';

/** Why a decision requires a second person. */
export const SECOND_REVIEW_REASONS = ['true_positive', 'whitelist', 'against_verdict', 'score', 'sample'] as const;
export type SecondReviewReason = (typeof SECOND_REVIEW_REASONS)[number];

/** Stage of a decision: a first opinion, a second one that differs or agrees, or a final decision by one person. */
export type DecisionStage = 'final' | 'proposed' | 'agreed' | 'disputed';

/** Returns the standing of a decision: final once a second person agrees. */
export function standingOf(stage: DecisionStage): 'final' | 'proposed' | 'disputed' {
  return stage === 'agreed' ? 'final' : stage;
}

/** A first or second opinion that has not become final. */
export interface PendingOpinion {
  readonly id: string;
  readonly caseId: string;
  /** Of the result or the article. */
  readonly recordId: string;
  readonly about: 'record' | 'article';
  readonly stage: DecisionStage;
  readonly status: DecidedStatus;
  readonly reason: string;
  readonly reasonCode: string;
  readonly whitelisted: boolean;
  /** When the whitelisting would end; absent if it has no end. */
  readonly whitelistUntil?: Date;
  readonly userId: string;
  readonly email: string;
  /** Present name of the user; absent without one. */
  readonly name?: string;
  readonly at: Date;
}

interface Decision {
  readonly caseId: string;
  readonly status: DecidedStatus;
  /** Current status of the result or article; absent or open before the first final decision. */
  readonly before?: ResultStatus;
  readonly whitelist: boolean;
  readonly role: Role;
  /** Best score of a record of a sanctions list; absent without one. */
  readonly sanctionsScore?: number;
  readonly verdict?: Verdict;
}

/** Why this decision requires a second person under the policy; empty if it does not. */
export function secondReviewReasons(
  { policy, sampleSeed }: SampledPolicy,
  { caseId, status, before, whitelist, role, sanctionsScore, verdict }: Decision,
): readonly SecondReviewReason[] {
  // Undone by one person, a true positive would have needed two for nothing.
  const lifts = before === 'True Positive' && status !== before;
  if (!policy.enabled || (status === 'Unknown' && !lifts)) return [];
  if (role === 'integration' && policy.exemptIntegration) return [];
  const { falsePositiveFromScore: from } = policy;
  const ruledOut = status === 'False Positive';
  const reasons: SecondReviewReason[] = [];
  if ((status === 'True Positive' || lifts) && policy.truePositive) reasons.push('true_positive');
  if (whitelist && policy.whitelist) reasons.push('whitelist');
  if (policy.againstVerdict && status !== 'Unknown' && contradicts(status, verdict)) reasons.push('against_verdict');
  if (ruledOut && from !== undefined && sanctionsScore !== undefined && sanctionsScore >= from) reasons.push('score');
  if (ruledOut && reasons.length === 0 && isSampled(sampleSeed, caseId, policy.samplePercent)) reasons.push('sample');
  return reasons;
}

function contradicts(status: DecidedStatus, verdict: Verdict | undefined): boolean {
  if (status === 'True Positive') return verdict !== undefined && clears(verdict);
  return verdict === 'true_positive';
}

/** Decides the sample from the case alone, so that an auditor can repeat it and withdrawing changes nothing. */
export function isSampled(seed: string, caseId: string, percent: number): boolean {
  const first48 = createHash('sha256').update(`${seed}\n${caseId}`).digest().readUIntBE(0, 6);
  return first48 < (percent / 100) * 2 ** 48;
}

/** A decision in view of the opinions on the same record that are not final yet. */
export interface StagedDecision {
  readonly stage: DecisionStage;
  /** Those that it answers. */
  readonly answers: readonly PendingOpinion[];
  /** Of a first opinion. */
  readonly reasons: readonly SecondReviewReason[];
}

interface Stageable extends Decision {
  readonly userId: string;
  /** Opinions on the same record that are not final yet. */
  readonly pending: readonly PendingOpinion[];
  /** Of a case that was escalated, who did. */
  readonly escalatedBy?: string | null;
}

/**
 * Decides whether a decision is final, a first opinion or a second one. Throws `own_proposal` if the user has given an opinion
 * already, and `forbidden` if only an arbiter may settle it.
 */
export function stageDecision(policy: SampledPolicy, decision: Stageable): StagedDecision {
  const { pending, userId, role, status, escalatedBy } = decision;
  if (pending.some((opinion) => opinion.userId === userId)) {
    if (policy.policy.enabled) throw new AppError('own_proposal');
    // Nobody else may be left to act on it: without a policy one person decides.
    return { stage: 'final', answers: pending, reasons: [] };
  }
  const isArbiter = policy.policy.arbiters.includes(role);
  const isEscalated = escalatedBy !== undefined;
  const [first, second] = pending;
  if (second !== undefined || (first !== undefined && isEscalated)) {
    if (!isArbiter)
      throw new AppError('forbidden', { text: 'Only an arbiter can settle a disagreement between two reviewers' });
    return { stage: 'final', answers: pending, reasons: [] };
  }
  if (first !== undefined) {
    return { stage: first.status === status ? 'agreed' : 'disputed', answers: [first], reasons: [] };
  }
  const reasons = secondReviewReasons(policy, decision);
  // The escalating user counts as the first person.
  const isSecond = isEscalated && escalatedBy !== userId && isArbiter;
  return reasons.length === 0 || isSecond
    ? { stage: 'final', answers: [], reasons: [] }
    : { stage: 'proposed', answers: [], reasons };
}

/** Opinions that are kept back from a user: first ones of others, until the user has given their own. */
export function hiddenFrom(userId: string, pending: readonly PendingOpinion[]): readonly PendingOpinion[] {
  const disputed = new Set(pending.filter(({ stage }) => stage === 'disputed').map(keyOf));
  return pending.filter((opinion) => opinion.userId !== userId && !disputed.has(keyOf(opinion)));
}

/** Tells whether an entry that a user wrote at a given time would reveal one of these opinions. */
export function reveals(
  hidden: readonly PendingOpinion[],
  { caseId, userId, at }: { readonly caseId: string; readonly userId: string; readonly at: Date },
): boolean {
  return hidden.some((opinion) => opinion.caseId === caseId && opinion.userId === userId && at >= opinion.at);
}

/** Entries about a case that a user wrote or decided. */
const TELLING: ReadonlySet<AuditAction> = new Set(['decision.proposed', 'case.commented', 'work.state_changed']);

/** Tells whether an audit entry about a case would reveal one of these opinions. */
export function entryReveals(
  hidden: readonly PendingOpinion[],
  { action, actor, at }: Pick<LoggedEntry, 'action' | 'actor' | 'at'>,
  caseId: string,
): boolean {
  return actor.kind === 'user' && TELLING.has(action) && reveals(hidden, { caseId, userId: actor.userId, at });
}

function keyOf({ caseId, recordId }: PendingOpinion): string {
  return `${caseId} ${recordId}`;
}
