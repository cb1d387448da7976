import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATEGORIES, categoryOf, coveredCategories } from './category.js';

test('a category is read in any case and returned in canonical spelling', () => {
  for (const category of CATEGORIES) {
    assert.equal(categoryOf(category.toUpperCase()), category);
    assert.equal(categoryOf(` ${category.toLowerCase()} `), category);
  }
  assert.equal(categoryOf('Sanction'), undefined);
  assert.equal(categoryOf('__proto__'), undefined);
});

test('PEP in a request covers every PEP level, and any other category only itself', () => {
  assert.deepEqual(coveredCategories(['Sanctions', 'PEP']), [
    'PEP',
    'PEP Level 1',
    'PEP Level 2',
    'PEP Level 3',
    'PEP Level 4',
    'Sanctions',
  ]);
  assert.deepEqual(coveredCategories(['PEP Level 2', 'PEP Level 2']), ['PEP Level 2']);
});
