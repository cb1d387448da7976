import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { makeZip } from '../../../../test/support/make-zip.js';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../../test/support/read-records.js';
import { hasSharedData, listSample, sharedData } from '../../../../test/support/shared-data.js';

const XML = listSample('ofac-sdn.xml');
const ENHANCED = listSample('ofac-enhanced.xml');

test('an entry of OFAC’s XML is read completely: names by quality, documents, dates, facts among the ids', async () => {
  const { format, records, publishedAt } = await readRecords('ofac_sdn', XML);
  assert.equal(format, 'OFAC XML');
  assert.equal(publishedAt?.toISOString(), '2025-03-28T00:00:00.000Z');
  const person = recordOf(records, '900101');
  assert.deepEqual(person.names, [
    {
      full: 'Example Testovich INVENTOV Jr.',
      kind: 'primary',
      quality: 'strong',
      family: 'INVENTOV',
      given: 'Example Testovich',
    },
    { full: 'Example INVENTIN', kind: 'fka', quality: 'strong', family: 'INVENTIN', given: 'Example' },
    { full: 'IVO', kind: 'aka', quality: 'weak' },
  ]);
  assert.deepEqual(person.dates, [
    { start: '1962-01-01', end: '1962-12-31', precision: 'year', circa: true },
    { start: '1954-05-20', end: '1954-05-20', precision: 'day', circa: false },
  ]);
  assert.deepEqual(person.documents, [
    { type: 'Passport', number: '007700123', country: 'RU', issuedOn: '2001-10-01', expiresOn: '2011' },
  ]);
  assert.deepEqual(person.identifiers, [
    { type: 'passport', value: '007700123', country: 'RU' },
    { type: 'wallet', value: '1ExampleAddressNotReal', currency: 'XBT' },
  ]);
  assert.equal(person.gender, 'male');
  assert.deepEqual(person.nationalities, ['RU']);
  assert.deepEqual(person.placesOfBirth, ['Omsk, Russia']);
  assert.deepEqual(person.emails, ['nobody@example.org']);
  assert.deepEqual(person.positions, [{ title: 'Deputy Minister of Examples' }]);
  assert.deepEqual(person.listing, {
    programs: ['RUSSIA-EO14024', 'CYBER2'],
    legalBasis: [],
    measures: ['Secondary sanctions risk: See Section 11 of Executive Order 14024'],
  });
  assert.deepEqual(person.addresses, [
    {
      street: '1 Nowhere Street, Flat 2',
      city: 'Moscow',
      region: 'Moscow Oblast',
      postalCode: '101000',
      country: 'RU',
    },
  ]);
  assert.deepEqual(person.relations, [
    { kind: 'linked', relation: 'linked to', name: 'IMAGINARY TRADING LLC', sourceId: '900102' },
  ]);
});

test('a vessel of OFAC’s XML has its IMO and call sign, its flag is its nationality, its owner a relation', async () => {
  const { records } = await readRecords('ofac_sdn', XML);
  const vessel = recordOf(records, '900103');
  assert.equal(vessel.entityType, 'Vessel');
  assert.deepEqual(vessel.identifiers, [
    { type: 'imo', value: '9074729' },
    { type: 'call_sign', value: 'EXMP1' },
  ]);
  assert.deepEqual(vessel.nationalities, ['PA']);
  assert.deepEqual(vessel.relations, [
    { kind: 'owner', relation: 'owner', name: 'IMAGINARY TRADING LLC', sourceId: '900102' },
  ]);
  assert.deepEqual(vessel.particulars.gross_registered_tonnage, ['56,068']);
});

test('an entry without a name is reported with its line and skipped', async () => {
  const { records, broken } = await readRecords('ofac_sdn', XML);
  assert.equal(records.length, 3);
  assert.deepEqual(broken, [{ place: 'ofac-sdn.xml line 52', reason: '900104 has no name' }]);
});

test('the older namespace of OFAC’s XML is read as well', async () => {
  const xml = await readFile(XML, 'utf8');
  const older = xml.replace(/xmlns="[^"]+"/, 'xmlns="http://tempuri.org/sdnList.xsd"');
  assert.equal((await readMade('ofac_sdn', { 'sdn.xml': older })).records.length, 3);
});

test('an entity of the Enhanced XML brings scripts, listing dates, legal basis and ties by number', async () => {
  const { format, records } = await readRecords('ofac_cons', ENHANCED);
  assert.equal(format, 'OFAC Enhanced XML');
  const person = recordOf(records, '900101');
  assert.deepEqual(
    person.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Example Testovich INVENTOV', 'primary', 'strong'],
      ['Пример Тестович ИНВЕНТОВ', 'original', 'strong'],
      ['IVO', 'aka', 'weak'],
      ['Else SOMEBODY', 'relative', 'strong'],
    ],
  );
  assert.deepEqual(person.dates, [{ start: '1962-01-01', end: '1962-12-31', precision: 'year', circa: true }]);
  assert.deepEqual(person.listing, {
    listedOn: '2015-12-22',
    programs: ['RUSSIA-EO14024'],
    legalBasis: ['Executive Order 14024 (Russia)'],
    measures: ['Block'],
  });
  assert.deepEqual(person.documents, [{ type: 'Passport', number: '007700123', country: 'RU', note: 'not valid' }]);
  assert.deepEqual(person.relations, [
    {
      kind: 'associate',
      relation: 'Acting for or on behalf of',
      name: 'IMAGINARY TRADING LLC',
      sourceId: '900102',
    },
    { kind: 'family', relation: 'Family member of', name: 'SOMEBODY, Else' },
  ]);
  assert.deepEqual(person.positions, [{ title: 'Deputy Minister of Examples' }]);
  assert.deepEqual(person.notes, ['Known for examples.']);
});

test('the ZIP that OFAC serves is read as the file in it', async () => {
  const zip = makeZip({ 'SDN_ENHANCED.XML': await readFile(ENHANCED) });
  const packed = await readMade('ofac_sdn', { 'SDN_ENHANCED.ZIP': zip });
  const plain = await readRecords('ofac_sdn', ENHANCED);
  assert.deepEqual(packed.records, plain.records);
  assert.equal(packed.checksum, plain.checksum);
});

if (hasSharedData) {
  test('every entity of OFAC’s published XML files is read', async () => {
    const consolidated = await readRecords(
      'ofac_cons',
      sharedData('ofac/consolidated-xml/consolidated-2025-03-28.xml.gz'),
    );
    assert.equal(consolidated.records.length, 443);
    assert.equal(countByType(consolidated.records).Person, 80);
    const aliases = consolidated.records.flatMap((record) => record.names.filter(({ kind }) => kind !== 'primary'));
    assert.equal(aliases.filter(({ quality }) => quality === 'weak').length, 70);
    assert.deepEqual([consolidated.brokenCount, consolidated.warnings.length], [0, 0]);

    const sample = await readRecords('ofac_sdn', sharedData('ofac/sdn-xml/sdn-sample.xml'));
    assert.deepEqual(countByType(sample.records), { Person: 2, Company: 1, Vessel: 1 });

    const sdn = await readRecords('ofac_sdn', sharedData('ofac/sdn-xml/sdn-2021-08-19.reconstructed.xml.gz'));
    const { Person, Vessel, Company = 0, Organization = 0 } = countByType(sdn.records);
    assert.deepEqual([sdn.records.length, Person, Company + Organization, Vessel], [2781, 1656, 1121, 4]);
  });

  test('every entity of OFAC’s published Enhanced XML is read from its ZIP', async () => {
    const { records, brokenCount } = await readRecords(
      'ofac_cons',
      sharedData('ofac/consolidated-enhanced-xml/CONS_ENHANCED.ZIP'),
    );
    assert.equal(records.length, 443);
    assert.equal(countByType(records).Person, 80);
    assert.equal(brokenCount, 0);
    assert.ok(records.every((record) => record.listing.listedOn !== undefined));
    assert.ok(namesOf(recordOf(records, '33091')).includes('旷视科技有限公司'));
  });
}
