import type { Publisher } from '../publisher.js';

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
    'Wikidata entities JSON': async () => (await import('./read-wikidata.js')).wikidataJson,
  },
  maxAgeHours: 7 * 24,
  maxPublishedDays: 366,
  minRecords: 1,
} as const satisfies Publisher;
