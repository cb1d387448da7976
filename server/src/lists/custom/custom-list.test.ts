import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWorkbook } from '../../../test/support/make-zip.js';
import { readMade, recordOf } from '../../../test/support/read-records.js';
import type { ListedRecord } from '../../domain/listed-record.js';

const HEADER =
  'id,name,entity_type,aliases,weak_aliases,birth_incorporation_date,countries,nationality,gender,categories,identification_number,business_registration_number,imo_number,mmsi,tail_number,wallet_address,addresses,positions,notes,source_url,image,list_type';

const WHOLE = [
  HEADER,
  'c-1,"Invented, Person",person,Ivan Invented;Иван Выдуманный,The Inventor,07-03-1961;1962,RU;Cyprus,Russian,male,PEP level 2;Sanctions,AB 123456,,,,,,"1 Example Street, Nicosia, Cyprus",Member of Parliament;Minister,"Seen twice; in 2024",https://example.org/1,https://example.org/1.png,block',
  'c-2,Example Trader,Vessel,,,00-00-1999,PA,,,,,,9074729,352123456,,,,,,,,',
  ',Example Aviation,Aircraft,,,,,,,,,,,,EX-AMP,,,,,,,',
  ',0xExample00000000000000000000000000000000,crypto wallet,,,,,,,,,,,,,0xExample00000000000000000000000000000000,,,,,,allow',
].join('\r\n');

test('every column of a custom list is kept in its record', async () => {
  const { format, records, brokenCount } = await readMade('custom', { 'own.csv': WHOLE });
  assert.equal(format, 'custom list CSV');
  assert.equal(brokenCount, 0);
  const person = recordOf(records, 'c-1');
  assert.equal(person.entityType, 'Person');
  assert.deepEqual(
    person.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Invented, Person', 'primary', 'strong'],
      ['Ivan Invented', 'aka', 'strong'],
      ['Иван Выдуманный', 'aka', 'strong'],
      ['The Inventor', 'aka', 'weak'],
    ],
  );
  assert.deepEqual(
    person.dates.map((date) => [date.start, date.precision]),
    [
      ['1961-03-07', 'day'],
      ['1962-01-01', 'year'],
    ],
  );
  assert.deepEqual(person.nationalities, ['RU']);
  assert.deepEqual(person.countries, ['RU', 'CY']);
  assert.equal(person.gender, 'male');
  assert.deepEqual(person.categories, ['PEP Level 2', 'Sanctions']);
  assert.deepEqual(person.identifiers, [{ type: 'other', value: 'AB 123456' }]);
  assert.deepEqual(person.documents, [{ type: 'Identification number', number: 'AB 123456' }]);
  assert.deepEqual(person.addresses, [{ street: '1 Example Street, Nicosia, Cyprus', country: 'CY' }]);
  assert.deepEqual(person.positions, [{ title: 'Member of Parliament' }, { title: 'Minister' }]);
  assert.deepEqual(person.notes, ['Seen twice; in 2024']);
  assert.equal(person.sourceUrl, 'https://example.org/1');
  assert.deepEqual(person.particulars, { image: ['https://example.org/1.png'], list_type: ['block'] });
  assert.deepEqual(recordOf(records, 'c-2').identifiers, [
    { type: 'imo', value: '9074729' },
    { type: 'mmsi', value: '352123456' },
  ]);
});

test('a row without an id is identified by its number, counted from 1', async () => {
  const { records } = await readMade('custom', { 'own.csv': WHOLE });
  assert.deepEqual(
    records.map((record) => record.sourceId),
    ['c-1', 'c-2', 'row-3', 'row-4'],
  );
  assert.equal(recordOf(records, 'row-4').entityType, 'Crypto_Wallet');
});

test('an entry of a blacklist without a category is of special interest; one of a whitelist has none', async () => {
  const { records } = await readMade('custom', { 'own.csv': WHOLE });
  assert.deepEqual(recordOf(records, 'c-2').categories, ['SIE']);
  assert.deepEqual(recordOf(records, 'row-4').categories, []);
  const { records: persons } = await readMade('custom', { 'own.csv': 'name\nAnna Invented\n' });
  assert.deepEqual(persons[0]?.categories, ['SIP']);
});

test('semicolons or tabs may separate the columns, and header names may be written in any case', async () => {
  const { records } = await readMade('custom', {
    'own.csv': '\ufeffName;Entity Type;Aliases\r\nExample GmbH;Company;"Example One;Example Two"\r\n',
  });
  assert.equal(records[0]?.entityType, 'Company');
  assert.equal(records[0]?.names.length, 3);
});

test('an unusable row is reported with its line, and the others are read', async () => {
  const rows = [
    'name,entity_type,categories,list_type,id',
    '--,,,,',
    ',,,,',
    'A One,Alien,,,',
    'B Two,,Villain,,',
    'C Three,,,maybe,',
    'D Four,,,,x',
    'E Five,,,,x',
    'F Six',
  ];
  const { records, broken } = await readMade('custom', { 'own.csv': [...rows, 'G Seven,,,,'].join('\n') });
  assert.deepEqual(
    records.map((record) => [record.sourceId, record.names[0]?.full]),
    [
      ['x', 'D Four'],
      ['row-9', 'G Seven'],
    ],
  );
  assert.deepEqual(
    broken.map(({ place }) => place),
    [2, 3, 4, 5, 6, 8, 9].map((line) => `own.csv line ${line}`),
  );
});

test('an unreadable date or country is kept as a note and reported, and the entry is still searched', async () => {
  const { records, warnings } = await readMade('custom', {
    'own.csv': 'name,birth_incorporation_date,countries\nAnna Invented,31-02-1980,Atlantis\n',
  });
  assert.deepEqual(records[0]?.dates, []);
  assert.deepEqual(records[0]?.notes, ['birth_incorporation_date: 31-02-1980', 'countries: Atlantis']);
  assert.match(warnings.join(), /own\.csv line 2 birth_incorporation_date: 31-02-1980/);
});

test('an entry with too many values of a field, or too long a value, is reported and skipped', async () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, at) => `Alias ${at}`).join(';');
  const rows = [
    'name,aliases,notes',
    `Anna Many,${aliases(201)},`,
    `Boris Enough,${aliases(200)},${'n'.repeat(2000)}`,
    `Clara Long,,${'n'.repeat(2001)}`,
    `${'D'.repeat(2001)},,`,
  ];
  const { records, broken } = await readMade('custom', { 'own.csv': `${rows.join('\n')}\n` });
  assert.deepEqual(
    records.map(({ names }) => [names[0]?.full, names.length]),
    [['Boris Enough', 201]],
  );
  assert.deepEqual(
    broken.map(({ place, reason }) => [place, reason]),
    [
      ['own.csv line 2', 'the field "aliases" has 201 values; at most 200 are allowed'],
      ['own.csv line 4', 'a value of the field "notes" has more than 2000 characters'],
      ['own.csv line 5', 'a value of the field "name" has more than 2000 characters'],
    ],
  );
});

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['a list without a name column', 'id,title\n1,Anna\n', /not in a format of custom/],
  [
    'a column nobody knows',
    'name,birth_date\nAnna,1980\n',
    /unknown columns "birth_date"; a custom list may have: id, name/,
  ],
  ['a column that occurs twice', 'name,notes,notes\nAnna,a,b\n', /a column occurs twice/],
  ['a quote inside of a bare cell', 'name,notes\nBank "Example",a\n', /not valid CSV .*line 2/],
  ['a file cut off in a quoted cell', 'name,notes\nAnna,"half', /truncated/],
  ['a file cut off in a row', 'name,notes\nAnna,a\nBor', /truncated/],
  ['JSON that is cut off', '[{"name": "Anna"}, {"name"', /truncated/],
  ['JSON that is no list', '{"entries": [{"name": "Anna"}', /truncated/],
  ['JSON that is none', '[{"name": Anna}]', /not valid JSON/],
  ['JSON nested without end', `[${'['.repeat(100_000)}`, /nested deeper than 64 levels/],
  ['one endless line', `name\n${'x'.repeat(3_000_000)}\n`, /a row is longer than/],
];

for (const [what, text, reason] of REFUSED) {
  test(`a custom list is refused for ${what}`, async () => {
    await assert.rejects(readMade('custom', { 'own.list': text }), (error: Error) => {
      const reported = 'parameters' in error ? JSON.stringify(error) : '';
      assert.match(`${error.message} ${reported}`, reason);
      return true;
    });
  });
}

test('the JSON of a custom list gives the same records as its CSV', async () => {
  const csv = await readMade('custom', {
    'own.csv': 'id,name,aliases,gender\n7,Anna Invented,A. I.;Annie,female\n,Boris,,\n',
  });
  const entries = [{ id: 7, name: 'Anna Invented', aliases: ['A. I.', 'Annie'], gender: 'female' }, { name: 'Boris' }];
  for (const document of [entries, { entries }]) {
    const json = await readMade('custom', { 'own.json': JSON.stringify(document) });
    assert.equal(json.format, 'custom list JSON');
    assert.deepEqual(json.records, csv.records);
  }
});

test('an unusable entry of a JSON list is reported with its number', async () => {
  const entries = [{ name: 'Anna' }, 'Boris', { name: 'Clara', colour: 'red' }, { name: { first: 'D' } }, {}];
  const { records, broken } = await readMade('custom', { 'own.json': JSON.stringify(entries) });
  assert.deepEqual(
    records.map((record: ListedRecord) => record.names[0]?.full),
    ['Anna'],
  );
  assert.deepEqual(
    broken.map(({ place }) => place),
    [2, 3, 4, 5].map((number) => `own.json entry ${number}`),
  );
});

test('a workbook is read as it is shown, below blank rows, and its errors name the row of the sheet', async () => {
  const rows = [
    [' ', ' ', ' '],
    ['name', 'birth_incorporation_date', 'aliases', ' '],
    ['Ortrud Kranichfeld', new Date('1961-03-07')],
    [' ', ' '],
    ['', '', 'Nobody'],
    ['Winfried Sturmhaube', '1962', 'Winni Sturmhaube'],
  ];
  const { records, broken } = await readMade('custom', { 'own.xlsx': makeWorkbook(rows) });
  assert.deepEqual(
    records.map(({ names, dates }) => [names[0]?.full, dates[0]?.start, dates[0]?.precision]),
    [
      ['Ortrud Kranichfeld', '1961-03-07', 'day'],
      ['Winfried Sturmhaube', '1962-01-01', 'year'],
    ],
  );
  assert.deepEqual(broken, [{ place: 'own.xlsx row 5', reason: 'the name is missing' }]);
});
