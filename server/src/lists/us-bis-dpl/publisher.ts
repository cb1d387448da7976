import type { Publisher } from '../publisher.js';

export const usBisDpl = {
  source: 'us_bis_dpl',
  title: 'Denied Persons List',
  shortTitle: 'BIS Denied Persons List',
  publisher: 'U.S. Department of Commerce, Bureau of Industry and Security',
  url: 'https://www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl',
  description: 'Persons and companies whose export privileges are denied by order.',
  country: 'US',
  legalNotice:
    'Source: U.S. Department of Commerce, Bureau of Industry and Security. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
  formats: {
    'BIS Denied Persons List': async () => (await import('./read-bis-dpl.js')).bisDpl,
  },
  categories: [
    {
      categories: ['Warnings and Regulatory Enforcement'],
      reason: 'Export privileges are denied by an order against the party.',
    },
  ],
  addresses: ['https://www.bis.doc.gov/dpl/dpl.txt'],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 180,
  minRecords: 200,
} as const satisfies Publisher;
