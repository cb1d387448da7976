import type { Source } from '../domain/source.js';

/** The sanctions and export control lists of single states and of the European Union, beside OFAC's. */
export const OFFICIAL_SOURCES: readonly Source[] = [
  {
    name: 'eu_fsf',
    title: 'Consolidated List of Persons, Groups and Entities Subject to EU Financial Sanctions',
    shortTitle: 'EU consolidated list',
    publisher: 'European Commission, DG FISMA',
    url: 'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
    description:
      'All parties whose funds are frozen, and to whom no funds may be made available, under regulations of the European Union.',
    legalNotice:
      'Source: European Commission, reused under Commission Decision 2011/833/EU. Only the regulations published in the Official Journal of the European Union are authentic.',
    demonstration: false,
  },
  {
    name: 'uk_sl',
    title: 'UK Sanctions List',
    shortTitle: 'UK Sanctions List',
    publisher: 'Foreign, Commonwealth & Development Office (United Kingdom)',
    url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
    description:
      'All persons, entities and ships designated or specified under regulations made under the Sanctions and Anti-Money Laundering Act 2018; since 28 January 2026 the only list of the United Kingdom.',
    country: 'GB',
    legalNotice:
      'Contains public sector information licensed under the Open Government Licence v3.0. Source: Foreign, Commonwealth & Development Office. The list as published by the FCDO prevails.',
    demonstration: false,
  },
  {
    name: 'uk_ofsi',
    title: 'OFSI Consolidated List of Asset Freeze Targets (discontinued)',
    shortTitle: 'OFSI Consolidated List',
    publisher: 'HM Treasury, Office of Financial Sanctions Implementation (United Kingdom)',
    url: 'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
    description:
      'The asset freeze targets of the United Kingdom as published until 28 January 2026, when the UK Sanctions List replaced it. For historic files.',
    country: 'GB',
    legalNotice:
      'Contains public sector information licensed under the Open Government Licence v3.0. Source: HM Treasury. Discontinued: the UK Sanctions List prevails.',
    demonstration: false,
  },
  {
    name: 'ca_sema',
    title: 'Consolidated Canadian Autonomous Sanctions List',
    shortTitle: 'Canadian Autonomous Sanctions List',
    publisher: 'Global Affairs Canada',
    url: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx',
    description:
      'Persons, entities and ships listed under the Special Economic Measures Act and the Justice for Victims of Corrupt Foreign Officials Act.',
    country: 'CA',
    legalNotice:
      'Contains information licensed under the Open Government Licence – Canada. Source: Global Affairs Canada. The regulations made under the acts prevail.',
    demonstration: false,
  },
  {
    name: 'us_csl',
    title: 'Consolidated Screening List',
    shortTitle: 'US Consolidated Screening List',
    publisher: 'U.S. Department of Commerce, International Trade Administration',
    url: 'https://www.trade.gov/consolidated-screening-list',
    description:
      'Parties under export restrictions or sanctions of the Departments of Commerce, State and the Treasury, in one file.',
    country: 'US',
    legalNotice:
      'Source: U.S. Department of Commerce, International Trade Administration. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
    demonstration: false,
  },
  {
    name: 'us_bis_dpl',
    title: 'Denied Persons List',
    shortTitle: 'BIS Denied Persons List',
    publisher: 'U.S. Department of Commerce, Bureau of Industry and Security',
    url: 'https://www.bis.gov/licensing/end-user-guidance/denied-persons-list-dpl',
    description: 'Persons and companies whose export privileges are denied by order.',
    country: 'US',
    legalNotice:
      'Source: U.S. Department of Commerce, Bureau of Industry and Security. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
    demonstration: false,
  },
  {
    name: 'us_itar',
    title: 'AECA/ITAR Statutorily Debarred Parties',
    shortTitle: 'ITAR debarred parties list',
    publisher: 'U.S. Department of State, Directorate of Defense Trade Controls',
    url: 'https://www.pmddtc.state.gov/ddtc_public/ddtc_public?id=ddtc_kb_article_page&sys_id=c22d1833dbb8d300d0a370131f9619f0',
    description:
      'Parties barred from taking part in the export of defense articles after a conviction under the Arms Export Control Act.',
    country: 'US',
    legalNotice:
      'Source: U.S. Department of State, Directorate of Defense Trade Controls. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
    demonstration: false,
  },
  {
    name: 'us_leie',
    title: 'List of Excluded Individuals/Entities (LEIE)',
    shortTitle: 'HHS List of Excluded Individuals and Entities',
    publisher: 'U.S. Department of Health and Human Services, Office of Inspector General',
    url: 'https://oig.hhs.gov/exclusions/',
    description: 'Individuals and entities excluded from federally funded health care programs.',
    country: 'US',
    legalNotice:
      'Source: U.S. Department of Health and Human Services, Office of Inspector General. A work of the United States government, not subject to copyright in the United States (17 U.S.C. 105). The list as published by the agency prevails.',
    demonstration: false,
  },
  {
    name: 'au_dfat',
    title: 'Australian Sanctions Consolidated List',
    shortTitle: 'Australian Consolidated List',
    publisher: 'Department of Foreign Affairs and Trade (Australia)',
    url: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list',
    description:
      'Persons, entities and vessels subject to targeted financial sanctions or travel bans under Australian sanctions law.',
    country: 'AU',
    legalNotice:
      'Source: Commonwealth of Australia, Department of Foreign Affairs and Trade, licensed under CC BY 4.0. The list as published by DFAT prevails.',
    demonstration: false,
  },
  {
    name: 'ch_seco',
    title: 'Swiss Sanctions List (SESAM)',
    shortTitle: 'Swiss sanctions list',
    publisher: 'State Secretariat for Economic Affairs SECO (Switzerland)',
    url: 'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos.html',
    description: 'All natural and legal persons and objects subject to coercive measures under the Swiss Embargo Act.',
    country: 'CH',
    legalNotice:
      'Source: State Secretariat for Economic Affairs SECO. Official publication of the Swiss Confederation; the ordinances in force prevail.',
    demonstration: false,
  },
];
