import type { Source } from '../domain/source.js';

/** The sources beyond the official sanctions lists: politically exposed persons, law enforcement, debarment, collections, own lists. */
export const FURTHER_SOURCES: readonly Source[] = [
  {
    name: 'us_congress',
    title: 'Members of the United States Congress, presidents and vice presidents',
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
    publisher: 'Your organization',
    url: 'https://example.org/your-organization',
    description: 'An organization’s own black- or whitelist.',
    legalNotice: 'Kept by your organization, which answers for its content.',
    demonstration: false,
  },
];
