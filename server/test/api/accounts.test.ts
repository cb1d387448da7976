import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedService } from '../support/running-service.js';

const service = await sharedService();
const { ask, newOrganization } = service;

const logIn = (email: string, password: string) => ask('POST', '/api/get-access-token', { body: { email, password } });

test('POST /api/get-access-token answers { error: false, status: SUCCESS, data: { access_token } }', async () => {
  const { email, password } = await newOrganization();
  const { status, body } = await logIn(email, password);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body).sort(), ['data', 'error', 'status']);
  assert.equal(body.status, 'SUCCESS');
  assert.equal(body.error, false);
  assert.match(body.data.access_token, /^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a wrong password and an unknown e-mail get the same 401', async () => {
  const { email } = await newOrganization();
  const wrong = await logIn(email, 'wrong password');
  const unknown = await logIn('nobody@example.com', 'wrong password');
  for (const { status, body, headers } of [wrong, unknown]) {
    assert.equal(status, 401);
    assert.deepEqual([body.status, body.data, body.error.message], ['FAIL', null, 'Unauthorized']);
    assert.match(String(headers.get('www-authenticate')), /^Bearer/);
  }
});

test('a password of fewer than 8 characters is an error of its field', async () => {
  const { status, body } = await logIn('admin@example.com', '1234567');
  assert.equal(status, 400);
  assert.deepEqual(
    body.error.details.map(({ field }) => field),
    ['password'],
  );
});

test('the sixth failure within 15 minutes is answered with 429 and Retry-After', async () => {
  const { email, password } = await newOrganization();
  for (let failure = 0; failure < 5; failure++) assert.equal((await logIn(email, 'wrong password')).status, 401);
  const { status, headers } = await logIn(email, password);
  assert.equal(status, 429);
  const wait = Number(headers.get('retry-after'));
  assert.ok(wait > 0 && wait <= 900, `waits ${wait} s`);
});

test('a logged-out token answers 401 from then on', async () => {
  const { headers } = await newOrganization();
  assert.equal((await ask('GET', '/api/reference/categories', { headers })).status, 200);
  assert.equal((await ask('POST', '/api/revoke-access-token', { headers })).status, 200);
  const after = await ask('GET', '/api/reference/categories', { headers });
  assert.deepEqual([after.status, after.body.error.message], [401, 'Unauthorized']);
});

test('a missing, invented or expired-looking credential is 401 Unauthorized', async () => {
  for (const headers of [
    {},
    { authorization: 'Bearer' },
    { authorization: 'Bearer x.y.z' },
    { authorization: 'Basic YTpi' },
    { 'x-api-key': 'ts_made-up' },
  ]) {
    const { status, body } = await ask('GET', '/api/api-keys', { headers });
    assert.deepEqual([status, body.error.message], [401, 'Unauthorized']);
  }
});

test('an API key is shown once, listed masked, authenticates on every route, and no longer once deleted', async () => {
  const { headers } = await newOrganization();
  const created = await ask('POST', '/api/api-key', { headers, body: { expires_in_days: 30 } });
  assert.equal(created.status, 200);
  const { id, key, ...times } = created.body.data.api_key as {
    id: string;
    key: string;
    created_at: string;
    expires_at: string;
  };
  assert.match(id, /^[0-9a-f]{24}$/);
  assert.equal(Date.parse(times.expires_at) - Date.parse(times.created_at), 30 * 86_400_000);

  const used = await ask('GET', '/api/reference/countries', { headers: { 'x-api-key': key } });
  assert.equal(used.status, 200);
  const listed = await ask('GET', '/api/api-keys', { headers });
  assert.ok(!listed.text.includes(key));
  const [shown] = listed.body.data.api_keys as { id: string; key: string; last_used_at: string | null }[];
  assert.equal(shown?.id, id);
  assert.ok(shown?.last_used_at);

  assert.equal((await ask('DELETE', `/api/api-key/${id}`, { headers })).status, 200);
  assert.equal((await ask('GET', '/api/reference/countries', { headers: { 'x-api-key': key } })).status, 401);
  assert.equal((await ask('DELETE', `/api/api-key/${id}`, { headers })).status, 404);
});

test('a revoked API key ends the keys created with it, and those created with them, and no others', async () => {
  const { headers } = await newOrganization();
  const create = async (by: Record<string, string>) => {
    const { body } = await ask('POST', '/api/api-key', { headers: by, body: { scopes: ['read', 'keys'] } });
    const { id, key } = body.data.api_key;
    return { id, headers: { 'x-api-key': key } };
  };
  const [parent, other] = [await create(headers), await create(headers)];
  const child = await create(parent.headers);
  const grandchild = await create(child.headers);
  assert.equal((await ask('DELETE', `/api/api-key/${parent.id}`, { headers })).status, 200);
  const statuses = [parent, child, grandchild, other].map(async (key) => {
    return (await ask('GET', '/api/api-keys', { headers: key.headers })).status;
  });
  assert.deepEqual(await Promise.all(statuses), [401, 401, 401, 200]);
});

test('an API key created while its parent is being revoked does not survive', async () => {
  const { headers } = await newOrganization();
  const parent = (await ask('POST', '/api/api-key', { headers, body: { scopes: ['read', 'keys'] } })).body.data.api_key;
  await Promise.all([
    ask('DELETE', `/api/api-key/${parent.id}`, { headers }),
    ...[1, 2, 3].map(() => ask('POST', '/api/api-key', { headers: { 'x-api-key': parent.key }, body: {} })),
  ]);
  assert.deepEqual((await ask('GET', '/api/api-keys', { headers })).body.data.api_keys, []);
});

test('an API key lasts a year by default, without the scopes for users, keys and erasure', async () => {
  const { headers } = await newOrganization();
  const { body } = await ask('POST', '/api/api-key', { headers });
  const created = body.data.api_key as unknown as Record<string, unknown> & { created_at: string; expires_at: string };
  assert.equal(Date.parse(created.expires_at) - Date.parse(created.created_at), 365 * 86_400_000);
  assert.deepEqual([created.role, created.scopes], ['admin', ['read', 'screen', 'decide', 'configure']]);
  const listed = await ask('GET', '/api/api-keys', { headers });
  const [shown] = listed.body.data.api_keys as { role: string; scopes: string[] }[];
  assert.deepEqual([shown?.role, shown?.scopes], [created.role, created.scopes]);
});

test('an API key is refused a route outside its scopes, with the name of the scope', async () => {
  const { headers, password } = await newOrganization();
  const keyFor = async (...scopes: string[]) => {
    const body = scopes.length === 0 ? {} : { scopes };
    const created = await ask('POST', '/api/api-key', { headers, body });
    return { 'x-api-key': created.body.data.api_key.key };
  };
  const user = { email: 'by-key@example.com', password, role: 'viewer' };
  const erase = { search_references: ['0'.repeat(24)], reason: 'They asked for it' };
  const byDefault = await keyFor();
  for (const [path, body, scope] of [
    ['/api/users', user, 'users'],
    ['/api/api-key', {}, 'keys'],
    ['/api/data-subjects/erase', erase, 'erase'],
  ] as const) {
    const refused = await ask('POST', path, { headers: byDefault, body });
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'forbidden'], path);
    assert.ok(refused.body.error.message.includes(`\`${scope}\``), refused.body.error.message);
    const allowed = await ask('POST', path, { headers: await keyFor(scope), body });
    assert.notEqual(allowed.status, 403, path);
  }
  const reading = await keyFor('read');
  assert.equal((await ask('GET', '/api/organization', { headers: reading })).status, 200);
  assert.equal((await ask('POST', '/api/monitor', { headers: reading, body: {} })).status, 403);
});

test('an API key can neither create nor appoint an administrator', async () => {
  const { headers, password } = await newOrganization();
  const created = await ask('POST', '/api/api-key', { headers, body: { scopes: ['read', 'users'] } });
  const byKey = { 'x-api-key': created.body.data.api_key.key };
  const user = { email: 'made-by-key@example.com', password, role: 'lead' };
  const added = await ask('POST', '/api/users', { headers: byKey, body: user });
  assert.equal(added.status, 200, added.text);
  const path = `/api/users/${(added.body.data.user as { user_id: string }).user_id}`;
  const admin = { ...user, email: 'admin-by-key@example.com', role: 'admin' };
  for (const refused of [
    await ask('POST', '/api/users', { headers: byKey, body: admin }),
    await ask('POST', path, { headers: byKey, body: { role: 'admin' } }),
  ]) {
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'forbidden']);
    assert.match(refused.body.error.message, /API key cannot create or promote an administrator; log in/);
  }
  const listed = (await ask('GET', '/api/users', { headers })).body.data.users as { email: string; role: string }[];
  assert.deepEqual(
    listed.filter(({ email }) => /by-key/.test(email)).map(({ role }) => role),
    ['lead'],
  );
  assert.equal((await ask('POST', path, { headers: byKey, body: { role: 'analyst' } })).status, 200);
  assert.equal((await ask('POST', path, { headers, body: { role: 'admin' } })).status, 200);
});

test('an unknown scope or role is 400 with the allowed ones', async () => {
  const { headers } = await newOrganization();
  const { status, body } = await ask('POST', '/api/api-key', {
    headers,
    body: { role: 'boss', scopes: ['read', 'fly'] },
  });
  assert.equal(status, 400);
  const reported = Object.fromEntries(body.error.details.map(({ field, message }) => [field, message]));
  assert.match(reported.role ?? '', /admin.*analyst.*viewer.*integration/);
  assert.match(reported['scopes[1]'] ?? reported.scopes ?? '', /read.*screen.*decide.*configure.*users.*keys.*erase/);
});

test('a changed password revokes the API keys on request', async () => {
  const { headers, password } = await newOrganization();
  const { body } = await ask('POST', '/api/api-key', { headers });
  const byKey = { 'x-api-key': body.data.api_key.key };
  const change = (old_password: string, new_password: string, more: object) =>
    ask('POST', '/api/change-password', { headers, body: { old_password, new_password, ...more } });
  assert.equal((await change(password, 'amber falcon ridge', {})).status, 200);
  assert.equal((await ask('GET', '/api/organization', { headers: byKey })).status, 200);
  assert.equal((await change('amber falcon ridge', password, { end_api_keys: true })).status, 200);
  assert.equal((await ask('GET', '/api/organization', { headers: byKey })).status, 401);
});

test('a sixth active API key is 400, and there are still five', async () => {
  const { headers } = await newOrganization();
  for (let count = 0; count < 5; count++) {
    assert.equal((await ask('POST', '/api/api-key', { headers, body: {} })).status, 200);
  }
  const sixth = await ask('POST', '/api/api-key', { headers, body: {} });
  assert.deepEqual([sixth.status, sixth.body.error.code], [400, 'too_many_api_keys']);
  const listed = await ask('GET', '/api/api-keys', { headers });
  assert.equal((listed.body.data.api_keys as unknown[]).length, 5);
});

test("another organization's key answers exactly as one that does not exist, and stays", async () => {
  const [one, two] = [await newOrganization(), await newOrganization()];
  const { body } = await ask('POST', '/api/api-key', { headers: one.headers });
  const { id, key } = body.data.api_key;
  const foreign = await ask('DELETE', `/api/api-key/${id}`, { headers: two.headers });
  const missing = await ask('DELETE', `/api/api-key/${'0'.repeat(24)}`, { headers: two.headers });
  assert.equal(foreign.status, 404);
  assert.deepEqual({ ...foreign.body.error, request_id: '' }, { ...missing.body.error, request_id: '' });
  assert.equal((await ask('GET', '/api/api-keys', { headers: { 'x-api-key': key } })).status, 200);
  const listed = await ask('GET', '/api/api-keys', { headers: two.headers });
  assert.deepEqual(listed.body.data.api_keys, []);
});

test('GET /api/reference/categories lists the 16 categories, PEP as covering every level', async () => {
  const { headers } = await newOrganization();
  const { body } = await ask('GET', '/api/reference/categories', { headers });
  const categories = body.data.categories as { name: string; covers: string[] }[];
  assert.equal(categories.length, 16);
  assert.deepEqual(categories.find(({ name }) => name === 'PEP')?.covers, [
    'PEP',
    'PEP Level 1',
    'PEP Level 2',
    'PEP Level 3',
    'PEP Level 4',
  ]);
});

test('GET /api/reference/countries lists codes with English short names, Kosovo among them', async () => {
  const { headers } = await newOrganization();
  const { body } = await ask('GET', '/api/reference/countries', { headers });
  const countries = body.data.countries as { code: string; name: string }[];
  assert.equal(countries.length, 250);
  assert.ok(countries.some(({ code, name }) => code === 'XK' && name === 'Kosovo'));
});

test('GET /health/live needs no credential', async () => {
  assert.equal((await ask('GET', '/health/live')).status, 200);
});
