import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateSync } from 'otplib';
import { documentedAnswers } from '../support/documented-answer.js';
import { sharedService } from '../support/running-service.js';

const { ask, newOrganization, newUser, database } = await sharedService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

type Login = { readonly email: string; readonly password: string };
type Headers = Record<string, string>;
interface Answered {
  csrf_token: string;
  secret: string;
  uri: string;
  recovery_codes: string[];
  second_factor: { is_set_up: boolean; is_required: boolean; setup_needed: boolean; recovery_codes_left: number };
  second_factor_required: boolean;
  users_without_second_factor: number;
  access_token: string;
  api_key: { key: string };
  entries: { action: string; details: Record<string, unknown> }[];
}

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  const { status, headers: given } = answer;
  return { status, headers: given, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

const signIn = ({ email, password }: Login, code?: string) =>
  send('POST', '/api/session', {}, { email, password, ...(code !== undefined && { code }) });

const tokenOf = ({ email, password }: Login, code?: string) =>
  send('POST', '/api/get-access-token', {}, { email, password, ...(code !== undefined && { code }) });

/** Headers of a session that was confirmed. */
async function sessionOf(login: Login, code?: string): Promise<Headers> {
  const { status, headers, data } = await signIn(login, code);
  assert.equal(status, 200);
  const write = {
    cookie: (headers.get('set-cookie') ?? '').replace(/;.*/, ''),
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': data.csrf_token,
  };
  assert.equal((await send('POST', '/api/session/confirm', write, { password: login.password })).status, 200);
  return write;
}

const codeOf = (secret: string) => generateSync({ secret });
const wrongFor = (secret: string) => (codeOf(secret).startsWith('9') ? '000000' : '999999');

/** As if the last code were long ago. */
const forgetUse = () => database.pool.query('update second_factors set last_step = 0');

/** A session whose user has just set up a second factor. */
async function withFactor(login: Login) {
  const session = await sessionOf(login);
  const { secret } = (await send('POST', '/api/second-factor', session)).data;
  const done = await send('POST', '/api/second-factor/set-up', session, { code: codeOf(secret) });
  assert.equal(done.status, 200);
  return { session, secret, recoveryCodes: done.data.recovery_codes };
}

const standingOf = async (headers: Headers) => (await send('GET', '/api/me', headers)).data.second_factor;

async function actions(admin: { headers: Headers }, action: string) {
  return (await send('GET', `/api/audit?action=${action}`, admin.headers)).data.entries.map(({ details }) => details);
}

const setPolicy = (headers: Headers, required: boolean) =>
  send('POST', '/api/sign-in-policy', headers, { second_factor_required: required });

test('a second factor is set up with a code, ends other sessions, and is asked for from then on', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const other = await sessionOf(analyst);
  const { data: key } = await send(
    'POST',
    '/api/api-key',
    { ...other },
    { name: 'Nightly job', role: 'analyst', expires_in_days: 30 },
  );
  const session = await sessionOf(analyst);
  const begun = await send('POST', '/api/second-factor', session);
  assert.match(begun.data.secret, /^[A-Z2-7]{32}$/);
  assert.match(begun.data.uri, /^otpauth:\/\/totp\/Touchstone(:|%3A)analyst/);
  assert.equal((await signIn(analyst)).status, 200, 'not asked for before it is set up');
  const wrong = await send('POST', '/api/second-factor/set-up', session, { code: wrongFor(begun.data.secret) });
  assert.deepEqual([wrong.status, wrong.error.details[0]?.field], [401, 'code']);
  const done = await send('POST', '/api/second-factor/set-up', session, { code: codeOf(begun.data.secret) });
  assert.equal(new Set(done.data.recovery_codes).size, 10);
  for (const code of done.data.recovery_codes) assert.match(code, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);

  assert.equal((await send('GET', '/api/me', other)).status, 401, 'other sessions have ended');
  assert.deepEqual(await standingOf(session), {
    ...{ is_set_up: true, authenticator_app: true, passkeys: 0, is_required: false, setup_needed: false },
    recovery_codes_left: 10,
  });
  for (const enter of [signIn, tokenOf]) {
    await forgetUse();
    const asked = await enter(analyst);
    assert.deepEqual([asked.status, asked.error.code], [401, 'second_factor_needed']);
    assert.equal((await enter(analyst, codeOf(begun.data.secret))).status, 200);
  }
  assert.equal((await ask('GET', '/api/me', { headers: { 'x-api-key': key.api_key.key } })).status, 200);
  assert.deepEqual(await actions(admin, 'second_factor.set_up'), [{}]);
  assert.ok((await actions(admin, 'session.started')).some((details) => details.second_factor === 'code'));
  const { rows } = await database.pool.query('select sealed from second_factors');
  assert.ok(!JSON.stringify(rows).includes(begun.data.secret), 'stored encrypted');
});

test('without a second factor, signing in and access tokens stay as they were', async () => {
  const { email, password } = await newOrganization();
  const login = { email, password };
  assert.equal((await signIn(login)).status, 200);
  assert.equal((await tokenOf(login)).status, 200);
  assert.equal((await tokenOf(login, '123456')).status, 200);
});

test('a code works once, even if sent many times at once', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const { secret } = await withFactor(analyst);
  const used = codeOf(secret);
  assert.equal((await signIn(analyst, used)).status, 401, 'the code of the set-up is used up');
  await forgetUse();
  const code = codeOf(secret);
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => tokenOf(analyst, code)))).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 401, 401, 401]);
});

test('a recovery code works once, whatever its case and spaces, and new ones void the rest', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { secret, recoveryCodes } = await withFactor(analyst);
  const [first = '', second = ''] = recoveryCodes;
  const session = await sessionOf(analyst, ` ${first.toUpperCase().replaceAll('-', ' ')}`);
  assert.equal((await signIn(analyst, first)).status, 401);
  assert.equal((await standingOf(session)).recovery_codes_left, 9);
  await forgetUse();
  const renewed = await send('POST', '/api/second-factor/recovery-codes', session, { code: codeOf(secret) });
  assert.equal(renewed.data.recovery_codes.length, 10);
  assert.equal((await signIn(analyst, second)).status, 401);
  assert.equal((await signIn(analyst, renewed.data.recovery_codes[0])).status, 200);
  assert.equal((await actions(admin, 'second_factor.recovery_code_used')).length, 2);
  assert.equal((await actions(admin, 'second_factor.recovery_codes_replaced')).length, 1);
  const { rows } = await database.pool.query('select code_hash from recovery_codes');
  assert.ok(rows.every(({ code_hash }) => /^[0-9a-f]{64}$/.test(code_hash)));
});

test('the recovery code of one user is worth nothing for another', async () => {
  const admin = await newOrganization();
  const [one, other] = [await newUser(admin, 'analyst'), await newUser(admin, 'analyst')];
  const { recoveryCodes } = await withFactor(one);
  await withFactor(other);
  assert.equal((await signIn(other, recoveryCodes[0])).status, 401);
});

test('wrong codes count as failed log-ins: after five the right one is refused, and a missing one does not count', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { secret } = await withFactor(analyst);
  await forgetUse();
  for (let tries = 0; tries < 7; tries += 1) assert.equal((await signIn(analyst)).error.code, 'second_factor_needed');
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, error } = await signIn(analyst, wrongFor(secret));
    assert.deepEqual([status, error.details[0]?.field], [401, 'code']);
    assert.equal((await signIn(analyst)).status, tries < 4 ? 401 : 429, 'the password alone clears no failure');
  }
  assert.equal((await signIn(analyst, codeOf(secret))).status, 429);
  assert.deepEqual(
    (await actions(admin, 'user.login_failed')).map(({ reason }) => reason),
    Array.from({ length: 5 }, () => 'wrong_code'),
  );
});

test('after a hundred wrong codes in a row only recovery codes are accepted', async () => {
  const analyst = await newUser(await newOrganization(), 'analyst');
  const { secret, recoveryCodes } = await withFactor(analyst);
  await forgetUse();
  const fail = () => database.pool.query('update second_factors set failed = 100 where user_id = $1', [analyst.id]);
  await fail();
  assert.equal((await signIn(analyst, codeOf(secret))).status, 401);
  assert.equal((await signIn(analyst, recoveryCodes[0])).status, 200);
  assert.equal((await signIn(analyst, codeOf(secret))).status, 200, 'which clears the count');
});

test('changing the second factor needs the password again and a code, and five wrong codes end the session', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { session, secret } = await withFactor(analyst);
  const paths = ['/api/second-factor/remove', '/api/second-factor/recovery-codes'];
  await database.pool.query("update sessions set confirmed_until = null where kind = 'console'");
  for (const path of ['/api/second-factor', ...paths]) {
    const body = path === '/api/second-factor' ? undefined : { code: codeOf(secret) };
    assert.equal((await send('POST', path, session, body)).error.code, 'confirmation_needed');
  }
  await send('POST', '/api/session/confirm', session, { password: analyst.password });
  assert.equal((await send('POST', '/api/second-factor', session)).error.code, 'wrong_state');
  for (let tries = 0; tries < 5; tries += 1) {
    const { status } = await send('POST', '/api/second-factor/remove', session, { code: wrongFor(secret) });
    assert.equal(status, 401);
  }
  assert.equal((await send('GET', '/api/me', session)).status, 401);
  assert.deepEqual(await actions(admin, 'session.ended'), [{ reason: 'wrong_codes' }]);
  await forgetUse();
  const again = await sessionOf(analyst, codeOf(secret));
  await forgetUse();
  assert.equal((await send('POST', '/api/second-factor/remove', again, { code: codeOf(secret) })).status, 200);
  assert.equal((await standingOf(again)).is_set_up, false);
  assert.equal((await signIn(analyst)).status, 200);
  assert.deepEqual(await actions(admin, 'second_factor.removed'), [{}]);
  assert.equal((await send('POST', '/api/second-factor/remove', again, { code: '123456' })).error.code, 'wrong_state');
});

test('an administrator removes the second factor of a user who lost it, but not of another organization', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { session } = await withFactor(analyst);
  const path = `/api/users/${analyst.id}/second-factor`;
  assert.equal((await send('DELETE', path, (await newOrganization()).headers)).status, 404);
  const lead = await sessionOf(await newUser(admin, 'lead'));
  assert.equal((await send('DELETE', path, lead)).status, 403);
  assert.equal((await send('DELETE', path, admin.headers)).status, 200);
  assert.equal((await send('DELETE', path, admin.headers)).status, 404);
  assert.equal((await send('GET', '/api/me', session)).status, 401);
  assert.equal((await signIn(analyst)).status, 200);
  assert.deepEqual(await actions(admin, 'second_factor.removed'), [{ by: 'administrator' }]);
});

test('where a second factor is required, users without one can do nothing but set one up; API keys go on', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const session = await sessionOf(analyst);
  const { access_token: token } = (await tokenOf(analyst)).data;
  const bearer = { authorization: `Bearer ${token}` };
  const named = { name: 'Nightly job', role: 'analyst', expires_in_days: 30 };
  const { api_key: key } = (await send('POST', '/api/api-key', session, named)).data;
  const boss = await withFactor(admin);
  assert.equal((await setPolicy(session, true)).status, 403);
  const set = await setPolicy(boss.session, true);
  assert.deepEqual([set.data.second_factor_required, set.data.users_without_second_factor], [true, 1]);
  assert.deepEqual(await actions({ headers: boss.session }, 'sign_in_policy.updated'), [
    {
      before: { second_factor_required: false, single_sign_on_required: false },
      after: { second_factor_required: true, single_sign_on_required: false },
    },
  ]);

  const refused = async (headers: Headers) => (await send('GET', '/api/queue', headers)).error.code;
  assert.equal(await refused(session), 'second_factor_setup_needed');
  assert.equal(await refused(bearer), 'second_factor_setup_needed');
  const named2 = { name: 'Ana' };
  assert.equal((await send('POST', '/api/me/preferences', session, named2)).error.code, 'second_factor_setup_needed');
  assert.deepEqual(await standingOf(session), {
    ...{ is_set_up: false, authenticator_app: false, passkeys: 0, is_required: true, setup_needed: true },
    recovery_codes_left: 0,
  });
  assert.equal((await ask('GET', '/api/queue', { headers: { 'x-api-key': key.key } })).status, 200);
  assert.equal((await send('GET', '/api/queue', boss.session)).status, 200);

  const fresh = await sessionOf(analyst);
  const { secret } = (await send('POST', '/api/second-factor', fresh)).data;
  await send('POST', '/api/second-factor/set-up', fresh, { code: codeOf(secret) });
  assert.equal((await send('GET', '/api/queue', fresh)).status, 200);
  assert.equal((await send('GET', '/api/queue', session)).status, 401);
  await forgetUse();
  const removal = await send('POST', '/api/second-factor/remove', fresh, { code: codeOf(secret) });
  assert.equal(removal.status, 200);
  assert.equal(await refused(fresh), 'second_factor_setup_needed', 'and needs another one at once');
  assert.equal((await send('POST', '/api/revoke-access-token', (await freshToken(analyst)).bearer)).status, 200);
  assert.equal((await send('DELETE', '/api/session', fresh)).status, 200);
  assert.equal((await setPolicy(boss.session, false)).status, 200);
  assert.equal((await send('GET', '/api/queue', (await freshToken(analyst)).bearer)).status, 200);
});

async function freshToken(login: Login) {
  return { bearer: { authorization: `Bearer ${(await tokenOf(login)).data.access_token}` } };
}

test('programs can neither set up a second factor nor change that of others without the scope', async () => {
  const admin = await newOrganization();
  assert.equal((await send('POST', '/api/second-factor', admin.headers)).status, 400);
  const key = await send('POST', '/api/api-key', admin.headers, { name: 'Reader' });
  const headers = { 'x-api-key': key.data.api_key.key };
  assert.equal((await send('POST', '/api/second-factor', headers)).status, 403);
  assert.equal((await setPolicy(headers, true)).status, 403);
});
