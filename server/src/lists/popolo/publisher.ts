import type { Publisher } from '../publisher.js';

export const popolo = {
  source: 'popolo',
  title: 'Members of national legislatures (Popolo)',
  shortTitle: 'Popolo list of legislators',
  publisher: 'EveryPolitician, or the publisher of the imported file',
  url: 'https://everypolitician.org/',
  description:
    'Members of national legislatures with their terms, parties and constituencies, compiled from official sites and Wikidata.',
  legalNotice:
    'Facts compiled by EveryPolitician from official sites and Wikidata, offered for free reuse. Being a politically exposed person does not imply any wrongdoing.',
  formats: {
    'Popolo JSON': async () => (await import('./read-popolo.js')).popoloJson,
  },
  maxAgeHours: 7 * 24,
  maxPublishedDays: 366,
  minRecords: 1,
} as const satisfies Publisher;
