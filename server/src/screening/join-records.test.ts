import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Identifier } from '@touchstone/engine';
import fc from 'fast-check';
import { alias, listedRecord, primary } from '../../test/support/sample-records.js';
import type { MatchedRecord } from '../domain/case.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { joinRecords } from './join-records.js';

const born = { start: '1961-04-12', end: '1961-04-12', precision: 'day', circa: false } as const;
const passport: Identifier = { type: 'passport', value: 'MP 1234567', country: 'BY' };
const person = (source: string, sourceId: string, rest: Partial<ListedRecord> = {}) =>
  listedRecord({ source, sourceId, names: [primary('Gavrilo Zaretsky')], ...rest });

/** Counts the results that these records make. */
function joined(...records: ListedRecord[]): string[][] {
  const matched = records.map((record) => ({ recordId: record.sourceId, record })) as MatchedRecord[];
  return joinRecords(matched).map((group) => group.map(({ recordId }) => recordId));
}

const together: [string, Partial<ListedRecord>, Partial<ListedRecord>][] = [
  ['an equal name and full birth date', { dates: [born] }, { dates: [born] }],
  [
    'a name in another order, case and with accents, and the birth date',
    { dates: [born] },
    { dates: [born], names: [primary('ZARETSKÝ, Gavrilo')] },
  ],
  [
    'an alias equal to the name, and the birth date',
    { dates: [born] },
    { dates: [born], names: [primary('G. Z.'), alias('Gavrilo Zaretsky')] },
  ],
  [
    'an equal name and passport, however it is written',
    { identifiers: [passport] },
    { identifiers: [{ ...passport, value: 'mp-1234567' }] },
  ],
  [
    'the same LEI under different names',
    { entityType: 'Company', names: [primary('One')], identifiers: [{ type: 'lei', value: '5493001KJTIIGC8Y1R12' }] },
    { entityType: 'Company', names: [primary('Two')], identifiers: [{ type: 'lei', value: '5493001KJTIIGC8Y1R12' }] },
  ],
];

together.push(
  [
    'an equal name and birth date, and nothing but a word for a national id',
    { dates: [born], identifiers: [{ type: 'national_id', value: 'unknown', country: 'BY' }] },
    { dates: [born], identifiers: [{ type: 'national_id', value: '111222', country: 'BY' }] },
  ],
  [
    'the same IMO number of a ship that was renamed',
    { entityType: 'Vessel', names: [primary('One')], identifiers: [{ type: 'imo', value: '9074729' }] },
    { entityType: 'Vessel', names: [primary('Two')], identifiers: [{ type: 'imo', value: 'IMO 9074729' }] },
  ],
  [
    'the same IMO number and an equal name of companies',
    { entityType: 'Company', identifiers: [{ type: 'imo', value: '9074729' }] },
    { entityType: 'Company', identifiers: [{ type: 'imo', value: '9074729' }] },
  ],
);

const firm = (countries: string[], ...names: string[]): Partial<ListedRecord> => {
  const [first = '', ...others] = names;
  return { entityType: 'Company', countries, names: [primary(first), ...others.map((name) => alias(name))] };
};
const namesakes: readonly [string, string[][], Partial<ListedRecord>, Partial<ListedRecord>][] = [
  [
    'organizations of one primary name, another name and a country in common are one result',
    [['a', 'b']],
    firm(['BY', 'PL'], 'Example Trading Corporation', 'Belkar House', 'ETC'),
    firm(['BY'], 'EXAMPLE TRADING CORPORATION', 'Belkár House'),
  ],
  [
    'branches in different countries are two',
    [['a'], ['b']],
    firm(['BY'], 'Example Foundation', 'The Example Fund'),
    firm(['PL'], 'Example Foundation', 'The Example Fund'),
  ],
  [
    'an equal primary name and country alone are two',
    [['a'], ['b']],
    firm(['BY'], 'Example Trading', 'Belkar House'),
    firm(['BY'], 'Example Trading', 'Dorfin House'),
  ],
  [
    'groups that share aliases alone are two',
    [['a'], ['b']],
    firm(['BY'], 'Guard of the North', 'The Guard', 'Guardians of Belkar'),
    firm(['BY'], 'Guard of the South', 'The Guard', 'Guardians of Belkar'),
  ],
];
for (const [name, expected, a, b] of namesakes) {
  test(name, () => assert.deepEqual(joined(person('ofac_sdn', 'a', a), person('un_sc', 'b', b)), expected));
}

const lei = (value: string): Partial<ListedRecord> => ({
  entityType: 'Company',
  names: [primary('Example Trading')],
  identifiers: [{ type: 'lei', value }],
});
/** A shared sign with a contradiction elsewhere. */
const other = { start: '1972-01-01', end: '1972-01-01', precision: 'day', circa: false } as const;
const contradicting: readonly [string, Partial<ListedRecord>, Partial<ListedRecord>][] = [
  [
    'the same passport, and birth dates that do not meet',
    { identifiers: [passport], dates: [born] },
    { identifiers: [passport], dates: [other] },
  ],
  [
    'an equal name and birth date, and another gender',
    { dates: [born], gender: 'male' },
    { dates: [born], gender: 'female' },
  ],
  [
    'an equal name and birth date, and another national id of the same country',
    { dates: [born], identifiers: [{ type: 'national_id', value: '111', country: 'BY' }] },
    { dates: [born], identifiers: [{ type: 'national_id', value: '222', country: 'BY' }] },
  ],
  [
    'an equal name and date of incorporation, and another LEI',
    { ...lei('5493001KJTIIGC8Y1R12'), dates: [born] },
    { ...lei('529900T8BM49AURSDO55'), dates: [born] },
  ],
];

for (const [name, a, b] of contradicting) {
  test(`two results: ${name}`, () => {
    assert.equal(joined(person('ofac_sdn', 'a', a), person('un_sc', 'b', b)).length, 2);
  });
}

test('data that only one record has, or has less exactly, is no contradiction', () => {
  const a = person('ofac_sdn', 'a', { identifiers: [passport], dates: [born], gender: 'male' });
  const year = { start: '1962-01-01', end: '1962-12-31', precision: 'year', circa: true } as const;
  const b = person('un_sc', 'b', { identifiers: [passport], dates: [year] });
  assert.deepEqual(joined(a, b), [['a', 'b']]);
});

test('records split by hand are two results, whatever they share, and one that fits both stays separate', () => {
  const [a, b, c] = ['ofac_sdn', 'un_sc', 'eu_fsf'].map((source) => person(source, source, { dates: [born] }));
  assert.ok(a && b && c);
  const matched = [a, b, c].map((record) => ({ recordId: record.sourceId, record })) as MatchedRecord[];
  const groups = (...pairs: [ListedRecord, ListedRecord][]) =>
    joinRecords(
      matched,
      pairs.map((records) => ({ records })),
    ).map((group) => group.map(({ recordId }) => recordId));
  assert.deepEqual(groups(), [['eu_fsf', 'ofac_sdn', 'un_sc']]);
  assert.deepEqual(groups([b, a]), [['eu_fsf', 'ofac_sdn'], ['un_sc']]);
  assert.deepEqual(groups([c, a]), [['eu_fsf'], ['ofac_sdn'], ['un_sc']]);
  assert.deepEqual(groups([c, a], [b, a]), [['eu_fsf', 'un_sc'], ['ofac_sdn']]);
});

test('a company and an organization of one LEI are one result', () => {
  const a = person('ofac_sdn', 'a', { ...lei('5493001KJTIIGC8Y1R12'), entityType: 'Organization' });
  assert.deepEqual(joined(a, person('un_sc', 'b', lei('5493001KJTIIGC8Y1R12'))), [['a', 'b']]);
});

test('every record except the leading one states why it was joined', () => {
  const reason = (a: Partial<ListedRecord>, b: Partial<ListedRecord>) => {
    const records = [person('ofac_sdn', 'a', a), person('un_sc', 'b', b)];
    const [group] = joinRecords(records.map((record) => ({ recordId: record.sourceId, record })) as MatchedRecord[]);
    return group?.map(({ joinedBy }) => joinedBy);
  };
  assert.deepEqual(reason({ dates: [born] }, { dates: [born] }), [
    undefined,
    'an equal name and the same date 1961-04-12',
  ]);
  assert.deepEqual(reason(lei('5493001KJTIIGC8Y1R12'), lei('5493001KJTIIGC8Y1R12')), [
    undefined,
    'the same LEI 5493001KJTIIGC8Y1R12',
  ]);
  assert.deepEqual(reason({ identifiers: [passport] }, { identifiers: [passport] }), [
    undefined,
    'an equal name and the same passport MP 1234567 (BY)',
  ]);
});

for (const [name, a, b] of together) {
  test(`one result: ${name}`, () => {
    assert.deepEqual(joined(person('ofac_sdn', 'a', a), person('un_sc', 'b', b)), [['a', 'b']]);
    assert.deepEqual(joined(person('un_sc', 'b', b), person('ofac_sdn', 'a', a)), [['a', 'b']]);
  });
}

const apart: readonly [string, Partial<ListedRecord>, Partial<ListedRecord>][] = [
  ['an equal name alone', {}, {}],
  [
    'an equal birth date under different names',
    { dates: [born] },
    { dates: [born], names: [primary('Petar Zaretsky')] },
  ],
  [
    'an equal name and year',
    { dates: [{ ...born, start: '1961-01-01', end: '1961-12-31', precision: 'year' }] },
    { dates: [{ ...born, start: '1961-01-01', end: '1961-12-31', precision: 'year' }] },
  ],
  [
    'a birth date that is only approximate',
    { dates: [{ ...born, circa: true }] },
    { dates: [{ ...born, circa: true }] },
  ],
  [
    'a weak alias and the birth date',
    { dates: [born] },
    { dates: [born], names: [primary('G. Z.'), alias('Gavrilo Zaretsky', 'weak')] },
  ],
  ['passports of different countries', { identifiers: [passport] }, { identifiers: [{ ...passport, country: 'RU' }] }],
  [
    'a passport number without its country',
    { identifiers: [{ type: 'passport', value: 'MP 1234567' }] },
    { identifiers: [{ type: 'passport', value: 'MP 1234567' }] },
  ],
  [
    'the same passport under different names',
    { identifiers: [passport] },
    { identifiers: [passport], names: [primary('Someone')] },
  ],
  ['a person and a company', { dates: [born] }, { dates: [born], entityType: 'Company' }],
  [
    'the first of January, which stands for any day of the year',
    { dates: [{ ...born, start: '1961-01-01', end: '1961-01-01' }] },
    { dates: [{ ...born, start: '1961-01-01', end: '1961-01-01' }] },
  ],
  [
    'a single word as name, and the birth date',
    { dates: [born], names: [primary('Gavrilo Zaretsky'), alias('Abdullah')] },
    { dates: [born], names: [primary('Nikodim Barsukov'), alias('Abdullah')] },
  ],
  [
    'names that differ in their vowels alone, and the birth date',
    { dates: [born], names: [primary('राम कुमार')] },
    { dates: [born], names: [primary('रमा कुमारी')] },
  ],
  [
    'what stands in the place of an IMO number',
    { entityType: 'Vessel', names: [primary('One')], identifiers: [{ type: 'imo', value: '1111111' }] },
    { entityType: 'Vessel', names: [primary('Two')], identifiers: [{ type: 'imo', value: '1111111' }] },
  ],
  [
    'companies with one IMO number, which is that of a ship of theirs',
    { entityType: 'Company', names: [primary('One Shipping')], identifiers: [{ type: 'imo', value: '9074729' }] },
    { entityType: 'Company', names: [primary('Two Shipping')], identifiers: [{ type: 'imo', value: '9074729' }] },
  ],
  [
    'a company and its ship',
    { entityType: 'Company', names: [primary('One')], identifiers: [{ type: 'imo', value: '9074729' }] },
    { entityType: 'Vessel', names: [primary('One')], identifiers: [{ type: 'imo', value: '9074729' }] },
  ],
  ['father and son', { dates: [born], identifiers: [passport] }, { dates: [other], identifiers: [passport] }],
  [
    'what stands in the place of a passport number',
    { identifiers: [{ ...passport, value: 'N/A' }] },
    { identifiers: [{ ...passport, value: 'n/a' }] },
  ],
  [
    'zeros in the place of a passport number',
    { identifiers: [{ ...passport, value: '0000000' }] },
    { identifiers: [{ ...passport, value: '0000000' }] },
  ],
  [
    'a wallet that two parties hold',
    { identifiers: [{ type: 'wallet', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }] },
    { identifiers: [{ type: 'wallet', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }] },
  ],
];

for (const [name, a, b] of apart) {
  test(`two results: ${name}`, () => {
    assert.equal(joined(person('ofac_sdn', 'a', a), person('un_sc', 'b', b)).length, 2);
  });
}

test('two records of one list are never one result', () => {
  const of = (id: string) => person('ofac_sdn', id, { dates: [born] });
  assert.deepEqual(joined(of('a'), of('b')), [['a'], ['b']]);
});

test('a third list joins only when it is the party of every record already joined', () => {
  const a = person('ofac_sdn', 'a', { dates: [born] });
  const b = person('un_sc', 'b', { dates: [born], identifiers: [passport] });
  const c = person('ch_seco', 'c', { identifiers: [passport] });
  assert.deepEqual(
    joined(a, b, c)
      .map((group) => group.length)
      .sort(),
    [1, 2],
  );
});

test('a sanctions record leads one of another category', () => {
  const pep = person('aaa', 'pep', { dates: [born], categories: ['PEP Level 1'] });
  const sanctioned = person('zzz', 'sanctioned', { dates: [born] });
  assert.deepEqual(joined(pep, sanctioned), [['sanctioned', 'pep']]);
});

test('a record that fits two parties which contradict each other stays apart from both', () => {
  const a = person('ofac_sdn', 'a', { dates: [born], gender: 'male' });
  const b = person('un_sc', 'b', { dates: [born], gender: 'female' });
  assert.deepEqual(joined(a, b, person('zz', 'c', { dates: [born] })), [['a'], ['b'], ['c']]);
});

test('thousands of similar records are joined in one pass', { timeout: 60_000 }, () => {
  const alike = (lists: number) =>
    Array.from({ length: 5_000 }, (_, index) => person(`custom:${index % lists}`, `${index}`, { dates: [born] }));
  assert.equal(joined(...alike(1)).length, 5_000, 'entries of one list stay apart');
  assert.deepEqual(
    joined(...alike(10)).map((group) => group.length),
    Array.from({ length: 500 }, () => 10),
  );
});

test('every pair of joined records would also be joined alone', () => {
  const values = <T>(all: readonly T[], most: number) => fc.subarray([...all], { maxLength: most });
  const names = values(['Gavrilo Zaretsky', 'ZARETSKÝ Gavrilo', 'Belkar House', 'Dorfin House', 'Solo'], 3);
  const numbers: readonly Identifier[] = [
    ...[passport, { ...passport, value: 'mp-1234567' }, { ...passport, type: 'national_id', value: '111' } as const],
    ...[{ ...passport, type: 'national_id', value: '222' } as const, { type: 'imo', value: '9074729' } as const],
    { type: 'lei', value: '5493001KJTIIGC8Y1R12' },
  ];
  const record = fc.record({
    source: fc.constantFrom('a', 'b', 'c', 'd'),
    entityType: fc.constantFrom('Person', 'Company', 'Organization', 'Vessel'),
    names: names.filter(({ length }) => length > 0).map((all) => all.map((name) => primary(name))),
    dates: values([born, { ...born, start: '1972-05-01', end: '1972-05-01' }], 2),
    countries: values(['BY', 'PL'], 2),
    identifiers: values(numbers, 3),
    gender: fc.constantFrom('male', 'female', undefined),
    categories: fc.constantFrom<ListedRecord['categories']>(['Sanctions'], ['PEP Level 1']),
  });
  fc.assert(
    fc.property(fc.array(record, { minLength: 2, maxLength: 12 }), (all) => {
      const records = all.map(({ gender, ...rest }, index) => {
        return listedRecord({ ...rest, sourceId: `${index}`, ...(gender !== undefined && { gender }) });
      });
      const of = (id: string) => records[Number(id)] as ListedRecord;
      for (const group of joined(...records)) {
        for (const a of group) {
          for (const b of group) if (a !== b) assert.equal(joined(of(a), of(b)).length, 1);
        }
      }
    }),
  );
});
