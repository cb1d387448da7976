import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sealWith } from './seal.js';

const seal = sealWith('k'.repeat(32));

test('what is sealed opens for its owner, and no two seals of it are alike', () => {
  const sealed = seal.close('whsec_ä', 'owner');
  assert.equal(seal.open(sealed, 'owner'), 'whsec_ä');
  assert.notEqual(seal.close('whsec_ä', 'owner'), sealed);
  assert.ok(!sealed.includes('whsec'));
});

test('it does not open for another owner, with another key, or when it was altered or cut', () => {
  const sealed = seal.close('whsec_secret', 'owner');
  assert.throws(() => seal.open(sealed, 'other'));
  assert.throws(() => sealWith('l'.repeat(32)).open(sealed, 'owner'));
  const altered = Buffer.from(sealed.slice(3), 'base64url');
  altered[30] = (altered[30] ?? 0) ^ 1;
  assert.throws(() => seal.open(`v1.${altered.toString('base64url')}`, 'owner'));
  assert.throws(() => seal.open(sealed.slice(0, 20), 'owner'));
  assert.throws(() => seal.open('', 'owner'));
});
