import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { buildWatchlist, compareNames, ENTITY_TYPES, type EntityType, normalizeName, screen } from '../src/index.js';
import { prepareQuery } from '../src/names/prepare-query.js';
import { NAME_KINDS } from '../src/names/prepared-name.js';
import { party } from './example-parties.js';

const HOSTILE: readonly string[] = [
  '',
  ' ',
  'a',
  '?',
  '\u0000\u0001\u0002',
  '\ud800',
  'x\udc00y',
  'a'.repeat(10_000),
  'a '.repeat(5_000),
  'ab'.repeat(5_000),
  'Abdul '.repeat(2_000),
  '金'.repeat(10_000),
  'ا'.repeat(10_000),
  '김'.repeat(10_000),
  '정경형희'.repeat(2_500),
  '정경 '.repeat(2_500),
  'عبدال'.repeat(2_000),
  'بن'.repeat(5_000),
  '鄭夢'.repeat(5_000),
  'A.'.repeat(5_000),
  'Plant No',
  'Fund twenty',
  'A and ',
  'I V X '.repeat(2_000),
  "'".repeat(10_000),
  ','.repeat(10_000),
  '\u0301'.repeat(10_000),
  '𝔐𝔬𝔥𝔞𝔪𝔪𝔢𝔡',
  `${'ab,'.repeat(3_000)}12345`,
  `x${' '.repeat(9_000)}12345`,
  'Constructor Trading __proto__ hasOwnProperty',
];

test('no name makes comparison or screening throw or run long', () => {
  const listed = HOSTILE.flatMap((name, i) => [
    party(`person ${i}`, name),
    party(`company ${i}`, name, { entityType: 'Company' }),
  ]);
  const watchlist = buildWatchlist([...listed, party('known', 'Mohammed Salman')]);
  for (const [i, name] of HOSTILE.entries()) {
    // Every name meets every other, and in each type many of them.
    for (const [j, other] of HOSTILE.entries())
      compareNames(name, other, ENTITY_TYPES[(i + j) % ENTITY_TYPES.length] as EntityType);
    for (const way of [{}, { scan: true }, { exact: true }])
      screen(watchlist, { name, uniqueIdentifier: name }, { minScore: 50, limit: 0, ...way });
    normalizeName(name);
  }
});

test('no random text makes a comparison throw', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(text, text, fc.constantFrom(...ENTITY_TYPES), (a, b, type) => {
      const { score } = compareNames(a, b, type);
      return score >= 0 && score <= 100;
    }),
    { numRuns: 500 },
  );
});

test('a name without any letter or digit scores 0', () => {
  for (const empty of ['', ' ', '...', '\u0000', '-,;', '!?']) {
    assert.equal(compareNames(empty, empty, 'Person').score, 0);
    assert.equal(compareNames(empty, 'Mohammed Salman', 'Company').score, 0);
  }
});

test('the number of compared words and spellings is bounded for any name', () => {
  const scripts = 'abc ABC аб аб αβ ابعد הבג 周鄭夢 김정경형 かな ก.,-\'"\u0640\u200d?0123'.split('');
  const text = fc.array(fc.constantFrom(...scripts), { maxLength: 2000 }).map((letters) => letters.join(''));
  const bounded = (name: string) => {
    for (const kind of NAME_KINDS) {
      const forms = prepareQuery(name, kind);
      assert.ok(forms.length <= 8, `${forms.length} forms`);
      for (const { tokens, units } of forms) {
        assert.ok(tokens.length <= 60 && units.length <= 250, `${tokens.length} words, ${units.length} units`);
        for (const { features } of units) assert.ok(features.key.length <= 601, features.key);
      }
    }
  };
  for (const name of [...HOSTILE, '中国银行'.repeat(150), '中国银行 '.repeat(30), 'ab cd 周 鄭'.repeat(9)])
    bounded(name);
  fc.assert(fc.property(text, bounded), { numRuns: 60 });
});
