import type { MediaFeed } from '../../domain/media-feed.js';

type OfficialFeed = Pick<MediaFeed, 'address' | 'publisher' | 'country'>;

const GOV_UK = 'https://www.gov.uk/government/organisations';

/**
 * Feeds of ministries of justice, prosecutors, police and regulators, free for anybody: the set to start with. Data, because
 * addresses move: `MEDIA_FEEDS` names a file with others, and `touchstone media status` shows which of them fail.
 */
export const OFFICIAL_FEEDS: Readonly<Record<string, OfficialFeed>> = {
  us_justice: {
    address: 'https://www.justice.gov/news/rss?type=press_release',
    publisher: 'U.S. Department of Justice',
    country: 'US',
  },
  us_sec: {
    address: 'https://www.sec.gov/news/pressreleases.rss',
    publisher: 'U.S. Securities and Exchange Commission',
    country: 'US',
  },
  us_cftc: {
    address: 'https://www.cftc.gov/RSS/RSSENF/rssenf.xml',
    publisher: 'U.S. Commodity Futures Trading Commission',
    country: 'US',
  },
  us_ftc: {
    address: 'https://www.ftc.gov/feeds/press-release.xml',
    publisher: 'U.S. Federal Trade Commission',
    country: 'US',
  },
  us_fbi: {
    address: 'https://www.fbi.gov/feeds/national-press-releases/rss.xml',
    publisher: 'Federal Bureau of Investigation',
    country: 'US',
  },
  uk_sfo: { address: `${GOV_UK}/serious-fraud-office.atom`, publisher: 'Serious Fraud Office', country: 'GB' },
  uk_nca: { address: `${GOV_UK}/national-crime-agency.atom`, publisher: 'National Crime Agency', country: 'GB' },
  uk_hmrc: { address: `${GOV_UK}/hm-revenue-customs.atom`, publisher: 'HM Revenue & Customs', country: 'GB' },
  uk_insolvency: { address: `${GOV_UK}/insolvency-service.atom`, publisher: 'The Insolvency Service', country: 'GB' },
  uk_ofsi: {
    address: `${GOV_UK}/office-of-financial-sanctions-implementation.atom`,
    publisher: 'Office of Financial Sanctions Implementation',
    country: 'GB',
  },
  uk_fca: {
    address: 'https://www.fca.org.uk/news/rss.xml',
    publisher: 'Financial Conduct Authority',
    country: 'GB',
  },
  eu_europol: { address: 'https://www.europol.europa.eu/cms/api/rss/news', publisher: 'Europol' },
  eu_eppo: {
    address: 'https://www.eppo.europa.eu/node/2/rss_en',
    publisher: "European Public Prosecutor's Office",
  },
  eu_eurojust: { address: 'https://www.eurojust.europa.eu/rss/press-releases.xml', publisher: 'Eurojust' },
  eu_esma: { address: 'https://www.esma.europa.eu/rss.xml', publisher: 'European Securities and Markets Authority' },
  jp_fsa: {
    address: 'https://www.fsa.go.jp/fsaNewsListAll_rss2.xml',
    publisher: 'Financial Services Agency',
    country: 'JP',
  },
};
