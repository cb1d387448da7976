import type { Publisher } from '../publisher.js';

const FILES = 'https://raw.githubusercontent.com/0xB10C/ofac-sanctioned-digital-currency-addresses/lists';
const CURRENCIES = 'ARB BCH BSC BSV BTG DASH ETC ETH LTC TRX USDC USDT XBT XMR XRP XVG ZEC'.split(' ');

export const ofacWallets = {
  source: 'ofac_wallets',
  title: 'Sanctioned digital currency addresses',
  shortTitle: 'list of OFAC digital currency addresses',
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control (OFAC), extracted by others',
  url: 'https://github.com/0xB10C/ofac-sanctioned-digital-currency-addresses',
  description: 'Digital currency addresses that OFAC names in entries of the SDN list, by currency.',
  country: 'US',
  legalNotice:
    'Derived from the SDN list, a work of the United States government; the extraction is licensed MIT. The list as published by OFAC prevails.',
  formats: {
    'OFAC digital currency addresses JSON': async () => (await import('./read-wallets.js')).walletsJson,
  },
  categories: [
    { categories: ['Sanctions'], reason: 'Addresses that OFAC names in its SDN entries: blocked property.' },
  ],
  // OFAC's own lists hold the same addresses: not fetched by default.
  addresses: CURRENCIES.map((currency) => `${FILES}/sanctioned_addresses_${currency}.json`),
  maxAgeHours: 24,
  maxPublishedDays: 365,
  minRecords: 10,
} as const satisfies Publisher;
