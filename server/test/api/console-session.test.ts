import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROLES } from '../../src/domain/caller.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { ADMIN_PASSWORD, runningService, sharedService } from '../support/running-service.js';

const { address, ask, newOrganization, newUser, database } = await sharedService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

interface Answered {
  user: { user_id: string; name: string; role: string };
  abilities: string[];
  preferences: Record<string, unknown>;
  session: { expires_at: string; idle_seconds: number; confirmed_until: string | null } | null;
  csrf_token: string;
  colleagues: { email: string; name: string; role: string; disabled: boolean }[];
  sessions: { id: string; kind: string }[];
  entries: { action: string; actor: { credential: string }; details: unknown }[];
}

async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  const { status, headers: given } = answer;
  return { status, headers: given, error: answer.body.error, data: answer.body.data as unknown as Answered };
}

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

/** Signed in with a cookie; `read` are the headers of a read, `write` those of a write from our own pages. */
async function signedIn(login: { email: string; password: string }, headers: Record<string, string> = {}) {
  const { email, password } = login;
  const answer = await send('POST', '/api/session', headers, { email, password });
  assert.equal(answer.status, 200);
  const set = answer.headers.get('set-cookie') ?? '';
  const read = { ...headers, cookie: set.replace(/;.*/, '') };
  return { answer, set, read, write: { ...read, ...SAME_SITE, 'x-csrf-token': answer.data.csrf_token } };
}

test('signing in sets a cookie that scripts cannot read, and answers as GET /api/me', async () => {
  const admin = await newOrganization();
  const { answer, set, read } = await signedIn(admin);
  assert.match(set, /^touchstone=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  const { csrf_token: token, session, abilities } = answer.data;
  assert.match(token, /^[\w-]{43}$/);
  assert.equal(session?.idle_seconds, 1800);
  assert.ok(abilities.includes('user.manage'));
  assert.deepEqual((await send('GET', '/api/me', read)).data, answer.data);
  const byToken = (await send('GET', '/api/me', admin.headers)).data;
  assert.deepEqual([byToken.session, byToken.csrf_token], [null, '']);
});

test('over https the cookie belongs to the host and works over https only', async () => {
  const proxied = await runningService({ TRUSTED_PROXIES: '127.0.0.1' });
  const body = { email: 'admin@example.com', password: ADMIN_PASSWORD };
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const { headers, body: answer } = await proxied.ask('POST', '/api/session', { headers: forwarded, body });
  const set = headers.get('set-cookie') ?? '';
  assert.match(set, /^__Host-touchstone=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const cookie = set.replace(/;.*/, '');
  const read = (more: Record<string, string>) => proxied.ask('GET', '/api/me', { headers: { cookie, ...more } });
  assert.equal((await read(forwarded)).status, 200);
  assert.equal((await read({})).status, 401);
  assert.ok(answer.data);
  const plain = await proxied.ask('POST', '/api/session', { headers: { 'x-forwarded-for': '203.0.113.9' }, body });
  assert.deepEqual([plain.status, plain.body.error.code], [400, 'https_needed']);
  assert.match(plain.body.error.message, /^The console requires HTTPS/);
});

test("over http from another machine signing in needs the operator's permission", async () => {
  const proxied = await runningService({ TRUSTED_PROXIES: '127.0.0.1', CONSOLE_ALLOW_HTTP: 'true' });
  const body = { email: 'admin@example.com', password: ADMIN_PASSWORD };
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  assert.equal((await proxied.ask('POST', '/api/session', { headers, body })).status, 200);
});

test('a wrong password and an unknown e-mail get the same 401, and failures lock the account', async () => {
  const { email, password } = await newOrganization();
  const wrong = await send('POST', '/api/session', {}, { email, password: 'wrong password' });
  const unknown = await send('POST', '/api/session', {}, { email: 'nobody@example.com', password: 'wrong password' });
  assert.deepEqual([wrong.status, wrong.error.message], [unknown.status, unknown.error.message]);
  assert.equal(wrong.headers.get('set-cookie'), null);
  for (let failure = 1; failure < 5; failure++) {
    await send('POST', '/api/session', {}, { email, password: 'wrong password' });
  }
  assert.equal((await send('POST', '/api/session', {}, { email, password })).status, 429);
});

test('a write with the cookie needs the CSRF token and our own origin, and a read neither', async () => {
  const admin = await newOrganization();
  const { read, write } = await signedIn(admin);
  const { 'x-csrf-token': token } = write;
  const name = (headers: Record<string, string>) => send('POST', '/api/organization', headers, { name: admin.email });
  for (const headers of [
    read,
    { ...read, ...SAME_SITE },
    { ...read, ...SAME_SITE, 'x-csrf-token': `${token}x` },
    { ...read, 'x-csrf-token': token },
    { ...read, 'x-csrf-token': token, 'sec-fetch-site': 'same-site' },
    { ...read, 'x-csrf-token': token, 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' },
    { ...read, 'x-csrf-token': token, origin: 'https://evil.example' },
    { ...read, 'x-csrf-token': token, origin: 'null' },
  ]) {
    const { status, error } = await name(headers);
    assert.deepEqual([status, error.code], [403, 'csrf'], JSON.stringify(headers));
  }
  assert.equal((await name(write)).status, 200);
  assert.equal((await send('GET', '/api/organization', read)).status, 200);
  const { entries } = (await send('GET', '/api/audit?action=session.refused', admin.headers)).data;
  assert.deepEqual(
    entries.map(({ actor, details }) => [actor.credential, details]),
    Array.from({ length: 8 }, () => ['console', { code: 'csrf' }]),
  );
});

test('without a Sec-Fetch-Site header the origin decides', async () => {
  const { email, password } = await newOrganization();
  const login = await ask('POST', '/api/session', { body: { email, password } });
  const cookie = (login.headers.get('set-cookie') ?? '').replace(/;.*/, '');
  const token = (login.body.data as unknown as Answered).csrf_token;
  const write = (origin: string) =>
    ask('POST', '/api/organization', {
      headers: { cookie, origin, 'x-csrf-token': token },
      body: { name: 'Bank' },
    });
  assert.equal((await write(address)).status, 200);
  assert.equal((await write('http://127.0.0.1:1')).status, 403);
});

test('the two reads with side effects need the token as well', async () => {
  const { read } = await signedIn(await newOrganization());
  for (const path of [`/api/test-webhook/${'a'.repeat(24)}`, `/api/searches/${'a'.repeat(24)}`]) {
    assert.equal((await ask('GET', path, { headers: read })).body.error.code, 'csrf');
  }
});

test('another site cannot sign somebody in', async () => {
  const { email, password } = await newOrganization();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  assert.equal((await send('POST', '/api/session', headers, { email, password })).error.code, 'csrf');
});

test('a token or key takes precedence over the cookie and needs no CSRF token', async () => {
  const [one, other] = [await newOrganization(), await newOrganization()];
  const { read } = await signedIn(one);
  const both = await send('GET', '/api/me', { ...read, ...other.headers });
  assert.equal(both.data.session, null);
  const named = await send('POST', '/api/organization', { ...read, ...other.headers }, { name: other.email });
  assert.equal(named.status, 200);
  assert.equal((await send('GET', '/api/me', { ...read, authorization: 'Bearer x' })).status, 401);
});

test('a session ends by signing out, when idle and with its user, and its cookie is rejected afterwards', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const meets = async (read: Record<string, string>) => (await send('GET', '/api/me', read)).status;

  const out = await signedIn(analyst);
  const ended = await send('DELETE', '/api/session', out.write);
  assert.equal(ended.status, 200);
  assert.equal(ended.headers.get('clear-site-data'), '"cache", "storage"');
  assert.match(ended.headers.get('set-cookie') ?? '', /^touchstone=; Max-Age=0/);
  assert.equal(await meets(out.read), 401);

  const idle = await signedIn(analyst);
  await database.pool.query("update sessions set expires_at = now() where kind = 'console' and user_id = $1", [
    analyst.id,
  ]);
  assert.equal(await meets(idle.read), 401);

  const shut = await signedIn(analyst);
  await send('POST', `/api/users/${analyst.id}`, admin.headers, { disabled: true });
  assert.equal(await meets(shut.read), 401);
});

test('a request extends the session by half an hour, a background request does not, and none beyond 12 hours', async () => {
  const admin = await newOrganization();
  const { read, answer } = await signedIn(admin);
  const id = answer.data.user.user_id;
  const ends = async () => {
    const { rows } = await database.pool.query(
      "select extract(epoch from expires_at - now())::int as s from sessions where kind = 'console' and user_id = $1",
      [id],
    );
    return Number(rows[0].s);
  };
  const set = (expires: string, created: string) =>
    database.pool.query(
      `update sessions set expires_at = now() + $2::interval, created_at = now() - $3::interval
       where kind = 'console' and user_id = $1`,
      [id, expires, created],
    );
  await set('10 minutes', '1 hour');
  await send('GET', '/api/me', { ...read, 'x-background': 'true' });
  assert.ok((await ends()) <= 600);
  await send('GET', '/api/me', read);
  assert.ok((await ends()) > 1700);
  await set('2 minutes', '11 hours 50 minutes');
  await send('GET', '/api/me', read);
  assert.ok((await ends()) <= 600);
});

test('signing in again ends the earlier session of the browser', async () => {
  const admin = await newOrganization();
  const first = await signedIn(admin);
  await signedIn(admin, { cookie: first.read.cookie ?? '' });
  assert.equal((await send('GET', '/api/me', first.read)).status, 401);
});

test('a changed password ends every other session', async () => {
  const admin = await newOrganization();
  const [mine, other] = [await signedIn(admin), await signedIn(admin)];
  const change = { old_password: admin.password, new_password: 'amber violin harbor' };
  assert.equal((await send('POST', '/api/change-password', mine.write, change)).status, 200);
  assert.equal((await send('GET', '/api/me', mine.read)).status, 200);
  assert.equal((await send('GET', '/api/me', other.read)).status, 401);
});

test('the most sensitive actions need the password again, for five minutes', async () => {
  const admin = await newOrganization();
  const { read, write } = await signedIn(admin);
  const requested: readonly [string, string, object?][] = [
    ['POST', '/api/users', {}],
    ['POST', `/api/users/${'a'.repeat(24)}`, {}],
    ['POST', '/api/api-key', {}],
    ['POST', '/api/webhook', {}],
    ['POST', `/api/webhook/${'a'.repeat(24)}/rotate-secret`],
    ['GET', '/api/webhook/default-secret'],
    ['POST', '/api/webhook/default-secret/rotate'],
    ['POST', '/api/data-subjects/erase', {}],
    ['POST', '/api/retention', { passed_days: 'soon' }],
    ['POST', '/api/accepted-gaps', {}],
    ['POST', `/api/legal-holds/${'a'.repeat(24)}/release`, {}],
  ];
  const codes = async () => {
    const answers = requested.map(([method, path, body]) =>
      ask(method, path, { headers: write, ...(body && { body }) }),
    );
    return (await Promise.all(answers)).map(({ body }) => body.error.code);
  };
  assert.deepEqual(new Set(await codes()), new Set(['confirmation_needed']));
  const wrong = await send('POST', '/api/session/confirm', write, { password: 'wrong password' });
  assert.deepEqual([wrong.status, wrong.error.details[0]?.field], [401, 'password']);
  assert.equal((await send('POST', '/api/session/confirm', write, { password: admin.password })).status, 200);
  assert.ok(!(await codes()).includes('confirmation_needed'));
  assert.notEqual((await send('GET', '/api/me', read)).data.session?.confirmed_until, null);
  await database.pool.query("update sessions set confirmed_until = now() where kind = 'console'");
  assert.deepEqual(new Set(await codes()), new Set(['confirmation_needed']));
  const { entries } = (await send('GET', '/api/audit?action=access.refused', admin.headers)).data;
  assert.deepEqual(entries, []);
});

test('five wrong passwords in a row end the session alone: the user can still sign in from the same address', async () => {
  const admin = await newOrganization();
  const { read, write } = await signedIn(admin);
  const other = await signedIn(admin);
  const confirm = (password: string) => send('POST', '/api/session/confirm', write, { password });
  for (let tries = 0; tries < 4; tries += 1) assert.equal((await confirm('wrong password')).status, 401);
  assert.equal((await confirm(admin.password)).status, 200);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const headers = { ...write, 'idempotency-key': `guess-${at}` };
      return send('POST', '/api/session/confirm', headers, { password: `wrong password ${at}` });
    }),
  );
  assert.deepEqual(new Set(guesses.map(({ status }) => status)), new Set([401]));
  assert.equal((await send('GET', '/api/me', read)).status, 401);
  assert.equal((await confirm(admin.password)).status, 401);
  assert.equal((await send('GET', '/api/me', other.read)).status, 200);
  const login = { email: admin.email, password: admin.password };
  assert.equal((await ask('POST', '/api/get-access-token', { body: login })).status, 200);
  const entriesOf = async (action: string) =>
    (await send('GET', `/api/audit?action=${action}`, admin.headers)).data.entries;
  assert.equal((await entriesOf('session.confirmation_failed')).length, 4 + 5);
  assert.deepEqual(
    (await entriesOf('session.ended')).map(({ details }) => details),
    [{ reason: 'wrong_passwords' }],
  );
});

test('confirming and signing out are for sessions only', async () => {
  const { headers, password } = await newOrganization();
  assert.equal((await send('POST', '/api/session/confirm', headers, { password })).status, 400);
  assert.equal((await send('DELETE', '/api/session', headers)).status, 400);
});

test('name and preferences are saved separately, and unknown preferences are refused', async () => {
  const { write, read } = await signedIn(await newOrganization());
  const set = (body: object) => send('POST', '/api/me/preferences', write, body);
  await set({ name: ' Ana Silva ', preferences: { theme: 'dark', keys: { 'queue.take': 't' } } });
  assert.equal((await set({ preferences: { time_zone: 'Asia/Singapore' } })).status, 200);
  const { user, preferences } = (await send('GET', '/api/me', read)).data;
  assert.equal(user.name, 'Ana Silva');
  assert.deepEqual(preferences, { theme: 'dark', keys: { 'queue.take': 't' }, time_zone: 'Asia/Singapore' });
  for (const [wrong, field] of [
    [{ colour: 'red' }, 'preferences.colour'],
    [{ theme: 'red' }, 'preferences.theme'],
    [{ time_zone: 'Mars/Olympus' }, 'preferences.time_zone'],
    [{ columns: { cases: 'x'.repeat(9000) } }, 'preferences'],
  ] as const) {
    const { status, error } = await set({ preferences: wrong });
    assert.deepEqual([status, error.details.map((fault) => fault.field)], [400, [field]]);
  }
});

test('an answer that contains a secret is never compressed', async () => {
  const { write, read } = await signedIn(await newOrganization());
  const columns = { cases: 'x'.repeat(6000) };
  assert.equal((await send('POST', '/api/me/preferences', write, { preferences: { columns } })).status, 200);
  const headers = { ...read, 'accept-encoding': 'br' };
  const encodingOf = async (path: string) => (await ask('GET', path, { headers })).headers.get('content-encoding');
  assert.deepEqual([await encodingOf('/api/me'), await encodingOf('/api/reference/countries')], [null, 'br']);
});

test('every role sees its colleagues by name, and only within its organization', async () => {
  const admin = await newOrganization();
  for (const role of ROLES.slice(1)) await newUser(admin, role);
  await newUser(await newOrganization(), 'analyst');
  const viewer = await newUser(admin, 'viewer');
  const { read } = await signedIn(viewer);
  const { colleagues } = (await send('GET', '/api/colleagues', read)).data;
  assert.deepEqual(colleagues.map(({ role }) => role).sort(), [...ROLES, 'viewer'].sort());
  assert.ok(colleagues.some(({ name }) => name === 'The lead'));
});

for (const [role, allowed, refused] of [
  ['viewer', ['case.read'], ['case.decide', 'search.make']],
  ['analyst', ['case.decide', 'search.make', 'custom_list.write', 'whitelist.end'], ['case.arbitrate', 'view.share']],
  [
    'lead',
    ['case.decide', 'case.assign', 'case.arbitrate', 'statistics.team', 'view.share'],
    ['user.manage', 'audit.read'],
  ],
  ['admin', ['user.manage', 'policy.write', 'audit.read', 'subject.protect', 'engine.write'], []],
] as const) {
  test(`a ${role} has the permissions of the table`, async () => {
    const { answer } = await signedIn(await newUser(await newOrganization(), role));
    for (const ability of allowed) assert.ok(answer.data.abilities.includes(ability), ability);
    for (const ability of refused) assert.ok(!answer.data.abilities.includes(ability), ability);
  });
}

test('a session has its own limit per minute, besides that of the organization', async () => {
  const limited = await runningService({ CONSOLE_RATE_LIMIT_PER_MINUTE: '3', RATE_LIMIT_PER_MINUTE: '1' });
  const body = { email: 'admin@example.com', password: ADMIN_PASSWORD };
  const login = async () => {
    const { headers } = await limited.ask('POST', '/api/session', { body });
    return { cookie: (headers.get('set-cookie') ?? '').replace(/;.*/, '') };
  };
  const statuses = async (headers: Record<string, string>) => {
    const got: number[] = [];
    for (let each = 0; each < 4; each++) got.push((await limited.ask('GET', '/api/me', { headers })).status);
    return got;
  };
  assert.deepEqual(await statuses(await login()), [200, 200, 200, 429]);
  assert.deepEqual(await statuses(await login()), [200, 200, 200, 429]);
});

test('sessions are listed with tokens and can be ended', async () => {
  const admin = await newOrganization();
  const { read } = await signedIn(admin);
  const { sessions } = (await send('GET', '/api/sessions', read)).data;
  assert.deepEqual(sessions.map(({ kind }) => kind).sort(), ['console', 'token']);
  const console = sessions.find(({ kind }) => kind === 'console');
  assert.equal((await send('DELETE', `/api/sessions/${console?.id}`, admin.headers)).status, 200);
  assert.equal((await send('GET', '/api/me', read)).status, 401);
});
