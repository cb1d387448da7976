import type { ReviewPolicy } from '../../api/review-policy.js';

/** Part of the policy, which the form changes as a whole. */
export interface PolicyPart {
  readonly policy: ReviewPolicy;
  readonly onChange: (change: Partial<ReviewPolicy>) => void;
  /** Error of the service for a field. */
  readonly faultOf: (field: string) => string | undefined;
}
