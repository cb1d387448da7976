import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, listSample, sharedData } from '../../../test/support/shared-data.js';
import { AppError } from '../../domain/app-error.js';

const CSV = listSample('uk-sanctions-list.csv');
const OFSI = listSample('ofsi-consolidated.csv');

const XML = `<?xml version="1.0" encoding="utf-8"?>
<Designations>
  <DateGenerated>02/09/2026</DateGenerated>
  <Designation>
    <LastUpdated>04/08/2026</LastUpdated><DateDesignated>29/06/2012</DateDesignated>
    <UniqueID>EXA0001</UniqueID><OFSIGroupID>90001</OFSIGroupID><UNReferenceNumber>EXi.001</UNReferenceNumber>
    <Names>
      <Name><Name1>Example</Name1><Name2>Testovich</Name2><Name6>INVENTOV</Name6><NameType>ALias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name>
      <Name><Name1>Primer</Name1><Name6>INVENTOV</Name6><NameType>Primary name</NameType></Name>
      <Name><Name1>Primer T.</Name1><Name6>INVENTOV</Name6><NameType>Primary name variation</NameType></Name>
    </Names>
    <NonLatinNames><NonLatinName><NameNonLatinScript>Пример ИНВЕНТОВ</NameNonLatinScript></NonLatinName></NonLatinNames>
    <RegimeName>The Example (Sanctions) Regulations 2020</RegimeName>
    <IndividualEntityShip>Individual</IndividualEntityShip>
    <DesignationSource>UK</DesignationSource>
    <SanctionsImposed>Asset freeze|Travel Ban</SanctionsImposed>
    <UKStatementofReasons>Invented for tests.</UKStatementofReasons>
    <Addresses><Address><AddressLine1>1 Nowhere Street</AddressLine1><AddressLine6>Omsk</AddressLine6><AddressCountry>Russia</AddressCountry></Address></Addresses>
    <IndividualDetails><Individual>
      <DOBs><DOB>dd/mm/1962</DOB><DOB>01/02/1963</DOB><DOB>dd/05/1964</DOB></DOBs>
      <Nationalities><Nationality>Russia</Nationality></Nationalities>
      <PassportDetails><Passport><PassportNumber>007700123</PassportNumber><PassportAdditionalInformation>Russian passport</PassportAdditionalInformation></Passport></PassportDetails>
      <NationalIdentifierDetails><NationalIdentifier><NationalIdentifierNumber>12-34</NationalIdentifierNumber></NationalIdentifier></NationalIdentifierDetails>
      <Positions><Position>Minister of Examples</Position></Positions>
      <Genders><Gender>Male</Gender></Genders>
      <BirthDetails><Location><TownOfBirth>Omsk</TownOfBirth><CountryOfBirth>Russia</CountryOfBirth></Location></BirthDetails>
    </Individual></IndividualDetails>
  </Designation>
  <Designation><UniqueID>EXA0009</UniqueID><Names><Name><Name6 /></Name></Names></Designation>
</Designations>`;

test('a designation of the UK XML is read completely, its surname behind the given names', async () => {
  const { format, records, publishedAt, broken } = await readMade('uk_sl', { 'UK-Sanctions-List.xml': XML });
  assert.equal(format, 'UK Sanctions List XML');
  assert.equal(publishedAt?.toISOString(), '2026-09-02T00:00:00.000Z');
  assert.deepEqual(broken, [{ place: 'UK-Sanctions-List.xml line 29', reason: 'EXA0009 has no name' }]);
  const person = recordOf(records, 'EXA0001');
  assert.deepEqual(
    person.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['Primer INVENTOV', 'primary', 'strong'],
      ['Example Testovich INVENTOV', 'aka', 'weak'],
      ['Primer T. INVENTOV', 'aka', 'strong'],
      ['Пример ИНВЕНТОВ', 'original', 'strong'],
    ],
  );
  assert.deepEqual(
    person.dates.map(({ start, end }) => [start, end]),
    [
      ['1962-01-01', '1962-12-31'],
      ['1963-02-01', '1963-02-01'],
      ['1964-05-01', '1964-05-31'],
    ],
  );
  assert.deepEqual(person.identifiers, [
    { type: 'passport', value: '007700123', country: 'RU' },
    { type: 'national_id', value: '12-34' },
  ]);
  assert.deepEqual(person.listing, {
    listedOn: '2012-06-29',
    updatedOn: '2026-08-04',
    programs: ['The Example (Sanctions) Regulations 2020'],
    legalBasis: ['Designated by: UK'],
    measures: ['Asset freeze', 'Travel Ban'],
    reason: 'Invented for tests.',
    reference: 'EXi.001',
  });
  assert.deepEqual(person.placesOfBirth, ['Omsk, Russia']);
  assert.equal(person.gender, 'male');
});

test('the rows of one party in the UK CSV are one record; numbered values are several', async () => {
  const { format, records, publishedAt, broken } = await readRecords('uk_sl', CSV);
  assert.equal(format, 'UK Sanctions List CSV');
  assert.equal(publishedAt?.toISOString(), '2026-02-13T00:00:00.000Z');
  assert.deepEqual(countByType(records), { Person: 1, Vessel: 1, Company: 1 });
  assert.deepEqual(broken, [{ place: 'uk-sanctions-list.csv line 7', reason: 'the row has no Unique ID' }]);
  const person = recordOf(records, 'EXA0001');
  assert.deepEqual(namesOf(person), ['Primer Testovich INVENTOV', 'Example Testovich INVENTOV', 'Пример ИНВЕНТОВ']);
  assert.equal(person.dates.length, 2);
  assert.deepEqual(person.nationalities, ['RU', 'CD', 'CG']);
  assert.deepEqual(person.placesOfBirth, ['Tripoli, Libya', 'Tunis, Tunisia']);
  assert.deepEqual(person.positions, [{ title: 'Minister of Examples' }, { title: 'Former adviser', current: false }]);
  assert.equal(person.addresses.length, 1);
  const ship = recordOf(records, 'EXA0002');
  assert.deepEqual(ship.identifiers, [{ type: 'imo', value: '9074729' }]);
  assert.deepEqual(ship.nationalities, ['KM']);
  assert.deepEqual(ship.relations, [{ kind: 'owner', relation: 'owner or operator', name: 'Imaginary Shipping Ltd' }]);
  assert.deepEqual(
    recordOf(records, 'EXA0003').identifiers.map(({ value }) => value),
    ['0770001', '0770002'],
  );
});

test('the type of a party of the UK CSV that does not name it is derived from its data', async () => {
  const csv = (await readFile(CSV, 'utf8')).replaceAll(/,(?:Individual|Ship|Entity),UK,/g, ',,UK,');
  const { records } = await readMade('uk_sl', { 'uk.csv': csv });
  assert.deepEqual(countByType(records), { Person: 1, Vessel: 1, Company: 1 });
});

test('the old OFSI list is grouped by its Group ID and read in Windows-1252 as well', async () => {
  const utf8 = await readFile(OFSI, 'utf8');
  const old = Buffer.from(utf8.replaceAll('’', '\x92'), 'latin1');
  for (const file of [utf8, old]) {
    const { records } = await readMade('uk_ofsi', { 'sanctionsconlist.csv': file });
    const person = recordOf(records, '90001');
    assert.deepEqual(namesOf(person), ['Example INVENTOV', 'Primer INVENTOV']);
    assert.deepEqual(person.nationalities, ['RU', 'KZ']);
    assert.deepEqual(person.identifiers, [{ type: 'passport', value: 'A592667', country: 'RU' }]);
    assert.deepEqual(person.notes, ['UK’s example.']);
    assert.equal(person.listing.updatedOn, '2016-05-01');
  }
});

test('a ship that the old OFSI list has as an entity is a vessel with its IMO and MMSI', async () => {
  const { records } = await readRecords('uk_ofsi', OFSI);
  const ship = recordOf(records, '90002');
  assert.equal(ship.entityType, 'Vessel');
  assert.deepEqual(ship.identifiers, [
    { type: 'imo', value: '9074729' },
    { type: 'mmsi', value: '445539000' },
  ]);
});

test('a UK CSV that ends in the middle of a row is refused as truncated', async () => {
  const csv = await readFile(CSV, 'utf8');
  await assert.rejects(readMade('uk_sl', { 'uk.csv': csv.slice(0, csv.lastIndexOf('NOBODY')) }), (error: unknown) => {
    assert.ok(error instanceof AppError);
    assert.match(error.message, /^uk\.csv: it is truncated: the last row is incomplete/);
    return true;
  });
});

if (hasSharedData) {
  test('every party of the UK’s published files is read', async () => {
    const list = await readRecords('uk_sl', sharedData('uk-sanctions-list/uk-sanctions-list-excerpt-2026-09-02.xml'));
    assert.deepEqual(countByType(list.records), { Company: 1, Person: 1, Vessel: 1 });
    const header = await readRecords('uk_sl', sharedData('uk-sanctions-list/csv-header-2026-02-13.csv'));
    assert.equal(header.records.length, 0);

    const { records, brokenCount } = await readRecords(
      'uk_ofsi',
      sharedData('uk-ofsi/sanctionsconlist-2018-04-13.csv.gz'),
    );
    assert.equal(records.length, 2106);
    assert.equal(countByType(records).Person, 1426);
    assert.equal(brokenCount, 0);
  });
}
