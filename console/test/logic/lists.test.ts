import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDiffSearch } from '../../src/logic/diff-search.js';
import { diffValues, linesOf } from '../../src/logic/diff-values.js';
import { freshnessOf, lengthOf } from '../../src/logic/freshness.js';

test('values of a field are compared line by line, whatever their order', () => {
  assert.deepEqual(diffValues(['a', 'b'], ['b', 'c']), { added: ['c'], removed: ['a'], kept: ['b'] });
  assert.deepEqual(diffValues(['a', 'b'], ['b', 'a']), { added: [], removed: [], kept: ['b', 'a'] });
  assert.deepEqual(diffValues(null, 'x'), { added: ['x'], removed: [], kept: [] });
  assert.deepEqual(diffValues(82.5, 90), { added: ['90'], removed: ['82.5'], kept: [] });
});

test('a document is one line, particulars are one line each', () => {
  assert.deepEqual(linesOf([{ type: 'Passport', number: 'A1', country: '', issued_on: null, note: '' }]), [
    'Passport · A1',
  ]);
  assert.deepEqual(linesOf({ hair_colour: ['brown', 'grey'], height: [] }), ['hair colour: brown, grey']);
});

test('of two ages of a list the one closest to its limit is shown', () => {
  const list = { published_at: '2026-01-01', age_hours: 100, max_age_hours: 1000, unconfirmed_hours: 12 };
  assert.deepEqual(freshnessOf({ ...list, max_unconfirmed_hours: 24 }), {
    ...{ by: 'confirmation', hours: 12, limit: 24, share: 0.5 },
  });
  assert.deepEqual(freshnessOf({ ...list, max_unconfirmed_hours: null }), {
    ...{ by: 'age', hours: 100, limit: 1000, share: 0.1 },
  });
  assert.equal(freshnessOf({ ...list, age_hours: 5000, max_unconfirmed_hours: null }).share, 1);
  assert.equal(freshnessOf({ ...list, published_at: null, max_unconfirmed_hours: null }).by, 'confirmation');
  assert.deepEqual(
    [lengthOf(30), lengthOf(72)],
    [
      { amount: 30, unit: 'hour' },
      { amount: 3, unit: 'day' },
    ],
  );
});

test('of an address whatever means nothing is left out', () => {
  assert.deepEqual(readDiffSearch({ from: '1', to: 'x', kind: 'changed', search: ' vane ', more: '1' }), {
    ...{ from: '1', kind: 'changed', search: 'vane' },
  });
  assert.deepEqual(readDiffSearch({ kind: 'odd', search: '' }), {});
});
