import { customCsv } from './custom/read-custom-csv.js';
import { customJson } from './custom/read-custom-json.js';
import { fbiWanted } from './fbi-wanted/read-fbi-wanted.js';
import { interpol } from './interpol/read-interpol.js';
import type { FileLimits } from './list-file.js';
import type { ListFormat } from './list-format.js';
import { wallets } from './ofac-wallets/read-wallets.js';
import { ftmEntities, ftmNested } from './opensanctions/read-ftm.js';
import { ftmSimple } from './opensanctions/read-ftm-simple.js';
import { popolo } from './popolo/read-popolo.js';
import { usCongress } from './us-congress/read-us-congress.js';
import { wikidata } from './wikidata/read-wikidata.js';
import { worldbank } from './worldbank/read-worldbank.js';

/** The formats beyond the official sanctions lists: exposed and wanted persons, debarment, collections, own lists. */
export const FURTHER_FORMATS: Readonly<Record<string, readonly ListFormat[]>> = {
  worldbank: [worldbank],
  fbi_wanted: [fbiWanted],
  interpol_red: [interpol],
  ofac_wallets: [wallets],
  us_congress: [usCongress],
  wikidata: [wikidata],
  popolo: [popolo],
  opensanctions: [ftmEntities, ftmNested, ftmSimple],
  custom: [customCsv, customJson],
};

/** Collections outgrow the limits that official lists have. */
export const LARGER_SOURCES: Readonly<Record<string, FileLimits & { readonly records: number }>> = {
  opensanctions: { bytes: 16 * 1024 ** 3, milliseconds: 12 * 3_600_000, records: 10_000_000 },
};
