import type { Source } from '../domain/source.js';
import { FURTHER_SOURCES } from './further-sources.js';
import { OFFICIAL_SOURCES } from './official-sources.js';

/** Every publisher whose list can be loaded, and the words with which its records are cited. */
const SOURCES: readonly Source[] = [
  {
    name: 'ofac_sdn',
    title: 'Specially Designated Nationals and Blocked Persons List',
    shortTitle: 'OFAC SDN List',
    publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control (OFAC)',
    url: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
    description:
      'Individuals, companies, vessels and aircraft owned or controlled by, or acting for, targeted countries, and others such as terrorists and narcotics traffickers designated under programs that are not country-specific. Their assets are blocked and U.S. persons are generally prohibited from dealing with them.',
    country: 'US',
    legalNotice:
      'Source: U.S. Department of the Treasury, Office of Foreign Assets Control. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The publisher does not endorse this service; the list as published by OFAC prevails.',
    demonstration: false,
  },
  {
    name: 'ofac_cons',
    title: 'Consolidated Sanctions List (Non-SDN Lists)',
    shortTitle: 'OFAC Consolidated Sanctions List',
    publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control (OFAC)',
    url: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
    description:
      'Parties under sanctions of OFAC that fall short of blocking: sectoral sanctions, foreign financial institutions whose accounts are restricted, Chinese military-industrial companies, menu-based sanctions, foreign sanctions evaders, members of the Palestinian Legislative Council.',
    country: 'US',
    legalNotice:
      'Source: U.S. Department of the Treasury, Office of Foreign Assets Control. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The publisher does not endorse this service; the list as published by OFAC prevails.',
    demonstration: false,
  },
  {
    name: 'un_sc',
    title: 'United Nations Security Council Consolidated List',
    shortTitle: 'UN Security Council Consolidated List',
    publisher: 'United Nations Security Council',
    url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
    description:
      'All individuals and entities subject to measures imposed by the Security Council: assets freeze, travel ban and arms embargo under its sanctions regimes.',
    legalNotice:
      'Source: United Nations Security Council, published for use by member states and the public. The list as published by the United Nations prevails.',
    demonstration: false,
  },
  ...OFFICIAL_SOURCES,
  ...FURTHER_SOURCES,
  {
    name: 'demo',
    title: 'Demonstration list (invented records)',
    shortTitle: 'demonstration list',
    publisher: 'Touchstone demonstration data',
    url: 'https://example.org/touchstone-demonstration',
    description:
      'Invented records that show what answers look like while no real list is loaded. No person, company, vessel or aircraft on it exists.',
    legalNotice:
      'Demonstration data: every record is invented and none refers to a real person, company, organization, wallet, vessel or aircraft. Not for any screening decision. Import a real list to replace it.',
    demonstration: true,
  },
];

/** Sanctions change on any day, office holders with elections; an organization's own list when it says so. */
const DAY = 24;
const WEEK = 7 * DAY;
const MAX_AGE_HOURS: Readonly<Record<string, number | undefined>> = {
  us_congress: WEEK,
  wikidata: WEEK,
  popolo: WEEK,
  custom: undefined,
  demo: undefined,
};

const byName = new Map(SOURCES.map((source) => [source.name, { ...source, ...maxAgeOf(source.name) }]));

/** The sources whose files can be imported. */
export const IMPORTED_SOURCES: readonly Source[] = SOURCES.filter(({ demonstration }) => !demonstration);

export function sourceNamed(name: string): Source | undefined {
  return byName.get(name);
}

function maxAgeOf(name: string): Pick<Source, 'maxAgeHours'> {
  const maxAgeHours = name in MAX_AGE_HOURS ? MAX_AGE_HOURS[name] : DAY;
  return maxAgeHours === undefined ? {} : { maxAgeHours };
}
