import type { MediaFeed } from '../../domain/media-feed.js';

interface OfficialFeed extends Pick<MediaFeed, 'address' | 'publisher' | 'country' | 'language'> {
  /** Terms under which the texts may be used, as far as the publisher states them. */
  readonly licence: string;
}

const GOV_UK = 'https://www.gov.uk/government/organisations';

const US = 'Public domain (17 U.S.C. 105)';
const UK = 'Open Government Licence v3.0';
const EU = 'Reuse allowed with attribution';
const CC_BY_4 = 'CC BY 4.0';
const STATED_ON_SITE = 'Terms on the site; fetched for own use';

/**
 * Feeds of ministries of justice, prosecutors, police and regulators: the set to start with. Data, because
 * addresses move: `MEDIA_FEEDS` names a file with others, and `touchstone media status` shows which of them fail. Each has a
 * row in docs/article-feeds.md and a sample in `samples.json`.
 */
export const OFFICIAL_FEEDS: Readonly<Record<string, OfficialFeed>> = {
  us_justice: {
    address: 'https://www.justice.gov/news/rss?type=press_release',
    publisher: 'U.S. Department of Justice',
    country: 'US',
    licence: US,
  },
  us_sec: {
    address: 'https://www.sec.gov/news/pressreleases.rss',
    publisher: 'U.S. Securities and Exchange Commission',
    country: 'US',
    licence: US,
  },
  us_cftc: {
    address: 'https://www.cftc.gov/RSS/RSSENF/rssenf.xml',
    publisher: 'U.S. Commodity Futures Trading Commission',
    country: 'US',
    licence: US,
  },
  us_ftc: {
    address: 'https://www.ftc.gov/feeds/press-release.xml',
    publisher: 'U.S. Federal Trade Commission',
    country: 'US',
    licence: US,
  },
  us_fbi: {
    address: 'https://www.fbi.gov/feeds/national-press-releases/rss.xml',
    publisher: 'Federal Bureau of Investigation',
    country: 'US',
    licence: US,
  },
  uk_sfo: {
    address: `${GOV_UK}/serious-fraud-office.atom`,
    publisher: 'Serious Fraud Office',
    country: 'GB',
    licence: UK,
  },
  uk_nca: {
    address: `${GOV_UK}/national-crime-agency.atom`,
    publisher: 'National Crime Agency',
    country: 'GB',
    licence: UK,
  },
  uk_hmrc: {
    address: `${GOV_UK}/hm-revenue-customs.atom`,
    publisher: 'HM Revenue & Customs',
    country: 'GB',
    licence: UK,
  },
  uk_insolvency: {
    address: `${GOV_UK}/insolvency-service.atom`,
    publisher: 'The Insolvency Service',
    country: 'GB',
    licence: UK,
  },
  uk_ofsi: {
    address: `${GOV_UK}/office-of-financial-sanctions-implementation.atom`,
    publisher: 'Office of Financial Sanctions Implementation',
    country: 'GB',
    licence: UK,
  },
  uk_fca: {
    address: 'https://www.fca.org.uk/news/rss.xml',
    publisher: 'Financial Conduct Authority',
    country: 'GB',
    licence: STATED_ON_SITE,
  },
  eu_europol: { address: 'https://www.europol.europa.eu/cms/api/rss/news', publisher: 'Europol', licence: EU },
  eu_eppo: {
    address: 'https://www.eppo.europa.eu/node/2/rss_en',
    publisher: "European Public Prosecutor's Office",
    licence: EU,
  },
  eu_eurojust: { address: 'https://www.eurojust.europa.eu/rss/press-releases.xml', publisher: 'Eurojust', licence: EU },
  eu_esma: {
    address: 'https://www.esma.europa.eu/rss.xml',
    publisher: 'European Securities and Markets Authority',
    licence: EU,
  },
  jp_fsa: {
    address: 'https://www.fsa.go.jp/fsaNewsListAll_rss2.xml',
    publisher: 'Financial Services Agency',
    country: 'JP',
    licence: CC_BY_4,
  },
  us_sec_litigation: {
    address: 'https://www.sec.gov/enforcement-litigation/litigation-releases/rss',
    publisher: 'U.S. Securities and Exchange Commission',
    country: 'US',
    licence: US,
  },
  us_ofac: {
    address:
      'https://www.federalregister.gov/api/v1/documents.rss?conditions%5Bagencies%5D%5B%5D=foreign-assets-control-office',
    publisher: 'Office of Foreign Assets Control (Federal Register)',
    country: 'US',
    licence: US,
  },
  us_federal_reserve: {
    address: 'https://www.federalreserve.gov/feeds/press_enforcement.xml',
    publisher: 'Board of Governors of the Federal Reserve System',
    country: 'US',
    licence: US,
  },
  eu_commission: {
    address: 'https://ec.europa.eu/commission/presscorner/api/rss?language=en',
    publisher: 'European Commission',
    licence: CC_BY_4,
  },
  eu_council: {
    address: 'https://www.consilium.europa.eu/en/rss/pressreleases.ashx',
    publisher: 'Council of the European Union',
    licence: EU,
  },
  fr_amf: {
    address: 'https://www.amf-france.org/fr/flux-rss/display/23',
    publisher: 'Autorité des marchés financiers',
    country: 'FR',
    language: 'fr',
    licence: 'Licence Ouverte 2.0',
  },
  ch_finma: {
    address: 'https://www.finma.ch/en/rss/news/',
    publisher: 'Swiss Financial Market Supervisory Authority FINMA',
    country: 'CH',
    licence: STATED_ON_SITE,
  },
  in_sebi: {
    address: 'https://www.sebi.gov.in/sebirss.xml',
    publisher: 'Securities and Exchange Board of India',
    country: 'IN',
    language: 'en',
    licence: STATED_ON_SITE,
  },
  br_agencia_brasil: {
    address: 'https://agenciabrasil.ebc.com.br/rss/justica/feed.xml',
    publisher: 'Agência Brasil',
    country: 'BR',
    language: 'pt',
    licence: 'CC BY 3.0 BR',
  },
};
