import type { Publisher } from '../publisher.js';

export const euParliament = {
  source: 'eu_parliament',
  title: 'Members of the European Parliament',
  shortTitle: 'list of members of the European Parliament',
  publisher: 'European Parliament',
  url: 'https://www.europarl.europa.eu/meps/en/full-list',
  description: 'The sitting members with their country, political group and national party.',
  legalNotice:
    '© European Union, source: European Parliament; reuse is authorised if the source is acknowledged. Being a politically exposed person does not imply any wrongdoing.',
  formats: {
    'European Parliament XML': async () => (await import('./read-eu-parliament.js')).euParliamentXml,
  },
  categories: [{ categories: ['PEP Level 2'], reason: 'members of a parliament, treated like those of national ones' }],
  addresses: ['https://www.europarl.europa.eu/meps/en/full-list/xml'],
  fetchedByDefault: true,
  maxAgeHours: 7 * 24,
  // The file has no date of its own.
  maxPublishedDays: 90,
  minRecords: 500,
} as const satisfies Publisher;
