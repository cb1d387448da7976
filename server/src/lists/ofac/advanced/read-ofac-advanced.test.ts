import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { readMade, readRecords, recordOf } from '../../../../test/support/read-records.js';
import { hasSharedData, listSample, sharedData } from '../../../../test/support/shared-data.js';
import { AppError } from '../../../domain/app-error.js';

const ADVANCED = listSample('ofac-advanced.xml');

test('a party of the Advanced XML is put together from the file’s own tables, whatever their numbers', async () => {
  const { format, records, publishedAt } = await readRecords('ofac_sdn', ADVANCED);
  assert.equal(format, 'OFAC Advanced XML');
  assert.equal(publishedAt?.toISOString(), '2020-03-17T00:00:00.000Z');
  const person = recordOf(records, '900101');
  assert.equal(person.entityType, 'Person');
  assert.deepEqual(
    person.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Example Testovich INVENTOV', 'primary', 'strong'],
      ['Пример ИНВЕНТОВ', 'original', 'strong'],
      ['Ivo', 'aka', 'weak'],
    ],
  );
  assert.deepEqual(person.dates, [{ start: '1962-01-01', end: '1962-12-31', precision: 'year', circa: true }]);
  assert.deepEqual(person.placesOfBirth, ['Omsk, Russia']);
  assert.deepEqual(person.nationalities, ['RU']);
  assert.equal(person.gender, 'male');
  assert.deepEqual(person.addresses, [{ street: '1 Nowhere Street', city: 'Moscow', country: 'RU' }]);
  assert.deepEqual(person.documents, [
    { type: 'Passport', number: '007700123', country: 'RU', expiresOn: '2011-01-23', note: 'Fraudulent' },
  ]);
  assert.deepEqual(person.identifiers, [
    { type: 'passport', value: '007700123', country: 'RU' },
    { type: 'wallet', value: '0xExampleAddressNotReal', currency: 'ETH' },
  ]);
  assert.deepEqual(person.listing, {
    listedOn: '2015-12-22',
    programs: ['RUSSIA-EO14024'],
    legalBasis: ['Executive Order 14024 (Russia)'],
    measures: ['Block', 'Listing Date (EO 14024 Directive 2): 24 Feb 2022'],
  });
  assert.deepEqual(person.notes, ['Known for examples.']);
});

test('a vessel of the Advanced XML has flag, call sign and IMO, and its ties are given by number', async () => {
  const { records } = await readRecords('ofac_sdn', ADVANCED);
  const vessel = recordOf(records, '900103');
  assert.equal(vessel.entityType, 'Vessel');
  assert.deepEqual(vessel.nationalities, ['PA']);
  assert.deepEqual(vessel.identifiers, [
    { type: 'imo', value: '9074729' },
    { type: 'call_sign', value: 'EXMP1' },
  ]);
  assert.deepEqual(vessel.relations, [
    {
      kind: 'owner',
      relation: 'Owned or Controlled By',
      name: 'Example Testovich INVENTOV',
      details: 'former',
      sourceId: '900101',
    },
  ]);
});

test('a document without a number is skipped with a warning', async () => {
  const { warnings } = await readRecords('ofac_sdn', ADVANCED);
  assert.deepEqual(warnings, ['ofac-advanced.xml: skipped 1 documents without a number']);
});

test('an Advanced file whose tables are missing is refused, not read as numbers', async () => {
  const xml = (await readFile(ADVANCED, 'utf8')).replace(/<ReferenceValueSets>.*<\/ReferenceValueSets>/s, '');
  await assert.rejects(readMade('ofac_sdn', { 'sdn_advanced.xml': xml }), (error: unknown) => {
    assert.ok(error instanceof AppError);
    assert.match(error.message, /^sdn_advanced\.xml: its reference tables are missing/);
    return true;
  });
});

if (hasSharedData) {
  test('every party of OFAC’s published Advanced XML is read', async () => {
    const { records, brokenCount } = await readRecords(
      'ofac_cons',
      sharedData('ofac/consolidated-advanced-xml/cons_advanced-2020-03-17.xml.gz'),
    );
    assert.equal(records.length, 375);
    assert.equal(brokenCount, 0);
    assert.equal(records.flatMap((record) => record.relations).filter(({ kind }) => kind === 'owner').length, 276);
    assert.ok(records.every((record) => record.listing.listedOn !== undefined && record.listing.programs.length > 0));
    // The list has 1,290 aliases: two repeat a name of their party, one of them a weak copy of a strong name.
    const names = records.flatMap((record) => record.names);
    assert.deepEqual([names.length, names.filter(({ quality }) => quality === 'weak').length], [1288, 30]);
  });
}
