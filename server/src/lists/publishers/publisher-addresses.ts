/** Where a list is published: all of its files, and whether it is fetched without being asked for by name. */
interface PublishedAt {
  readonly addresses: readonly string[];
  /** Free for anybody, without key or contract. */
  readonly byDefault: boolean;
}

const OFAC = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';
const FBI = 'https://api.fbi.gov/wanted/v1/list?pageSize=50';
/** More than the FBI has pages, so that the list may grow; pages beyond the last are empty. */
const FBI_PAGES = 30;
const WALLETS = 'https://raw.githubusercontent.com/0xB10C/ofac-sanctioned-digital-currency-addresses/lists';
const CURRENCIES = 'ARB BCH BSC BSV BTG DASH ETC ETH LTC TRX USDC USDT XBT XMR XRP XVG ZEC'.split(' ');
const CONGRESS = 'https://unitedstates.github.io/congress-legislators';

/**
 * The publishers' own addresses: data, because they move; `LISTS_ADDRESSES` names a file with others. The token of the EU is
 * the public one of its download page.
 */
export const PUBLISHER_ADDRESSES: Readonly<Record<string, PublishedAt>> = {
  ofac_sdn: { addresses: [`${OFAC}/SDN_ENHANCED.ZIP`], byDefault: true },
  ofac_cons: { addresses: [`${OFAC}/CONS_ENHANCED.ZIP`], byDefault: true },
  un_sc: { addresses: ['https://scsanctions.un.org/resources/xml/en/consolidated.xml'], byDefault: true },
  eu_fsf: {
    addresses: [
      'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
    ],
    byDefault: true,
  },
  uk_sl: { addresses: ['https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml'], byDefault: true },
  ch_seco: {
    addresses: [
      'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
    ],
    byDefault: true,
  },
  ca_sema: {
    addresses: [
      'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
    ],
    byDefault: true,
  },
  au_dfat: {
    addresses: ['https://www.dfat.gov.au/sites/default/files/Australian_Sanctions_Consolidated_List.xlsx'],
    byDefault: true,
  },
  us_csl: {
    addresses: ['https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv'],
    byDefault: true,
  },
  us_bis_dpl: { addresses: ['https://www.bis.doc.gov/dpl/dpl.txt'], byDefault: true },
  us_leie: { addresses: ['https://oig.hhs.gov/exclusions/downloadables/UPDATED.csv'], byDefault: true },
  us_congress: {
    addresses: [
      `${CONGRESS}/legislators-current.yaml`,
      `${CONGRESS}/executive.yaml`,
      `${CONGRESS}/committee-membership-current.yaml`,
    ],
    byDefault: true,
  },
  // Guarded against programs from time to time: fetched when it is named, and daily from then on.
  fbi_wanted: {
    addresses: Array.from({ length: FBI_PAGES }, (_, index) => `${FBI}&page=${index + 1}`),
    byDefault: false,
  },
  // Wants the `apikey` that the page of the World Bank sends: `LISTS_ADDRESSES` can give it.
  worldbank: {
    addresses: ['https://apigwext.worldbank.org/dvsvc/v1.0/json/APPLICATION/ADOBE_EXPRNCE_MGR/FIRM/SANCTIONED_FIRM'],
    byDefault: false,
  },
  // The same addresses are in OFAC's own list; these come from a repository that extracts them.
  ofac_wallets: {
    addresses: CURRENCIES.map((currency) => `${WALLETS}/sanctioned_addresses_${currency}.json`),
    byDefault: false,
  },
  // Free for non-commercial use alone: fetched when it is named.
  opensanctions: {
    addresses: ['https://data.opensanctions.org/datasets/latest/default/entities.ftm.json'],
    byDefault: false,
  },
};
