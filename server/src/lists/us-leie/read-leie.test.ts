import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readMade, readRecords } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

test('zeros in the LEIE mean an unknown value, and a reinstated party is skipped', async () => {
  const csv = [
    'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE',
    '"NOBODY","EXAMPLE","T","","PHYSICIAN","","","1234567893","19620504","1 NOWHERE","OMAHA","NE","00123","1128a1","20200319","00000000","00000000",""',
    '"","","","IMAGINARY PHARMACY INC","PHARMACY","","","0000000000","","2 NOWHERE","OMAHA","NE","00123","1128b8","20220320","00000000","00000000",""',
    '"BACK","AGAIN","","","","","","0000000000","","","","","","1128b4","20100320","20200101","00000000",""',
  ].join('\r\n');
  const { records, warnings } = await readMade('us_leie', { 'UPDATED.csv': `${csv}\r\n` });
  assert.deepEqual(records.map(namesOf), [['EXAMPLE T NOBODY'], ['IMAGINARY PHARMACY INC']]);
  const [person, company] = records;
  assert.ok(person && company);
  assert.deepEqual(person.dates, [{ start: '1962-05-04', end: '1962-05-04', precision: 'day', circa: false }]);
  assert.deepEqual(person.identifiers, [{ type: 'other', value: '1234567893', country: 'US' }]);
  assert.equal(person.listing.reason, 'Conviction of program-related crimes');
  assert.equal(person.addresses[0]?.postalCode, '00123');
  assert.deepEqual(company.identifiers, []);
  assert.deepEqual(warnings, ['Skipped 1 reinstated parties']);
});

if (hasSharedData) {
  test('every party of the published list is read', async () => {
    const { records } = await readRecords('us_leie', sharedData('us-leie/leie-head-2026-08-02.csv'));
    assert.equal(records.length, 4);
  });
}
