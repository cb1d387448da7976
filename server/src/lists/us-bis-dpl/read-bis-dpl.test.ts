import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMade, readRecords } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

test('a denied person has the dates of the order, and keeps its id when other rows change', async () => {
  const header = [
    'Name',
    'Street_Address',
    'City',
    'State',
    'Country',
    'Postal_Code',
    'Effective_Date',
    'Expiration_Date',
    'Standard_Order',
    'Last_Update',
    'Action',
    'FR_Citation',
  ];
  const line = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join('\t');
  const one = line([
    ' EXAMPLE NOBODY',
    '1 NOWHERE STREET',
    'OMSK',
    '',
    'RU',
    '644000',
    '06/19/2003',
    '06/29/2056',
    'Y',
    '2007-01-31',
    'FR NOTICE ADDED',
    '68 F.R. 1',
  ]);
  const other = line(['IMAGINARY TRADING LTD.', '', '', '', '', '', '06/19/2004', '', 'N', '', '', '']);
  const both = await readMade('us_bis_dpl', { 'dpl.txt': [line(header), other, one, one, ''].join('\n') });
  const alone = await readMade('us_bis_dpl', { 'dpl.txt': [line(header), one, ''].join('\n') });
  const [company, person, again] = both.records;
  assert.ok(company && person && again);
  assert.equal(person.sourceId, alone.records[0]?.sourceId);
  assert.equal(again.sourceId, `${person.sourceId}-2`);
  assert.deepEqual([company.entityType, person.entityType], ['Company', 'Person']);
  assert.deepEqual(person.listing, {
    listedOn: '2003-06-19',
    updatedOn: '2007-01-31',
    programs: ['Denied Persons List'],
    legalBasis: ['68 F.R. 1'],
    measures: ['Denial of export privileges'],
  });
  assert.deepEqual(person.addresses, [
    { street: '1 NOWHERE STREET', city: 'OMSK', postalCode: '644000', country: 'RU' },
  ]);
  assert.deepEqual(person.categories, ['Warnings and Regulatory Enforcement']);
});

if (hasSharedData) {
  test('every party of the published list is read', async () => {
    const { records } = await readRecords('us_bis_dpl', sharedData('us-bis/dpl.txt'));
    assert.equal(records.length, 546);
  });
}
