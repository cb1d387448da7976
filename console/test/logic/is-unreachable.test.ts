import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../src/i18n/en.js';
import { isUnreachable } from '../../src/logic/is-unreachable.js';

test('a request without a response is put into our words, not into those of the browser', () => {
  for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']) {
    assert.ok(isUnreachable(new TypeError(message)));
    assert.equal(en.common.failed(new TypeError(message)), 'The service could not be reached');
  }
  assert.ok(!isUnreachable(new TypeError('x is not a function')) && !isUnreachable(new Error('Failed to fetch')));
  assert.equal(en.common.failed(new Error('The case has changed')), 'The case has changed');
});
