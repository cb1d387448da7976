import type { Publisher } from '../publisher.js';

export const interpolRed = {
  source: 'interpol_red',
  title: 'Red Notices',
  shortTitle: 'INTERPOL Red Notices',
  publisher: 'International Criminal Police Organization (INTERPOL)',
  url: 'https://www.interpol.int/How-we-work/Notices/Red-Notices/View-Red-Notices',
  description: 'Persons sought by a member state for arrest and extradition; a part of all red notices is public.',
  legalNotice:
    'Source: INTERPOL. A red notice is no international arrest warrant, and everybody is presumed innocent until proven guilty.',
  formats: {
    'Interpol red notices JSON': async () => (await import('./read-interpol.js')).interpolJson,
  },
  categories: [
    {
      categories: ['SIP', 'Law Enforcement'],
      reason: 'Sought for arrest and extradition on a warrant of a member state.',
    },
  ],
  maxAgeHours: 24,
  maxPublishedDays: 30,
  minRecords: 100,
} as const satisfies Publisher;
