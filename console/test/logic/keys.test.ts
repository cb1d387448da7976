import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressOf } from '../../src/logic/press-of.js';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test('a key press has one name on every keyboard', () => {
  for (const [press, name] of [
    [{ ...plain, key: 'j', code: 'KeyJ' }, 'j'],
    [{ ...plain, key: 'J', code: 'KeyJ', shiftKey: true }, 'Shift+j'],
    [{ ...plain, key: '?', code: 'Slash', shiftKey: true }, '?'],
    [{ ...plain, key: '/', code: 'Digit7', shiftKey: true }, '/'],
    [{ ...plain, key: '3', code: 'Digit3' }, '3'],
    [{ ...plain, key: '3', code: 'Numpad3' }, '3'],
    [{ ...plain, key: 'k', code: 'KeyK', metaKey: true }, 'Mod+k'],
    [{ ...plain, key: 'Enter', code: 'Enter', ctrlKey: true }, 'Mod+Enter'],
    [{ ...plain, key: 'ArrowDown', code: 'ArrowDown', shiftKey: true }, 'Shift+ArrowDown'],
    [{ ...plain, key: 'Shift', code: 'ShiftLeft', shiftKey: true }, ''],
    [{ ...plain, key: '@', code: 'KeyQ', altKey: true, ctrlKey: true }, ''],
  ] as const) {
    assert.equal(pressOf(press), name);
  }
});
