import type { Publisher } from '../publisher.js';

export const frAssemblee = {
  source: 'fr_assemblee',
  title: 'Members of the French National Assembly',
  shortTitle: 'list of members of the French National Assembly',
  publisher: 'Assemblée nationale',
  url: 'https://data.assemblee-nationale.fr/acteurs/historique-des-deputes',
  description:
    'The members of the lower house of the French parliament, sitting or left within five years, with their constituencies and groups.',
  country: 'FR',
  legalNotice:
    'Source: Assemblée nationale, open data, Licence Ouverte / Open Licence 2.0. Being a politically exposed person does not imply any wrongdoing.',
  formats: {
    'Assemblée nationale actors JSON': async () => (await import('./read-fr-assemblee.js')).frAssembleeJson,
  },
  documents: /(?:^|\/)(?:acteur|organe)\/[^/]+\.json$/,
  categories: [{ categories: ['PEP Level 2'], reason: 'members of a national parliament' }],
  // Of the 17th legislature; the next one has a folder of its own.
  addresses: [
    'https://data.assemblee-nationale.fr/static/openData/repository/17/amo/tous_acteurs_mandats_organes_xi_legislature/AMO30_tous_acteurs_tous_mandats_tous_organes_historique.json.zip',
  ],
  maxAgeHours: 7 * 24,
  // The files have no date of their own.
  maxPublishedDays: 180,
  minRecords: 500,
} as const satisfies Publisher;
