import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { countByType, namesOf, readMade, readRecords, recordOf } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';
import type { ListedRecord } from '../../domain/listed-record.js';

type Properties = Record<string, unknown[]>;

function entity(id: string, schema: string, properties: Properties, more: object = {}): object {
  return { id, schema, properties, ...more };
}

function lines(...entities: readonly object[]): string {
  return `${entities.map((one) => JSON.stringify(one)).join('\n')}\n`;
}

const MINISTER = entity(
  'os-1',
  'Person',
  {
    name: ['INVENTED, Anna', 'Anna Invented', 'Анна Выдуманная'],
    lastName: ['Invented'],
    alias: ['Anya Invented'],
    weakAlias: ['The Inventor'],
    previousName: ['Anna Former'],
    birthDate: ['1961-03', 'unknown'],
    nationality: ['cy', 'suhh'],
    gender: ['female'],
    innCode: ['500100732259'],
    topics: ['role.pep', 'sanction', 'crime.fin'],
    addressEntity: ['os-a'],
    position: ['Minister of Inventions', 'Adviser'],
    eyeColor: ['brown'],
  },
  { caption: 'Anna Invented', datasets: ['xx_made'], referents: ['xx-1'] },
);
const AROUND = [
  entity('os-s', 'Sanction', {
    entity: ['os-1'],
    authority: ['Example Authority'],
    country: ['cy'],
    listingDate: ['2020-02-03'],
    program: ['Examples'],
    programId: ['XX-EX'],
    provisions: ['Asset freeze'],
    reason: ['Invented'],
    endDate: ['2024-01-01'],
  }),
  entity('os-a', 'Address', {
    full: ['1 Example Street, Nicosia'],
    street: ['1 Example Street'],
    city: ['Nicosia'],
    country: ['cy'],
  }),
  entity('os-p', 'Passport', {
    holder: ['os-1'],
    number: ['K123456'],
    country: ['cy'],
    startDate: ['2019-01-01'],
    endDate: ['2029-01-01'],
  }),
  entity('os-pos', 'Position', {
    name: ['President of Example Parliament'],
    country: ['cy'],
    topics: ['gov.national', 'gov.legislative'],
  }),
  entity('os-o', 'Occupancy', {
    holder: ['os-1'],
    post: ['os-pos'],
    startDate: ['2010'],
    endDate: ['2014-05-01'],
    status: ['ended'],
  }),
  entity('os-f', 'Family', { person: ['os-2'], relative: ['os-1'], relationship: ['spouse'] }),
  entity('os-own', 'Ownership', {
    owner: ['os-1'],
    asset: ['os-3', 'elsewhere'],
    percentage: ['51'],
    startDate: ['2015'],
  }),
  entity('os-d', 'Directorship', { director: ['os-2'], organization: ['os-3'], role: ['chairman'] }),
  entity('os-w', 'CryptoWallet', {
    publicKey: ['bc1qexample0000000000000000000000000000000'],
    currency: ['BTC'],
    holder: ['os-1'],
    topics: ['sanction'],
  }),
];
const HUSBAND = entity('os-2', 'Person', { name: ['Boris Invented'] });
const FIRM = entity('os-3', 'Company', {
  name: ['Example Holdings Ltd'],
  abbreviation: ['EHL'],
  jurisdiction: ['vg'],
  leiCode: ['529900EXAMPLE0000000'],
  topics: ['gov.soe', 'debarment'],
});

test('a party of FollowTheMoney is read with all its neighbours, wherever they are in the file', async () => {
  const forwards = await readMade('opensanctions', { 'entities.ftm.json': lines(MINISTER, HUSBAND, FIRM, ...AROUND) });
  const backwards = await readMade('opensanctions', {
    'entities.ftm.json': gzipSync(lines(...[...AROUND].reverse(), FIRM, HUSBAND, MINISTER)),
  });
  assert.equal(forwards.format, 'FollowTheMoney entities');
  for (const { records, brokenCount } of [forwards, backwards]) {
    assert.equal(brokenCount, 0);
    const minister = recordOf(records, 'os-1');
    assert.deepEqual(
      minister.names.map(({ full, kind, quality }) => [full, kind, quality]),
      [
        ['Anna Invented', 'primary', 'strong'],
        ['INVENTED, Anna', 'aka', 'strong'],
        ['Анна Выдуманная', 'aka', 'strong'],
        ['Anya Invented', 'aka', 'strong'],
        ['Anna Former', 'fka', 'strong'],
        ['The Inventor', 'aka', 'weak'],
        ['Boris Invented', 'relative', 'strong'],
      ],
    );
    assert.equal(minister.names[0]?.family, 'Invented');
    assert.deepEqual(
      minister.dates.map((date) => date.precision),
      ['month'],
    );
    assert.deepEqual(minister.nationalities, ['CY']);
    assert.deepEqual(minister.categories, ['PEP Level 1', 'Sanctions', 'SIP']);
    assert.deepEqual(minister.notes, ['Country: suhh', 'Date: unknown']);
    assert.deepEqual(minister.addresses, [{ street: '1 Example Street', city: 'Nicosia', country: 'CY' }]);
    assert.deepEqual(minister.positions, [
      { title: 'President of Example Parliament', country: 'CY', from: '2010', to: '2014-05-01', current: false },
      { title: 'Minister of Inventions' },
      { title: 'Adviser' },
    ]);
    assert.deepEqual(minister.documents[0], {
      type: 'Passport',
      number: 'K123456',
      country: 'CY',
      issuedOn: '2019-01-01',
      expiresOn: '2029-01-01',
    });
    assert.deepEqual(
      minister.identifiers.map(({ type, value }) => [type, value]),
      [
        ['passport', 'K123456'],
        ['tax_id', '500100732259'],
        ['wallet', 'bc1qexample0000000000000000000000000000000'],
      ],
    );
    assert.equal(minister.listing.listedOn, '2020-02-03');
    assert.deepEqual(minister.listing.programs, ['XX-EX']);
    assert.deepEqual(minister.listing.measures, ['Asset freeze']);
    assert.match(minister.listing.legalBasis[0] ?? '', /^Example Authority \(CY\); Examples; until 2024-01-01/);
    assert.deepEqual(minister.particulars.eye_color, ['brown']);
    assert.deepEqual(minister.particulars.datasets, ['xx_made']);
  }
  const byId = (records: readonly ListedRecord[]): ListedRecord[] =>
    [...records]
      .sort((one, other) => (one.sourceId < other.sourceId ? -1 : 1))
      .map((record) => ({ ...record, relations: [] }));
  assert.deepEqual(byId(backwards.records), byId(forwards.records));
});

test('ties are reported at both ends, in the words for each end', async () => {
  const { records } = await readMade('opensanctions', {
    'entities.ftm.json': lines(MINISTER, HUSBAND, FIRM, ...AROUND),
  });
  assert.deepEqual(recordOf(records, 'os-1').relations, [
    { kind: 'family', relation: 'relative', name: 'Boris Invented', details: 'spouse', sourceId: 'os-2' },
    { kind: 'owned', relation: 'owner of', name: 'Example Holdings Ltd', details: '51 %; from 2015', sourceId: 'os-3' },
    { kind: 'owned', relation: 'owner of', name: 'elsewhere', details: '51 %; from 2015' },
  ]);
  assert.deepEqual(recordOf(records, 'os-2').relations, [
    { kind: 'family', relation: 'spouse', name: 'Anna Invented', details: 'spouse', sourceId: 'os-1' },
    { kind: 'linked', relation: 'director of', name: 'Example Holdings Ltd', details: 'chairman', sourceId: 'os-3' },
  ]);
  assert.deepEqual(
    recordOf(records, 'os-3').relations.map(({ relation, name }) => [relation, name]),
    [
      ['owned by', 'Anna Invented'],
      ['director', 'Boris Invented'],
    ],
  );
});

test('a relative of an exposed party is an RCA; a state-owned and a debarred company are reported as such', async () => {
  const { records } = await readMade('opensanctions', {
    'entities.ftm.json': lines(MINISTER, HUSBAND, FIRM, ...AROUND),
  });
  assert.deepEqual(recordOf(records, 'os-2').categories, ['RCA']);
  assert.deepEqual(recordOf(records, 'os-3').categories, [
    'Warnings and Regulatory Enforcement',
    'State Owned Enterprise',
  ]);
  assert.deepEqual(recordOf(records, 'os-w').entityType, 'Crypto_Wallet');
  assert.deepEqual(namesOf(recordOf(records, 'os-w')), ['bc1qexample0000000000000000000000000000000']);
});

test('nested targets hold their neighbours inside, and give the same record', async () => {
  const flat = await readMade('opensanctions', {
    'entities.ftm.json': lines(
      entity('n-1', 'Person', { name: ['Anna Invented'], topics: ['sanction'], addressEntity: ['n-a'] }),
      entity('n-2', 'Person', { name: ['Boris Invented'] }),
      entity('n-a', 'Address', { full: ['Nicosia'], country: ['cy'] }),
      entity('n-s', 'Sanction', { entity: ['n-1'], authority: ['Example Authority'] }),
      entity('n-f', 'Family', { person: ['n-1'], relative: ['n-2'], relationship: ['husband'] }),
    ),
  });
  const nested = await readMade('opensanctions', {
    'targets.nested.json': lines(
      entity('n-1', 'Person', {
        name: ['Anna Invented'],
        topics: ['sanction'],
        addressEntity: [entity('n-a', 'Address', { full: ['Nicosia'], country: ['cy'] })],
        sanctions: [entity('n-s', 'Sanction', { entity: ['n-1'], authority: ['Example Authority'] })],
        familyPerson: [
          entity('n-f', 'Family', {
            person: ['n-1'],
            relative: [entity('n-2', 'Person', { name: ['Boris Invented'] })],
            relationship: ['husband'],
          }),
        ],
      }),
    ),
  });
  assert.equal(nested.format, 'FollowTheMoney nested targets');
  assert.equal(nested.records.length, 1);
  const [tie] = recordOf(flat.records, 'n-1').relations;
  assert.ok(tie);
  const { sourceId: _, ...unlisted } = tie;
  assert.deepEqual(nested.records[0], { ...recordOf(flat.records, 'n-1'), relations: [unlisted] });
});

const SIMPLE = [
  '"id","schema","name","aliases","birth_date","countries","addresses","identifiers","sanctions","phones","emails","program_ids","dataset","first_seen","last_seen","last_change"',
  '"s-1","Person","Anna Invented","A. Invented;Анна Выдуманная","1961-03-07;1962","cy;gb-sct","Nicosia, Cyprus","K123456","EX1 - 2020","+357 1","a@example.org","XX-EX","US OFAC Example List","2020-02-03T10:00:00","2026-01-01T00:00:00","2025-01-01T00:00:00"',
  '"s-2","Person","Boris Invented","","","cy","","","","","","","Example Parliament members","2020-02-03","2026-01-01","2025-01-01"',
  '"s-3","Company","Example Holdings Ltd","","","vg","","","EX - 2021","","","","Example Bank Debarred Providers","2020-02-03","2026-01-01","2025-01-01"',
  '"s-4","Security","Example Bond","","","","","XS0000000000","","","","","Example Freezes","","",""',
].join('\n');

test('the simple CSV is read by its columns, with categories from sanctions and datasets', async () => {
  const { format, records, warnings } = await readMade('opensanctions', { 'targets.simple.csv': `${SIMPLE}\n` });
  assert.equal(format, 'OpenSanctions simple CSV');
  const anna = recordOf(records, 's-1');
  assert.deepEqual(namesOf(anna), ['Anna Invented', 'A. Invented', 'Анна Выдуманная']);
  assert.deepEqual(
    anna.dates.map((date) => date.precision),
    ['day', 'year'],
  );
  assert.deepEqual(anna.countries, ['CY', 'GB']);
  assert.deepEqual(anna.listing.programs, ['XX-EX']);
  assert.equal(anna.listing.listedOn, '2020-02-03');
  assert.deepEqual(
    records.map((record) => record.categories),
    [['Sanctions'], ['PEP'], ['Warnings and Regulatory Enforcement']],
  );
  assert.match(warnings.join(), /1 Security/);
});

test('single values, numbers, truth values and null in place of arrays of texts are read', async () => {
  const bare = {
    ...{ id: 4711, schema: 'Person', datasets: 'own_peps' },
    properties: {
      ...{ name: 'Anna Invented', birthDate: '1961-03', nationality: 'cy', height: 170, isPep: true, alias: null },
      topics: 'role.pep',
    },
  };
  const { records, brokenCount } = await readMade('opensanctions', { 'entities.ftm.json': lines(bare) });
  assert.equal(brokenCount, 0);
  const anna = recordOf(records, '4711');
  assert.deepEqual(namesOf(anna), ['Anna Invented']);
  assert.deepEqual(anna.nationalities, ['CY']);
  assert.equal(anna.dates.length, 1);
  assert.equal(anna.particulars.height?.[0], '170');
});

test('a party of two collections is read once, and one twice in a file is reported', async () => {
  const twice = await readMade('opensanctions', { 'a.json': lines(HUSBAND, FIRM), 'b.json': lines(HUSBAND) });
  assert.deepEqual([twice.records.length, twice.brokenCount], [2, 0]);
  assert.match(twice.warnings.join(), /Skipped 1 parties that an earlier file has/);
  const inOne = await readMade('opensanctions', { 'a.json': lines(HUSBAND, HUSBAND) });
  assert.deepEqual([inOne.records.length, inOne.brokenCount], [1, 1]);
});

test('the type of a LegalEntity comes from its properties, or else from its name', async () => {
  const { records } = await readMade('opensanctions', {
    'entities.ftm.json': lines(
      entity('l-1', 'LegalEntity', { name: ['Boris Invented'] }),
      entity('l-2', 'LegalEntity', { name: ['Boris Invented'], registrationNumber: ['7'] }),
      entity('l-3', 'LegalEntity', { name: ['Example Trading LLC'], birthDate: ['1961'] }),
      entity('l-4', 'LegalEntity', { name: ['Example Trading LLC'] }),
    ),
  });
  assert.deepEqual(
    records.map((record) => record.entityType),
    ['Person', 'Organization', 'Person', 'Company'],
  );
});

test('a line that is not an entity is reported with its number, and the others are read', async () => {
  const text = `${lines(HUSBAND)}not JSON\n${lines(entity('', 'Person', {}), entity('x', 'Person', { name: [[['deep']]] }), { id: 'y' }, HUSBAND, entity('z', 'Person', {}), FIRM)}`;
  const { records, broken } = await readMade('opensanctions', { 'entities.ftm.json': text });
  assert.deepEqual(
    records.map((record) => record.sourceId),
    ['os-2', 'os-3'],
  );
  assert.deepEqual(broken.map(({ place }) => Number(place.split(' ').at(-1))).sort(), [2, 3, 4, 5, 6, 7]);
});

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['a file cut off in an entity', `${lines(HUSBAND, FIRM)}${JSON.stringify(MINISTER).slice(0, 90)}`, /truncated/],
  ['a delta', lines({ op: 'ADD', entity: HUSBAND }), /delta of OpenSanctions/],
  [
    'a line without end',
    `${lines(HUSBAND)}{"id": "${'x'.repeat(17 * 1024 * 1024)}`,
    /line 2 is longer than 16777216 characters/,
  ],
  ['another list', '<CONSOLIDATED_LIST></CONSOLIDATED_LIST>', /not in a format of opensanctions/],
  ['some JSON', '{"total": 3, "items": []}', /not in a format of opensanctions/],
];

for (const [what, text, reason] of REFUSED) {
  test(`FollowTheMoney is refused for ${what}`, async () => {
    await assert.rejects(readMade('opensanctions', { 'entities.ftm.json': text }), reason);
  });
}

test('JSON nested without end is a broken line, not a crash', async () => {
  const deep = `{"id":"d","schema":"Person","properties":{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
  const { records, brokenCount } = await readMade('opensanctions', {
    'entities.ftm.json': `${lines(HUSBAND)}${deep}\n`,
  });
  assert.equal(records.length, 1);
  assert.equal(brokenCount, 1);
});

if (hasSharedData) {
  const COUNTS: readonly (readonly [string, Record<string, number>])[] = [
    ['zala', { Person: 6, Company: 11 }],
    ['t1', { Person: 4, Organization: 2 }],
    ['parteispenden', { Person: 22, Company: 56, Organization: 18 }],
  ];
  for (const [name, counts] of COUNTS) {
    test(`every party of ${name}.entities.ftm.json is read`, async () => {
      const { records, brokenCount } = await readRecords(
        'opensanctions',
        sharedData(`ftm/yente-fixtures/${name}.entities.ftm.json`),
      );
      assert.deepEqual(countByType(records), counts);
      assert.equal(brokenCount, 0);
    });
  }
}
