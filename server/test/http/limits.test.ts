import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import type { AuthenticatedCaller } from '../../src/domain/caller.js';
import type { HttpSettings } from '../../src/platform/http/settings.js';
import { fakeCaller, stubApp } from '../support/stub-app.js';

/** Any token is an organization's name. */
async function app(settings: Partial<HttpSettings>) {
  const authenticate = async ({ accessToken }: { accessToken?: string | undefined }): Promise<AuthenticatedCaller> => ({
    ...fakeCaller('viewer', 'access_token'),
    organizationId: String(accessToken),
  });
  return buildApp(stubApp({ settings, authenticate }));
}

test('an organization is refused once its limit per minute is reached, and no other one is', async () => {
  const server = await app({ rateLimitPerMinute: 2 });
  const ask = (organization: string, url = '/api/api-keys') =>
    server.inject({ url, headers: { authorization: `Bearer ${organization}` } });
  const first = await ask('one');
  assert.deepEqual(
    [first.statusCode, first.headers['ratelimit-limit'], first.headers['ratelimit-remaining']],
    [200, '2', '1'],
  );
  assert.equal((await ask('one', '/api/reference/countries')).statusCode, 200);
  const full = await ask('one');
  assert.deepEqual([full.statusCode, full.json().error.code], [429, 'rate_limited']);
  const wait = Number(full.headers['retry-after']);
  assert.ok(wait >= 1 && wait <= 60, `waits ${wait} s`);
  assert.equal(full.headers['ratelimit-remaining'], '0');
  assert.equal((await ask('two')).statusCode, 200);
  await server.close();
});

test('the token endpoint is limited by address', async () => {
  const server = await app({ tokenRateLimitPerMinute: 1 });
  const ask = (remoteAddress: string) =>
    server.inject({ method: 'POST', url: '/api/get-access-token', remoteAddress, payload: {} });
  assert.equal((await ask('192.0.2.1')).statusCode, 400);
  assert.equal((await ask('192.0.2.1')).statusCode, 429);
  assert.equal((await ask('192.0.2.2')).statusCode, 400);
  await server.close();
});

test('an address in X-Forwarded-For is accepted from a trusted proxy only', async () => {
  const requested: string[] = [];
  const ask = async (trustedProxies: string[]) => {
    const server = await buildApp(
      stubApp({
        settings: { trustedProxies },
        async getAccessToken({ address }) {
          requested.push(address);
          return { accessToken: 'x' };
        },
      }),
    );
    await server.inject({
      method: 'POST',
      url: '/api/get-access-token',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { email: 'a@example.com', password: '12345678' },
    });
    await server.close();
  };
  await ask([]);
  await ask(['10.0.0.0/8']);
  assert.deepEqual(requested, ['10.0.0.1', '203.0.113.9']);
});

test('a limit of 0 means no limit', async () => {
  const server = await app({ rateLimitPerMinute: 0, tokenRateLimitPerMinute: 0 });
  for (let count = 0; count < 20; count++) {
    const answer = await server.inject({ url: '/api/api-keys', headers: { authorization: 'Bearer one' } });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['ratelimit-limit'], undefined);
  }
  await server.close();
});
