import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { CHALLENGE_MS, passkeyChallenges } from './passkey-challenges.js';

let clock = Date.parse('2026-03-01T10:00:00Z');
const now = () => new Date(clock);
const challenges = passkeyChallenges({ key: 'k', now, randomBytes });
const use = { purpose: 'sign_in', binding: 'cookie' } as const;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

test('a challenge holds for five minutes, for what it was made for alone', () => {
  const challenge = textOf(challenges.create(use));
  assert.notEqual(challenge, textOf(challenges.create(use)));
  assert.ok(challenges.isValid(challenge, use));
  assert.ok(!challenges.isValid(challenge, { ...use, binding: 'other' }));
  assert.ok(!challenges.isValid(challenge, { ...use, purpose: 'confirmation' }));
  assert.ok(!passkeyChallenges({ key: 'other', now, randomBytes }).isValid(challenge, use));
  clock += CHALLENGE_MS - 1;
  assert.ok(challenges.isValid(challenge, use));
  clock += 1;
  assert.ok(!challenges.isValid(challenge, use));
});

test('no part of a challenge can be changed, left out or added', () => {
  const bytes = Buffer.from(challenges.create(use));
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    assert.ok(!challenges.isValid(textOf(changed), use), `byte ${at}`);
    assert.ok(!challenges.isValid(textOf(bytes.subarray(0, at)), use), `length ${at}`);
  }
  assert.ok(!challenges.isValid(`${textOf(bytes)}AAAA`, use));
});
