import type { Publisher } from '../publisher.js';

export const usCsl = {
  source: 'us_csl',
  title: 'Consolidated Screening List',
  shortTitle: 'US Consolidated Screening List',
  publisher: 'U.S. Department of Commerce, International Trade Administration',
  url: 'https://www.trade.gov/consolidated-screening-list',
  description:
    'Parties under export restrictions or sanctions of the Departments of Commerce, State and the Treasury, in one file.',
  country: 'US',
  legalNotice:
    'Source: U.S. Department of Commerce, International Trade Administration. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
  formats: {
    'US Consolidated Screening List CSV': async () => (await import('./read-us-csl.js')).cslCsv,
    'Entity List, Unverified List and ISN CSV': async () => (await import('./read-agency-csv.js')).agencyCsv,
  },
  categories: [
    {
      program: /^(?:SDN|SSI|PLC|CMIC|CAP|NS-MBS List|MBS|FSE|ISN)$/,
      categories: ['Sanctions'],
      reason: 'Lists of OFAC, and the nonproliferation sanctions of the State Department.',
    },
    {
      program: /^(?:EL|MEU)$/,
      categories: ['Sanctions', 'Warnings and Regulatory Enforcement'],
      reason:
        'Export control, not sanctions by law; but supply needs a licence that is mostly denied, and who filters for sanctions expects them.',
    },
    {
      categories: ['Warnings and Regulatory Enforcement'],
      reason:
        'Denied persons, debarred and unverified parties: orders of a regulator, and of any list that is added later.',
    },
  ],
  addresses: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 14,
  minRecords: 4000,
} as const satisfies Publisher;
