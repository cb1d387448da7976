import type { Publisher } from '../publisher.js';

export const chSeco = {
  source: 'ch_seco',
  title: 'Swiss Sanctions List (SESAM)',
  shortTitle: 'Swiss sanctions list',
  publisher: 'State Secretariat for Economic Affairs SECO (Switzerland)',
  url: 'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos.html',
  description: 'All natural and legal persons and objects subject to coercive measures under the Swiss Embargo Act.',
  country: 'CH',
  legalNotice:
    'Source: State Secretariat for Economic Affairs SECO. Official publication of the Swiss Confederation; the ordinances in force prevail.',
  formats: {
    'Swiss sanctions list XML': async () => (await import('./read-ch-seco.js')).secoXml,
  },
  categories: [{ categories: ['Sanctions'], reason: 'Coercive measures under the Swiss Embargo Act.' }],
  addresses: [
    'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
  ],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 90,
  minRecords: 1000,
} as const satisfies Publisher;
