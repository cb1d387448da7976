import type { Publisher } from '../publisher.js';

export const opensanctions = {
  source: 'opensanctions',
  title: 'OpenSanctions and other FollowTheMoney data',
  shortTitle: 'OpenSanctions collection',
  publisher: 'OpenSanctions, or the publisher of the imported file',
  url: 'https://www.opensanctions.org/datasets/',
  description:
    'Parties from sanctions lists, registers of politically exposed persons and criminal interest, merged by their publisher and exported as FollowTheMoney.',
  legalNotice:
    'Data of OpenSanctions is licensed CC BY-NC 4.0; business use needs a licence of OpenSanctions, which the importing organization brings.',
  formats: {
    'FollowTheMoney entities': async () => (await import('./read-ftm.js')).ftmEntities,
    'FollowTheMoney nested targets': async () => (await import('./read-ftm.js')).ftmNested,
    'OpenSanctions simple CSV': async () => (await import('./read-ftm-simple.js')).ftmSimple,
  },
  // Free for non-commercial use alone: not fetched by default.
  addresses: ['https://data.opensanctions.org/datasets/latest/default/entities.ftm.json'],
  /** Limits above those of official lists, for collections. */
  limits: { bytes: 16 * 1024 ** 3, milliseconds: 12 * 3_600_000, records: 10_000_000 },
  maxAgeHours: 24,
  maxPublishedDays: 7,
  minRecords: 1,
} as const satisfies Publisher;
