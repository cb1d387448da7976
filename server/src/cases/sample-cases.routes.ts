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
    summary: 'Make sample cases',
    description:
      `Makes ${SAMPLE_CASES} searches against the invented demonstration list, to try the queue with. \`is_sample\` marks them; they are ` +
      'never monitored or analysed, and no event is sent for them. Makes none if there are some, and is refused once official lists ' +
      'are loaded.',
    access: ABILITIES['case.decide'],
    data: Type.Object({ made: count('Searches made now.'), total: count('Sample searches of the organization.') }),
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
