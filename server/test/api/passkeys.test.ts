import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateSync } from 'otplib';
import { documentedAnswers } from '../support/documented-answer.js';
import { runningService, sharedService } from '../support/running-service.js';
import {
  type Deviation,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '../support/software-authenticator.js';

const { ask, newOrganization, newUser, database } = await sharedService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

/** The public address of the shared service is one of this machine. */
const HERE = { origin: 'http://localhost:8080', rpId: 'localhost' };

type Login = { readonly email: string; readonly password: string };
type Headers = Record<string, string>;
interface Passkey {
  passkey_id: string;
  name: string;
  aaguid: string;
  created_at: string;
  last_used_at: string | null;
}
interface Answered {
  challenge: string;
  rpId: string;
  allowCredentials: { id: string; transports: string[] }[];
  excludeCredentials: { id: string }[];
  user: { id: string; user_id: string };
  csrf_token: string;
  secret: string;
  passkey: Passkey;
  passkeys: Passkey[];
  recovery_codes: string[];
  second_factor: Record<string, unknown>;
  users_without_second_factor: number;
  session: { confirmed_until: string | null };
  entries: { action: string; target: { id: string }; details: Record<string, unknown> }[];
}

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  const { status, headers: given } = answer;
  return { status, headers: given, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

const cookiesOf = (headers: { getSetCookie(): string[] }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ');

type Answer = Awaited<ReturnType<typeof send>>;

/** Headers of the session that an answer has started. */
function sessionIn({ status, headers, data, error }: Answer): Headers {
  assert.equal(status, 200, error?.message);
  return { cookie: cookiesOf(headers), 'sec-fetch-site': 'same-origin', 'x-csrf-token': data.csrf_token };
}

const signIn = (login: Login, also: object = {}, headers: Headers = {}) =>
  send('POST', '/api/session', headers, { email: login.email, password: login.password, ...also });

async function confirmed(session: Headers, { password }: Login): Promise<Headers> {
  assert.equal((await send('POST', '/api/session/confirm', session, { password })).status, 200);
  return session;
}

/** A confirmed session by password. */
const sessionOf = async (login: Login, also: object = {}) => confirmed(sessionIn(await signIn(login, also)), login);

/** Options of a sign-in, and the cookie that they are bound to. */
async function signInOptions() {
  const { status, headers, data } = await send('POST', '/api/session/passkey-options', {});
  assert.equal(status, 200);
  return { options: data, cookie: { cookie: cookiesOf(headers) } };
}

async function enter(authenticator: SoftwareAuthenticator, deviation: Deviation = {}): Promise<Answer> {
  const { options, cookie } = await signInOptions();
  return send('POST', '/api/session/passkey', cookie, { passkey: authenticator.get(options, deviation) });
}

async function add(session: Headers, authenticator: SoftwareAuthenticator, name = 'Laptop', deviation: Deviation = {}) {
  const { data: options } = await send('POST', '/api/passkeys/options', session);
  return send('POST', '/api/passkeys', session, { name, passkey: authenticator.create(options, deviation) });
}

/** A session whose user has just added a first passkey. */
async function withPasskey(login: Login) {
  const session = await sessionOf(login);
  const authenticator = softwareAuthenticator(HERE);
  const added = await add(session, authenticator);
  assert.equal(added.status, 200, added.error?.message);
  return { session, authenticator, passkey: added.data.passkey, recoveryCodes: added.data.recovery_codes };
}

async function actions(admin: { headers: Headers }, action: string) {
  return (await send('GET', `/api/audit?action=${action}`, admin.headers)).data.entries.map(({ details }) => details);
}

const standingOf = async (headers: Headers) => (await send('GET', '/api/me', headers)).data.second_factor;

test('a passkey is added with recovery codes, signs in alone, and its use is shown and audited', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const other = await sessionOf(analyst);
  const { session, authenticator, passkey, recoveryCodes } = await withPasskey(analyst);
  assert.equal(new Set(recoveryCodes).size, 10);
  assert.equal((await send('GET', '/api/me', other)).status, 401, 'other sessions have ended');
  assert.deepEqual([passkey.name, passkey.last_used_at], ['Laptop', null]);
  assert.deepEqual(await standingOf(session), {
    ...{ is_set_up: true, authenticator_app: false, passkeys: 1, is_required: false, setup_needed: false },
    recovery_codes_left: 10,
  });

  const entered = await enter(authenticator, { userHandle: analyst.id });
  assert.equal(entered.data.user.user_id, analyst.id);
  const listed = (await send('GET', '/api/passkeys', sessionIn(entered))).data.passkeys;
  assert.equal(listed.length, 1);
  assert.ok(listed[0]?.last_used_at);
  assert.deepEqual(await actions(admin, 'passkey.added'), [
    { passkey_id: passkey.passkey_id, name: 'Laptop', aaguid: '00000000-0000-0000-0000-000000000000' },
  ]);
  assert.deepEqual(await actions(admin, 'passkey.used'), [{ passkey_id: passkey.passkey_id, purpose: 'sign_in' }]);
  assert.ok((await actions(admin, 'session.started')).some((details) => details.second_factor === 'passkey'));
});

test('more passkeys bring no codes, one authenticator is added once, and at most 20 fit', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const { session, authenticator } = await withPasskey(analyst);
  const { data: options } = await send('POST', '/api/passkeys/options', session);
  assert.deepEqual(
    options.excludeCredentials.map(({ id }) => id),
    [authenticator.id],
  );
  assert.equal(Buffer.from(options.user.id, 'base64url').toString(), analyst.id);
  const second = await add(session, softwareAuthenticator(HERE), 'Key');
  assert.deepEqual([second.status, second.data.recovery_codes], [200, []]);
  assert.equal((await add(session, authenticator)).error.code, 'wrong_state');
  await database.pool.query(
    `insert into passkeys select id || n, organization_id, user_id, credential_id || n, public_key, counter, transports, aaguid, name, created_at
     from passkeys, generate_series(1, 9) n where user_id = $1`,
    [analyst.id],
  );
  assert.equal((await add(session, softwareAuthenticator(HERE))).error.code, 'wrong_state');
});

test('an answer counts once, for the browser, the session and the purpose that its challenge was made for', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { session, authenticator } = await withPasskey(analyst);
  const { options, cookie } = await signInOptions();
  const shown = { passkey: authenticator.get(options) };
  assert.equal((await send('POST', '/api/session/passkey', {}, shown)).status, 401, 'without the cookie');
  const foreign = (await signInOptions()).cookie;
  assert.equal((await send('POST', '/api/session/passkey', foreign, shown)).status, 401, 'in another browser');
  const atOnce = await Promise.all([1, 2, 3].map(() => send('POST', '/api/session/passkey', cookie, shown)));
  assert.deepEqual(atOnce.map(({ status }) => status).sort(), [200, 401, 401]);
  const again = { passkey: authenticator.get(options) };
  assert.equal(
    (await send('POST', '/api/session/passkey', cookie, again)).status,
    401,
    'a used challenge, signed anew',
  );

  const { data: confirmation } = await send('POST', '/api/session/confirm/passkey-options', session);
  const misused = { passkey: authenticator.get(confirmation) };
  assert.equal((await send('POST', '/api/session/passkey', cookie, misused)).status, 401);
  const entered = sessionIn(await enter(authenticator));
  assert.equal((await send('POST', '/api/session/confirm', entered, misused)).status, 401, 'in another session');
  const reasons = (await actions(admin, 'passkey.refused')).map(({ reason }) => reason);
  assert.ok(reasons.includes('replayed') && reasons.includes('wrong_signature'));

  const fresh = softwareAuthenticator(HERE);
  const { data: creation } = await send('POST', '/api/passkeys/options', session);
  const made = { name: 'Phone', passkey: fresh.create(creation) };
  const { passkey } = (await send('POST', '/api/passkeys', session, made)).data;
  assert.equal((await send('DELETE', `/api/passkeys/${passkey.passkey_id}`, session)).status, 200);
  assert.equal((await send('POST', '/api/passkeys', session, made)).error.code, 'wrong_state', 'replayed');
});

test('a challenge that was altered is refused', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const { authenticator } = await withPasskey(analyst);
  const { options, cookie } = await signInOptions();
  const bytes = Buffer.from(options.challenge, 'base64url');
  bytes.writeUIntBE(Date.now() + 9e9, 16, 6);
  for (const challenge of [bytes.toString('base64url'), '', 'AAAA', `${options.challenge}AAAA`]) {
    const passkey = authenticator.get({ challenge });
    assert.equal((await send('POST', '/api/session/passkey', cookie, { passkey })).status, 401, challenge);
  }
});

const attacks: readonly (readonly [string, Deviation])[] = [
  ['another origin', { origin: 'https://touchstone.example.evil' }],
  ['an origin that contains ours', { origin: 'http://localhost.evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a user who was not verified', { verified: false }],
  ['the type of another ceremony', { type: 'webauthn.create' }],
  ['the handle of another user', { userHandle: 'f'.repeat(24) }],
  ['the signature of another key', { signedBy: softwareAuthenticator(HERE) }],
];
for (const [what, deviation] of attacks) {
  test(`a passkey with ${what} is refused, like an unknown one`, async () => {
    const analyst = await newUser(await newOrganization(), 'analyst');
    const { authenticator } = await withPasskey(analyst);
    const refused = await enter(authenticator, deviation);
    const unknown = await enter(softwareAuthenticator(HERE));
    assert.deepEqual(
      [refused.status, refused.error.code, refused.error.message, refused.error.details],
      [unknown.status, unknown.error.code, unknown.error.message, unknown.error.details],
    );
    assert.equal(refused.status, 401);
    assert.equal((await enter(authenticator)).status, 200, 'and it still works as it should');
  });
}

test('a new passkey with another origin, relying party or user verification is refused', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const session = await sessionOf(analyst);
  for (const deviation of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { verified: false }]) {
    const { status, error } = await add(session, softwareAuthenticator(HERE), 'Laptop', deviation);
    assert.deepEqual([status, error.details[0]?.field], [400, 'passkey']);
  }
  assert.equal((await standingOf(session)).is_set_up, false);
});

test('a count of signatures that is not higher than before is refused and audited: it may be a copy', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { authenticator, passkey } = await withPasskey(analyst);
  assert.equal((await enter(authenticator, { counter: 40 })).status, 200);
  for (const counter of [40, 39, 0]) assert.equal((await enter(authenticator, { counter })).status, 401);
  assert.deepEqual(
    await actions(admin, 'passkey.refused'),
    Array.from({ length: 3 }, () => ({
      ...{ passkey_id: passkey.passkey_id, purpose: 'sign_in', reason: 'lower_counter' },
    })),
  );
  assert.equal((await enter(authenticator, { counter: 41 })).status, 200);
});

test('an authenticator that counts nothing signs in again and again', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const session = await sessionOf(analyst);
  const authenticator = softwareAuthenticator(HERE);
  assert.equal((await add(session, authenticator, 'Phone', { counter: 0 })).status, 200);
  for (const counter of [0, 0]) assert.equal((await enter(authenticator, { counter })).status, 200);
});

test('a deactivated user cannot sign in with a passkey', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { authenticator } = await withPasskey(analyst);
  assert.equal((await send('POST', `/api/users/${analyst.id}`, admin.headers, { disabled: true })).status, 200);
  assert.equal((await enter(authenticator)).status, 401);
  assert.deepEqual((await actions(admin, 'passkey.refused'))[0]?.reason, 'disabled');
});

test('after a password a passkey stands for the code, that of another user does not, and a recovery code does', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { authenticator, recoveryCodes } = await withPasskey(analyst);
  const strangers = await newOrganization();
  const stranger = await withPasskey(await newUser(strangers, 'analyst'));
  assert.equal((await signIn(analyst)).error.code, 'second_factor_needed');
  const show = async (by: SoftwareAuthenticator) => {
    const { options, cookie } = await signInOptions();
    return signIn(analyst, { passkey: by.get(options) }, cookie);
  };
  const wrong = await show(stranger.authenticator);
  assert.deepEqual([wrong.status, wrong.error.details[0]?.field], [401, 'passkey']);
  assert.equal((await actions(admin, 'user.login_failed'))[0]?.reason, 'wrong_passkey');
  assert.deepEqual(await actions(admin, 'passkey.refused'), [{ purpose: 'sign_in', reason: 'other_user' }]);
  assert.deepEqual(await actions(strangers, 'passkey.refused'), [], 'nothing of it in the log of another organization');
  assert.equal((await show(authenticator)).status, 200);
  assert.equal((await signIn(analyst, { code: '123456' })).status, 401);
  assert.equal((await signIn(analyst, { code: recoveryCodes[0] })).status, 200);
  const token = await send('POST', '/api/get-access-token', {}, { email: analyst.email, password: analyst.password });
  assert.equal(token.error.code, 'second_factor_needed');
});

test('a passkey confirms a session, and five wrong ones end it', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { authenticator } = await withPasskey(analyst);
  const session = sessionIn(await enter(authenticator));
  assert.equal((await send('POST', '/api/passkeys/options', session)).error.code, 'confirmation_needed');
  const show = async (deviation: Deviation = {}, by = authenticator) => {
    const { data: options } = await send('POST', '/api/session/confirm/passkey-options', session);
    assert.deepEqual(
      options.allowCredentials.map(({ id }) => id),
      [authenticator.id],
    );
    return send('POST', '/api/session/confirm', session, { passkey: by.get(options, deviation) });
  };
  assert.equal((await show()).status, 200);
  assert.equal((await send('POST', '/api/passkeys/options', session)).status, 200);
  for (const body of [{}, { password: analyst.password, passkey: authenticator.get({ challenge: 'AAAA' }) }]) {
    assert.equal((await send('POST', '/api/session/confirm', session, body)).status, 400);
  }
  const stranger = await withPasskey(await newUser(admin, 'analyst'));
  assert.equal((await show({}, stranger.authenticator)).error.details[0]?.field, 'passkey');
  for (let tries = 0; tries < 4; tries += 1) assert.equal((await show({ verified: false })).status, 401);
  assert.equal((await send('GET', '/api/me', session)).status, 401);
});

test('recovery codes are renewed with a passkey', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const { session, authenticator, recoveryCodes } = await withPasskey(analyst);
  const { data: options } = await send('POST', '/api/session/confirm/passkey-options', session);
  const path = '/api/second-factor/recovery-codes';
  const renewed = await send('POST', path, session, { passkey: authenticator.get(options) });
  assert.equal(renewed.data.recovery_codes.length, 10);
  assert.equal((await signIn(analyst, { code: recoveryCodes[0] })).status, 401);
  assert.equal((await signIn(analyst, { code: renewed.data.recovery_codes[0] })).status, 200);
  assert.equal((await send('POST', path, session, {})).status, 400);
});

test('app and passkey share the recovery codes, which go with the last of them', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const { session, passkey, recoveryCodes } = await withPasskey(analyst);
  assert.equal(
    (await send('POST', '/api/second-factor/remove', session, { code: '123456' })).error.code,
    'wrong_state',
  );
  const { secret } = (await send('POST', '/api/second-factor', session)).data;
  const done = await send('POST', '/api/second-factor/set-up', session, { code: generateSync({ secret }) });
  assert.deepEqual([done.status, done.data.recovery_codes], [200, []]);
  assert.equal((await send('DELETE', `/api/passkeys/${passkey.passkey_id}`, session)).status, 200);
  assert.equal((await standingOf(session)).recovery_codes_left, 10);
  const removed = await send('POST', '/api/second-factor/remove', session, { code: recoveryCodes[0] });
  assert.equal(removed.status, 200);
  const { is_set_up: isSetUp, recovery_codes_left: left } = await standingOf(session);
  assert.deepEqual([isSetUp, left], [false, 0]);
});

test('a passkey is removed by its user alone, which ends the other sessions', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { session, authenticator, passkey } = await withPasskey(analyst);
  const other = sessionIn(await enter(authenticator));
  const path = `/api/passkeys/${passkey.passkey_id}`;
  const colleague = await withPasskey(await newUser(admin, 'analyst'));
  assert.equal((await send('DELETE', path, colleague.session)).status, 404);
  assert.equal((await send('GET', '/api/passkeys', colleague.session)).data.passkeys.length, 1);
  assert.equal((await send('DELETE', path, other)).error.code, 'confirmation_needed');
  assert.equal((await send('DELETE', path, session)).status, 200);
  assert.equal((await send('DELETE', path, session)).status, 404);
  assert.equal((await send('GET', '/api/me', other)).status, 401);
  assert.equal((await enter(authenticator)).status, 401);
  assert.equal((await signIn(analyst)).status, 200, 'without a second factor again');
  assert.deepEqual(await actions(admin, 'passkey.removed'), [{ passkey_id: passkey.passkey_id }]);
});

test('where a second factor is required, a passkey is one, and an administrator removes it from who has lost it', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const boss = await withPasskey(admin);
  const set = await send('POST', '/api/sign-in-policy', boss.session, { second_factor_required: true });
  assert.equal(set.data.users_without_second_factor, 1);
  const session = await sessionOf(analyst);
  assert.equal((await send('GET', '/api/queue', session)).error.code, 'second_factor_setup_needed');
  const authenticator = softwareAuthenticator(HERE);
  assert.equal((await add(session, authenticator)).status, 200);
  assert.equal((await send('GET', '/api/queue', session)).status, 200);
  assert.equal((await send('GET', '/api/queue', sessionIn(await enter(authenticator)))).status, 200);
  assert.equal((await send('DELETE', `/api/users/${analyst.id}/second-factor`, boss.session)).status, 200);
  assert.equal((await enter(authenticator)).status, 401);
  const { rows } = await database.pool.query('select 1 from passkeys where user_id = $1', [analyst.id]);
  assert.equal(rows.length, 0);
});

test('where single sign-on is required, a passkey neither signs in nor confirms', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { authenticator } = await withPasskey(analyst);
  const session = sessionIn(await enter(authenticator));
  const { data: options } = await send('POST', '/api/session/confirm/passkey-options', session);
  await database.pool.query('update organizations set single_sign_on_required = true where id = $1', [
    admin.organizationId,
  ]);
  assert.equal((await enter(authenticator)).error.code, 'single_sign_on_required');
  const shown = { passkey: authenticator.get(options) };
  assert.equal((await send('POST', '/api/session/confirm', session, shown)).error.code, 'single_sign_on_required');
});

test('requests of programs and of other sites start nothing', async () => {
  const admin = await newOrganization();
  for (const path of ['/api/passkeys/options', '/api/session/confirm/passkey-options']) {
    assert.equal((await send('POST', path, admin.headers)).status, 400);
  }
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  assert.equal((await send('POST', '/api/session/passkey-options', evil)).status, 403);
});

test('a public address without a host name allows no passkeys', async () => {
  const bare = await runningService({ PUBLIC_URL: 'https://192.0.2.7' });
  const refused = await bare.ask('POST', '/api/session/passkey-options');
  assert.deepEqual([refused.status, refused.body.error.code], [409, 'wrong_state']);
});
