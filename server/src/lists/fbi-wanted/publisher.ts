import type { Publisher } from '../publisher.js';

/** Pages to fetch; more than the FBI publishes today, so that the list may grow. Further pages are empty. */
const PAGES = 30;

export const fbiWanted = {
  source: 'fbi_wanted',
  title: 'FBI Wanted',
  shortTitle: 'FBI wanted list',
  publisher: 'Federal Bureau of Investigation (FBI)',
  url: 'https://www.fbi.gov/wanted',
  description:
    'Fugitives sought by the FBI; also missing persons, victims and unsolved cases on which it seeks information.',
  country: 'US',
  legalNotice:
    'Source: Federal Bureau of Investigation. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). Everybody is presumed innocent until proven guilty.',
  formats: {
    'FBI wanted JSON': async () => (await import('./read-fbi-wanted.js')).fbiJson,
  },
  categories: [
    {
      program: /^not accused$/,
      categories: ['Law Enforcement'],
      reason:
        'A missing or unidentified person, a victim, a witness or an unsolved case: published, suspected of nothing.',
    },
    { categories: ['SIP', 'Law Enforcement'], reason: 'Sought or arrested for a crime.' },
  ],
  // Blocks programs from time to time: not fetched by default; once fetched by name, daily.
  addresses: Array.from(
    { length: PAGES },
    (_, index) => `https://api.fbi.gov/wanted/v1/list?pageSize=50&page=${index + 1}`,
  ),
  maxAgeHours: 24,
  maxPublishedDays: 30,
  minRecords: 200,
} as const satisfies Publisher;
