import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATEGORIES } from '../domain/category.js';
import { isCountryCode } from '../domain/country.js';
import { riskLevelOf } from '../domain/risk-score.js';
import { COUNTRY_RISK_SOURCES, countryScores } from './country-risk.js';
import { DEFAULT_RISK_SCORE_ENGINE as engine } from './default-risk-score-engine.js';
import { type RiskFacts, rescored, riskScore } from './risk-score.js';

const nobody: RiskFacts = { categories: [], countries: [], positions: [] };
const minister = (current?: boolean) => ({ title: 'Minister', ...(current !== undefined && { current }) });

const table: readonly {
  name: string;
  facts: Partial<RiskFacts>;
  computed: number;
  score: number;
  level: string;
  floors?: readonly string[];
}[] = [
  { name: 'a party of no category and country has no risk', facts: {}, computed: 0, score: 0, level: 'Low' },
  {
    name: 'a sanctioned party in a country that raises nothing is High by the floor',
    facts: { categories: ['Sanctions'], countries: ['SE'] },
    computed: 50,
    score: 75,
    level: 'High',
    floors: ['sanctions'],
  },
  {
    name: 'a sanctioned party in Iran is above the floor by the sum alone',
    facts: { categories: ['Sanctions'], countries: ['IR'] },
    computed: 80,
    score: 80,
    level: 'High',
    floors: ['sanctions'],
  },
  {
    name: 'the worst category and the worst country count, not their sum',
    facts: { categories: ['Businessperson', 'SIP', 'Insolvency'], countries: ['SE', 'KE', 'AF'] },
    computed: 56,
    score: 56,
    level: 'High',
  },
  {
    name: 'a PEP level 1 in office is High by the floor',
    facts: { categories: ['PEP Level 1'], countries: ['SE'], positions: [minister(true)] },
    computed: 42.5,
    score: 51,
    level: 'High',
    floors: ['current_pep_level_1'],
  },
  {
    name: 'a PEP level 1 whose list does not say whether the office is still held counts as in office',
    facts: { categories: ['PEP Level 1'], positions: [minister()] },
    computed: 42.5,
    score: 51,
    level: 'High',
    floors: ['current_pep_level_1'],
  },
  {
    name: 'a PEP level 1 out of every office keeps the weighted sum',
    facts: { categories: ['PEP Level 1'], positions: [minister(false)] },
    computed: 42.5,
    score: 42.5,
    level: 'Medium',
  },
  {
    name: 'a name on a custom blocklist is High by the floor',
    facts: { customLists: [{ name: 'Never again', type: 'block' }] },
    computed: 0,
    score: 75,
    level: 'High',
    floors: ['custom_blocklist'],
  },
  {
    name: 'a name on a custom allow list raises nothing',
    facts: { customLists: [{ name: 'Staff', type: 'allow' }] },
    computed: 0,
    score: 0,
    level: 'Low',
  },
  {
    name: 'crimes weigh a fifth',
    facts: { categories: ['Adverse Media'], crimes: [{ name: 'fraud', absolute: 80 }] },
    computed: 48.5,
    score: 48.5,
    level: 'Medium',
  },
  { name: 'a businessperson is Low', facts: { categories: ['Businessperson'] }, computed: 5, score: 5, level: 'Low' },
];

for (const { name, facts, computed, score, level, floors = [] } of table) {
  test(name, () => {
    const risk = riskScore(engine, { ...nobody, ...facts });
    assert.equal(risk.computed, computed);
    assert.equal(risk.score, score);
    assert.equal(risk.level, level);
    assert.equal(risk.decision, level === 'Low' ? 'Passed' : 'For Review');
    assert.deepEqual(
      risk.floors.map((floor) => floor.when),
      floors,
    );
  });
}

test('another engine scores a stored score as it would score the facts themselves', () => {
  const other = {
    ...engine,
    weightages: { categories: 20, countries: 20, crimes: 40, customLists: 20 },
    categoryScores: { ...engine.categoryScores, 'Adverse Media': 5, SIP: 99 },
    countryScores: { KE: 12, International: 7 },
    floors: engine.floors.map(({ when }, place) => ({ when, atLeast: 60 + place })),
  };
  for (const { name, facts } of table) {
    const whole = { ...nobody, ...facts };
    assert.deepEqual(rescored(other, riskScore(engine, whole)), riskScore(other, whole), name);
  }
});

test('every category has a score, and the weightages add up to 100', () => {
  for (const category of CATEGORIES) assert.ok(engine.categoryScores[category] > 0, category);
  const { categories, countries, crimes, customLists } = engine.weightages;
  assert.equal(categories + countries + crimes + customLists, 100);
});

test('a level ends where the next begins, and a fraction over a boundary counts as over it', () => {
  const levels = [0, 30, 30.01, 31, 50, 50.5, 51, 100].map(riskLevelOf);
  assert.deepEqual(levels, ['Low', 'Low', 'Medium', 'Medium', 'Medium', 'High', 'High', 'High']);
});

test('every country risk names real countries, its date and its basis', () => {
  for (const { asOf, basis, url, countries } of COUNTRY_RISK_SOURCES) {
    assert.match(asOf, /^20\d\d-\d\d-\d\d$/);
    assert.ok(basis.length > 0 && url.startsWith('https://'));
    assert.equal(new Set(countries).size, countries.length);
    for (const country of countries) assert.ok(isCountryCode(country), country);
  }
});

test('a country that several lists name has the highest of their scores', () => {
  const scores = countryScores();
  assert.deepEqual([scores.IR, scores.MM, scores.RU, scores.KE, scores.SE], [100, 100, 85, 70, undefined]);
});

test('another category or country never lowers a score', () => {
  const before = riskScore(engine, { ...nobody, categories: ['SIE'], countries: ['KE'] });
  for (const category of CATEGORIES) {
    const after = riskScore(engine, { ...nobody, categories: ['SIE', category], countries: ['KE', 'IR'] });
    assert.ok(after.score >= before.score, category);
  }
});
