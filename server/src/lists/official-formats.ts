import { auDfat } from './au-dfat/read-au-dfat.js';
import { caSema } from './ca-sema/read-ca-sema.js';
import { chSeco } from './ch-seco/read-ch-seco.js';
import { euCsv } from './eu/read-eu-csv.js';
import { euCsv10 } from './eu/read-eu-csv-1-0.js';
import { euXml } from './eu/read-eu-xml.js';
import type { ListFormat } from './list-format.js';
import { ofacAdvanced } from './ofac/advanced/read-ofac-advanced.js';
import { ofacEnhanced } from './ofac/enhanced/read-ofac-enhanced.js';
import { ofacLegacy } from './ofac/legacy/read-ofac-legacy.js';
import { ofacXml } from './ofac/xml/read-ofac-xml.js';
import { ofsiCsv, ukCsv } from './uk/read-uk-csv.js';
import { ukXml } from './uk/read-uk-xml.js';
import { unConsolidated } from './un-sc/read-un-sc.js';
import { bisDpl } from './us-bis-dpl/read-bis-dpl.js';
import { agencyCsv } from './us-csl/read-agency-csv.js';
import { usCsl } from './us-csl/read-us-csl.js';
import { itarDebarred } from './us-itar/read-itar.js';
import { leie } from './us-leie/read-leie.js';

const OFAC = [ofacLegacy, ofacXml, ofacEnhanced, ofacAdvanced];

/** The formats of the official sanctions and export control lists. */
export const OFFICIAL_FORMATS: Readonly<Record<string, readonly ListFormat[]>> = {
  ofac_sdn: OFAC,
  ofac_cons: OFAC,
  un_sc: [unConsolidated],
  eu_fsf: [euXml, euCsv, euCsv10],
  uk_sl: [ukXml, ukCsv],
  uk_ofsi: [ofsiCsv],
  ch_seco: [chSeco],
  ca_sema: [caSema],
  au_dfat: [auDfat],
  us_csl: [usCsl, agencyCsv],
  us_bis_dpl: [bisDpl],
  us_itar: [itarDebarred],
  us_leie: [leie],
};
