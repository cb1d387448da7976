import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from './verdict-model.js';
import { CURRENT_VERDICT_MODEL, verdictModel } from './verdict-models.js';

const { hash, ...content } = verdictModel(CURRENT_VERDICT_MODEL);

test('the active model carries the hash of its content', () => {
  assert.equal(hashOf(content), hash);
});

test('a model unknown to this release is refused by its version', () => {
  assert.throws(() => verdictModel('of tomorrow'), /of tomorrow/);
});
