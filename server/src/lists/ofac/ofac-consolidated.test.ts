import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

const CONSOLIDATED = ['prim', 'add', 'alt', 'comments'].map((part) =>
  sharedData(`ofac/consolidated-legacy-csv/cons_${part}.csv`),
);

test('OFAC’s consolidated list is read by the same legacy CSV reader as the SDN list', async () => {
  const main = [
    '900001,"EXAMPLE PUBLIC JOINT STOCK COMPANY",-0- ,"UKRAINE-EO13662] [RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"SWIFT/BIC EXAMRUMM; Tax ID No. 7700000001 (Russia)."',
    '900002,"INVENTED, Person Example","individual","NS-PLC",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1962; POB Nowhere."',
    '\x1a',
  ].join('\r\n');
  const { format, records } = await readMade('ofac_cons', { 'cons_prim.csv': main });
  assert.equal(format, 'OFAC legacy CSV');
  const company = recordOf(records, '900001');
  assert.deepEqual(company.listing.programs, ['UKRAINE-EO13662', 'RUSSIA-EO14024']);
  assert.deepEqual(company.categories, ['Sanctions']);
  assert.equal(company.source, 'ofac_cons');
  assert.deepEqual(namesOf(recordOf(records, '900002')), ['Person Example INVENTED']);
});

if (hasSharedData) {
  test('every entity of the published consolidated list is read from the legacy CSV', async () => {
    const { records, brokenCount } = await readRecords('ofac_cons', ...CONSOLIDATED);
    assert.equal(records.length, 442);
    assert.equal(countByType(records).Person, 79);
    assert.equal(brokenCount, 0);
  });
}
