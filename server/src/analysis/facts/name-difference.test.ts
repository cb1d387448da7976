import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameName, nameDifference } from './name-difference.js';

const differences: readonly (readonly [string, string, string])[] = [
  ['Oleg Tulinskoy', 'Oleg Vladimirovich TULINSKOY', 'patronymic omitted by the customer'],
  ['Tulinskoy, Oleg', 'Oleg Vladimirovich TULINSKOY', 'in another order, patronymic omitted by the customer'],
  ['Олег Тулинской', 'Тулинской Олег Владимирович', 'in another order, patronymic omitted by the customer'],
  ['Tulinskoy Oleg', 'Oleg Tulinskoy', 'in another order'],
  ['Maria Quispe', 'Maria Odalys Quispe', '"Odalys" omitted by the customer'],
  ['Maria Odalys Quispe', 'Maria Quispe', '"Odalys" not listed'],
  ['Oleg Tulinskoj', 'Oleg Tulinskoy', 'in another spelling'],
  ['Oleg Tulinskoj', 'Oleg Vladimirovich Tulinskoy', 'in another form'],
  ['Oleg Tulinskoy', 'Олег Тулинской', 'in another script'],
];

for (const [customer, listed, difference] of differences) {
  test(`"${customer}" is listed as "${listed}": ${difference}`, () => {
    assert.equal(nameDifference(customer, listed), difference);
  });
}

test('case and punctuation do not make a different name', () => {
  assert.ok(isSameName('TULINSKOY, Oleg', 'Tulinskoy Oleg'));
  assert.ok(!isSameName('Oleg Tulinskoy', 'Tulinskoy Oleg'));
});
