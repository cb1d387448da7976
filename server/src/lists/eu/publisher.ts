import type { Publisher } from '../publisher.js';

export const euFsf = {
  source: 'eu_fsf',
  title: 'Consolidated List of Persons, Groups and Entities Subject to EU Financial Sanctions',
  shortTitle: 'EU consolidated list',
  publisher: 'European Commission, DG FISMA',
  url: 'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
  description:
    'All parties whose funds are frozen, and to whom no funds may be made available, under regulations of the European Union.',
  legalNotice:
    'Source: European Commission, reused under Commission Decision 2011/833/EU. Only the regulations published in the Official Journal of the European Union are authentic.',
  formats: {
    'EU FSF XML 1.1': async () => (await import('./read-eu-xml.js')).euXml,
    'EU FSF CSV 1.1': async () => (await import('./read-eu-csv.js')).euCsv,
    'EU FSF CSV 1.0': async () => (await import('./read-eu-csv-1-0.js')).euCsv10,
  },
  categories: [{ categories: ['Sanctions'], reason: 'Funds are frozen by regulations of the European Union.' }],
  // The token is the public one of the download page.
  addresses: [
    'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
  ],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 60,
  minRecords: 1000,
} as const satisfies Publisher;
