import type { Publisher } from '../publisher.js';

export const ukSl = {
  source: 'uk_sl',
  title: 'UK Sanctions List',
  shortTitle: 'UK Sanctions List',
  publisher: 'Foreign, Commonwealth & Development Office (United Kingdom)',
  url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  description:
    'All persons, entities and ships designated or specified under regulations made under the Sanctions and Anti-Money Laundering Act 2018; since 28 January 2026 the only list of the United Kingdom.',
  country: 'GB',
  legalNotice:
    'Contains public sector information licensed under the Open Government Licence v3.0. Source: Foreign, Commonwealth & Development Office. The list as published by the FCDO prevails.',
  formats: {
    'UK Sanctions List XML': async () => (await import('./read-uk-xml.js')).ukXml,
    'UK Sanctions List CSV': async () => (await import('./read-uk-csv.js')).ukCsv,
  },
  categories: [
    {
      categories: ['Sanctions'],
      reason: 'Asset freeze, travel ban, director disqualification or transport sanctions by UK regulations.',
    },
  ],
  addresses: ['https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml'],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 60,
  minRecords: 1000,
} as const satisfies Publisher;

export const ukOfsi = {
  source: 'uk_ofsi',
  title: 'OFSI Consolidated List of Asset Freeze Targets (discontinued)',
  shortTitle: 'OFSI Consolidated List',
  publisher: 'HM Treasury, Office of Financial Sanctions Implementation (United Kingdom)',
  url: 'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
  description:
    'The asset freeze targets of the United Kingdom as published until 28 January 2026, when the UK Sanctions List replaced it. For historic files.',
  country: 'GB',
  legalNotice:
    'Contains public sector information licensed under the Open Government Licence v3.0. Source: HM Treasury. Discontinued: the UK Sanctions List prevails.',
  formats: {
    'OFSI consolidated list CSV': async () => (await import('./read-uk-csv.js')).ofsiCsv,
  },
  categories: [{ categories: ['Sanctions'], reason: 'The asset freeze targets of HM Treasury.' }],
  maxAgeHours: 24,
  maxPublishedDays: 60,
  minRecords: 1000,
} as const satisfies Publisher;
