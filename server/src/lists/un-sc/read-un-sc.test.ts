import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countByType, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

function list(individuals: string, entities = '', quote = '"'): string {
  return `<?xml version=${quote}1.0${quote} encoding=${quote}UTF-8${quote}?>
<CONSOLIDATED_LIST dateGenerated=${quote}2026-02-27T00:00:09.554Z${quote}>
  <INDIVIDUALS>${individuals}</INDIVIDUALS>
  <ENTITIES>${entities}</ENTITIES>
</CONSOLIDATED_LIST>`;
}

function individual(inside: string, reference = 'XXi.001'): string {
  return `<INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>JORIK</FIRST_NAME><SECOND_NAME>MUSTERFELD</SECOND_NAME>
    <REFERENCE_NUMBER>${reference}</REFERENCE_NUMBER><UN_LIST_TYPE>DPRK</UN_LIST_TYPE>${inside}</INDIVIDUAL>`;
}

async function readPerson(inside: string) {
  const { records } = await readMade('un_sc', { 'un.xml': list(individual(inside)) });
  return recordOf(records, 'XXi.001');
}

test('the date of the list is the one it was generated on, whichever quotes the XML uses', async () => {
  for (const quote of ['"', "'"]) {
    const { publishedAt, records } = await readMade('un_sc', { 'un.xml': list(individual(''), '', quote) });
    assert.equal(publishedAt?.toISOString(), '2026-02-27T00:00:09.554Z');
    assert.equal(records[0]?.names[0]?.full, 'JORIK MUSTERFELD');
  }
});

test('empty placeholders are ignored', async () => {
  const record = await readPerson(`<THIRD_NAME/><FOURTH_NAME>na</FOURTH_NAME><INDIVIDUAL_DOCUMENT/>
    <INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS><INDIVIDUAL_ADDRESS><COUNTRY/></INDIVIDUAL_ADDRESS>
    <INDIVIDUAL_PLACE_OF_BIRTH><COUNTRY/></INDIVIDUAL_PLACE_OF_BIRTH><NATIONALITY><VALUE>na</VALUE></NATIONALITY>
    <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE/></INDIVIDUAL_DATE_OF_BIRTH><COMMENTS1/>`);
  assert.equal(record.names.length, 1);
  for (const list of [
    record.documents,
    record.addresses,
    record.placesOfBirth,
    record.nationalities,
    record.dates,
    record.notes,
  ]) {
    assert.deepEqual(list, []);
  }
});

test('several aliases in one field are read separately, with its quality', async () => {
  const record =
    await readPerson(`<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Jorick M; Yorik M b) J. Muster</ALIAS_NAME></INDIVIDUAL_ALIAS>
    <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>The Clock</ALIAS_NAME></INDIVIDUAL_ALIAS>
    <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Musterfeldt, Yorik</ALIAS_NAME></INDIVIDUAL_ALIAS>
    <INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Jin Musta (金木田)</ALIAS_NAME><NOTE>formerly listed as</NOTE></INDIVIDUAL_ALIAS>
    <NAME_ORIGINAL_SCRIPT>يوريك
        مسترفلد</NAME_ORIGINAL_SCRIPT>`);
  assert.deepEqual(
    record.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['JORIK MUSTERFELD', 'primary', 'strong'],
      ['يوريك مسترفلد', 'original', 'strong'],
      ['Jorick M', 'aka', 'strong'],
      ['Yorik M', 'aka', 'strong'],
      ['J. Muster', 'aka', 'strong'],
      ['The Clock', 'aka', 'weak'],
      ['Yorik Musterfeldt', 'aka', 'strong'],
      ['Jin Musta', 'fka', 'strong'],
      ['金木田', 'original', 'strong'],
    ],
  );
});

test('a date of birth is as exact as its value, not as its type', async () => {
  for (const [inside, start, end, precision, circa] of [
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>1971</YEAR>', '1971-01-01', '1971-12-31', 'year', false],
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1971-02-28</DATE>', '1971-02-28', '1971-02-28', 'day', false],
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1971-02-28-05:00</DATE>', '1971-02-28', '1971-02-28', 'day', false],
    ['<TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1971</YEAR>', '1971-01-01', '1971-12-31', 'year', true],
    [
      '<TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1955</FROM_YEAR><TO_YEAR>1958</TO_YEAR>',
      '1955-01-01',
      '1958-12-31',
      'range',
      false,
    ],
    [
      '<TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1955</FROM_YEAR><TO_YEAR>1958</TO_YEAR><NOTE>Approximately</NOTE>',
      '1955-01-01',
      '1958-12-31',
      'range',
      true,
    ],
    [
      '<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><YEAR>1958</YEAR><NOTE>Sep.</NOTE>',
      '1958-09-01',
      '1958-09-30',
      'month',
      false,
    ],
    ['<TYPE_OF_DATE>EXACT</TYPE_OF_DATE><NOTE>Nov. 1973</NOTE>', '1973-11-01', '1973-11-30', 'month', false],
  ] as const) {
    const { dates } = await readPerson(`<INDIVIDUAL_DATE_OF_BIRTH>${inside}</INDIVIDUAL_DATE_OF_BIRTH>`);
    assert.deepEqual(dates, [{ start, end, precision, circa }], inside);
  }
  const unclear = await readPerson(
    '<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><NOTE>24/06/1402 (Hijri Calendar)</NOTE></INDIVIDUAL_DATE_OF_BIRTH>',
  );
  assert.deepEqual(unclear.dates, []);
  assert.deepEqual(unclear.notes, ['Date of birth: 24/06/1402 (Hijri Calendar)']);
});

test('documents keep number, country, dates and notes', async () => {
  const { documents, identifiers, notes } = await readPerson(`
    <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>CAR diplomatic passport no. D00000898</NUMBER>
      <DATE_OF_ISSUE>2013-04-11</DATE_OF_ISSUE><NOTE>valid until 10 April 2018</NOTE></INDIVIDUAL_DOCUMENT>
    <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>National Identification Number</TYPE_OF_DOCUMENT><NUMBER>44103-5251752-5</NUMBER>
      <ISSUING_COUNTRY>Pakistan</ISSUING_COUNTRY></INDIVIDUAL_DOCUMENT>
    <INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NOTE>Number unknown</NOTE></INDIVIDUAL_DOCUMENT>`);
  assert.equal(documents[0]?.number, 'D00000898');
  assert.equal(documents[0]?.issuedOn, '2013-04-11');
  assert.equal(documents[0]?.expiresOn, '2018-04-10');
  assert.deepEqual(identifiers[1], { type: 'national_id', value: '44103-5251752-5', country: 'PK' });
  assert.deepEqual(notes, ['Passport, Number unknown']);
});

test('comments give gender, parents, listed relatives and a date of death only if explicit', async () => {
  const record = await readPerson(`<COMMENTS1>Gender: Male. Father's name is Anton Musterfeld. Brother-in-law of Jan
    Example (XXi.009). Associated with Example Front (XXe.002). Deceased on 5 May 2011. Reportedly deceased as of 2013.</COMMENTS1>`);
  assert.equal(record.gender, 'male');
  assert.deepEqual(
    record.relations.map(({ relation, name, sourceId }) => [relation, name, sourceId]),
    [
      ['father', 'Anton Musterfeld', undefined],
      ['brother-in-law of', 'Jan Example', 'XXi.009'],
      ['associated with', 'Example Front', 'XXe.002'],
    ],
  );
  assert.equal(record.deathDates[0]?.start, '2011-05-05');
  assert.match(record.notes[0] ?? '', /Reportedly deceased as of 2013/);
});

test('an entity’s acronym is a weak name, and two names joined by a semicolon are two', async () => {
  const { records } = await readMade('un_sc', {
    'un.xml': list(
      '',
      `<ENTITY><FIRST_NAME>LAKES EXAMPLE COMPANY (LEC) ; GREAT LAKES EXAMPLE</FIRST_NAME><REFERENCE_NUMBER>XXe.001</REFERENCE_NUMBER>
        <ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>OLD LAKES</ALIAS_NAME></ENTITY_ALIAS>
        <COMMENTS1>Owner of a ship. IMO number: 5571322.</COMMENTS1></ENTITY>`,
    ),
  });
  const entity = recordOf(records, 'XXe.001');
  assert.deepEqual(
    entity.names.map(({ full, kind, quality }) => [full, kind, quality]),
    [
      ['LAKES EXAMPLE COMPANY', 'primary', 'strong'],
      ['LEC', 'aka', 'weak'],
      ['GREAT LAKES EXAMPLE', 'aka', 'strong'],
      ['OLD LAKES', 'fka', 'strong'],
    ],
  );
  // The number of a shipping company is no ship's.
  assert.deepEqual(entity.identifiers, [{ type: 'registration_number', value: '5571322' }]);
});

test('records without a reference, or with a duplicate one, are reported with their line and skipped', async () => {
  const { records, broken } = await readMade('un_sc', {
    'un.xml': list(`${individual('')}\n${individual('')}\n<INDIVIDUAL><FIRST_NAME>X</FIRST_NAME></INDIVIDUAL>`),
  });
  assert.equal(records.length, 1);
  assert.deepEqual(
    broken.map(({ reason }) => reason),
    ['the reference number XXi.001 occurs twice', 'the record has no REFERENCE_NUMBER'],
  );
  assert.match(broken[0]?.place ?? '', /^un\.xml line \d+$/);
});

test('XML that is not closed, not well formed, or declares a DOCTYPE is refused', async () => {
  const whole = list(individual(''));
  await assert.rejects(readMade('un_sc', { 'un.xml': whole.slice(0, -25) }), /truncated/);
  await assert.rejects(readMade('un_sc', { 'un.xml': whole.replace('</DATAID>', '</DATA>') }), /not well-formed/);
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
  await assert.rejects(readMade('un_sc', { 'un.xml': whole.replace('?>', `?>${entity}`) }), /DOCTYPE/);
  await assert.rejects(readMade('un_sc', { 'un.xml': whole.replace('JORIK', '&a;') }), /not well-formed/);
});

if (hasSharedData) {
  test('every published UN list is read completely, with its publisher’s counts', async () => {
    for (const [date, persons, entities] of [
      ['2025-04-19', 684, 193],
      ['2026-02-27', 730, 273],
    ] as const) {
      const { records, brokenCount } = await readRecords('un_sc', sharedData(`un/consolidated-${date}.xml.gz`));
      const { Person = 0 } = countByType(records);
      assert.deepEqual([Person, records.length - Person, brokenCount], [persons, entities, 0]);
      assert.ok(records.every((record) => record.listing.listedOn !== undefined));
    }
  });
}
