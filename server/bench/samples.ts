import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readList } from '../src/lists/read-list.js';

/**
 * `node server/dist/bench/samples.js`: reads every sample of the publishers' files that lie beside the repository whole and
 * prints how many entities it has beside how many it must have. Fails when one number is another, or a record is broken.
 */
const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** The source, how many entities, and the files; a folder stands for all that is in it. */
const SAMPLES: readonly (readonly [source: string, entities: number, ...files: string[]])[] = [
  ['ofac_sdn', 13_821, 'ofac/snapshots/sdn-2023-12-28.csv.gz'],
  ['ofac_sdn', 13_931, 'ofac/snapshots/sdn-2024-02-20.csv.gz'],
  ['ofac_sdn', 14_499, 'ofac/snapshots/sdn-2024-02-24.csv.gz'],
  ['ofac_sdn', 14_973, 'ofac/snapshots/sdn-2024-05-02.csv.gz'],
  ['ofac_sdn', 13_821, 'ofac/snapshots/sdn-2023-12-28.csv.gz', 'ofac/legacy-csv-2024-01'],
  ['ofac_sdn', 4, 'ofac/sdn-xml/sdn-sample.xml'],
  ['ofac_sdn', 2781, 'ofac/sdn-xml/sdn-2021-08-19.reconstructed.xml.gz'],
  ['ofac_cons', 442, 'ofac/consolidated-legacy-csv'],
  ['ofac_cons', 443, 'ofac/consolidated-xml/consolidated-2025-03-28.xml.gz'],
  ['ofac_cons', 375, 'ofac/consolidated-advanced-xml/cons_advanced-2020-03-17.xml.gz'],
  ['ofac_cons', 443, 'ofac/consolidated-enhanced-xml/CONS_ENHANCED.ZIP'],
  ['ofac_wallets', 654, 'ofac/digital-currency-addresses-2024-09-27'],
  ['us_csl', 14_160, 'us-csl/consolidated-2022-04.csv.gz'],
  // Lines of one party are one entity: of 18, 19 and 213.
  ['us_csl', 5, 'us-bis/el-sample.csv'],
  ['us_csl', 13, 'us-bis/uvl-sample.csv'],
  ['us_csl', 177, 'us-state/isn.csv'],
  ['us_bis_dpl', 546, 'us-bis/dpl.txt'],
  ['us_itar', 515, 'us-state/itar_debarred_party_list_2018-01-24.csv'],
  ['us_leie', 4, 'us-leie/leie-head-2026-08-02.csv'],
  ['un_sc', 684 + 193, 'un/consolidated-2025-04-19.xml.gz'],
  ['un_sc', 730 + 273, 'un/consolidated-2026-02-27.xml.gz'],
  ['eu_fsf', 4, 'eu-fsf/xml-1.1-excerpt.xml'],
  ['eu_fsf', 1, 'eu-fsf/csv-1.1-excerpt-columns-1-to-21.csv'],
  ['eu_fsf', 93, 'eu-fsf/legacy-csv-1.0-first-1000-lines-2018-07-04.csv.gz'],
  ['uk_ofsi', 2106, 'uk-ofsi/sanctionsconlist-2018-04-13.csv.gz'],
  ['uk_sl', 3, 'uk-sanctions-list/uk-sanctions-list-excerpt-2026-09-02.xml'],
  // A header alone: recognised, and refused as an edition because it is empty.
  ['uk_sl', 0, 'uk-sanctions-list/csv-header-2026-02-13.csv'],
  ['ch_seco', 3, 'ch-seco/seco-amendment-example-2024-01-17.xml'],
  // Of three targets one is no longer listed.
  ['ch_seco', 2, 'ch-seco/seco-whole-list-excerpt-2026-08-27.xml'],
  ['ca_sema', 4759, 'ca-sema/sema-lmes-2025-05.xml.gz'],
  ['au_dfat', 3062, 'au-dfat/regulation8_consolidated-2024-12.xlsx'],
  ['fbi_wanted', 40, 'fbi-wanted'],
  [
    'popolo',
    450 + 441 + 1323 + 251 + 148 + 1783 + 328 + 289 + 150,
    ...popolo('Russia', 'Ukraine', 'Bulgaria', 'Serbia', 'Georgia', 'Greece', 'Iraq', 'Iran', 'Jordan'),
  ],
  [
    'popolo',
    926 + 475 + 296 + 111 + 218 + 513 + 162 + 362 + 339,
    ...popolo('Israel', 'Japan', 'South_Korea', 'Taiwan', 'Thailand', 'Brazil', 'Venezuela', 'Nigeria', 'Pakistan'),
  ],
  ['us_congress', 537 + 80, 'pep/us-congress-2026-06'],
  ['wikidata', 12, 'pep/wikidata'],
  ['opensanctions', 6 + 11, 'ftm/yente-fixtures/zala.entities.ftm.json'],
  ['opensanctions', 4 + 2, 'ftm/yente-fixtures/t1.entities.ftm.json'],
  ['opensanctions', 56 + 22 + 18, 'ftm/yente-fixtures/parteispenden.entities.ftm.json'],
];

let wrong = 0;
const rows: object[] = [];
for (const [source, expected, ...names] of existsSync(DATA) ? SAMPLES : []) {
  const files = names.flatMap(inFolder);
  const begun = performance.now();
  const reading = await readList(source, files, { mustBeWhole: true });
  let entities = 0;
  let listed = 0;
  for await (const record of reading.records()) {
    entities += 1;
    listed += record.names.length;
  }
  const { brokenCount: broken } = reading.outcome();
  if (entities !== expected || broken > 0) wrong += 1;
  const file = `${names[0]}${names.length > 1 ? ' …' : ''}`;
  rows.push({
    source,
    file,
    format: reading.format,
    entities,
    expected,
    names: listed,
    broken,
    ms: Math.round(performance.now() - begun),
  });
}
console.table(rows);
process.stdout.write(
  `${rows.length} samples, ${wrong} of them with another number of entities or with broken records\n`,
);
process.exitCode = wrong > 0 ? 1 : 0;

function popolo(...countries: string[]): string[] {
  const folder = 'pep/everypolitician-2015-11';
  const all = existsSync(DATA) ? readdirSync(join(DATA, folder)) : [];
  return all.filter((name) => countries.includes(name.replace(/__.*$/, ''))).map((name) => `${folder}/${name}`);
}

function inFolder(name: string): string[] {
  const path = join(DATA, name);
  return /\.\w{2,4}$/i.test(name)
    ? [path]
    : readdirSync(path)
        .sort()
        .map((file) => join(path, file));
}
