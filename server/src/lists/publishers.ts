import { auDfat } from './au-dfat/publisher.js';
import { caSema } from './ca-sema/publisher.js';
import { chSeco } from './ch-seco/publisher.js';
import { custom } from './custom/publisher.js';
import { deBundestag } from './de-bundestag/publisher.js';
import { demonstration } from './demonstration/publisher.js';
import { euFsf } from './eu/publisher.js';
import { euParliament } from './eu-parliament/publisher.js';
import { fbiWanted } from './fbi-wanted/publisher.js';
import { frAssemblee } from './fr-assemblee/publisher.js';
import { interpolRed } from './interpol/publisher.js';
import { ofacCons, ofacSdn } from './ofac/publisher.js';
import { ofacWallets } from './ofac-wallets/publisher.js';
import { opensanctions } from './opensanctions/publisher.js';
import { popolo } from './popolo/publisher.js';
import { ukOfsi, ukSl } from './uk/publisher.js';
import { ukParliament } from './uk-parliament/publisher.js';
import { unSc } from './un-sc/publisher.js';
import { usBisDpl } from './us-bis-dpl/publisher.js';
import { usCongress } from './us-congress/publisher.js';
import { usCsl } from './us-csl/publisher.js';
import { usItar } from './us-itar/publisher.js';
import { usLeie } from './us-leie/publisher.js';
import { wikidata } from './wikidata/publisher.js';
import { worldbank } from './worldbank/publisher.js';

/** Lists in the order in which they are named and updated. */
export const PUBLISHERS = [
  ofacSdn,
  ofacCons,
  unSc,
  euFsf,
  ukSl,
  ukOfsi,
  caSema,
  usCsl,
  usBisDpl,
  usItar,
  usLeie,
  auDfat,
  chSeco,
  worldbank,
  fbiWanted,
  interpolRed,
  ofacWallets,
  usCongress,
  euParliament,
  deBundestag,
  frAssemblee,
  ukParliament,
  wikidata,
  popolo,
  opensanctions,
  custom,
  demonstration,
] as const;

type Known = (typeof PUBLISHERS)[number];

/** `ofac_sdn`, `un_sc`, … */
export type SourceName = Known['source'];

/** The title of a format of any list: `OFAC legacy CSV`. */
export type FormatTitle = { [Source in SourceName]: keyof Extract<Known, { source: Source }>['formats'] }[SourceName];
