import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { compareNames, type ListedName } from '@touchstone/engine';
import { readRecords } from '../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { SourceName } from '../lists/publishers.js';

const LISTS: readonly (readonly [SourceName, ...string[]])[] = [
  [
    'ofac_sdn',
    'ofac/snapshots/sdn-2023-12-28.csv.gz',
    'ofac/legacy-csv-2024-01/add.csv.gz',
    'ofac/legacy-csv-2024-01/alt.csv.gz',
    'ofac/legacy-csv-2024-01/sdn_comments.csv',
  ],
  ['ofac_cons', 'ofac/consolidated-enhanced-xml/CONS_ENHANCED.ZIP'],
  ['un_sc', 'un/consolidated-2026-02-27.xml.gz'],
  ['eu_fsf', 'eu-fsf/legacy-csv-1.0-first-1000-lines-2018-07-04.csv.gz'],
  ['eu_fsf', 'eu-fsf/xml-1.1-excerpt.xml'],
  ['uk_ofsi', 'uk-ofsi/sanctionsconlist-2018-04-13.csv.gz'],
  ['uk_sl', 'uk-sanctions-list/uk-sanctions-list-excerpt-2026-09-02.xml'],
  ['us_csl', 'us-csl/consolidated-2022-04.csv.gz'],
  ['us_bis_dpl', 'us-bis/dpl.txt'],
  ['us_itar', 'us-state/itar_debarred_party_list_2018-01-24.csv'],
  ['ca_sema', 'ca-sema/sema-lmes-2025-05.xml.gz'],
  ['au_dfat', 'au-dfat/regulation8_consolidated-2024-12.xlsx'],
  ['ch_seco', 'ch-seco/seco-whole-list-excerpt-2026-08-27.xml'],
];

/** As the publisher writes it, and with the parts that it gives in either order. */
function asked({ full, family, given }: ListedName): readonly string[] {
  return family === undefined || given === undefined ? [full] : [full, `${given} ${family}`, `${family}, ${given}`];
}

function missed(records: readonly ListedRecord[], known: Set<string>): readonly string[] {
  return records.flatMap(({ names, entityType }) =>
    names
      .filter(({ kind, quality }) => quality === 'strong' && kind !== 'relative')
      .flatMap((name) =>
        asked(name).filter((text) => {
          const key = `${entityType}|${text}|${name.full}`;
          if (known.has(key)) return false;
          known.add(key);
          return compareNames(text, name.full, entityType).score < 80;
        }),
      ),
  );
}

test('every primary name and strong alias of every list finds its own record at 80, as written and in either order', {
  skip: hasSharedData ? false : 'the publishers’ lists are not beside this repository',
}, async () => {
  const popolo = readdirSync(sharedData('pep/everypolitician-2015-11')).map(
    (file) => ['popolo', `pep/everypolitician-2015-11/${file}`] as const,
  );
  const known = new Set<string>();
  for (const [source, ...files] of [...LISTS, ...popolo]) {
    const { records } = await readRecords(source, ...files.map(sharedData));
    assert.ok(records.length > 0, files[0]);
    assert.deepEqual(missed(records, known), [], files[0]);
  }
});
