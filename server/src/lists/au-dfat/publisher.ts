import type { Publisher } from '../publisher.js';

export const auDfat = {
  source: 'au_dfat',
  title: 'Australian Sanctions Consolidated List',
  shortTitle: 'Australian Consolidated List',
  publisher: 'Department of Foreign Affairs and Trade (Australia)',
  url: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list',
  description:
    'Persons, entities and vessels subject to targeted financial sanctions or travel bans under Australian sanctions law.',
  country: 'AU',
  legalNotice:
    'Source: Commonwealth of Australia, Department of Foreign Affairs and Trade, licensed under CC BY 4.0. The list as published by DFAT prevails.',
  formats: {
    'Australian Consolidated List workbook': async () => (await import('./read-au-dfat.js')).dfatWorkbook,
  },
  categories: [
    {
      categories: ['Sanctions'],
      reason: 'Targeted financial sanctions and travel bans of Australia and the United Nations.',
    },
  ],
  addresses: ['https://www.dfat.gov.au/sites/default/files/Australian_Sanctions_Consolidated_List.xlsx'],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 120,
  minRecords: 1000,
} as const satisfies Publisher;
