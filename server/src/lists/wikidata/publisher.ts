import type { Publisher } from '../publisher.js';
import { wikidataQueries } from './wikidata-queries.js';

export const wikidata = {
  source: 'wikidata',
  title: 'Politically exposed persons and their relatives (Wikidata)',
  shortTitle: 'Wikidata list of politically exposed persons',
  publisher: 'Wikidata',
  url: 'https://www.wikidata.org/',
  description: 'Holders of public offices with their offices and dates, their relatives and companions.',
  legalNotice:
    'Data of Wikidata, CC0 1.0. Being politically exposed, or related to someone who is, does not imply any wrongdoing.',
  formats: {
    'Wikidata query results JSON': async () => (await import('./read-wikidata-answers.js')).wikidataAnswers,
    'Wikidata entities JSON': async () => (await import('./read-wikidata.js')).wikidataJson,
  },
  addresses: wikidataQueries('https://query.wikidata.org/sparql'),
  fetchedByDefault: true,
  needsContact: true,
  fetchedEveryHours: 3 * 24,
  maxAgeHours: 14 * 24,
  maxPublishedDays: 366,
  minRecords: 5_000,
} as const satisfies Publisher;
