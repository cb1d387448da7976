import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encryptionWith } from './encryption.js';

const encryption = encryptionWith('k'.repeat(32));

test('data encrypted for an owner is decrypted for it, and no two ciphertexts are alike', () => {
  const encrypted = encryption.encrypt('whsec_ä', 'owner');
  assert.equal(encryption.decrypt(encrypted, 'owner'), 'whsec_ä');
  assert.notEqual(encryption.encrypt('whsec_ä', 'owner'), encrypted);
  assert.ok(!encrypted.includes('whsec'));
});

test('decryption fails for another owner, with another key, and of an altered or truncated ciphertext', () => {
  const encrypted = encryption.encrypt('whsec_secret', 'owner');
  assert.throws(() => encryption.decrypt(encrypted, 'other'));
  assert.throws(() => encryptionWith('l'.repeat(32)).decrypt(encrypted, 'owner'));
  const altered = Buffer.from(encrypted.slice(3), 'base64url');
  altered[30] = (altered[30] ?? 0) ^ 1;
  assert.throws(() => encryption.decrypt(`v1.${altered.toString('base64url')}`, 'owner'));
  assert.throws(() => encryption.decrypt(encrypted.slice(0, 20), 'owner'));
  assert.throws(() => encryption.decrypt('', 'owner'));
});
