import type { Publisher } from '../publisher.js';

export const unSc = {
  source: 'un_sc',
  title: 'United Nations Security Council Consolidated List',
  shortTitle: 'UN Security Council Consolidated List',
  publisher: 'United Nations Security Council',
  url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  description:
    'All individuals and entities subject to measures imposed by the Security Council: assets freeze, travel ban and arms embargo under its sanctions regimes.',
  legalNotice:
    'Source: United Nations Security Council, published for use by member states and the public. The list as published by the United Nations prevails.',
  formats: {
    'UN Security Council consolidated XML': async () => (await import('./read-un-sc.js')).unConsolidated,
  },
  categories: [
    { categories: ['Sanctions'], reason: 'Assets freeze, travel ban or arms embargo of the Security Council.' },
  ],
  addresses: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 90,
  minRecords: 400,
} as const satisfies Publisher;
