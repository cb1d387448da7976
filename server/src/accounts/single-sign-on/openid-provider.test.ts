import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePort } from '../../../test/support/free-port.js';
import { CLIENT } from '../../../test/support/openid-provider.js';
import { rogueProvider } from '../../../test/support/rogue-provider.js';
import { openidProvider } from './openid-provider.js';
import { ProviderError, type SignInAttempt } from './single-sign-on.js';

const rogue = await rogueProvider();
const settings = {
  ...{ issuer: rogue.issuer, clientId: CLIENT.id, clientSecret: { text: CLIENT.secret }, scopes: 'openid email' },
  ...{
    name: 'Rogue',
    roles: {},
    createsUsers: false,
    emailVerifiedClaim: 'email_verified',
    allowPrivate: ['127.0.0.1'],
  },
  redirectUri: 'https://aml.bank.example/api/single-sign-on/callback',
};
const attempt: SignInAttempt = {
  ...{ state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43), returnTo: '/console/cases' },
  startedAt: Date.now(),
};
const QUERY = '?code=the-code&state=the-state';

const seconds = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  ...{ iss: rogue.issuer, sub: 'ana', aud: CLIENT.id, nonce: attempt.nonce, iat: seconds(), exp: seconds() + 60 },
  ...{ email: 'ana@bank.example', email_verified: true },
});

const refusal = (reason: string) => (error: unknown) => {
  assert.ok(error instanceof ProviderError);
  assert.equal(error.reason, reason);
  for (const secret of ['the-code', 'secret-access-token', CLIENT.secret, 'ana@bank.example']) {
    assert.ok(!`${error.message} ${error.detail} ${error.stack} ${JSON.stringify(error)}`.includes(secret), secret);
  }
  assert.equal(error.cause, undefined, 'the log would show the causes of the library');
  return true;
};

test('claims come from an ID token that is signed by the provider, for this client and this attempt', async (t) => {
  const provider = openidProvider(settings);
  t.after(() => provider.close());
  rogue.forge({ claims: claims(), signedWith: 'its key' });
  const { sub, email } = await provider.claimsOf(QUERY, attempt);
  assert.deepEqual([sub, email], ['ana', 'ana@bank.example']);
});

const broken: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'another nonce': { nonce: 'of-somebody-else' },
  'no nonce': { nonce: undefined },
  'another issuer': { iss: 'https://evil.example' },
  'another audience': { aud: 'intranet' },
  'several audiences and another authorized party': { aud: [CLIENT.id, 'intranet'], azp: 'intranet' },
  'a time that is over': { exp: 1_700_000_000, iat: 1_699_999_000 },
  'a subject that is no text': { sub: 7 },
};
for (const [what, wrong] of Object.entries(broken)) {
  test(`an ID token with ${what} is refused`, async (t) => {
    const provider = openidProvider(settings);
    t.after(() => provider.close());
    rogue.forge({ claims: { ...claims(), ...wrong }, signedWith: 'its key' });
    await assert.rejects(provider.claimsOf(QUERY, attempt), refusal('invalid_response'));
  });
}

for (const signedWith of ['another key', 'the client secret', 'nothing'] as const) {
  test(`an ID token that is signed with ${signedWith} is refused`, async (t) => {
    const provider = openidProvider(settings);
    t.after(() => provider.close());
    rogue.forge({ claims: claims(), signedWith });
    await assert.rejects(provider.claimsOf(QUERY, attempt), refusal('invalid_response'));
  });
}

test('a confirmation needs a sign-in at the provider since it began', async (t) => {
  const provider = openidProvider(settings);
  t.after(() => provider.close());
  const confirming = { ...attempt, startedAt: Date.now(), confirms: { sessionId: 's', userId: 'u' } };
  for (const authTime of [undefined, 'now', seconds() - 600]) {
    rogue.forge({ claims: { ...claims(), auth_time: authTime }, signedWith: 'its key' });
    await assert.rejects(provider.claimsOf(QUERY, confirming), refusal('invalid_response'), String(authTime));
  }
  rogue.forge({ claims: { ...claims(), auth_time: seconds() }, signedWith: 'its key' });
  assert.equal((await provider.claimsOf(QUERY, confirming)).sub, 'ana');
});

test('metadata of another issuer is refused, and asked for again at the next sign-in', async (t) => {
  const provider = openidProvider(settings);
  t.after(() => provider.close());
  rogue.announce({ issuer: 'https://evil.example' });
  await assert.rejects(provider.addressFor(attempt), refusal('misconfigured'));
  rogue.announce({});
  assert.match(await provider.addressFor(attempt), /^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
});

test('a provider that is away, or at a private address that the operator has not allowed, is unreachable', async (t) => {
  const away = openidProvider({ ...settings, issuer: `http://127.0.0.1:${await freePort()}` });
  const inside = openidProvider({ ...settings, allowPrivate: [] });
  t.after(() => Promise.all([away.close(), inside.close()]));
  await assert.rejects(away.addressFor(attempt), refusal('unreachable'));
  await assert.rejects(inside.addressFor(attempt), refusal('unreachable'));
});

test('metadata cannot lead the service to a private address that is not allowed', async (t) => {
  const provider = openidProvider(settings);
  t.after(() => provider.close());
  rogue.announce({ token_endpoint: 'http://127.0.0.2:1/token' });
  t.after(() => rogue.announce({}));
  await assert.rejects(provider.claimsOf(QUERY, attempt), refusal('unreachable'));
});
