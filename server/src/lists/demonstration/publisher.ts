import type { Publisher } from '../publisher.js';

export const demonstration = {
  source: 'demo',
  title: 'Demonstration list (invented records)',
  shortTitle: 'demonstration list',
  publisher: 'Touchstone demonstration data',
  url: 'https://example.org/touchstone-demonstration',
  description:
    'Invented records that show what answers look like while no real list is loaded. No person, company, vessel or aircraft on it exists.',
  legalNotice:
    'Demonstration data: every record is invented and none refers to a real person, company, organization, wallet, vessel or aircraft. Not for any screening decision. Import a real list to replace it.',
  formats: {},
  demonstration: true,
  minRecords: 1,
} as const satisfies Publisher;
