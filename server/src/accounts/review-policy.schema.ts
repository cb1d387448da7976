import Type, { type Static } from 'typebox';
import type { ReviewPolicy } from '../domain/review-policy.js';
import { Nullable } from '../platform/http/nullable.js';

const yes = (description: string) => Type.Boolean({ description });
const hours = (level: string) =>
  Type.Number({ minimum: 1, maximum: 2160, description: `Hours until a case of ${level} risk is due.` });

const ReviewPolicyFields = {
  enabled: yes('Whether decisions need a second person at all.'),
  true_positive: yes('Every true positive needs one.'),
  false_positive_from_score: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'A false positive against a sanctions record with at least this score needs one; null: none does.',
    }),
  ),
  against_verdict: yes('A decision that contradicts the verdict needs one.'),
  whitelist: yes('A whitelisting needs one.'),
  sample_percent: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'Share of all other false positives that need one, chosen by the hash of the id of the decision.',
  }),
  arbiters: Type.Array(Type.Enum(['lead', 'admin']), {
    minItems: 1,
    maxItems: 2,
    description: 'Roles that settle what two persons decided differently.',
  }),
  exempt_integration: yes('Decisions of integrations are final.'),
  verdict_shown: Type.Enum(['always', 'after_decision'], { description: 'When analysts see the verdict.' }),
  due_hours: Type.Object(
    { High: hours('high'), Medium: hours('medium'), Low: hours('low') },
    { description: 'Hours of working days until a case is due, by risk level.' },
  ),
  working_days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    description: 'Days that are worked: 1 is Monday, 7 Sunday.',
  }),
  time_zone: Type.String({ maxLength: 64, description: 'IANA name of the time zone whose days are worked.' }),
};

export const ReviewPolicySchema = Type.Object(ReviewPolicyFields, {
  $id: 'ReviewPolicy',
  description: 'When a second person must agree with a decision, and by when cases are due.',
});

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
