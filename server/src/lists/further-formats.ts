import { customCsv } from './custom/read-custom-csv.js';
import { customJson } from './custom/read-custom-json.js';
import { ftmEntities, ftmNested } from './ftm/read-ftm.js';
import { ftmSimple } from './ftm/read-ftm-simple.js';
import type { ListFormat } from './list-format.js';
import { popolo } from './popolo/read-popolo.js';
import { usCongress } from './us-congress/read-us-congress.js';
import { wikidata } from './wikidata/read-wikidata.js';

/** The formats beyond the official sanctions lists: exposed and wanted persons, debarment, collections, own lists. */
export const FURTHER_FORMATS: Readonly<Record<string, readonly ListFormat[]>> = {
  us_congress: [usCongress],
  wikidata: [wikidata],
  popolo: [popolo],
  opensanctions: [ftmEntities, ftmNested, ftmSimple],
  custom: [customCsv, customJson],
};
