import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEngineSearch } from '../../src/logic/engine-search.js';
import { sumOfWeights, valuesOf, wholeValues } from '../../src/logic/engine-values.js';

const VALUES = {
  title: 'Careful',
  weightages: { categories: 33.3, countries: 33.3, crimes: 33.4, custom_list: 0 },
  floors: { sanctions: 75, custom_blocklist: 75, current_pep_level_1: 51 },
  category_scores: { Sanctions: 100 },
  country_scores: { RU: 85 },
};

test('values are those of a version, without what the service adds', () => {
  assert.deepEqual(valuesOf({ ...VALUES, ...{ id: 'e', version: 2, is_active: true } }), VALUES);
});

test('a country that only the newest version scores gets 0, so that saving an older version brings its values back', () => {
  const whole = wholeValues({ ...VALUES, title: ' Careful ' }, { country_scores: { RU: 10, KE: 70 } });
  assert.deepEqual(whole, { ...VALUES, country_scores: { RU: 85, KE: 0 } });
});

test('weights with decimals add up without rounding errors, and not at all while one is empty', () => {
  assert.equal(sumOfWeights(VALUES), 100);
  assert.ok(Number.isNaN(sumOfWeights({ weightages: { ...VALUES.weightages, crimes: Number.NaN } })));
});

test('an address names a version, or the newest', () => {
  assert.deepEqual(readEngineSearch({ version: 3 }), { version: 3 });
  for (const version of [0, -1, 1.5, 'two', undefined]) assert.deepEqual(readEngineSearch({ version }), {});
});
