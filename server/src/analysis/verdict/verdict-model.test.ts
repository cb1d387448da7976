import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from './verdict-model.js';
import { CURRENT_VERDICT_MODEL, verdictModel } from './verdict-models.js';

const { hash, ...content } = verdictModel(CURRENT_VERDICT_MODEL);

test('the model in force carries the hash of its content', () => {
  assert.equal(hashOf(content), hash);
});

test('a model that this release does not know is refused by its version', () => {
  assert.throws(() => verdictModel('of tomorrow'), /of tomorrow/);
});
