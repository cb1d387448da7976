import type { Publisher } from '../publisher.js';

/** The service answers at most 20 members at once; the Commons have 650 seats, the Lords between 800 and 900. */
const PAGE = 20;
const pages = (house: 1 | 2, seats: number): string[] =>
  Array.from(
    { length: Math.ceil(seats / PAGE) },
    (_, page) =>
      `https://members-api.parliament.uk/api/Members/Search?House=${house}&IsCurrentMember=true&skip=${page * PAGE}&take=${PAGE}`,
  );

export const ukParliament = {
  source: 'uk_parliament',
  title: 'Members of the United Kingdom Parliament',
  shortTitle: 'list of members of the UK Parliament',
  publisher: 'UK Parliament',
  url: 'https://members.parliament.uk/',
  description: 'The sitting members of the House of Commons and the House of Lords, with seat and party.',
  country: 'GB',
  legalNotice:
    'Contains Parliamentary information licensed under the Open Parliament Licence v3.0. Being a politically exposed person does not imply any wrongdoing.',
  formats: { 'UK Parliament Members API JSON': async () => (await import('./read-uk-parliament.js')).ukParliamentJson },
  categories: [{ categories: ['PEP Level 2'], reason: 'members of a national parliament' }],
  addresses: [...pages(1, 660), ...pages(2, 1000)],
  maxAgeHours: 7 * 24,
  // The answers have no date of their own.
  maxPublishedDays: 90,
  minRecords: 900,
} as const satisfies Publisher;
