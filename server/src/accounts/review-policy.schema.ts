import Type from 'typebox';
import { VERDICT_SHOWN } from '../domain/review-policy.js';
import { Nullable } from '../platform/http/nullable.js';

const yes = (description: string) => Type.Boolean({ description });
const hours = (level: string) =>
  Type.Number({ minimum: 1, maximum: 2160, description: `Hours until a case of ${level} risk is due.` });

const ReviewPolicyFields = {
  enabled: yes('Whether any decision requires a second person.'),
  true_positive: yes('Every true positive, and the withdrawal of one, requires a second person.'),
  false_positive_from_score: Nullable(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description:
        'A false positive on a sanctions record with at least this score requires a second person; null: none does.',
    }),
  ),
  against_verdict: yes('A decision that contradicts the verdict requires a second person.'),
  whitelist: yes('A whitelisting requires a second person.'),
  sample_percent: Type.Number({
    minimum: 0,
    maximum: 100,
    description:
      'Share of the searches whose other false positives require a second person: those of which the first 48 bits of the SHA-256 of ' +
      '`sample_seed`, a line break and the search reference are below this share.',
  }),
  arbiters: Type.Array(Type.Enum(['lead', 'admin']), {
    minItems: 1,
    maxItems: 2,
    description: 'Roles that settle a disagreement between two people.',
  }),
  exempt_integration: yes('Decisions of integrations are final.'),
  verdict_shown: Type.Enum([...VERDICT_SHOWN], {
    description:
      '`always`, or `after_decision`: verdict, recommendation, narrative and key drivers of a search are empty for everybody but ' +
      'integrations while a result or an article awaits their decision, and nothing can be filtered by verdict (docs/states.md). ' +
      'Holds whether or not `enabled`.',
  }),
  due_hours: Type.Object(
    { High: hours('high'), Medium: hours('medium'), Low: hours('low') },
    { description: 'Hours until a case is due, by risk level, counted on working days only.' },
  ),
  working_days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    description: 'Working days: 1 is Monday, 7 is Sunday.',
  }),
  time_zone: Type.String({ maxLength: 64, description: 'IANA name of the time zone of the working days.' }),
};

export const ReviewPolicyRequest = Type.Object(ReviewPolicyFields, { additionalProperties: false });

export const SampledPolicySchema = Type.Object(
  {
    ...ReviewPolicyFields,
    sample_seed: Type.String({ description: 'Set with the first policy, and kept; empty before.' }),
  },
  { $id: 'SampledReviewPolicy', description: 'The review policy, with what an auditor needs to repeat its sample.' },
);

export const ReviewPolicySchema = Type.Object(ReviewPolicyFields, {
  $id: 'ReviewPolicy',
  description: 'When a decision requires a second person, and when cases are due.',
});
