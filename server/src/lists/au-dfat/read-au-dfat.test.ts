import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWorkbook, makeZip } from '../../../test/support/make-zip.js';
import { countByType, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';
import { dfatDates } from './dfat-date.js';

const HEADER = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'Committees',
  'Control Date',
];

const ROWS = [
  ['9001a', 'Пример ИНВЕНТОВ', 'individual', 'Original script ', 20332, '', 'Russian, German', '', '', '', '', 44981],
  [
    9001,
    'Example  INVENTOV ',
    'Individual ',
    'Primary Name ',
    20332,
    'Omsk, Russia',
    'Russian, German',
    'a) Moscow, Russia b) Berlin, Germany',
    'Gender: Male; Passport 007700123 (Russia) expires 26 Jul 2026',
    'Listed on 2 Jan 2020',
    'Autonomous (Russia)',
    44981,
  ],
  ['9001b', 'Ivo', 'Individual', 'AKA', 1956, '', 'NA', '', '', '', '', 44981],
  [9002, 'Nowhere Star', 'Entity ', 'primary Name', '', '', '', '', 'IMO: 9074729. Invented.', '', '', ''],
  ['', '', '', '', '', '', '', '', '', '', '', ''],
  ['x', 'Nobody', 'Entity', 'aka', '', '', '', '', '', '', '', ''],
];

test('the rows of one reference in Australia’s workbook are one party', async () => {
  const { format, records, broken } = await readMade('au_dfat', {
    'regulation8.xlsx': makeWorkbook([HEADER, ...ROWS]),
  });
  assert.equal(format, 'Australian Consolidated List workbook');
  assert.deepEqual(broken, [{ place: 'regulation8.xlsx line 7', reason: 'the row has no reference number' }]);
  assert.deepEqual(countByType(records), { Person: 1, Vessel: 1 });
  const person = recordOf(records, '9001');
  assert.deepEqual(
    person.names.map(({ full, kind }) => [full, kind]),
    [
      ['Example INVENTOV', 'primary'],
      ['Пример ИНВЕНТОВ', 'original'],
      ['Ivo', 'aka'],
    ],
  );
  assert.deepEqual(
    person.dates.map(({ start, precision }) => [start, precision]),
    [
      ['1955-08-31', 'day'],
      ['1956-01-01', 'year'],
    ],
  );
  assert.deepEqual(person.nationalities, ['RU', 'DE']);
  assert.equal(person.gender, 'male');
  assert.deepEqual(person.addresses, [
    { street: 'Moscow, Russia', country: 'RU' },
    { street: 'Berlin, Germany', country: 'DE' },
  ]);
  assert.deepEqual(person.identifiers, [{ type: 'passport', value: '007700123', country: 'RU' }]);
  assert.equal(person.listing.updatedOn, '2023-02-24');
  assert.deepEqual(recordOf(records, '9002').identifiers, [{ type: 'imo', value: '9074729' }]);
});

test("every form of a date of birth in Australia's list is read, and anything else kept as text", () => {
  const read = (cell: string): unknown =>
    dfatDates(cell).dates.map(({ start, end, circa }) => [start, end, ...(circa ? ['circa'] : [])]);
  assert.deepEqual(read('20332'), [['1955-08-31', '1955-08-31']]);
  assert.deepEqual(read('1962'), [['1962-01-01', '1962-12-31']]);
  assert.deepEqual(read('a) 12/03/1965;   b) 16 Nov 1974'), [
    ['1965-03-12', '1965-03-12'],
    ['1974-11-16', '1974-11-16'],
  ]);
  assert.deepEqual(read('Approximately 1955'), [['1955-01-01', '1955-12-31', 'circa']]);
  assert.deepEqual(read('a) Approximately 1955- 1958 b) c. 1938'), [
    ['1955-01-01', '1958-12-31', 'circa'],
    ['1938-01-01', '1938-12-31', 'circa'],
  ]);
  assert.deepEqual(read('Between 1960 and 1962'), [['1960-01-01', '1962-12-31']]);
  assert.deepEqual(read('(Aug. 1961)'), [['1961-08-01', '1961-08-31']]);
  assert.deepEqual(read('09/05/1982; alt DOB: 09/05/1981'), [
    ['1982-05-09', '1982-05-09'],
    ['1981-05-09', '1981-05-09'],
  ]);
  assert.deepEqual(dfatDates('NA'), { dates: [], unread: [] });
  assert.deepEqual(dfatDates('24/06/1402 (Hijri Calendar)').dates, []);
  assert.deepEqual(dfatDates('soon').unread, ['soon']);
});

test('a damaged workbook and a workbook of another publisher are refused', async () => {
  const refuse = async (content: Buffer, expected: RegExp): Promise<void> => {
    await assert.rejects(readMade('au_dfat', { 'a.xlsx': content }), expected);
  };
  await refuse(
    makeWorkbook([
      ['Name', 'Price'],
      ['Apples', 3],
    ]),
    /a\.xlsx: not in a format of au_dfat/,
  );
  await refuse(makeZip({ 'xl/workbook.xml': '<workbook/>' }), /a\.xlsx: the workbook is damaged/);
  const bomb = `<!DOCTYPE x [<!ENTITY a "a">]><workbook/>`;
  await refuse(makeZip({ 'xl/workbook.xml': bomb }), /declares a DOCTYPE/);
  const huge = `<sst>${`<si><t>${'x'.repeat(1_000_000)}</t></si>`.repeat(70)}</sst>`;
  const rels = '<Relationships><Relationship Id="r1" Target="s.xml"/></Relationships>';
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': rels,
    'xl/s.xml': '<worksheet/>',
    'xl/sharedStrings.xml': huge,
  };
  await refuse(makeZip(parts), /more than 67108864 characters of text/);
});

if (hasSharedData) {
  test('every party of Australia’s published workbook is read', async () => {
    const { records, brokenCount } = await readRecords(
      'au_dfat',
      sharedData('au-dfat/regulation8_consolidated-2024-12.xlsx'),
    );
    assert.equal(records.length, 3062);
    assert.equal(brokenCount, 0);
  });
}
