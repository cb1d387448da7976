import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, listSample, sharedData } from '../../../test/support/shared-data.js';

const XML = listSample('eu-fsf.xml');
const CSV = listSample('eu-fsf.csv');

test('an entity of the EU’s XML has as primary name the first strong one without a foreign language', async () => {
  const { format, records, publishedAt } = await readRecords('eu_fsf', XML);
  assert.equal(format, 'EU FSF XML 1.1');
  assert.equal(publishedAt?.toISOString(), '2024-12-11T20:24:35.826Z');
  assert.deepEqual(
    recordOf(records, 'EU.9001.1').names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Example Testovich Inventov', 'primary', 'strong'],
      ['Példa Inventov', 'aka', 'strong'],
      ['Пример Инвентов', 'original', 'strong'],
      ['Пример Инвентов (BG)', 'aka', 'strong'],
      ['Ivo', 'aka', 'weak'],
    ],
  );
});

test('an entity of the EU’s XML is read completely: partial dates, unknown country 00, false passport, dates of regulations', async () => {
  const { records } = await readRecords('eu_fsf', XML);
  const person = recordOf(records, 'EU.9001.1');
  assert.deepEqual(person.dates, [
    { start: '1962-01-01', end: '1962-12-31', precision: 'year', circa: true },
    { start: '1963-01-01', end: '1965-12-31', precision: 'range', circa: false },
    { start: '1966-04-01', end: '1966-04-30', precision: 'month', circa: false },
  ]);
  assert.deepEqual(person.notes, ['A remark.', 'Date of birth: 1361, ISLAMIC']);
  assert.deepEqual(person.nationalities, ['RU']);
  assert.equal(person.gender, 'male');
  assert.deepEqual(person.placesOfBirth, ['Omsk, RUSSIAN FEDERATION']);
  assert.deepEqual(person.addresses, [
    {
      street: '1 Nowhere Street, PO Box 7',
      city: 'Omsk',
      postalCode: '644000',
      country: 'RU',
      note: 'as at listing time',
    },
  ]);
  assert.deepEqual(person.identifiers, [{ type: 'passport', value: '007700123', country: 'RU' }]);
  assert.equal(person.documents[0]?.note, 'known to be false; (passport)');
  assert.deepEqual(person.positions, [{ title: 'Former minister', current: false }]);
  assert.deepEqual(person.listing, {
    listedOn: '2011-07-08',
    updatedOn: '2018-02-16',
    programs: ['EXA'],
    legalBasis: ['2018/999 (OJ L99)'],
    measures: [],
    reason: 'Invented for tests.',
    reference: 'EXi.001',
  });
});

test('a ship that the EU lists as an enterprise is a vessel; an entity without a name is reported', async () => {
  const { records, broken } = await readRecords('eu_fsf', XML);
  const ship = recordOf(records, 'EU.9002.1');
  assert.equal(ship.entityType, 'Vessel');
  assert.deepEqual(ship.identifiers, [{ type: 'imo', value: '9074729' }]);
  assert.deepEqual(broken, [{ place: 'eu-fsf.xml line 27', reason: 'EU.9003.1 has no name' }]);
});

test('the rows of one entity in the EU’s CSV are one record', async () => {
  const { format, records, publishedAt } = await readRecords('eu_fsf', CSV);
  assert.equal(format, 'EU FSF CSV 1.1');
  assert.equal(publishedAt?.toISOString(), '2026-08-05T00:00:00.000Z');
  assert.deepEqual(countByType(records), { Person: 1, Organization: 1 });
  const person = recordOf(records, 'EU.9001.1');
  assert.deepEqual(namesOf(person), ['Example Testovich Inventov', 'Abu Example']);
  assert.deepEqual(person.dates, [{ start: '1962-01-01', end: '1962-12-31', precision: 'year', circa: true }]);
  assert.deepEqual(person.identifiers, [{ type: 'passport', value: '007700123', country: 'RU' }]);
  assert.deepEqual(person.addresses, [{ street: '1 Nowhere; Street', city: 'Omsk', country: 'RU' }]);
  assert.deepEqual(person.nationalities, ['RU']);
  assert.equal(person.listing.listedOn, '2011-07-08');
});

test('the EU’s older CSV 1.0 is read by the positions of its columns', async () => {
  const header = [
    'Date_filexxxx',
    'Entity_logical_id',
    ...Array(6).fill('x'),
    'Naal_logical_id',
    ...Array(50).fill('x'),
  ];
  const row = (cells: Readonly<Record<number, string>>): string =>
    Array.from({ length: 59 }, (_, index) => cells[index] ?? '').join(';');
  const base = { 0: '04/07/2018', 1: '9001', 2: 'P', 3: '1/2011', 4: '2011-07-08', 6: 'EXA', 58: 'EU.9001.1' };
  const csv = [
    header.join(';'),
    row({ ...base, 8: '1', 14: 'Inventov', 15: 'Example', 17: 'Example Inventov', 18: 'M' }),
    row({ ...base, 34: '2', 40: '1962-05-04', 41: 'Omsk', 42: 'RUS' }),
    row({ ...base, 43: '3', 49: 'A0770012 (passport-National passport) (expired)', 50: 'RUS' }),
    row({ ...base, 51: '4', 57: 'RUS' }),
  ];
  const { format, records } = await readMade('eu_fsf', { 'global.csv': `${csv.join('\n')}\n` });
  assert.equal(format, 'EU FSF CSV 1.0');
  const person = recordOf(records, 'EU.9001.1');
  assert.deepEqual(namesOf(person), ['Example Inventov']);
  assert.deepEqual(person.dates, [{ start: '1962-05-04', end: '1962-05-04', precision: 'day', circa: false }]);
  assert.deepEqual(person.nationalities, ['RU']);
  assert.deepEqual(person.identifiers, [{ type: 'passport', value: 'A0770012', country: 'RU' }]);
  assert.equal(person.documents[0]?.note, '(expired)');
});

test('a truncated CSV of the EU is refused', async () => {
  const csv = await readFile(CSV, 'utf8');
  await assert.rejects(readMade('eu_fsf', { 'eu.csv': csv.slice(0, -30) }), /eu\.csv: it is truncated/);
});

if (hasSharedData) {
  test('every party of the EU’s published files is read', async () => {
    const xml = await readRecords('eu_fsf', sharedData('eu-fsf/xml-1.1-excerpt.xml'));
    assert.deepEqual(countByType(xml.records), { Person: 3, Organization: 1 });
    const csv = await readRecords('eu_fsf', sharedData('eu-fsf/csv-1.1-excerpt-columns-1-to-21.csv'));
    assert.deepEqual(csv.records.map(namesOf), [['Saddam Hussein Al-Tikriti', 'Abu Ali']]);
    const older = await readRecords('eu_fsf', sharedData('eu-fsf/legacy-csv-1.0-first-1000-lines-2018-07-04.csv.gz'));
    assert.equal(older.records.length, 93);
    assert.equal(countByType(older.records).Person, 61);
    assert.equal(older.brokenCount, 0);
  });
}
