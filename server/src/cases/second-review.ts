import { may } from '../accounts/abilities.js';
import type { Caller, Role } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { DecidedStatus } from '../domain/case-marks.js';
import type { CustomerStanding } from '../domain/customer.js';
import type { SampledPolicy } from '../domain/review-policy.js';
import { type PendingOpinion, reveals, type SecondReviewReason, secondReviewReasons } from '../domain/second-review.js';
import type { User } from '../domain/user.js';

/** Other people's part in a case, as one user may see it. */
export interface CaseReview {
  readonly pending: readonly PendingOpinion[];
  /** Of these, those that are kept back from the user. */
  readonly hidden: readonly PendingOpinion[];
  /** True if no user is left who may act on them. */
  readonly isStuck: boolean;
  /** Decisions on open results that would require a second person. */
  readonly needsSecond: readonly {
    readonly recordId: string;
    readonly status: DecidedStatus;
    readonly reasons: readonly SecondReviewReason[];
  }[];
}

/** Requirements of the review policy for a decision on a result. */
export function reviewFacts(
  { role }: Caller,
  { records }: CaseResult,
): { readonly role: Role; readonly sanctionsScore?: number } {
  const listed = records.filter(({ record }) => record.categories.includes('Sanctions'));
  return { role, ...(listed.length > 0 && { sanctionsScore: Math.max(...listed.map(({ hit }) => hit.score)) }) };
}

/** Decisions on open results that would require a second person; the sample is not announced. */
export function secondReviewsOf(
  { policy }: SampledPolicy,
  caller: Caller,
  { id: caseId }: Case,
  results: readonly CaseResult[],
  customer: Pick<CustomerStanding, 'outcome'> | undefined,
): CaseReview['needsSecond'] {
  const foretold = { policy: { ...policy, samplePercent: 0 }, sampleSeed: '' };
  const verdict = customer?.outcome?.verdict;
  return results
    .filter(({ status }) => status === 'Potential Match' || status === 'Unknown')
    .flatMap((result) =>
      (['True Positive', 'False Positive'] as const).map((status) => ({
        ...{ recordId: result.id, status },
        reasons: secondReviewReasons(foretold, {
          ...{ caseId, status, whitelist: false, ...reviewFacts(caller, result) },
          ...(verdict && { verdict }),
        }),
      })),
    )
    .filter(({ reasons }) => reasons.length > 0);
}

/** Tells whether no user is left who may act on these opinions: all who could are disabled, or have given one. */
export function isStuck(
  { policy }: SampledPolicy,
  users: readonly Pick<User, 'id' | 'role' | 'disabledAt'>[],
  pending: readonly PendingOpinion[],
): boolean {
  // Without a policy, whoever gave an opinion may also make it final.
  if (!policy.enabled || pending.length === 0) return false;
  const isDisputed = pending.some(({ stage }) => stage === 'disputed');
  return !users.some(
    ({ id, role, disabledAt }) =>
      disabledAt === undefined &&
      (isDisputed ? policy.arbiters.includes(role) : may(role, 'case.decide')) &&
      pending.every(({ userId }) => userId !== id),
  );
}

/** A case without the comments that would reveal what is kept back. */
export function withoutHidden(found: Case, hidden: readonly PendingOpinion[]): Case {
  if (hidden.length === 0) return found;
  const comments = found.comments.filter((comment) => !reveals(hidden, { caseId: found.id, ...comment }));
  return { ...found, comments };
}
