import type { Publisher } from '../publisher.js';

export const custom = {
  source: 'custom',
  title: 'Custom list',
  shortTitle: 'custom list',
  publisher: 'Your organization',
  url: 'https://example.org/your-organization',
  description: 'An organization’s own block or allow list.',
  legalNotice: 'Kept by your organization, which answers for its content.',
  formats: {
    'custom list CSV': async () => (await import('./read-custom-csv.js')).customCsv,
    'custom list JSON': async () => (await import('./read-custom-json.js')).customJson,
  },
  sheetsAsShown: true,
  minRecords: 1,
} as const satisfies Publisher;
