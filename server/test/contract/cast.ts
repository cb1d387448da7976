import type { ListedRecord } from '../../src/domain/listed-record.js';
import {
  company,
  gavrilo,
  gavriloAtTheUn,
  gavriloTheYounger,
  listedRecord,
  primary,
  vessel,
} from '../support/sample-records.js';

/** Everything that a record can say: every kind of fact of the public answer is in one of these. Every party is invented. */
const everything = listedRecord({
  ...gavrilo,
  deathDates: [{ start: '2025-01-02', end: '2025-01-02', precision: 'day', circa: false }],
  placesOfDeath: ['Minsk, Belarus'],
  particulars: { net_worth: ['2 million'], keywords: ['boots'], name_suffix: ['Jr'] },
});

const secretary = listedRecord({
  source: 'ofac_sdn',
  sourceId: '90010',
  names: [primary('Ottokar Weltenburg')],
  categories: ['PEP', 'PEP Level 1'],
  positions: [{ title: 'Secretary-General', current: true, headsInternationalOrganisation: true }],
});

export const OFAC: readonly ListedRecord[] = [everything, secretary, company, vessel];
export const UN: readonly ListedRecord[] = [gavriloAtTheUn, gavriloTheYounger];

/** The next edition: the publisher says something else of the same man. */
export const OFAC_CHANGED: readonly ListedRecord[] = [
  listedRecord({ ...everything, categories: ['Sanctions', 'SIP', 'Insolvency'] }),
  ...OFAC.slice(1),
];

export const ARTICLE = {
  title: 'Zaretsky charged with money laundering',
  text: 'Gavrilo Zaretsky, born in 1961, a citizen of Belarus, was charged with money laundering and bribery on Monday in Minsk.',
  publication_date: '2026-06-01',
  publisher: 'The Invented Courier',
  author_name: 'A. Writer',
  country: 'GB',
  thumbnail: 'https://news.example.com/picture.png',
  url: 'https://news.example.com/zaretsky',
};

/** One pixel. */
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
