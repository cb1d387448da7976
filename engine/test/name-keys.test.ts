import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameKeys } from '../src/index.js';

const SAME: readonly (readonly [string, string])[] = [
  ['Gavrilo Zaretsky', 'Гаврило Зарецкий'],
  ['Muammar Gaddafi', 'معمر القذافي'],
  ['Mohammed Al-Rashid', 'Muhammad Rasheed'],
  ['ZARETSKY, Gavrilo', 'Gavrilo Ivanovich Zaretskiy'],
  ['John Smith', 'Jon Smyth'],
  ['小室哲哉', '小室哲哉'],
];
for (const [one, other] of SAME) {
  test(`${one} and ${other} share an index key`, () => {
    const keys = new Set(nameKeys(one, 'Person'));
    assert.ok(nameKeys(other, 'Person').some((key) => keys.has(key)));
  });
}

test('a company shares its keys with its name without the legal form', () => {
  const keys = new Set(nameKeys('Siemens AG', 'Company'));
  assert.ok(nameKeys('Siemens Aktiengesellschaft', 'Organization').some((key) => keys.has(key)));
});

test('one shared word does not make a person a candidate', () => {
  const keys = new Set(nameKeys('Harold Brindlemoor', 'Person'));
  assert.ok(!nameKeys('Harold Quaynor', 'Person').some((key) => keys.has(key)));
});

test('every key is an integer that fits a bigint column and a JavaScript number', () => {
  for (const name of ['Harold Brindlemoor', '', '   ', '!!!', 'ООО Газпром', '李娜', 'a'.repeat(5000)]) {
    for (const key of nameKeys(name, 'Person')) assert.ok(Number.isSafeInteger(key) && key > 0);
  }
});
