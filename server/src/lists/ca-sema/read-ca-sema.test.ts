import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countByType, namesOf, readMade, readRecords } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

const PERSON = `<record><Country>Belarus / Bélarus</Country><LastName>Inventov</LastName><GivenName>Example</GivenName>
  <Aliases>Ivo, E. Inventov</Aliases><DateOfBirthOrShipBuildDate> 1962-05-04 or 1963</DateOfBirthOrShipBuildDate>
  <Schedule>1, Part 1</Schedule><Item>7</Item><DateOfListing>2020-09-28</DateOfListing></record>`;
const SHIP = `<record><Country>Russia / Russie</Country><EntityOrShip>Nowhere Star</EntityOrShip><TitleOrShip>Tanker</TitleOrShip>
  <ShipIMONumber>9074729</ShipIMONumber><DateOfBirthOrShipBuildDate>Sep-04</DateOfBirthOrShipBuildDate><Item>8</Item></record>`;
const ENTITY = `<record><Country>Russia / Russie</Country><EntityOrShip>Imaginary Front</EntityOrShip><Aliases>Imaginary Trading Co., Ltd., IT</Aliases></record>`;

function list(...records: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><data-set>${records.join('\n')}</data-set>`;
}

test('a record of Canada’s list is read completely; its country is the regime, not a nationality', async () => {
  const { format, records, broken } = await readMade('ca_sema', {
    'sema.xml': list(PERSON, SHIP, ENTITY, '<record><Item>9</Item></record>'),
  });
  assert.equal(format, 'Canadian autonomous sanctions XML');
  assert.equal(broken.length, 1);
  const [person, ship, entity] = records;
  assert.ok(person && ship && entity);
  assert.deepEqual(namesOf(person), ['Example Inventov', 'Ivo', 'E. Inventov']);
  assert.deepEqual(
    person.dates.map(({ start, precision }) => [start, precision]),
    [
      ['1962-05-04', 'day'],
      ['1963-01-01', 'year'],
    ],
  );
  assert.deepEqual([person.nationalities, person.countries], [[], []]);
  assert.deepEqual(person.listing, {
    listedOn: '2020-09-28',
    programs: ['Belarus / Bélarus'],
    legalBasis: ['Schedule 1, Part 1, item 7'],
    measures: [],
  });
  assert.deepEqual(
    [ship.entityType, ship.identifiers, ship.notes],
    ['Vessel', [{ type: 'imo', value: '9074729' }], ['Date of birth or building: Sep-04']],
  );
  assert.deepEqual(namesOf(entity), ['Imaginary Front', 'Imaginary Trading Co., Ltd.', 'IT']);
});

const PROSE = [
  [
    'Example Works JSC (also known as Imaginary Works and JSC Nowhere)',
    'Example Works JSC|Imaginary Works|JSC Nowhere',
  ],
  ['PEARL (A.K.A. Ivo Nobody) LI', 'PEARL LI|Ivo Nobody'],
  ['One Works, OOO (f.k.a., Old Works (OW) OAO', 'One Works, OOO|Old Works (OW) OAO, fka'],
  ['One Works [aka Two; f.k.a. Three] (DPRK individual)', 'One Works|Two|Three, fka'],
  ['One Institute, a.k.a., Two Institute', 'One Institute|Two Institute'],
  ['Formerly known as Old Works', 'Old Works'],
  ['Ivo Nobody (Previously listed as. In Arabic: إيفو)', 'Ivo Nobody|إيفو, original'],
  ['Russian: Иво Никто/ Іва Ніхто or Нихто', 'Иво Никто|Іва Ніхто|Нихто, weak'],
  ['AKA Integral Services', 'AKA Integral Services'],
  ['Bank (formerly of Kabul)', 'Bank (formerly of Kabul)'],
  ['South Front: Analysis', 'South Front: Analysis'],
] as const;

test('names that a publisher writes into one field are searched one by one', async () => {
  const { records } = await readMade('ca_sema', {
    'sema.xml': list(...PROSE.map(([written]) => `<record><EntityOrShip>${written}</EntityOrShip></record>`)),
  });
  for (const [index, [written, wanted]] of PROSE.entries()) {
    const { names = [], notes } = records[index] ?? {};
    const found = names.map(({ full, kind, quality }) =>
      [full, ...[kind, quality].filter((word) => !['primary', 'aka', 'strong'].includes(word))].join(', '),
    );
    assert.equal(found.join('|'), wanted);
    assert.deepEqual(notes, written === wanted ? [] : [`Name as published: ${written}`]);
  }
});

test('a party of Canada’s list keeps its id when the items are renumbered', async () => {
  const before = await readMade('ca_sema', { 'sema.xml': list(SHIP, PERSON) });
  const after = await readMade('ca_sema', { 'sema.xml': list(PERSON.replace('<Item>7', '<Item>6'), SHIP) });
  assert.equal(after.records[0]?.sourceId, before.records[1]?.sourceId);
  assert.notEqual(after.records[0]?.sourceId, after.records[1]?.sourceId);
});

if (hasSharedData) {
  test('every party of Canada’s published list is read', async () => {
    const { records, brokenCount } = await readRecords('ca_sema', sharedData('ca-sema/sema-lmes-2025-05.xml.gz'));
    const { Person, Vessel, Company = 0, Organization = 0 } = countByType(records);
    assert.deepEqual([records.length, Person, Company + Organization, Vessel], [4759, 3334, 1316, 109]);
    assert.equal(brokenCount, 0);
    assert.equal(new Set(records.map(({ sourceId }) => sourceId)).size, 4759);
  });
}
