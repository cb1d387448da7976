import type { Publisher } from '../publisher.js';

const EXPORTS = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';

/** Both lists come in the same formats. */
const FORMATS = {
  'OFAC legacy CSV': async () => (await import('./legacy/read-ofac-legacy.js')).ofacLegacy,
  'OFAC XML': async () => (await import('./xml/read-ofac-xml.js')).ofacXml,
  'OFAC Enhanced XML': async () => (await import('./enhanced/read-ofac-enhanced.js')).ofacEnhanced,
  'OFAC Advanced XML': async () => (await import('./advanced/read-ofac-advanced.js')).ofacAdvanced,
};

export const ofacSdn = {
  source: 'ofac_sdn',
  title: 'Specially Designated Nationals and Blocked Persons List',
  shortTitle: 'OFAC SDN List',
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control (OFAC)',
  url: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  description:
    'Individuals, companies, vessels and aircraft owned or controlled by, or acting for, targeted countries, and others such as terrorists and narcotics traffickers designated under programs that are not country-specific. Their assets are blocked and U.S. persons are generally prohibited from dealing with them.',
  country: 'US',
  legalNotice:
    'Source: U.S. Department of the Treasury, Office of Foreign Assets Control. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The publisher does not endorse this service; the list as published by OFAC prevails.',
  formats: FORMATS,
  categories: [{ categories: ['Sanctions'], reason: 'Assets are blocked and dealings prohibited.' }],
  addresses: [`${EXPORTS}/SDN_ENHANCED.ZIP`],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 30,
  minRecords: 2000,
} as const satisfies Publisher;

export const ofacCons = {
  source: 'ofac_cons',
  title: 'Consolidated Sanctions List (Non-SDN Lists)',
  shortTitle: 'OFAC Consolidated Sanctions List',
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control (OFAC)',
  url: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
  description:
    'Parties under sanctions of OFAC that fall short of blocking: sectoral sanctions, foreign financial institutions whose accounts are restricted, Chinese military-industrial companies, menu-based sanctions, foreign sanctions evaders, members of the Palestinian Legislative Council.',
  country: 'US',
  legalNotice:
    'Source: U.S. Department of the Treasury, Office of Foreign Assets Control. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The publisher does not endorse this service; the list as published by OFAC prevails.',
  formats: FORMATS,
  categories: [
    {
      categories: ['Sanctions'],
      reason:
        'Each of its lists forbids some dealings (debt, equity, accounts, securities) by executive order or statute.',
    },
  ],
  addresses: [`${EXPORTS}/CONS_ENHANCED.ZIP`],
  fetchedByDefault: true,
  maxAgeHours: 24,
  maxPublishedDays: 365,
  minRecords: 100,
} as const satisfies Publisher;
