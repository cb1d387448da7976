import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { differingLetters } from '../../src/logic/differing-letters.js';
import { groundsOf } from '../../src/logic/driver-rows.js';
import { groupRecords } from '../../src/logic/group-records.js';
import { namePieces } from '../../src/logic/name-pieces.js';
import { pointsTable } from '../../src/logic/points-table.js';
import { splitOf } from '../../src/logic/split-of.js';
import { supportedReasons } from '../../src/logic/supported-reasons.js';

test('the pieces of a name join up to the name, whatever its parts are', () => {
  const span = fc.tuple(fc.integer({ min: -2, max: 30 }), fc.integer({ min: -2, max: 30 }));
  const part = fc.record({
    text: fc.string({ maxLength: 6 }),
    span: fc.option(span, { nil: undefined }),
    pair: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.array(part, { maxLength: 6 }), (name, parts) => {
      const pieces = namePieces(name, parts);
      assert.equal(pieces.map(({ text }) => text).join(''), name);
      assert.ok(pieces.every(({ text }) => text !== ''));
    }),
  );
});

test('words are found in a name by position, or by their text in any case', () => {
  const parts = [
    { text: 'SA’AADI', span: [3, 10] as const, pair: 1 },
    { text: 'al', pair: 0 },
    { text: 'nobody', pair: 2 },
  ];
  assert.deepEqual(
    namePieces('AL-SA’AADI', parts).map(({ text, part }) => [text, part?.pair]),
    [
      ['AL', 0],
      ['-', undefined],
      ['SA’AADI', 1],
    ],
  );
});

test('letters that differ are those outside the longest run in common', () => {
  const marked = (text: string, other: string) =>
    differingLetters(text, other)
      .map((run) => (run.differs ? `[${run.text}]` : run.text))
      .join('');
  assert.equal(marked('Rahman', 'REHMAN'), 'R[a]hman');
  assert.equal(marked('Petrov', 'Petroff'), 'Petro[v]');
  assert.equal(marked('abc', ''), '[abc]');
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      assert.equal(
        differingLetters(text, other)
          .map((run) => run.text)
          .join(''),
        text,
      );
    }),
  );
});

const record = (
  id: string,
  name: string,
  facts: Partial<{ birthDates: string[]; genders: string[]; types: string[] }> = {},
) => ({
  ...{ id, name, birthDates: [], genders: [], types: [] },
  ...facts,
});

test('records of one name are one party unless they contradict each other', () => {
  const ids = (records: ReturnType<typeof record>[]) => groupRecords(records).map((group) => group.map(({ id }) => id));
  assert.deepEqual(
    ids([
      record('1', 'Said ARIF', { birthDates: ['1970-12-05'] }),
      record('2', 'Abdur Rehman'),
      record('3', 'Arif, Saïd', { birthDates: ['1964', '1970'] }),
      record('4', 'Said Arif', { birthDates: ['1981'] }),
      record('5', 'SAID ARIF', { genders: ['male'] }),
    ]),
    [['1', '3', '5'], ['2'], ['4']],
  );
});

test('every record is in exactly one group', () => {
  const one = fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('A B', 'B A', 'C'),
    birthDates: fc.array(fc.constantFrom('1960', '1961-01-02')),
    genders: fc.array(fc.constantFrom('male', 'female')),
    types: fc.constant([]),
  });
  fc.assert(
    fc.property(fc.array(one), (records) => {
      assert.deepEqual(
        groupRecords(records)
          .flat()
          .map(({ id }) => id)
          .toSorted(),
        records.map(({ id }) => id).toSorted(),
      );
    }),
  );
});

const REASONS = [
  {
    code: 'birth_date',
    match_status: 'False Positive',
    label: '',
    needs_note: false,
    supported_by: [{ field: 'date', outcome: 'conflict' }],
  },
  {
    code: 'country',
    match_status: 'False Positive',
    label: '',
    needs_note: false,
    supported_by: [{ field: 'country', outcome: 'conflict' }],
  },
  { code: 'other', match_status: 'False Positive', label: '', needs_note: true, supported_by: [] },
  { code: 'known_party', match_status: 'False Positive', label: '', needs_note: true, supported_by: [] },
  { code: 'other', match_status: 'True Positive', label: '', needs_note: true, supported_by: [] },
];

test('reasons supported by the evidence of every record come first, each with its own digit', () => {
  const conflict = (field: string) => ({ field, outcome: 'conflict', subject: '1962', listed: '1975' });
  const rows = supportedReasons(REASONS, 'False Positive', [
    [conflict('country'), conflict('date')],
    [conflict('country')],
  ]);
  assert.deepEqual(
    rows.map(({ reason, digit, supported }) => [reason.code, digit, supported]),
    [
      ['country', '3', true],
      ['birth_date', '1', false],
      ['known_party', '9', false],
      ['other', '0', false],
    ],
  );
  assert.deepEqual(rows[0]?.values, conflict('country'));
  const agree = { field: 'date', outcome: 'agree', subject: '1962', listed: '1962' };
  const [first] = supportedReasons(REASONS, 'False Positive', [[conflict('date'), agree]]);
  assert.equal(first?.supported, false, 'the record has two dates');
  assert.ok(supportedReasons(REASONS, 'False Positive', []).every(({ supported }) => !supported));
});

test('the rows of a comparison add up to the score', () => {
  const explained = (score: number) => ({
    alignment: [{ points: 50 }, { points: 42.33 }],
    evidence: [{ points: -4 }],
    score,
  });
  assert.equal(pointsTable(explained(88.3)).rest, 0);
  const { name, rest } = pointsTable(explained(90));
  assert.ok(Math.abs(name + rest - 4 - 90) < 1e-9);
});

test('a key driver rests on the rows of the comparison with its record that show its fact', () => {
  const result = (id: string, records: readonly string[], fields: readonly string[]) => ({
    id,
    source_details: records.map((record_id) => ({ record_id })),
    explanation: { evidence: fields.map((field) => ({ field })) },
  });
  const results = [result('a', ['a'], ['country']), result('b', ['b', 'c'], ['date', 'alias_quality'])];
  const grounds = (code: string, record_id: string | null) => groundsOf({ code, record_id }, results);
  assert.deepEqual(grounds('date', 'c'), { result: 'b', rows: ['date'] });
  assert.deepEqual(grounds('name_rarity', 'a'), { result: 'a', rows: ['name'] });
  assert.deepEqual(grounds('alias_quality', 'b'), { result: 'b', rows: ['alias_quality', 'name'] });
  for (const none of [grounds('date', 'a'), grounds('occupation', 'b'), grounds('date', 'gone'), grounds('date', null)])
    assert.equal(none, undefined);
  assert.equal(groundsOf(undefined, results), undefined);
});

test('a split of two records is found, whichever it names first', () => {
  const [un, us, eu] = ['un', 'us', 'eu'].map((source) => ({ source, source_id: '1' })) as [Pair, Pair, Pair];
  const splits = [{ records: [un, us] }, { records: [eu, un] }];
  assert.equal(splitOf(splits, [un, eu]), splits[1]);
  assert.equal(splitOf(splits, [us, eu]), undefined);
  assert.equal(splitOf(splits, [un, { ...us, source_id: '2' }]), undefined);
});

type Pair = { readonly source: string; readonly source_id: string };
