import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedAnswers } from '../support/documented-answer.js';
import { sharedService } from '../support/running-service.js';

const { ask, newOrganization } = await sharedService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

interface Answered {
  user: { user_id: string; role: string; disabled_at: string | null };
  users: { user_id: string; email: string }[];
  sessions: { id: string }[];
  organization: { name: string; organization_id: string };
  entries: { action: string }[];
  access_token: string;
  api_keys?: { id: string; user_id: string }[];
  sent: boolean;
  path: string;
}

async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

let users = 0;
/** An administrator, and an analyst of the same organization. */
async function twoUsers() {
  const admin = await newOrganization();
  const email = `analyst-${++users}@example.com`;
  const password = 'granite violin dusk';
  const added = await send('POST', '/api/users', admin.headers, { email, password, role: 'analyst' });
  assert.equal(added.status, 200);
  const logIn = async (secret = password) => {
    const login = await ask('POST', '/api/get-access-token', { body: { email, password: secret } });
    return { status: login.status, headers: { authorization: `Bearer ${login.body.data?.access_token}` } };
  };
  const [me] = (await send('GET', '/api/users', admin.headers)).data.users.filter((one) => one.email === admin.email);
  return { admin, adminId: me?.user_id ?? '', email, password, id: added.data.user.user_id, logIn };
}

test('a user added by an administrator can log in, and is listed only in the own organization', async () => {
  const { admin, email, logIn } = await twoUsers();
  assert.equal((await logIn()).status, 200);
  const listed = (await send('GET', '/api/users', admin.headers)).data.users.map((user) => user.email);
  assert.deepEqual(listed, [email, admin.email]);
  const stranger = await newOrganization();
  assert.deepEqual(
    (await send('GET', '/api/users', stranger.headers)).data.users.map((user) => user.email),
    [stranger.email],
  );
});

test('a user is disabled at once and enabled again, and both are in the log', async () => {
  const { admin, id, logIn } = await twoUsers();
  const { headers } = await logIn();
  const shut = await send('POST', `/api/users/${id}`, admin.headers, { disabled: true });
  assert.notEqual(shut.data.user.disabled_at, null);
  assert.equal((await send('GET', '/api/organization', headers)).status, 401);
  assert.equal((await logIn()).status, 401);
  assert.equal(
    (await send('POST', `/api/users/${id}`, admin.headers, { disabled: false })).data.user.disabled_at,
    null,
  );
  assert.equal((await logIn()).status, 200);
  const { entries } = (await send('GET', `/api/audit?target_id=${id}`, admin.headers)).data;
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['user.logged_in', 'user.enabled', 'user.login_failed', 'user.disabled', 'user.logged_in', 'user.created'],
  );
});

test('a changed role applies from the next request on', async () => {
  const { admin, id, logIn } = await twoUsers();
  const { headers } = await logIn();
  assert.equal((await send('GET', '/api/users', headers)).status, 403);
  assert.equal((await send('POST', `/api/users/${id}`, admin.headers, { role: 'admin' })).data.user.role, 'admin');
  assert.equal((await send('GET', '/api/users', headers)).status, 200);
});

test('an organization never loses its last administrator, also when two are removed concurrently', async () => {
  const { admin, adminId, id } = await twoUsers();
  const last = await send('POST', `/api/users/${adminId}`, admin.headers, { role: 'viewer' });
  assert.deepEqual([last.status, last.error.code], [400, 'last_administrator']);
  assert.equal((await send('POST', `/api/users/${adminId}`, admin.headers, { disabled: true })).status, 400);
  await send('POST', `/api/users/${id}`, admin.headers, { role: 'admin' });
  const answers = await Promise.all(
    [adminId, id].map((one) => ask('POST', `/api/users/${one}`, { headers: admin.headers, body: { role: 'viewer' } })),
  );
  assert.ok(answers.some(({ status }) => status !== 200));
});

test('a user of another organization is answered like one that does not exist', async () => {
  const { id } = await twoUsers();
  const stranger = await newOrganization();
  assert.equal((await send('POST', `/api/users/${id}`, stranger.headers, { disabled: true })).status, 404);
  assert.equal((await send('POST', `/api/users/${id}`, stranger.headers, {})).status, 400);
  assert.deepEqual((await send('GET', `/api/sessions?user_id=${id}`, stranger.headers)).data.sessions, []);
});

test('an e-mail already in use and an unknown role are refused', async () => {
  const { admin, email } = await twoUsers();
  const taken = await send('POST', '/api/users', admin.headers, {
    email,
    password: 'granite violin dusk',
    role: 'viewer',
  });
  assert.deepEqual([taken.status, taken.error.details.map(({ field }) => field)], [400, ['email']]);
  const wrong = await send('POST', '/api/users', admin.headers, { email: 'x', password: 'short', role: 'boss' });
  assert.deepEqual(wrong.error.details.map(({ field }) => field).sort(), ['email', 'password', 'role']);
});

test('an e-mail of another organization is registered like any other, and both users log in to their own', async () => {
  const { admin, email, logIn, id } = await twoUsers();
  const stranger = await newOrganization();
  const add = (one: string) =>
    send('POST', '/api/users', stranger.headers, { email: one, password: 'silent harbor fern', role: 'viewer' });
  const [shared, fresh] = [await add(email), await add(`fresh-${email}`)];
  const shape = ({ status, data: { user } }: typeof shared) => [status, Object.keys(user), user.role, user.disabled_at];
  assert.deepEqual(shape(shared), shape(fresh));
  const nameOf = async (headers: Record<string, string>) =>
    (await send('GET', '/api/organization', headers)).data.organization.name;
  assert.equal(await nameOf((await logIn()).headers), await nameOf(admin.headers));
  assert.equal(await nameOf((await logIn('silent harbor fern')).headers), await nameOf(stranger.headers));
  assert.equal((await add(email.toUpperCase())).status, 400);
  const [listed] = (await send('GET', '/api/users', admin.headers)).data.users.filter((user) => user.email === email);
  assert.equal(listed?.user_id, id);
});

test('only the new password logs in after a change, and every other session ends', async () => {
  const { logIn, password } = await twoUsers();
  const other = await logIn();
  const { headers } = await logIn();
  const change = (old_password: string, new_password: string, by: Record<string, string> = headers) =>
    send('POST', '/api/change-password', by, { old_password, new_password });
  assert.deepEqual(
    (await change('wrong kettle moss', 'amber falcon ridge')).error.details.map(({ field }) => field),
    ['old_password'],
  );
  const { key } = (await ask('POST', '/api/api-key', { headers, body: {} })).body.data.api_key;
  assert.equal((await change(password, 'amber falcon ridge', { 'x-api-key': key })).status, 403);
  assert.equal((await change(password, 'amber falcon ridge')).status, 200);
  assert.equal((await send('GET', '/api/organization', headers)).status, 200);
  assert.equal((await send('GET', '/api/organization', other.headers)).status, 401);
  assert.equal((await logIn()).status, 401);
  assert.equal((await logIn('amber falcon ridge')).status, 200);
});

test('a wrong old password counts as a failed log-in, and the sixth is refused', async () => {
  const { logIn, password } = await twoUsers();
  const { headers } = await logIn();
  const change = (old_password: string) =>
    ask('POST', '/api/change-password', { headers, body: { old_password, new_password: 'amber falcon ridge' } });
  for (let failure = 0; failure < 5; failure += 1) assert.equal((await change('wrong kettle moss')).status, 400);
  assert.equal((await change(password)).status, 429);
  assert.equal((await logIn()).status, 429);
});

test('a password that is easy to guess is refused with its reason, and nothing changes', async () => {
  const { admin, logIn, password } = await twoUsers();
  const weak = await send('POST', '/api/users', admin.headers, {
    ...{ email: 'weak@example.com', password: 'Password1234!', role: 'viewer' },
  });
  assert.deepEqual([weak.status, weak.error.details.map(({ field }) => field)], [400, ['password']]);
  const { headers } = await logIn();
  const body = { old_password: password, new_password: 'analyst-2026-analyst' };
  const changed = await send('POST', '/api/change-password', headers, body);
  assert.deepEqual(
    changed.error.details.map(({ field, message }) => [field, message.split(':')[0]]),
    [['new_password', 'is easy to guess']],
  );
  assert.equal((await logIn()).status, 200);
});

test('sessions are listed and ended only by their user and by an administrator', async () => {
  const { admin, adminId, id, logIn } = await twoUsers();
  const one = await logIn();
  const two = await logIn();
  const { sessions } = (await send('GET', '/api/sessions', one.headers)).data;
  assert.equal(sessions.length, 2);
  const mine = (await send('GET', '/api/sessions', admin.headers)).data.sessions[0]?.id;
  assert.equal((await send('DELETE', `/api/sessions/${mine}`, one.headers)).status, 404);
  assert.equal((await send('GET', `/api/sessions?user_id=${adminId}`, one.headers)).status, 403);
  assert.equal((await send('DELETE', `/api/sessions/${sessions[0]?.id}`, one.headers)).status, 200);
  assert.equal((await send('GET', '/api/organization', two.headers)).status, 401);
  const left = (await send('GET', `/api/sessions?user_id=${id}`, admin.headers)).data.sessions;
  assert.equal((await send('DELETE', `/api/sessions/${left[0]?.id}`, admin.headers)).status, 200);
  assert.equal((await send('GET', '/api/organization', one.headers)).status, 401);
});

test('administrators can rename an organization, also to the name or id of another, which is not revealed', async () => {
  const { admin, logIn } = await twoUsers();
  const rename = (name: string, headers: Record<string, string>) =>
    send('POST', '/api/organization', headers, { name });
  assert.equal((await rename('Another name', admin.headers)).data.organization.name, 'Another name');
  assert.equal((await rename('Mine', (await logIn()).headers)).status, 403);
  const stranger = await newOrganization();
  const idOf = async (headers: Record<string, string>) =>
    (await send('GET', '/api/organization', headers)).data.organization.organization_id;
  for (const name of ['ANOTHER name', await idOf(admin.headers)]) {
    const renamed = (await rename(name, stranger.headers)).data.organization;
    assert.deepEqual([renamed.name, renamed.organization_id], [name, await idOf(stranger.headers)]);
    assert.equal((await send('GET', '/api/organization', admin.headers)).data.organization.name, 'Another name');
  }
});

test('without a mail server a user chooses a password by a link that is returned once, and by no other', async () => {
  const { admin } = await twoUsers();
  const email = `invited-${++users}@example.com`;
  const added = await send('POST', '/api/users', admin.headers, { email, role: 'viewer' });
  assert.equal(added.status, 200);
  const path = `/api/users/${added.data.user.user_id}/reset-link`;
  const [first, second] = [await send('POST', path, admin.headers), await send('POST', path, admin.headers)];
  assert.equal(first.data.sent, false);
  const [, token = ''] = /^\/reset-password#([\w-]{43})$/.exec(first.data.path) ?? [];
  const choose = (one: string, new_password: string) =>
    ask('POST', '/api/reset-password', { body: { token: one, new_password } });
  assert.equal((await choose(token, 'granite violin dusk')).status, 200);
  assert.equal((await choose(token, 'amber falcon ridge')).status, 400);
  assert.equal((await choose(second.data.path.split('#')[1] ?? '', 'amber falcon ridge')).status, 400);
  const login = await ask('POST', '/api/get-access-token', { body: { email, password: 'granite violin dusk' } });
  assert.equal(login.status, 200);

  await send('POST', path, admin.headers);
  const fourth = await send('POST', path, admin.headers);
  assert.deepEqual([fourth.status, fourth.error.code], [429, 'rate_limited']);
  const { entries } = (await send('GET', `/api/audit?target_id=${added.data.user.user_id}`, admin.headers)).data;
  assert.deepEqual(
    entries.map(({ action }) => action),
    [
      ...['user.password_reset_requested', 'user.logged_in', 'user.password_reset'],
      ...['user.password_reset_requested', 'user.password_reset_requested', 'user.created'],
    ],
  );
});

test('a password link is refused for a disabled user, for one of another organization, and with an API key', async () => {
  const { admin, id, logIn } = await twoUsers();
  const path = `/api/users/${id}/reset-link`;
  const stranger = await newOrganization();
  assert.equal((await send('POST', path, stranger.headers)).status, 404);
  assert.equal((await send('POST', path, (await logIn()).headers)).status, 403);
  const body = { scopes: ['read', 'users'] };
  const { key } = (await ask('POST', '/api/api-key', { headers: admin.headers, body })).body.data.api_key;
  assert.equal((await send('POST', path, { 'x-api-key': key })).status, 403);
  await send('POST', `/api/users/${id}`, admin.headers, { disabled: true });
  const disabled = await send('POST', path, admin.headers);
  assert.deepEqual([disabled.status, disabled.error.details.map(({ field }) => field)], [400, ['id']]);
});

test('administrators see and revoke the API keys of any user of the organization, others and keys only their own', async () => {
  const { admin, adminId, id, logIn } = await twoUsers();
  const analyst = (await logIn()).headers;
  const stranger = await newOrganization();
  const create = async (headers: Record<string, string>, body: object = {}) =>
    (await ask('POST', '/api/api-key', { headers, body })).body.data.api_key;
  const [own, others] = [await create(admin.headers, { scopes: ['read', 'keys'] }), await create(analyst)];
  const keysOf = async (headers: Record<string, string>, query = '?all=true') => {
    const { status, data } = await send('GET', `/api/api-keys${query}`, headers);
    return { status, keys: (data?.api_keys ?? []).map((key) => [key.id, key.user_id]) };
  };
  assert.deepEqual(await keysOf(analyst), { status: 403, keys: [] });
  assert.deepEqual(await keysOf(stranger.headers), { status: 200, keys: [] });
  assert.deepEqual((await keysOf(admin.headers, '')).keys, [[own.id, adminId]]);
  assert.deepEqual((await keysOf(admin.headers)).keys[0], [others.id, id]);

  const revoke = async (headers: Record<string, string>, key: string) =>
    (await send('DELETE', `/api/api-key/${key}`, headers)).status;
  assert.equal(await revoke(stranger.headers, others.id), 404);
  assert.equal(await revoke(analyst, own.id), 404);
  assert.equal(await revoke({ 'x-api-key': own.key }, others.id), 404);
  assert.equal(await revoke(admin.headers, others.id), 200);
  assert.equal((await ask('GET', '/api/lists', { headers: { 'x-api-key': others.key } })).status, 401);
  const { entries } = (await send('GET', `/api/audit?target_id=${others.id}`, admin.headers)).data;
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['api_key.revoked', 'api_key.created'],
  );
});
