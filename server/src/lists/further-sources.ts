import type { Source } from '../domain/source.js';

/** The sources beyond the official sanctions lists: politically exposed persons, law enforcement, debarment, collections, own lists. */
export const FURTHER_SOURCES: readonly Source[] = [
  {
    name: 'worldbank',
    title: 'Listing of Ineligible Firms and Individuals',
    shortTitle: 'World Bank list of ineligible firms and individuals',
    publisher: 'World Bank Group',
    url: 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms',
    description:
      'Firms and individuals that may not be awarded contracts financed by the World Bank, with period and grounds.',
    legalNotice:
      'Source: World Bank Group. The listing as published by the World Bank prevails; its terms of use apply.',
    demonstration: false,
  },
  {
    name: 'fbi_wanted',
    title: 'FBI Wanted',
    shortTitle: 'FBI wanted list',
    publisher: 'Federal Bureau of Investigation (FBI)',
    url: 'https://www.fbi.gov/wanted',
    description:
      'Fugitives sought by the FBI; also missing persons, victims and unsolved cases on which it seeks information.',
    country: 'US',
    legalNotice:
      'Source: Federal Bureau of Investigation. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). Everybody is presumed innocent until proven guilty.',
    demonstration: false,
  },
  {
    name: 'interpol_red',
    title: 'Red Notices',
    shortTitle: 'INTERPOL Red Notices',
    publisher: 'International Criminal Police Organization (INTERPOL)',
    url: 'https://www.interpol.int/How-we-work/Notices/Red-Notices/View-Red-Notices',
    description: 'Persons sought by a member state for arrest and extradition; a part of all red notices is public.',
    legalNotice:
      'Source: INTERPOL. A red notice is no international arrest warrant, and everybody is presumed innocent until proven guilty.',
    demonstration: false,
  },
  {
    name: 'ofac_wallets',
    title: 'Sanctioned digital currency addresses',
    shortTitle: 'list of OFAC digital currency addresses',
    publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control (OFAC), extracted by others',
    url: 'https://github.com/0xB10C/ofac-sanctioned-digital-currency-addresses',
    description: 'Digital currency addresses that OFAC names in entries of the SDN list, by currency.',
    country: 'US',
    legalNotice:
      'Derived from the SDN list, a work of the United States government; the extraction is licensed MIT. The list as published by OFAC prevails.',
    demonstration: false,
  },
  {
    name: 'us_congress',
    title: 'Members of the United States Congress, presidents and vice presidents',
    shortTitle: 'list of members of the United States Congress',
    publisher: 'congress-legislators (@unitedstates)',
    url: 'https://github.com/unitedstates/congress-legislators',
    description:
      'Members of the Senate and the House of Representatives, presidents and vice presidents, with their terms.',
    country: 'US',
    legalNotice:
      'Data of the @unitedstates project, CC0 1.0. Being a politically exposed person accuses nobody of anything.',
    demonstration: false,
  },
  {
    name: 'wikidata',
    title: 'Politically exposed persons and their relatives (Wikidata)',
    shortTitle: 'Wikidata list of politically exposed persons',
    publisher: 'Wikidata',
    url: 'https://www.wikidata.org/',
    description: 'Holders of public offices with their offices and dates, their relatives and companions.',
    legalNotice:
      'Data of Wikidata, CC0 1.0. Being politically exposed, or related to somebody who is, accuses nobody of anything.',
    demonstration: false,
  },
  {
    name: 'popolo',
    title: 'Members of national legislatures (Popolo)',
    shortTitle: 'Popolo list of legislators',
    publisher: 'EveryPolitician, or whoever published the imported file',
    url: 'https://everypolitician.org/',
    description:
      'Members of national legislatures with their terms, parties and constituencies, compiled from official sites and Wikidata.',
    legalNotice:
      'Facts compiled by EveryPolitician from official sites and Wikidata, offered for free reuse. Being a politically exposed person accuses nobody of anything.',
    demonstration: false,
  },
  {
    name: 'opensanctions',
    title: 'OpenSanctions and other FollowTheMoney data',
    shortTitle: 'OpenSanctions collection',
    publisher: 'OpenSanctions, or whoever published the imported file',
    url: 'https://www.opensanctions.org/datasets/',
    description:
      'Parties from sanctions lists, registers of politically exposed persons and criminal interest, merged by their publisher and exported as FollowTheMoney.',
    legalNotice:
      'Data of OpenSanctions is licensed CC BY-NC 4.0; business use needs a licence of OpenSanctions, which the importing organization brings.',
    demonstration: false,
  },
  {
    name: 'custom',
    title: 'Custom list',
    shortTitle: 'custom list',
    publisher: 'Your organization',
    url: 'https://example.org/your-organization',
    description: 'An organization’s own black- or whitelist.',
    legalNotice: 'Kept by your organization, which answers for its content.',
    demonstration: false,
  },
];
