import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

const CSL_HEADER =
  '_id,source,entity_number,type,programs,name,title,addresses,federal_register_notice,start_date,end_date,standard_order,license_requirement,license_policy,call_sign,vessel_type,gross_tonnage,gross_registered_tonnage,vessel_flag,vessel_owner,remarks,source_list_url,alt_names,citizenships,dates_of_birth,nationalities,places_of_birth,source_information_url,ids';

function cslRow(cells: Readonly<Record<string, string>>): string {
  return CSL_HEADER.split(',')
    .map((column) => `"${cells[column] ?? ''}"`)
    .join(',');
}

test('a row of the Consolidated Screening List is read completely, its list deciding the category', async () => {
  const sdn = 'Specially Designated Nationals (SDN) - Treasury Department';
  const csv = [
    CSL_HEADER,
    cslRow({
      _id: '900101',
      source: sdn,
      type: 'Individual',
      programs: 'CYBER2; SDGT',
      name: 'INVENTOV, Example',
      alt_names: 'IVO; INVENTIN, Example',
      addresses: '1 Nowhere Street, Omsk, RU; Moscow, RU',
      nationalities: 'RU',
      dates_of_birth: '1962-05-04; 1963; circa 1964; unknown',
      ids: 'RU, 007700123, Passport; Male, Gender',
      start_date: '2020-01-02',
      remarks: 'A remark.',
    }),
    cslRow({
      _id: 'abc',
      source: 'Entity List (EL) - Bureau of Industry and Security',
      name: 'Imaginary Optics',
      alt_names: 'IO Co., Ltd.',
      license_policy: 'Presumption of denial.',
    }),
    cslRow({
      _id: 'abd',
      source: 'Denied Persons List (DPL) - Bureau of Industry and Security',
      name: 'EXAMPLE NOBODY',
    }),
    cslRow({
      _id: '900101',
      source: 'Sectoral Sanctions Identifications List (SSI) - Treasury Department',
      type: 'Individual',
      name: 'INVENTOV, Example',
    }),
    cslRow({ _id: 'abe', source: sdn, type: 'Entity', name: '-' }),
  ].join('\n');
  const { format, records, broken } = await readMade('us_csl', { 'consolidated.csv': `${csv}\n` });
  assert.equal(format, 'US Consolidated Screening List CSV');
  assert.deepEqual(
    records.map(({ sourceId }) => sourceId),
    ['900101', 'abc', 'abd', '900101/SSI'],
  );
  assert.deepEqual(broken, [{ place: 'consolidated.csv line 6', reason: 'abe has no name' }]);
  const person = recordOf(records, '900101');
  assert.deepEqual(namesOf(person), ['Example INVENTOV', 'IVO', 'Example INVENTIN']);
  assert.deepEqual(
    person.dates.map(({ start, circa }) => [start, circa]),
    [
      ['1962-05-04', false],
      ['1963-01-01', false],
      ['1964-01-01', true],
    ],
  );
  assert.deepEqual(person.identifiers, [{ type: 'passport', value: '007700123', country: 'RU' }]);
  assert.equal(person.gender, 'male');
  assert.deepEqual(person.addresses, [
    { street: '1 Nowhere Street, Omsk', country: 'RU' },
    { street: 'Moscow', country: 'RU' },
  ]);
  assert.deepEqual(person.listing.programs, [sdn, 'CYBER2', 'SDGT']);
  assert.deepEqual(person.notes, ['A remark.', 'Date of birth: unknown']);
  const company = recordOf(records, 'abc');
  assert.equal(company.entityType, 'Company');
  assert.deepEqual(company.categories, ['Sanctions', 'Warnings and Regulatory Enforcement']);
  const denied = recordOf(records, 'abd');
  assert.equal(denied.entityType, 'Person');
  assert.deepEqual(denied.categories, ['Warnings and Regulatory Enforcement']);
});

test('the Entity List, the Unverified List and ISN in separate files give one record for each party', async () => {
  const header = 'Source List,Programs,Name,Address,City,Country,Federal Register Notice,Effective Date,Alternate Name';
  const entityList = [
    header,
    'EL,,Example Optics Company,1 Nowhere Street,Kabul,Afghanistan,76 FR 71867,11/21/2011,Example Lenses',
    'EL,,Imaginary Person,2 Elsewhere Road,Istanbul,Turkey,78 FR 1,12/12/2013,',
    'EL,,Example Optics Company,3 Other Street,Herat,Afghanistan,76 FR 71867,11/21/2010,Invented Optics',
    'EL,,,4 Street,Herat,Afghanistan,76 FR 71867,11/21/2010,',
  ];
  const nonproliferation = [
    'Source List,Programs,Name,Alternative Names,Country,Federal Register Notice,Effective Date,Remarks/Notes,Web Link',
    'ISN,E.O. 13382,Imaginary Works,"Jahan Example, Eyvaz Invented Co., Ltd., F.K.A. Old Works",Iran,"Vol. 78",12/13/2012,,',
    'ISN ,INKSNA,Someone Else [also known as: No One],,China,"Vol. 79",12/19/2014,,',
  ];
  const unverified = ['COUNTRY,NAME,ADDRESS,,', 'Russia,"Nowhere Academy, a.k.a. NOWA","Moscow, Russia"'];
  const { format, records, broken } = await readMade('us_csl', {
    'el.csv': `${entityList.join('\n')}\n`,
    'isn.csv': `${nonproliferation.join('\n')}\n`,
    'uvl.csv': `${unverified.join('\n')}\n`,
  });
  assert.equal(format, 'Entity List, Unverified List and ISN CSV');
  assert.deepEqual(broken, [{ place: 'el.csv line 5', reason: 'the row has no name or no list' }]);
  assert.deepEqual(
    records.map(({ entityType, names }) => [entityType, ...names.map(({ full }) => full)]),
    [
      ['Company', 'Example Optics Company', 'Example Lenses', 'Invented Optics'],
      ['Person', 'Imaginary Person'],
      ['Company', 'Imaginary Works', 'Jahan Example', 'Eyvaz Invented Co., Ltd.', 'Old Works'],
      ['Person', 'Someone Else', 'No One'],
      ['Organization', 'Nowhere Academy', 'NOWA'],
    ],
  );
  const [optics, , works, , academy] = records;
  assert.deepEqual([optics?.addresses.length, optics?.listing.listedOn], [2, '2010-11-21']);
  assert.deepEqual(optics?.categories, ['Sanctions', 'Warnings and Regulatory Enforcement']);
  assert.deepEqual([works?.countries, works?.names[3]?.kind], [['IR'], 'fka']);
  assert.deepEqual(academy?.categories, ['Warnings and Regulatory Enforcement']);
});

if (hasSharedData) {
  test('every party of the published list is read, with the lists it is on', async () => {
    const csl = await readRecords('us_csl', sharedData('us-csl/consolidated-2022-04.csv.gz'));
    assert.equal(csl.records.length, 14_160);
    const { Vessel, Aircraft } = countByType(csl.records);
    assert.deepEqual([Vessel, Aircraft], [433, 283]);
    assert.equal(new Set(csl.records.map(({ sourceId }) => sourceId)).size, 14_160);
    const onList = (list: string): number =>
      csl.records.filter(({ listing }) => listing.programs[0]?.includes(list)).length;
    assert.deepEqual(
      ['(SDN)', '(EL)', '(DTC)', '(DPL)', '(UVL)', '(ISN)'].map(onList),
      [10_026, 2001, 727, 462, 201, 163],
    );
  });
}
