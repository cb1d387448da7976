import { reviewPolicyOf } from '../accounts/review-policies.repository.js';
import type { AuditEntry } from '../domain/audit.js';
import type { ResultStatus } from '../domain/case.js';
import { type PendingOpinion, type StagedDecision, stageDecision } from '../domain/second-review.js';
import type { Queries } from '../platform/database/database.js';
import type { NewDecision } from './case-work.js';
import { pendingOpinions } from './pending-opinions.repository.js';
import type { WorkRow } from './work-items.repository.js';

/** Which of the decisions are final, by the policy, what stood `before` and the opinions that wait. The case is locked. */
export async function stageDecisions(
  tx: Queries,
  decisions: readonly NewDecision[],
  work: WorkRow | undefined,
  before: ReadonlyMap<string, ResultStatus>,
): Promise<ReadonlyMap<string, StagedDecision>> {
  const [first] = decisions;
  if (first === undefined) return new Map();
  const { organizationId, caseId } = first;
  const [policy, pending] = [
    await reviewPolicyOf(tx, organizationId),
    await pendingOpinions(tx, organizationId, [caseId]),
  ];
  return new Map(
    decisions.map(({ recordId, role, sanctionsScore, customer, decision, whitelist, choice }) => {
      const verdict = customer?.outcome?.verdict;
      const stood = before.get(recordId);
      const staged = stageDecision(policy, {
        ...{ caseId, role, status: decision.status, userId: decision.userId, whitelist: whitelist.length > 0 },
        ...(sanctionsScore !== undefined && { sanctionsScore }),
        ...(verdict && { verdict }),
        ...(stood && { before: stood }),
        pending: pending.filter((opinion) => opinion.recordId === recordId),
        ...(work?.state === 'escalated' && choice && { escalatedBy: work.escalatedBy }),
      });
      return [recordId, staged];
    }),
  );
}

export const UNREVIEWED: StagedDecision = { stage: 'final', answers: [], reasons: [] };

export function isFinal({ stage }: Pick<StagedDecision, 'stage'>): boolean {
  return stage === 'final' || stage === 'agreed';
}

/** A final decision with the opinions before it. A whitelisting that the first person did not want is none, and the earlier end holds. */
export function asAgreed(made: NewDecision, { stage, answers }: StagedDecision): NewDecision {
  if (answers.length === 0) return made;
  const opinions = answers
    .filter(({ userId }) => userId !== made.decision.userId)
    .map(({ userId, email, status }) => ({ userId, email, status }));
  const isWhitelisted = stage === 'final' || answers.every(({ whitelisted }) => whitelisted);
  const ends = stage === 'final' ? [] : answers.flatMap(({ whitelistUntil }) => whitelistUntil?.getTime() ?? []);
  const whitelist = made.whitelist.map(({ until, ...pair }) => {
    const all = until === undefined ? ends : [...ends, until.getTime()];
    return { ...pair, ...(all.length > 0 && { until: new Date(Math.min(...all)) }) };
  });
  return { ...made, decision: { ...made.decision, opinions }, whitelist: isWhitelisted ? whitelist : [] };
}

export function auditOfStage(
  { audit, whitelist }: NewDecision,
  { stage, answers, reasons }: StagedDecision,
): Pick<AuditEntry, 'action' | 'details'> {
  const { subject_key, whitelisted, ...others } = audit.details;
  const details = {
    ...(whitelist.length > 0 ? audit.details : others),
    ...(whitelist[0]?.until && { whitelist_until: whitelist[0].until.toISOString() }),
    ...(reasons.length > 0 && { needs_second: reasons }),
    ...(answers.length > 0 && { answers: answers.map(({ id }) => id), users: answers.map(({ userId }) => userId) }),
  };
  return { action: stage === 'final' ? audit.action : `decision.${stage}`, details };
}

/** Returns the state of unfinished work. Work that waits for another person is left to whoever takes it. */
export function stateAfter(
  { state }: Pick<WorkRow, 'state'>,
  pending: readonly PendingOpinion[],
  isSettling: boolean,
): Partial<WorkRow> {
  const waits = pending.some(({ stage }) => stage === 'disputed') ? 'conflict' : 'second_review';
  if (pending.length > 0 && (state !== 'escalated' || isSettling)) {
    const nobody = state === waits ? {} : { assigneeId: null, claimedUntil: null };
    return { state: waits, closedAt: null, closedBy: null, waitingSince: null, waitingUntil: null, ...nobody };
  }
  // Only an arbiter decides on escalated work.
  const isOver = state === 'closed' || state === 'second_review' || state === 'conflict';
  return isOver || (state === 'escalated' && isSettling) ? { state: 'open', closedAt: null, closedBy: null } : {};
}

export function proposersOf(pending: readonly PendingOpinion[]): string[] {
  return [...new Set(pending.map(({ userId }) => userId))];
}
