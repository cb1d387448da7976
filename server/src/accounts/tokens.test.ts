import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyst } from '../../test/support/sample-case.js';
import { tokensSignedWith } from './tokens.js';

const issuedAt = new Date('2026-11-20T08:30:00Z');
const expiresAt = new Date('2026-11-20T11:30:00Z');
const session = {
  session: { id: 'e'.repeat(24), secret: 'f'.repeat(43) },
  user: { ...analyst, id: analyst.userId, createdAt: issuedAt },
  issuedAt,
  expiresAt,
};

test('a valid token stays valid until it expires, and one changed by a character never is', async () => {
  const tokens = tokensSignedWith('a secret of the test');
  const token = await tokens.sign(session);
  for (let time = 0; time < 2; time += 1) {
    assert.deepEqual(await tokens.verify(token, issuedAt), session.session);
    assert.deepEqual(await tokens.verify(token, new Date(expiresAt.getTime() - 1)), session.session);
    assert.equal(await tokens.verify(token, expiresAt), undefined);
    assert.equal(await tokens.verify(`${token.slice(0, -2)}xx`, issuedAt), undefined);
  }
  assert.equal(await tokensSignedWith('another secret').verify(token, issuedAt), undefined);
});
