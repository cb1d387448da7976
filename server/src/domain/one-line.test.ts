import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVisibleName, visibleName } from './one-line.js';

test('a name is one line of visible characters of any script, or empty', () => {
  for (const name of [
    '',
    '  ',
    'Jane Doe',
    'بانک ملی‌ایران',
    'क्‍ष',
    '葛\u{E0100}城',
    '❤️',
    '👨‍👩‍👧',
    '***',
    "O'Neil & Söhne",
  ]) {
    assert.ok(isVisibleName(name), JSON.stringify(name));
  }
  for (const name of [
    'a\nb',
    'a\r\nBcc: x@y',
    'a\tb',
    'a\u2028b',
    'a\u0085b',
    'a\u001b[2Jb',
    '\u202eeno',
    'a\u2066b',
    'a\u200eb',
    'a\u200bb',
    'a\ufeffb',
    'a\u00adb',
    'a\u{E0041}b',
    '\u3164',
    '\u115f',
    '\u2800',
    '\u200d',
  ]) {
    assert.ok(!isVisibleName(name), JSON.stringify(name));
    assert.ok(isVisibleName(visibleName(name)) || name === '\u2800' || name === '\u200d', JSON.stringify(name));
  }
});
