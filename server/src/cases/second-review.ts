import type { Caller, Role } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { DecidedStatus } from '../domain/case-marks.js';
import type { Customer } from '../domain/customer.js';
import type { SampledPolicy } from '../domain/review-policy.js';
import { type PendingOpinion, reveals, type SecondReviewReason, secondReviewReasons } from '../domain/second-review.js';

/** Other people's part in a case, as one user may see it. */
export interface CaseReview {
  readonly pending: readonly PendingOpinion[];
  /** Of these, those that are kept back from the user. */
  readonly hidden: readonly PendingOpinion[];
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
  customer: Customer | undefined,
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

/** A case without the comments that would reveal what is kept back. */
export function withoutHidden(found: Case, hidden: readonly PendingOpinion[]): Case {
  if (hidden.length === 0) return found;
  const comments = found.comments.filter((comment) => !reveals(hidden, { caseId: found.id, ...comment }));
  return { ...found, comments };
}
