import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedPhrases } from '../changed-phrases.js';
import { NARRATIVE_VERSION } from '../narrative/narrative-versions.js';
import { isSameName, nameDifference } from './name-difference.js';

const differences: readonly (readonly [string, string, string])[] = [
  ['Oleg Tulinskoy', 'Oleg Vladimirovich TULINSKOY', 'supplied without the patronymic'],
  ['Tulinskoy, Oleg', 'Oleg Vladimirovich TULINSKOY', 'in another order, supplied without the patronymic'],
  ['Олег Тулинской', 'Тулинской Олег Владимирович', 'in another order, supplied without the patronymic'],
  ['Tulinskoy Oleg', 'Oleg Tulinskoy', 'in another order'],
  ['Maria Quispe', 'Maria Odalys Quispe', 'supplied without "Odalys"'],
  ['Maria Odalys Quispe', 'Maria Quispe', '"Odalys" not listed'],
  ['Oleg Tulinskoj', 'Oleg Tulinskoy', 'in another spelling'],
  ['Oleg Tulinskoj', 'Oleg Vladimirovich Tulinskoy', 'in another form'],
  ['Oleg Tulinskoy', 'Олег Тулинской', 'in another script'],
];

for (const [customer, listed, difference] of differences) {
  test(`"${customer}" is listed as "${listed}": ${difference}`, () => {
    assert.equal(nameDifference(customer, listed, changedPhrases({ narrativeVersion: NARRATIVE_VERSION })), difference);
  });
}

test('case and punctuation do not make a different name', () => {
  assert.ok(isSameName('TULINSKOY, Oleg', 'Tulinskoy Oleg'));
  assert.ok(!isSameName('Oleg Tulinskoy', 'Tulinskoy Oleg'));
});
