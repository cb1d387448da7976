import type { Static } from 'typebox';
import type { ReviewPolicy, SampledPolicy } from '../domain/review-policy.js';
import type { ReviewPolicyRequest, ReviewPolicySchema, SampledPolicySchema } from './review-policy.schema.js';

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
    verdict_shown: policy.verdictShown ?? 'always',
    due_hours: { ...policy.dueHours },
    working_days: [...policy.workingDays],
    time_zone: policy.timeZone,
  };
}

export function presentSampledPolicy({ policy, sampleSeed }: SampledPolicy): Static<typeof SampledPolicySchema> {
  return { ...presentReviewPolicy(policy), sample_seed: sampleSeed };
}

export function readReviewPolicy(body: Static<typeof ReviewPolicyRequest>): ReviewPolicy {
  return {
    enabled: body.enabled,
    truePositive: body.true_positive,
    ...(body.false_positive_from_score !== null && { falsePositiveFromScore: body.false_positive_from_score }),
    againstVerdict: body.against_verdict,
    whitelist: body.whitelist,
    samplePercent: body.sample_percent,
    arbiters: [...new Set(body.arbiters)],
    exemptIntegration: body.exempt_integration,
    verdictShown: body.verdict_shown,
    dueHours: { ...body.due_hours },
    workingDays: [...new Set(body.working_days)].sort(),
    timeZone: body.time_zone,
  };
}
