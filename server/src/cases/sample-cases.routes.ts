import Type from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import { type Route, route } from '../platform/http/route.js';
import { SAMPLE_CASES, type SampleCaseService } from './sample-cases.js';

const tag = 'Console';
const url = '/api/sample-cases';
const count = (description: string) => Type.Integer({ description });

export const sampleCaseRoutes = (samples: SampleCaseService): Route[] => [
  route({
    method: 'POST',
    url,
    id: 'createSampleCases',
    scope: 'decide',
    tag,
    summary: 'Create sample cases',
    description:
      `Creates ${SAMPLE_CASES} searches against the invented demonstration list, for trying out the queue. \`is_sample\` marks them; they are ` +
      'never monitored or analysed, and no event is sent for them. Creates none if some exist, and is refused once official lists ' +
      'are loaded.',
    access: ABILITIES['case.decide'],
    data: Type.Object({
      made: count('Searches created by this request.'),
      total: count('Sample searches of the organization.'),
    }),
    handle: async ({ caller }) => samples.make(caller),
  }),

  route({
    method: 'DELETE',
    url,
    id: 'deleteSampleCases',
    scope: 'decide',
    tag,
    summary: 'Remove the sample cases',
    description: 'Deletes all sample searches of the organization with the decisions and comments on them.',
    access: ABILITIES['case.decide'],
    data: Type.Object({ removed: count('Searches that were deleted.') }),
    handle: async ({ caller }) => ({ removed: await samples.remove(caller) }),
  }),
];
