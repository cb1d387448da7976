import assert from 'node:assert/strict';
import { test } from 'node:test';
import { syntheticList } from '../bench/synthetic-list.js';
import {
  buildWatchlist,
  compareNames,
  type EntityType,
  type ListedEntity,
  type PartialDate,
  partialDate,
  screen,
} from '../src/index.js';
import { areLookalikes, lookalikesOf } from '../src/names/data/lookalikes.js';
import { LOOKALIKE_CAP } from '../src/score.js';
import { foldToken } from '../src/text/fold-token.js';

/** Two names, the field of the explanation that tells them apart, and what they are. */
const DIFFERENT: readonly (readonly [subject: string, listed: string, field: string, type?: EntityType])[] = [
  ['Hiroshi Tanaka', 'Hiroki Tanaka', 'different_name'],
  ['Kenichi Sato', 'Kenji Sato', 'different_name'],
  ['Hassan Karimi', 'Hossein Karimi', 'different_name'],
  ['Aleksandr Petrov', 'Aleksandra Petrova', 'different_name'],
  ['Abdul Malik Zaydi', 'Abdul Khaliq Zaydi', 'different_name'],
  ['Edward Barnes Jr.', 'Edward Barnes Sr.', 'generation'],
  ['BARNES, Edward Jr', 'BARNES, Edward III', 'generation'],
  ['Edward Barnes II', 'Edward Barnes III', 'generation'],
  ['Paulo Teixeira Filho', 'Paulo Teixeira Neto', 'generation'],
  ['Kim Yong Chol', 'Kim Chol Yong', 'syllable_order'],
  ['Li Wei Min', 'Li Min Wei', 'syllable_order'],
  ['Nguyen Van Minh', 'Nguyen Minh Van', 'syllable_order'],
  ['김용철', '김철용', 'syllable_order'],
  ['JAMES, Kelvin', 'KELVIN, James', 'family_name'],
  ['Abu Yusuf al-Masri', 'Yusuf al-Masri', 'father_of'],
  ['Yusuf', 'Abu Yusuf', 'father_of'],
  ['BTK Trading', 'BKT Trading', 'different_name', 'Company'],
  ['Vektor Onshore Fund Ltd', 'Vektor Offshore Fund Ltd', 'different_name', 'Company'],
  ['Vektor Fund Series A', 'Vektor Fund Series B', 'number', 'Company'],
  ['Vektor Partners VII LP', 'Vektor Partners VIII LP', 'number', 'Company'],
  ['Vektor Fund 2005 LP', 'Vektor Fund 2006 LP', 'number', 'Company'],
  ['OCEAN STAR 1', 'OCEAN STAR 2', 'number', 'Vessel'],
];

test('names that look alike and are two stay below 80, and the explanation says why', () => {
  for (const [subject, listed, field, type = 'Person'] of DIFFERENT) {
    for (const [one, other] of [
      [subject, listed],
      [listed, subject],
    ] as const) {
      const { score, evidence } = compareNames(one, other, type);
      assert.ok(score < 80, `${one} | ${other} scores ${score}`);
      assert.ok(
        evidence.some((found) => found.field === field && found.points < 0),
        `${one} | ${other}: ${evidence.map((found) => found.field)}`,
      );
    }
  }
  assert.equal(compareNames('EP-MNB', 'EP-MNA', 'Aircraft').score, 0);
});

test('a Korean or Chinese with a second given name is another person than the one without', () => {
  for (const [subject, listed] of [
    ['민서 성수 김', 'Sung Su KIM'],
    ['建平 秀华 杨', 'YANG, Jianping'],
  ] as const) {
    const { score, evidence } = compareNames(subject, listed, 'Person');
    assert.ok(score < 80, `${subject} | ${listed} scores ${score}`);
    assert.ok(evidence.some(({ field }) => field === 'different_name'));
  }
  assert.ok(compareNames('나집 툰 라작', 'Najib Razak', 'Person').score >= 80);
});

const SAME: readonly (readonly [subject: string, listed: string])[] = [
  ['Hasan Karimi', 'Hassan Karimi'],
  ['Hussein Karimi', 'Hossein Karimi'],
  ['Mohamed Karimi', 'Muhammad Karimi'],
  ['Edward Barnes', 'Edward Barnes Jr.'],
  ['Edward Barnes Jr.', 'Edward Barnes II'],
  ['Kelvin James', 'JAMES, Kelvin'],
  ['Kim Yong Chol', 'Yong Chol Kim'],
  ['Mousa Abu Marzook', 'Mousa Marzook'],
  ['Uday Hamid Saber Tikriti', 'Uday Hamad Saber Tikriti'],
];

test('spellings of one name, and what is left out of it, are no look-alikes', () => {
  for (const [subject, listed] of SAME) {
    const { score } = compareNames(subject, listed, 'Person');
    assert.ok(score >= 80, `${subject} | ${listed} scores ${score}`);
  }
});

test('a different given name names both words, and an agreeing date brings the record back over 80', () => {
  const { evidence, alignment } = compareNames('Hiroshi Tanaka', 'Hiroki Tanaka', 'Person');
  const found = evidence.find(({ field }) => field === 'different_name');
  assert.deepEqual([found?.subject, found?.listed, found?.outcome], ['Hiroshi', 'Hiroki', 'conflict']);
  assert.equal(alignment[0]?.kind, 'lookalike');
  const record: ListedEntity = {
    ...{ source: 'test', sourceId: '1', entityType: 'Person', nationalities: ['JP'], countries: ['JP'] },
    names: [{ full: 'Hiroki Tanaka', kind: 'primary', quality: 'strong' }],
    ...{ dates: [partialDate(1966, 4, 2) as PartialDate], identifiers: [], categories: [] },
  };
  const list = buildWatchlist([record]);
  const screened = (details: object) =>
    screen(list, { name: 'Hiroshi Tanaka', ...details }, { minScore: 80, limit: 1 });
  assert.equal(screened({ nationalities: ['JP'] }).length, 0);
  assert.equal(screened({ date: partialDate(1966, 4, 2) }).length, 1);
});

test('two persons with look-alike given names of the table stay below 80, whoever is searched and listed', () => {
  const names = [...syntheticList(20_000)].flatMap(
    ({ names: [name] }) => name?.full.toLowerCase().match(/[a-z]+/g) ?? [],
  );
  let pairs = 0;
  for (const name of new Set(names.map(foldToken)))
    for (const other of lookalikesOf(name)) {
      // A fold is no word where it is folded again.
      if (foldToken(other) !== other || foldToken(name) !== name) continue;
      const { score, evidence } = compareNames(`${name} Zareti`, `${other} Zareti`, 'Person');
      assert.ok(score < 80, `${name} | ${other} scores ${score}`);
      assert.ok(
        evidence.some(({ field }) => field === 'different_name') || score < LOOKALIKE_CAP,
        `${name} | ${other}`,
      );
      pairs += 1;
    }
  assert.ok(pairs > 300);
});

test('every look-alike of the table is found by the index too', () => {
  for (const fold of ['hasan', 'hiroshi', 'abdmalik']) {
    for (const other of lookalikesOf(fold)) assert.ok(areLookalikes(other, fold), `${fold} ${other}`);
  }
});
