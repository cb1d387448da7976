import type { Publisher } from '../publisher.js';

export const usItar = {
  source: 'us_itar',
  title: 'AECA/ITAR Statutorily Debarred Parties',
  shortTitle: 'ITAR debarred parties list',
  publisher: 'U.S. Department of State, Directorate of Defense Trade Controls',
  url: 'https://www.pmddtc.state.gov/ddtc_public/ddtc_public?id=ddtc_kb_article_page&sys_id=c22d1833dbb8d300d0a370131f9619f0',
  description:
    'Parties barred from taking part in the export of defense articles after a conviction under the Arms Export Control Act.',
  country: 'US',
  legalNotice:
    'Source: U.S. Department of State, Directorate of Defense Trade Controls. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
  formats: {
    'ITAR debarred parties CSV': async () => (await import('./read-itar.js')).itarDebarred,
  },
  categories: [
    {
      categories: ['Warnings and Regulatory Enforcement'],
      reason: 'Debarment after a conviction under the Arms Export Control Act.',
    },
  ],
  maxAgeHours: 24,
  maxPublishedDays: 365,
  minRecords: 200,
} as const satisfies Publisher;
