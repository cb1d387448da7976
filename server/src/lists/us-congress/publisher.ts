import type { Publisher } from '../publisher.js';

const FILES = 'https://unitedstates.github.io/congress-legislators';

export const usCongress = {
  source: 'us_congress',
  title: 'Members of the United States Congress, presidents and vice presidents',
  shortTitle: 'list of members of the United States Congress',
  publisher: 'congress-legislators (@unitedstates)',
  url: 'https://github.com/unitedstates/congress-legislators',
  description:
    'Members of the Senate and the House of Representatives, presidents and vice presidents, with their terms.',
  country: 'US',
  legalNotice:
    'Data of the @unitedstates project, CC0 1.0. Being a politically exposed person does not imply any wrongdoing.',
  formats: {
    'congress-legislators YAML': async () => (await import('./read-us-congress.js')).congressYaml,
  },
  addresses: [
    `${FILES}/legislators-current.yaml`,
    `${FILES}/executive.yaml`,
    `${FILES}/committee-membership-current.yaml`,
  ],
  fetchedByDefault: true,
  maxAgeHours: 7 * 24,
  maxPublishedDays: 90,
  minRecords: 400,
} as const satisfies Publisher;
