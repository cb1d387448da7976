/** Where a list is published: all of its files, and whether it is fetched without being asked for by name. */
interface PublishedAt {
  readonly addresses: readonly string[];
  /** Free for anybody, without key or contract. */
  readonly byDefault: boolean;
}

const OFAC = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';
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
  // Free for non-commercial use alone: fetched when it is named.
  opensanctions: {
    addresses: ['https://data.opensanctions.org/datasets/latest/default/entities.ftm.json'],
    byDefault: false,
  },
};
