import { type Route, route } from '../platform/http/route.js';
import { ABILITIES } from './abilities.js';
import type { ReviewPolicyService } from './review-policy.js';
import { presentSampledPolicy, readReviewPolicy } from './review-policy.present.js';
import { ReviewPolicyRequest, SampledPolicySchema } from './review-policy.schema.js';

const tag = 'Console';

export const reviewPolicyRoutes = (policies: ReviewPolicyService): Route[] => [
  route({
    method: 'GET',
    url: '/api/review-policy',
    id: 'readReviewPolicy',
    tag,
    summary: 'Read the review policy',
    description:
      'Defines which decisions require a second person, and when cases are due. All users can read it, without `sample_seed`, in `GET /api/me`.',
    access: ABILITIES['policy.write'],
    data: SampledPolicySchema,
    handle: async ({ caller }) => presentSampledPolicy(await policies.read(caller)),
  }),

  route({
    method: 'POST',
    url: '/api/review-policy',
    id: 'setReviewPolicy',
    scope: 'users',
    tag,
    summary: 'Set the review policy',
    description:
      'Replaces the whole policy. It applies to decisions made from now on; proposals stay proposals. It can be enabled only while at ' +
      'least two users may decide.',
    access: ABILITIES['policy.write'],
    needsConfirmation: true,
    body: ReviewPolicyRequest,
    data: SampledPolicySchema,
    handle: async ({ caller, body }) => presentSampledPolicy(await policies.change(caller, readReviewPolicy(body))),
  }),
];
