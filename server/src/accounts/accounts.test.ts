import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountService, PASSWORD, refused } from '../../test/support/account-service.js';
import { testDatabase } from '../../test/support/test-database.js';
import { AppError, type ErrorCode } from '../domain/app-error.js';
import { idFactory } from '../platform/database/new-id.js';
import { encryptionWith } from '../platform/encryption/encryption.js';
import type { Passwords } from './accounts.js';
import { createApiKey } from './api-keys.js';
import { authenticate, getAccessToken, revokeAccessToken } from './log-in.js';
import { openAccounts } from './open-accounts.module.js';
import { createFirstOrganization, createOrganization, organizationNamed } from './organizations.js';
import { openPasswords } from './passwords.js';
import { secondFactorsRepository } from './second-factors.repository.js';
import { tokensSignedWith } from './tokens.js';
import { disableUser } from './users.js';

const { database, deps, now, later, newUser, logIn } = await accountService();

/** Passwords, and how many were verified since the last call of `verified`. */
function countingPasswords() {
  let count = 0;
  const passwords: Passwords = {
    ...deps.passwords,
    verify: (...args) => {
      count++;
      return deps.passwords.verify(...args);
    },
  };
  const verified = () => {
    const since = count;
    count = 0;
    return since;
  };
  return { passwords, verified };
}

test('a token authenticates its user, whatever the case of the e-mail', async () => {
  const user = await newUser('viewer');
  const { accessToken, expiresAt } = await logIn(user.email.toUpperCase());
  assert.equal(expiresAt.getTime() - now().getTime(), 180 * 60_000);
  assert.deepEqual(await authenticate(deps, { accessToken }), {
    organizationId: user.organizationId,
    userId: user.id,
    email: user.email,
    role: 'viewer',
    credential: 'access_token',
  });
});

test('a token expires after 180 minutes', async () => {
  const { accessToken } = await logIn((await newUser()).email);
  later(179);
  await authenticate(deps, { accessToken });
  later(1);
  await assert.rejects(authenticate(deps, { accessToken }), refused('unauthorized'));
});

test('a revoked, altered or foreign token is rejected', async () => {
  const { accessToken } = await logIn((await newUser()).email);
  const [head, claims, signature] = accessToken.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  for (const forged of [unsigned, `${head}.${claims}.${signature?.split('').reverse().join('')}`, '', 'x', 'a.b.c']) {
    await assert.rejects(authenticate(deps, { accessToken: forged }), refused('unauthorized'));
  }
  const stranger = await openAccounts(database, { now, newId: deps.newId, tokenSecret: 's'.repeat(40) });
  await assert.rejects(authenticate(stranger, { accessToken }), refused('unauthorized'));
  await revokeAccessToken(deps, accessToken);
  await assert.rejects(authenticate(deps, { accessToken }), refused('unauthorized'));
});

test('a token signed with the leaked secret is rejected, even for an active session', async () => {
  const tokenSecret = 'leaked'.repeat(8);
  const node = { ...deps, ...(await openAccounts(database, { now, newId: deps.newId, tokenSecret })) };
  const user = await newUser();
  const { accessToken } = await getAccessToken(node, {
    email: user.email,
    password: PASSWORD,
    address: '192.0.2.1',
    requestId: 'r',
  });
  await authenticate(node, { accessToken });
  const { rows } = await database.pool.query('select * from sessions where user_id = $1', [user.id]);
  const { id, secret_hash: secretHash, expires_at: expiresAt } = rows[0];
  const forger = tokensSignedWith(tokenSecret);
  for (const secret of ['', secretHash, 'x'.repeat(43)]) {
    const forged = await forger.sign({ session: { id, secret }, user, issuedAt: now(), expiresAt });
    await assert.rejects(authenticate(node, { accessToken: forged }), refused('unauthorized'));
  }
  assert.ok(!JSON.stringify(rows).includes((await forger.verify(accessToken, now()))?.secret ?? assert.fail()));
});

test('all nodes sign with one secret, generated once', async () => {
  const other = await openAccounts(database, { now, newId: deps.newId });
  const { accessToken } = await logIn((await newUser()).email);
  await authenticate(other, { accessToken });
});

test('unknown e-mail, wrong password and disabled user get the same answer for the same work', async () => {
  const user = await newUser();
  const disabled = await newUser();
  await disableUser(deps, disabled.email);
  const { passwords, verified } = countingPasswords();
  const tries = [
    { email: 'unknown@example.com', password: PASSWORD },
    { email: user.email, password: 'wrong kettle moss' },
    { email: disabled.email, password: PASSWORD },
  ];
  for (const attempt of tries) {
    const login = getAccessToken({ ...deps, passwords }, { ...attempt, address: '192.0.2.2', requestId: 'r' });
    await assert.rejects(login, refused('unauthorized'));
    assert.equal(verified(), 4);
  }
});

test('after 5 failures from one address the sixth is refused until 15 minutes have passed, elsewhere the user gets in', async () => {
  for (const email of [(await newUser()).email, 'unknown-too@example.com']) {
    for (let i = 0; i < 5; i++) await assert.rejects(logIn(email, 'wrong kettle moss'), refused('unauthorized'));
    await assert.rejects(logIn(email), (error) => {
      assert.ok(error instanceof AppError && error.code === 'rate_limited');
      assert.equal(error.retryAfter, 15 * 60);
      return true;
    });
    if (!email.startsWith('unknown')) await logIn(email, PASSWORD, '192.0.2.77');
    later(15);
  }
  const { email } = await newUser();
  for (let i = 0; i < 5; i++) await assert.rejects(logIn(email, 'wrong kettle moss'), refused('unauthorized'));
  later(15);
  await logIn(email);
});

test('a successful log-in clears the failures before it', async () => {
  const { email } = await newUser();
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) await assert.rejects(logIn(email, 'wrong kettle moss'), refused('unauthorized'));
    await logIn(email);
  }
});

test('of many concurrent log-ins from one address at most 5 are verified', async () => {
  const { email } = await newUser();
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => logIn(email, 'wrong kettle moss')));
  const codes = outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as AppError).code);
  assert.equal(codes.filter((code) => code === 'unauthorized').length, 5);
  assert.equal(codes.filter((code) => code === 'rate_limited').length, 7);
});

test('after 50 failures from anywhere the e-mail is refused from everywhere', async () => {
  const { email } = await newUser();
  const attempt = (i: number) => logIn(email, 'wrong kettle moss', `198.51.100.${i}`);
  for (let i = 0; i < 50; i += 10) {
    await Promise.allSettled(Array.from({ length: 10 }, (_, n) => attempt(i + n)));
  }
  await assert.rejects(logIn(email), refused('rate_limited'));
});

test('of many concurrent log-ins from many addresses at most 50 are verified', async () => {
  const { email } = await newUser();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, i) => logIn(email, 'wrong kettle moss', `203.0.113.${i}`)),
  );
  const codes = outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as AppError).code);
  const count = (wanted: ErrorCode) => codes.filter((code) => code === wanted).length;
  const [checked, busy] = [count('unauthorized'), count('unavailable')];
  assert.ok(checked <= 50 && checked >= 50 - busy, `${checked} were looked at, for ${busy} the database was too busy`);
  assert.equal(count('rate_limited'), 60 - checked - busy);
});

test('a log-in that was refused before its password was verified is not a failure', async () => {
  const { email } = await newUser();
  const busy = { ...deps.passwords, verify: () => Promise.reject(new AppError('rate_limited')) };
  for (let i = 0; i < 6; i++) {
    const login = { email, password: PASSWORD, address: '192.0.2.1', requestId: 'r' };
    await assert.rejects(getAccessToken({ ...deps, passwords: busy }, login), refused('rate_limited'));
  }
  await logIn(email);
});

test('a flood of password checks is refused rather than queued without bound', async () => {
  const passwords = await openPasswords({ atOnce: 1, waiting: 2 });
  const hash = (_: unknown, caller: number) => passwords.hash(PASSWORD, `share ${caller}`);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, hash));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3);
  assert.match(await passwords.hash(PASSWORD, 'share'), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('one network can neither fill the queue of password checks nor delay another by all of its own', async () => {
  const passwords = await openPasswords({ atOnce: 1, waiting: 10, ofShare: 4 });
  const ended: string[] = [];
  const check = (share: string) => passwords.hash(PASSWORD, share).then(() => ended.push(share));
  const flood = Array.from({ length: 20 }, () => check('flood'));
  const outcomes = await Promise.allSettled([...flood, check('user')]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 6);
  // One log-in of the flood was running, one was ahead of the user.
  assert.deepEqual(ended, ['flood', 'flood', 'user', 'flood', 'flood', 'flood']);
});

test('failures count for the whole /64 network of an IPv6 address', async () => {
  const { email } = await newUser();
  for (let i = 1; i <= 5; i += 1) {
    await assert.rejects(logIn(email, 'wrong kettle moss', `2001:db8:1:2::${i}`), refused('unauthorized'));
  }
  await assert.rejects(logIn(email, PASSWORD, '2001:db8:1:2:ffff::1'), refused('rate_limited'));
  await logIn(email, PASSWORD, '2001:db8:1:3::1');
});

test('failures from everywhere do not lock a user out of a network the user has logged in from', async () => {
  const { email } = await newUser();
  await logIn(email, PASSWORD, '192.0.2.50');
  for (let i = 0; i < 50; i += 10) {
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => logIn(email, 'wrong kettle moss', `198.51.100.${i + n}`)),
    );
  }
  await assert.rejects(logIn(email, PASSWORD, '192.0.2.51'), refused('rate_limited'));
  await logIn(email, PASSWORD, '192.0.2.50');
  for (let i = 0; i < 5; i += 1)
    await assert.rejects(logIn(email, 'wrong kettle moss', '192.0.2.50'), refused('unauthorized'));
  await assert.rejects(logIn(email, PASSWORD, '192.0.2.50'), refused('rate_limited'));
});

test('disabling a user revokes every token and key at once, and doing it twice changes nothing', async () => {
  const user = await newUser();
  const { accessToken } = await logIn(user.email);
  const { key } = await createApiKey(deps, await authenticate(deps, { accessToken }));
  const disabled = await disableUser(deps, user.email);
  later(1);
  assert.deepEqual((await disableUser(deps, user.email)).disabledAt, disabled.disabledAt);
  await assert.rejects(authenticate(deps, { accessToken }), refused('unauthorized'));
  await assert.rejects(authenticate(deps, { apiKey: key }), refused('unauthorized'));
});

test('an operator specifies an organization by id or by a name that no other has', async () => {
  const create = async (name: string) =>
    (await createOrganization(deps, { name, adminEmail: 'boss@twin.example', adminPassword: PASSWORD })).organization;
  const first = await create('Twin Ltd');
  assert.deepEqual(await organizationNamed(deps.accounts, 'twin LTD'), first);
  later(1);
  const second = await create('TWIN ltd');
  await assert.rejects(organizationNamed(deps.accounts, 'Twin Ltd'), (error) => {
    assert.ok(error instanceof AppError);
    const ids = `${second.id}, ${first.id}`;
    const message = `is the name of several organizations; specify one by its id (${ids})`;
    assert.deepEqual(error.faults, [{ field: 'organization', message }]);
    return true;
  });
  await create(first.id);
  assert.deepEqual(await organizationNamed(deps.accounts, first.id), first);
  await assert.rejects(organizationNamed(deps.accounts, 'No such Ltd'), refused('validation_failed'));
});

test('an organization is created with its administrator or not at all, and all errors are reported together', async () => {
  const before = await deps.accounts.listOrganizations();
  await assert.rejects(createOrganization(deps, { name: '', adminEmail: 'x', adminPassword: 'short' }), (error) => {
    assert.ok(error instanceof AppError);
    assert.deepEqual(
      error.faults.map(({ field }) => field),
      ['name', 'admin_email', 'admin_password'],
    );
    return true;
  });
  assert.deepEqual(await deps.accounts.listOrganizations(), before);
});

test('the first organization is created only where there is none, by one of many nodes', async () => {
  assert.equal(await createFirstOrganization(deps, {}), undefined);
  const empty = await testDatabase();
  const worlds = await Promise.all([1, 2, 3].map(() => openAccounts(empty, { now, newId: idFactory(now) })));
  const created = (await Promise.all(worlds.map((node) => createFirstOrganization(node, {})))).filter((one) => one);
  assert.equal(created.length, 1);
  assert.equal((await worlds[0]?.accounts.listOrganizations())?.length, 1);
  assert.equal(created[0]?.passwordIsNew, true);
  const { email } = created[0]?.admin ?? assert.fail();
  await getAccessToken(
    {
      ...deps,
      ...(worlds[0] ?? assert.fail()),
      secondFactors: secondFactorsRepository(empty, encryptionWith('s'.repeat(40))),
    },
    {
      email,
      password: created[0]?.password ?? '',
      address: '::1',
      requestId: 'r',
    },
  );
});
