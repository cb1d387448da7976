import type { Publisher } from '../publisher.js';

export const usLeie = {
  source: 'us_leie',
  title: 'List of Excluded Individuals/Entities (LEIE)',
  shortTitle: 'HHS List of Excluded Individuals and Entities',
  publisher: 'U.S. Department of Health and Human Services, Office of Inspector General',
  url: 'https://oig.hhs.gov/exclusions/',
  description: 'Individuals and entities excluded from federally funded health care programs.',
  country: 'US',
  legalNotice:
    'Source: U.S. Department of Health and Human Services, Office of Inspector General. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
  formats: {
    'LEIE CSV': async () => (await import('./read-leie.js')).leie,
  },
  categories: [
    {
      categories: ['Warnings and Regulatory Enforcement'],
      reason: 'Exclusion from federal health care programs by the Inspector General.',
    },
  ],
  addresses: ['https://oig.hhs.gov/exclusions/downloadables/UPDATED.csv'],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 62,
  minRecords: 20_000,
} as const satisfies Publisher;
