import type { Publisher } from '../publisher.js';

export const deBundestag = {
  source: 'de_bundestag',
  title: 'Members of the German Bundestag',
  shortTitle: 'list of members of the German Bundestag',
  publisher: 'German Bundestag',
  url: 'https://www.bundestag.de/services/opendata',
  description: 'The members of the German parliament, sitting or left within five years, with their terms and parties.',
  country: 'DE',
  legalNotice:
    'Source: German Bundestag, open data; reuse is free if the source is named. Being a politically exposed person does not imply any wrongdoing.',
  formats: { 'Bundestag master data XML': async () => (await import('./read-bundestag.js')).bundestagXml },
  categories: [{ categories: ['PEP Level 2'], reason: 'members of a national parliament' }],
  addresses: ['https://www.bundestag.de/resource/blob/472878/MdB-Stammdaten.zip'],
  maxAgeHours: 7 * 24,
  // The file has no date of its own.
  maxPublishedDays: 180,
  minRecords: 500,
} as const satisfies Publisher;
