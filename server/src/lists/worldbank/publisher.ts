import type { Publisher } from '../publisher.js';

export const worldbank = {
  source: 'worldbank',
  title: 'Listing of Ineligible Firms and Individuals',
  shortTitle: 'World Bank list of ineligible firms and individuals',
  publisher: 'World Bank Group',
  url: 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms',
  description:
    'Firms and individuals that may not be awarded contracts financed by the World Bank, with period and grounds.',
  legalNotice: 'Source: World Bank Group. The listing as published by the World Bank prevails; its terms of use apply.',
  formats: {
    'World Bank debarred JSON': async () => (await import('./read-worldbank.js')).worldbankJson,
  },
  categories: [
    {
      categories: ['Warnings and Regulatory Enforcement'],
      reason:
        'Excluded from contracts of the Bank for fraud or corruption: an administrative sanction without asset freeze.',
    },
  ],
  // Requires the `apikey` header that the World Bank's own page sends: `LISTS_ADDRESSES` can give it.
  addresses: ['https://apigwext.worldbank.org/dvsvc/v1.0/json/APPLICATION/ADOBE_EXPRNCE_MGR/FIRM/SANCTIONED_FIRM'],
  maxAgeHours: 24,
  maxPublishedDays: 90,
  minRecords: 300,
} as const satisfies Publisher;
