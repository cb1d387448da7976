import type { Source } from '../domain/source.js';

/** The sanctions and export control lists of single states and of the European Union, beside OFAC's. */
export const OFFICIAL_SOURCES: readonly Source[] = [
  {
    name: 'eu_fsf',
    title: 'Consolidated List of Persons, Groups and Entities Subject to EU Financial Sanctions',
    publisher: 'European Commission, DG FISMA',
    url: 'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
    description:
      'All parties whose funds are frozen, and to whom no funds may be made available, under regulations of the European Union.',
    legalNotice:
      'Source: European Commission, reused under Commission Decision 2011/833/EU. Only the regulations published in the Official Journal of the European Union are authentic.',
    demonstration: false,
  },
  {
    name: 'uk_sl',
    title: 'UK Sanctions List',
    publisher: 'Foreign, Commonwealth & Development Office (United Kingdom)',
    url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
    description:
      'All persons, entities and ships designated or specified under regulations made under the Sanctions and Anti-Money Laundering Act 2018; since 28 January 2026 the only list of the United Kingdom.',
    country: 'GB',
    legalNotice:
      'Contains public sector information licensed under the Open Government Licence v3.0. Source: Foreign, Commonwealth & Development Office. The list as published by the FCDO prevails.',
    demonstration: false,
  },
  {
    name: 'uk_ofsi',
    title: 'OFSI Consolidated List of Asset Freeze Targets (discontinued)',
    publisher: 'HM Treasury, Office of Financial Sanctions Implementation (United Kingdom)',
    url: 'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
    description:
      'The asset freeze targets of the United Kingdom as published until 28 January 2026, when the UK Sanctions List replaced it. For historic files.',
    country: 'GB',
    legalNotice:
      'Contains public sector information licensed under the Open Government Licence v3.0. Source: HM Treasury. Discontinued: the UK Sanctions List prevails.',
    demonstration: false,
  },
];
