import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountService, refused } from '../../test/support/account-service.js';
import { ROLES, type Role } from '../domain/caller.js';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.js';
import { authenticate } from './log-in.js';

const { database, deps, now, later, newUser, callerOf } = await accountService();

test('an API key authenticates its user, and is listed masked with its last use', async () => {
  const user = await newUser('integration');
  const caller = await callerOf(user.email);
  const { apiKey, key } = await createApiKey(deps, caller, { expiresInDays: 2 });
  assert.equal((await listApiKeys(deps, caller))[0]?.lastUsedAt, undefined);
  const { id: keyId, scopes, expiresAt } = apiKey;
  const byKey = { ...caller, credential: 'api_key', keyId, scopes, expiresAt };
  assert.deepEqual(await authenticate(deps, { apiKey: key }), byKey);
  const [listed] = await listApiKeys(deps, caller);
  assert.deepEqual(listed, { ...apiKey, lastUsedAt: now() });
  assert.ok(!JSON.stringify(listed).includes(key));
  const kept = await database.pool.query('select * from api_keys');
  assert.ok(!JSON.stringify(kept.rows).includes(key));
  later(2 * 24 * 60);
  await assert.rejects(authenticate(deps, { apiKey: key }), refused('unauthorized'));
});

test('a sixth active API key is refused, also among concurrent requests', async () => {
  const caller = await callerOf((await newUser()).email);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => createApiKey(deps, caller)));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 5);
  await assert.rejects(createApiKey(deps, caller), refused('too_many_api_keys'));
  const [first] = await listApiKeys(deps, caller);
  await revokeApiKey(deps, caller, first?.id ?? '');
  await createApiKey(deps, caller, { expiresInDays: 1 });
  await assert.rejects(createApiKey(deps, caller), refused('too_many_api_keys'));
  later(24 * 60);
  await createApiKey(deps, caller);
});

test('a key created with a key has at most its scopes and expires with it', async () => {
  const user = await callerOf((await newUser()).email);
  const { key, apiKey } = await createApiKey(deps, user, { expiresInDays: 2, scopes: ['keys', 'read'] });
  const caller = await authenticate(deps, { apiKey: key });
  for (const scopes of [['keys', 'screen'], ['erase'], []] as const) {
    await assert.rejects(createApiKey(deps, caller, { scopes }), refused('validation_failed'));
  }
  later(60);
  const created = await createApiKey(deps, caller, { scopes: ['read', 'keys'] });
  assert.deepEqual([created.apiKey.scopes, created.apiKey.expiresAt], [['read', 'keys'], apiKey.expiresAt]);
  assert.deepEqual((await createApiKey(deps, caller)).apiKey.scopes, ['read']);
});

for (const [has, allowed] of [
  ['admin', ['admin', 'lead', 'analyst', 'viewer', 'integration']],
  ['lead', ['lead', 'analyst', 'viewer']],
  ['analyst', ['analyst', 'viewer']],
  ['viewer', ['viewer']],
  ['integration', ['viewer', 'integration']],
] as const) {
  test(`a key of a user who is ${has} has the role ${allowed.join(' or ')}`, async () => {
    const caller = await callerOf((await newUser(has)).email);
    for (const role of ROLES) {
      const making = createApiKey(deps, caller, { role });
      if (!allowed.some((one) => one === role)) await assert.rejects(making, refused('validation_failed'));
      else assert.equal((await authenticate(deps, { apiKey: (await making).key })).role, role);
    }
  });
}

test('a key never has more rights than its user has now', async () => {
  const user = await newUser('integration');
  const { key } = await createApiKey(deps, await callerOf(user.email));
  const roleOfKey = async () => (await authenticate(deps, { apiKey: key })).role;
  const roles: Role[] = [];
  for (const role of ['admin', 'analyst', 'viewer', 'integration'] as const) {
    await database.pool.query('update users set role = $2 where id = $1', [user.id, role]);
    roles.push(await roleOfKey());
  }
  assert.deepEqual(roles, ['integration', 'viewer', 'viewer', 'integration']);
});

test('a key expires after 365 days by default', async () => {
  const { apiKey } = await createApiKey(deps, await callerOf((await newUser()).email));
  assert.equal(apiKey.expiresAt.getTime() - now().getTime(), 365 * 86_400_000);
});

test('a key of another user is answered like one that does not exist', async () => {
  const owner = await callerOf((await newUser()).email);
  const stranger = await callerOf((await newUser()).email);
  const { apiKey, key } = await createApiKey(deps, owner);
  await assert.rejects(revokeApiKey(deps, stranger, apiKey.id), refused('not_found'));
  assert.deepEqual(await listApiKeys(deps, stranger), []);
  await revokeApiKey(deps, owner, apiKey.id);
  await assert.rejects(authenticate(deps, { apiKey: key }), refused('unauthorized'));
  await assert.rejects(revokeApiKey(deps, owner, apiKey.id), refused('not_found'));
});

test('the expiry of an API key is a whole number of 1 to 365 days', async () => {
  const caller = await callerOf((await newUser()).email);
  for (const expiresInDays of [0, -1, 366, 1.5, Number.NaN]) {
    await assert.rejects(createApiKey(deps, caller, { expiresInDays }), refused('validation_failed'));
  }
});

test('a valid API key does not make up for an invalid token', async () => {
  const { key } = await createApiKey(deps, await callerOf((await newUser()).email));
  await assert.rejects(authenticate(deps, { accessToken: 'x', apiKey: key }), refused('unauthorized'));
  await assert.rejects(authenticate(deps, {}), refused('unauthorized'));
});
