/**
 * Countries that raise a party's risk, with the source. Maintained by hand from the publications named here: read
 * `asOf` before relying on it, and raise the default engine's version when a list below is updated.
 */
export interface CountryRiskSource {
  readonly name: string;
  /** The day of the publication that the countries below were taken from. */
  readonly asOf: string;
  readonly basis: string;
  readonly url: string;
  /** 0 to 100. */
  readonly score: number;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

export const COUNTRY_RISK_SOURCES: readonly CountryRiskSource[] = [
  {
    name: 'FATF call for action',
    asOf: '2026-02-13',
    basis: 'High-Risk Jurisdictions subject to a Call for Action',
    url: 'https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html',
    // The field's strongest warning: countermeasures or enhanced due diligence for every relationship.
    score: 100,
    countries: ['IR', 'KP', 'MM'],
  },
  {
    name: 'Comprehensive sanctions',
    asOf: '2025-07-01',
    basis:
      'Country-wide programmes of the United States: Cuba (31 CFR 515), Iran (31 CFR 560), North Korea (31 CFR 510). ' +
      'Syria left them on 2025-06-30 (Executive Order 14312).',
    url: 'https://ofac.treasury.gov/sanctions-programs-and-country-information',
    score: 100,
    countries: ['CU', 'IR', 'KP'],
  },
  {
    name: 'Extensive sectoral sanctions',
    asOf: '2025-07-01',
    basis: 'Regulation (EU) No 833/2014 (Russia) and Regulation (EC) No 765/2006 (Belarus), as amended',
    url: 'https://www.sanctionsmap.eu/',
    // Whole sectors of trade and finance are closed, but not the country: between the two tiers around it.
    score: 85,
    countries: ['BY', 'RU'],
  },
  {
    name: 'FATF increased monitoring',
    asOf: '2026-02-13',
    basis: 'Jurisdictions under Increased Monitoring',
    url: 'https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html',
    // A call for a risk-based approach, not for measures against every party.
    score: 70,
    countries: [
      ...['AO', 'BG', 'BO', 'CD', 'CI', 'CM', 'DZ', 'HT', 'KE', 'KW', 'LA'],
      ...['LB', 'MC', 'NA', 'NP', 'PG', 'SS', 'SY', 'VE', 'VG', 'VN', 'YE'],
    ],
  },
  {
    name: 'EU high-risk third countries',
    asOf: '2025-08-05',
    basis: 'Delegated Regulation (EU) 2016/1675 as amended up to Delegated Regulation (EU) 2025/1184',
    url: 'https://finance.ec.europa.eu/financial-crime/high-risk-third-countries-and-international-context-content-anti-money-laundering-and-countering_en',
    // Enhanced due diligence by law in the EU, for the same reasons as FATF's second list.
    score: 70,
    countries: [
      ...['AF', 'AO', 'BF', 'CD', 'CI', 'CM', 'DZ', 'HT', 'IR', 'KE', 'KP', 'LA', 'LB', 'MC', 'ML', 'MM'],
      ...['MZ', 'NA', 'NG', 'NP', 'SS', 'SY', 'TT', 'TZ', 'VE', 'VN', 'VU', 'YE', 'ZA'],
    ],
  },
];

/** Scores countries: the highest score of any source counts. */
export function countryScores(sources: readonly CountryRiskSource[] = COUNTRY_RISK_SOURCES): Record<string, number> {
  const scores: Record<string, number> = {};
  for (const { score, countries } of sources) {
    for (const country of countries) scores[country] = Math.max(scores[country] ?? 0, score);
  }
  return scores;
}
