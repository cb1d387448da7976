import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesOf, readMade, readRecords } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

test('a debarred party’s aliases are read from the brackets behind the name', async () => {
  const csv = [
    'Debarred Party Full Name and Alias,Date of Birth,Notice,Notice Date,Corrected Notice,Corrected Notice Date',
    '"Inventov, Example (a.k.a. Ivo Nobody; E. Inventov)","January, 1964",77 FR 1,7/24/2012,,',
    '"Imaginary Trading, Inc. (a.k.a. ITI, Inc.)",,77 FR 1,7/24/2012,,',
  ].join('\n');
  const { records } = await readMade('us_itar', { 'itar.csv': `${csv}\n` });
  const [person, company] = records;
  assert.ok(person && company);
  assert.deepEqual(namesOf(person), ['Example Inventov', 'Ivo Nobody', 'E. Inventov']);
  assert.deepEqual(person.dates, [{ start: '1964-01-01', end: '1964-01-31', precision: 'month', circa: false }]);
  assert.equal(person.listing.listedOn, '2012-07-24');
  assert.deepEqual([company.entityType, ...namesOf(company)], ['Company', 'Imaginary Trading, Inc.', 'ITI, Inc.']);
});

if (hasSharedData) {
  test('every party of the published list is read', async () => {
    const { records } = await readRecords('us_itar', sharedData('us-state/itar_debarred_party_list_2018-01-24.csv'));
    assert.equal(records.length, 515);
  });
}
