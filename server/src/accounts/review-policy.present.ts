import type { Static } from 'typebox';
import type { ReviewPolicy } from '../domain/review-policy.js';
import type { ReviewPolicySchema } from './review-policy.schema.js';

export function presentReviewPolicy(policy: ReviewPolicy): Static<typeof ReviewPolicySchema> {
  return {
    enabled: policy.enabled,
    true_positive: policy.truePositive,
    false_positive_from_score: policy.falsePositiveFromScore ?? null,
    against_verdict: policy.againstVerdict,
    whitelist: policy.whitelist,
    sample_percent: policy.samplePercent,
    arbiters: policy.arbiters.filter((role) => role === 'lead' || role === 'admin'),
    exempt_integration: policy.exemptIntegration,
    verdict_shown: policy.verdictShown,
    due_hours: { ...policy.dueHours },
    working_days: [...policy.workingDays],
    time_zone: policy.timeZone,
  };
}
