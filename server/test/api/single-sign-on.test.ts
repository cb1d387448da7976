import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAccounts } from '../../src/accounts/open-accounts.module.js';
import { signInAttemptsWith } from '../../src/accounts/single-sign-on/sign-in-attempts.js';
import { createUser } from '../../src/accounts/users.js';
import type { Role } from '../../src/domain/caller.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { freePort } from '../support/free-port.js';
import { CLIENT, OTHER_CLIENT, openidProvider, Visitor } from '../support/openid-provider.js';
import { quickPasswords } from '../support/quick-passwords.js';
import { runningService, sharedService } from '../support/running-service.js';

const ORGANIZATION = 'ab'.repeat(12);
const PASSWORD = 'velvet granite harvest';
const COOKIE = 'touchstone';
const ATTEMPT = 'touchstone-sign-in';

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const callback = `${address}/api/single-sign-on/callback`;
const provider = await openidProvider(address);
const { people } = provider;
const service = await runningService({
  ...{ PORT: String(port), PUBLIC_URL: address, OIDC_ORGANIZATION: ORGANIZATION },
  ...provider.settings,
});
const { database, ask } = service;
await database.pool.query("insert into organizations (id, name, created_at) values ($1, 'Example Bank', now())", [
  ORGANIZATION,
]);
const now = () => new Date();
const opened = await openAccounts(database, { now, newId: idFactory(now) });
const accounts = { ...opened, passwords: quickPasswords(opened.passwords) };
const attempts = signInAttemptsWith(opened.attemptSecret);
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

/** A person at the provider, with a verified e-mail address unless `claims` say otherwise. */
function person(name: string, groups: readonly string[], claims: Readonly<Record<string, unknown>> = {}): string {
  people.set(name, { email: `${name}@bank.example`, email_verified: true, name: `The ${name}`, groups, ...claims });
  return name;
}

const userIn = (organizationId: string, email: string, role: Role) =>
  createUser(accounts, { organization: { id: organizationId, name: 'Example Bank' }, email, password: PASSWORD, role });

/** Begins in a new browser; returns it, and the address with which the provider leads back. */
async function beginAt(name: string, visitor = new Visitor(), start = '/api/single-sign-on/start') {
  const { location } = await visitor.visit(`${address}${start}`);
  assert.ok(location.startsWith(`${provider.issuer}/auth?`), location);
  return { visitor, back: await visitor.follow(location, name, callback) };
}

/** Signs in, in a new browser unless one is given. */
async function signOn(name: string, visitor = new Visitor(), start?: string) {
  const { back } = await beginAt(name, visitor, start);
  const { status, headers, location } = await visitor.visit(back);
  assert.equal(status, 303);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(visitor.cookie(ATTEMPT), undefined, 'an attempt is over, however it ended');
  return { visitor, location: location.replace(address, ''), refused: new URL(location).searchParams.get('refused') };
}

interface Answered {
  user: { user_id: string; email: string; role: string; name: string };
  session: { method: string; confirmed_until: string | null };
  second_factor: { setup_needed: boolean };
  csrf_token: string;
  entries: { action: string; actor: { kind: string }; target: { id: string }; details: Record<string, unknown> }[];
  sessions: { id: string; method: string }[];
  identities: { issuer: string; subject: string }[];
  single_sign_on: { name: string } | null;
  single_sign_on_required: boolean;
}

/** A request with the session of a browser; writes have its token. */
async function request(visitor: Visitor, method: string, path: string, body?: object) {
  const cookie = `${COOKIE}=${visitor.cookie(COOKIE)}`;
  const me = method === 'GET' ? undefined : await ask('GET', '/api/me', { headers: { cookie } });
  const headers = {
    cookie,
    ...(me && { 'sec-fetch-site': 'same-origin', 'x-csrf-token': String(me.body.data?.csrf_token ?? '') }),
  };
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

const meOf = async (visitor: Visitor) => (await request(visitor, 'GET', '/api/me')).data;

/** Details of the newest entries with an action. */
async function recorded(action: string, count = 1) {
  const { data } = await request(boss, 'GET', `/api/audit?action=${action}&page_size=${count}`);
  return data.entries.map(({ details }) => details);
}

const lastRefusal = async () => (await recorded('user.login_failed'))[0];

const confirm = async (visitor: Visitor, name: string) => {
  const { location } = await visitor.visit(`${address}/api/single-sign-on/confirm`, undefined, {
    'sec-fetch-site': 'same-origin',
  });
  const back = await visitor.follow(location, name, callback);
  return (await visitor.visit(back)).location.replace(address, '');
};

const { visitor: boss } = await signOn(person('boss', ['aml-admins']));

test('a first sign-in creates the user with the role of the claim, and the session names how it was started', async () => {
  const { visitor, location } = await signOn(person('ana', ['everyone', 'aml-analysts']));
  assert.equal(location, '/console/cases');
  const { user, session, second_factor: factor } = await meOf(visitor);
  assert.deepEqual([user.email, user.role, user.name], ['ana@bank.example', 'analyst', 'The ana']);
  assert.deepEqual([session.method, session.confirmed_until, factor.setup_needed], ['single_sign_on', null, false]);
  const { data } = await request(boss, 'GET', `/api/sessions?user_id=${user.user_id}`);
  assert.deepEqual(
    data.sessions.map(({ method }) => method),
    ['single_sign_on'],
  );
  assert.deepEqual(await recorded('user.created'), [
    { email: 'ana@bank.example', role: 'analyst', by: 'single_sign_on' },
  ]);
  assert.deepEqual(await recorded('session.started'), [{ method: 'single_sign_on', issuer: provider.issuer }]);
  const identities = await request(boss, 'GET', `/api/users/${user.user_id}/identities`);
  assert.deepEqual(
    identities.data.identities.map(({ issuer, subject }) => [issuer, subject]),
    [[provider.issuer, 'ana']],
  );

  const again = await signOn('ana', visitor, '/api/single-sign-on/start?to=/console/lists%3Fsort%3Dname');
  assert.equal(again.location, '/console/lists?sort=name');
  const sessions = await request(boss, 'GET', `/api/sessions?user_id=${user.user_id}`);
  assert.equal(sessions.data.sessions.length, 1, 'the earlier session of this browser ends');
});

test('cookies: the session is strict, the attempt is lax, encrypted and short-lived, and neither is readable by scripts', async () => {
  const visitor = new Visitor();
  const { headers, location } = await visitor.visit(`${address}/api/single-sign-on/start`);
  const [attempt = ''] = headers.getSetCookie();
  assert.match(attempt, /^touchstone-sign-in=eyJ[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  const asked = new URL(location).searchParams;
  for (const name of ['state', 'nonce', 'code_challenge'])
    assert.ok(!attempt.includes(asked.get(name) ?? 'absent'), name);
  assert.equal(asked.get('code_challenge_method'), 'S256');
  const back = await visitor.follow(location, person('cleo', ['aml-leads']), callback);
  const finished = await visitor.visit(back);
  const cookie = finished.headers.getSetCookie().find((one) => one.startsWith('touchstone=')) ?? '';
  assert.match(cookie, /; HttpOnly; SameSite=Strict$/);
});

test('an existing user is linked by a verified e-mail address alone, and the role follows the claim', async () => {
  const user = await userIn(ORGANIZATION, 'leo@bank.example', 'viewer');
  assert.equal((await signOn(person('leo', ['aml-leads'], { email_verified: false }))).refused, 'unverified_email');
  const { email_hash: hash, ...refusal } = (await lastRefusal()) ?? {};
  assert.deepEqual(refusal, { method: 'single_sign_on', reason: 'unverified_email' });
  assert.match(String(hash), /^[0-9a-f]{32}$/);

  const { visitor } = await signOn(person('leo', ['aml-leads'], { email: 'Leo@Bank.example' }));
  assert.deepEqual([(await meOf(visitor)).user.user_id, (await meOf(visitor)).user.role], [user.id, 'lead']);
  assert.deepEqual(await recorded('identity.linked'), [
    { issuer: provider.issuer, subject: 'leo', email: 'leo@bank.example' },
  ]);
  const [changed] = await recorded('user.updated');
  assert.deepEqual(
    [changed?.before, changed?.after],
    [
      { name: '', role: 'viewer', disabled: false },
      { name: '', role: 'lead', disabled: false },
    ],
  );

  person('leo', ['aml-analysts'], { email_verified: false, email: 'other@bank.example' });
  const later = await signOn('leo');
  assert.equal((await meOf(later.visitor)).user.role, 'analyst', 'once linked, the e-mail address no longer counts');
});

test('who is given the e-mail address of a linked user does not get the account', async () => {
  await signOn(person('max', ['aml-analysts']));
  const { refused } = await signOn(person('max2', ['aml-analysts'], { email: 'max@bank.example' }));
  assert.equal(refused, 'linked_otherwise');
});

test('a user of another organization, a disabled user and one without a role are refused', async () => {
  const other = await service.newOrganization();
  const theirs = await service.newUser(other, 'admin');
  const { visitor } = await signOn(person('eva', ['aml-analysts'], { email: theirs.email }));
  const { user } = await meOf(visitor);
  assert.notEqual(user.user_id, theirs.id, 'it is another account, of the organization of the provider');
  assert.equal(user.role, 'analyst');

  const off = await userIn(ORGANIZATION, 'dan@bank.example', 'analyst');
  await database.pool.query('update users set disabled_at = now() where id = $1', [off.id]);
  assert.equal((await signOn(person('dan', ['aml-analysts']))).refused, 'disabled');
  assert.equal((await lastRefusal())?.reason, 'disabled');
  const { visitor: gone } = await signOn(person('gil', ['aml-analysts']));
  await database.pool.query("update users set disabled_at = now() where email = 'gil@bank.example'");
  assert.equal((await signOn('gil')).refused, 'disabled', 'a linked one, too');
  assert.equal((await request(gone, 'GET', '/api/me')).status, 401);

  assert.equal((await signOn(person('nora', ['marketing']))).refused, 'no_role');
  assert.equal((await signOn(person('nils', ['__proto__', 'constructor']))).refused, 'no_role');
  const { rows } = await database.pool.query(
    "select 1 from users where email in ('nora@bank.example', 'nils@bank.example')",
  );
  assert.equal(rows.length, 0);
});

test('the last administrator is refused another role, and keeps the account', async () => {
  person('boss', ['aml-analysts']);
  assert.equal((await signOn('boss')).refused, 'last_administrator');
  person('boss', ['aml-admins']);
  assert.equal((await signOn('boss')).refused, null);
});

test('a forged, replayed or foreign callback starts no session', async (t) => {
  const name = person('kim', ['aml-analysts']);
  const tampered = async (change: (query: URLSearchParams, visitor: Visitor) => void | Promise<void>) => {
    const { visitor, back } = await beginAt(name);
    const url = new URL(back);
    await change(url.searchParams, visitor);
    const { location, headers } = await visitor.visit(url.href);
    assert.ok(!headers.getSetCookie().some((one) => one.startsWith('touchstone=')));
    return new URL(location).searchParams.get('refused');
  };

  await t.test('with a forged state', async () => {
    assert.equal(await tampered((query) => query.set('state', 'forged')), 'invalid_response');
    assert.equal(await tampered((query) => query.delete('state')), 'invalid_response');
  });
  await t.test('in a browser that has begun nothing (login CSRF)', async () => {
    const { back } = await beginAt(name);
    const { location } = await new Visitor().visit(back);
    assert.equal(new URL(location).searchParams.get('refused'), 'expired');
    assert.equal((await lastRefusal())?.reason, 'expired');
  });
  await t.test('in a browser that has begun another sign-in', async () => {
    const { back } = await beginAt(name);
    const { visitor } = await beginAt(name);
    assert.equal(new URL((await visitor.visit(back)).location).searchParams.get('refused'), 'invalid_response');
  });
  await t.test('a second time', async () => {
    const { visitor, back } = await beginAt(name);
    const attempt = visitor.cookie(ATTEMPT) ?? '';
    assert.equal(new URL((await visitor.visit(back)).location).pathname, '/console/cases');
    visitor.set(ATTEMPT, attempt);
    assert.equal(new URL((await visitor.visit(back)).location).searchParams.get('refused'), 'invalid_response');
    assert.equal((await lastRefusal())?.detail, 'invalid_grant');
  });
  await t.test('with the wrong nonce or verifier', async () => {
    for (const wrong of ['nonce', 'verifier'] as const) {
      const refused = await tampered(async (_, visitor) => {
        const attempt = await attempts.open(visitor.cookie(ATTEMPT) ?? '', new Date());
        assert.ok(attempt);
        const sealed = await attempts.seal({ ...attempt, [wrong]: 'x'.repeat(43) }, new Date(Date.now() + 60_000));
        visitor.set(ATTEMPT, sealed);
      });
      assert.equal(refused, 'invalid_response', wrong);
    }
  });
  await t.test('after the attempt has expired, or with one that was changed or sealed elsewhere', async () => {
    const resealed = (seal: (text: string) => Promise<string>) =>
      tampered(async (_, visitor) => visitor.set(ATTEMPT, await seal(visitor.cookie(ATTEMPT) ?? '')));
    const contentOf = async (text: string) => (await attempts.open(text, new Date())) ?? assert.fail();
    const past = new Date(Date.now() - 1000);
    assert.equal(await resealed(async (text) => attempts.seal(await contentOf(text), past)), 'expired');
    assert.equal(await resealed(async (text) => `${text.slice(0, -2)}AA`), 'expired');
    const elsewhere = signInAttemptsWith('x'.repeat(64));
    const future = new Date(Date.now() + 60_000);
    assert.equal(await resealed(async (text) => elsewhere.seal(await contentOf(text), future)), 'expired');
  });
  await t.test('with a code of another client', async () => {
    const visitor = new Visitor();
    const foreign = new URLSearchParams({
      ...{ client_id: OTHER_CLIENT.id, response_type: 'code', scope: 'openid', state: 'x' },
      redirect_uri: 'http://127.0.0.1:9/callback',
    });
    const got = await visitor.follow(`${provider.issuer}/auth?${foreign}`, name, 'http://127.0.0.1:9/callback');
    const code = new URL(got).searchParams.get('code') ?? assert.fail();
    assert.equal(await tampered((query) => query.set('code', code)), 'invalid_response');
  });
  await t.test('with another issuer', async () => {
    assert.equal(await tampered((query) => query.set('iss', 'https://evil.example')), 'invalid_response');
  });
});

test('a sign-in that the user gives up is refused as such', async () => {
  assert.equal((await signOn('nobody')).refused, 'cancelled');
});

test('a return path leads nowhere but into the console', async () => {
  const name = person('rob', ['aml-analysts']);
  const paths = [
    'https://evil.example/console/',
    '//evil.example/console/',
    '/\\evil.example/console/',
    '/console/../api/me',
    '/console/%2e%2e/api/me',
    '/console\\..\\x',
    '/consoleevil',
    'javascript:alert(1)',
    '/console/\n//evil.example',
  ];
  for (const path of paths) {
    const { location } = await signOn(name, new Visitor(), `/api/single-sign-on/start?to=${encodeURIComponent(path)}`);
    assert.equal(location, '/console/cases', path);
  }
});

test('a confirmation needs a new sign-in at the provider by the same person, and allows what needs one', async () => {
  const { visitor } = await signOn('boss');
  const wish = { email: 'new@bank.example', role: 'viewer' };
  assert.equal((await request(visitor, 'POST', '/api/users', wish)).error.code, 'confirmation_needed');

  const asked = await visitor.visit(`${address}/api/single-sign-on/confirm`, undefined, {
    'sec-fetch-site': 'same-origin',
  });
  const query = new URL(asked.location).searchParams;
  assert.deepEqual([query.get('max_age'), query.get('prompt')], ['0', 'login']);

  // Without the cookies of the provider, for which the browser belongs to one person.
  const borrowed = new Visitor();
  borrowed.set(COOKIE, visitor.cookie(COOKIE) ?? '');
  assert.equal(await confirm(borrowed, person('lou', ['aml-analysts'])), '/console/confirmed?refused=other_user');
  assert.equal((await request(visitor, 'POST', '/api/users', wish)).error.code, 'confirmation_needed');
  assert.equal(await confirm(visitor, 'boss'), '/console/confirmed');
  assert.notEqual((await meOf(visitor)).session.confirmed_until, null);
  assert.equal((await request(visitor, 'POST', '/api/users', wish)).status, 200);

  const from = (site: string) =>
    visitor.visit(`${address}/api/single-sign-on/confirm`, undefined, { 'sec-fetch-site': site });
  assert.deepEqual([(await from('cross-site')).status, (await from('same-site')).status], [401, 401]);
  assert.equal((await new Visitor().visit(`${address}/api/single-sign-on/confirm`)).status, 401);
});

test('a sign-in at the provider that was before the confirmation began does not count', async () => {
  const { visitor } = await signOn(person('old', ['aml-analysts']));
  // As a provider that does not ask again would answer: an ordinary sign-in with the session of before.
  const { location } = await visitor.visit(`${address}/api/single-sign-on/confirm`);
  const url = new URL(location);
  for (const name of ['max_age', 'prompt']) url.searchParams.delete(name);
  const attempt = (await attempts.open(visitor.cookie(ATTEMPT) ?? '', new Date())) ?? assert.fail();
  const back = await visitor.follow(url.href, 'old', callback);
  visitor.set(ATTEMPT, await attempts.seal(attempt, new Date(Date.now() + 60_000)));
  assert.equal((await visitor.visit(back)).location, `${address}/console/confirmed?refused=invalid_response`);
  assert.equal((await meOf(visitor)).session.confirmed_until, null);
});

test('where single sign-on is required, passwords are refused until the command line allows them', async () => {
  const login = { email: 'pia@bank.example', password: PASSWORD };
  await userIn(ORGANIZATION, login.email, 'admin');
  const post = (path: string, body: object, headers = {}) => ask('POST', path, { headers, body });
  const password = await post('/api/session', login);
  const cookie = (password.headers.get('set-cookie') ?? '').replace(/;.*/, '');
  const token = (await post('/api/get-access-token', login)).body.data.access_token;
  const write = { cookie, 'sec-fetch-site': 'same-origin', 'x-csrf-token': String(password.body.data.csrf_token) };
  const policy = { second_factor_required: false, single_sign_on_required: true };
  assert.equal((await post('/api/session/confirm', { password: PASSWORD }, write)).status, 200);
  const early = await post('/api/sign-in-policy', policy, write);
  assert.deepEqual([early.status, early.body.error.code], [409, 'wrong_state']);

  await confirm(boss, 'boss');
  const required = await request(boss, 'POST', '/api/sign-in-policy', policy);
  assert.equal(required.data.single_sign_on_required, true);
  assert.equal((await ask('GET', '/api/me', { headers: write })).status, 401, 'sessions with a password end');
  assert.equal((await ask('GET', '/api/me', { headers: { authorization: `Bearer ${token}` } })).status, 401);
  for (const path of ['/api/session', '/api/get-access-token']) {
    const refused = await post(path, login);
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'single_sign_on_required'], path);
    const wrong = await post(path, { ...login, password: 'granite violin dusk' });
    assert.equal(wrong.status, 401, 'a stranger does not learn of the policy');
  }
  assert.equal((await recorded('user.login_failed', 2))[1]?.reason, 'single_sign_on_required');
  const me = await meOf(boss);
  assert.equal(me.session.method, 'single_sign_on');
  const typed = await request(boss, 'POST', '/api/session/confirm', { password: PASSWORD });
  assert.equal(typed.error.code, 'single_sign_on_required', 'a password confirms nothing, either');
  const elsewhere = await service.newOrganization();
  assert.equal((await post('/api/session', elsewhere)).status, 200, 'other organizations are not affected');

  await database.pool.query('update organizations set single_sign_on_required = false where id = $1', [ORGANIZATION]);
  assert.equal((await post('/api/session', login)).status, 200);
});

test('an administrator removes the single sign-on of a user, whose sessions with it end', async () => {
  const { visitor } = await signOn(person('ida', ['aml-analysts']));
  const { user } = await meOf(visitor);
  await confirm(boss, 'boss');
  const path = `/api/users/${user.user_id}/identities`;
  const other = await service.newOrganization();
  assert.equal((await ask('DELETE', path, { headers: other.headers })).status, 404);
  assert.equal((await request(boss, 'DELETE', path)).status, 200);
  assert.equal((await request(visitor, 'GET', '/api/me')).status, 401);
  assert.deepEqual(await recorded('identity.removed'), [{ identities: [{ issuer: provider.issuer, subject: 'ida' }] }]);
  assert.equal((await request(boss, 'DELETE', path)).status, 404);
});

test('while the provider is away the sign-in page says so, and passwords still work', async () => {
  const away = await runningService({
    ...provider.settings,
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
  });
  const { status, location } = await new Visitor().visit(`${away.address}/api/single-sign-on/start?to=/console/lists`);
  assert.deepEqual(
    [status, location.replace(away.address, '')],
    [303, '/console/sign-in?refused=unreachable&to=%2Fconsole%2Flists'],
  );
  const { email, password } = await away.newOrganization();
  assert.equal((await away.ask('POST', '/api/session', { body: { email, password } })).status, 200);
});

test('without a provider there is none on the sign-in page, and its addresses do not exist', async () => {
  const plain = await sharedService();
  assert.equal((await plain.ask('GET', '/api/sign-in-methods')).body.data.single_sign_on, null);
  for (const name of ['start', 'confirm', 'callback'])
    assert.equal((await plain.ask('GET', `/api/single-sign-on/${name}`)).status, 404);
});

test('the sign-in page learns of the provider, and no secret of the client leaves the service', async () => {
  const { text, body } = await ask('GET', '/api/sign-in-methods');
  assert.deepEqual(body.data.single_sign_on, { name: 'Example Bank' });
  assert.ok(!text.includes(CLIENT.secret));
});
