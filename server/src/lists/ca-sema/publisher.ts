import type { Publisher } from '../publisher.js';

export const caSema = {
  source: 'ca_sema',
  title: 'Consolidated Canadian Autonomous Sanctions List',
  shortTitle: 'Canadian Autonomous Sanctions List',
  publisher: 'Global Affairs Canada',
  url: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx',
  description:
    'Persons, entities and ships listed under the Special Economic Measures Act and the Justice for Victims of Corrupt Foreign Officials Act.',
  country: 'CA',
  legalNotice:
    'Contains information licensed under the Open Government Licence – Canada. Source: Global Affairs Canada. The regulations made under the acts prevail.',
  formats: {
    'Canadian autonomous sanctions XML': async () => (await import('./read-ca-sema.js')).caSemaXml,
  },
  categories: [
    { categories: ['Sanctions'], reason: 'Dealings are prohibited under the Special Economic Measures Act.' },
  ],
  addresses: [
    'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
  ],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 180,
  minRecords: 1000,
} as const satisfies Publisher;
