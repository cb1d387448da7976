import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { testDatabase } from '../../test/support/test-database.js';
import { AppError } from '../domain/app-error.js';
import type { User } from '../domain/user.js';
import { idFactory } from '../platform/database/new-id.js';
import { encryptionWith } from '../platform/encryption/encryption.js';
import type { AccountDeps, Passwords } from './accounts.js';
import type { CheckSecondFactorDeps, SecondFactors } from './check-second-factor.js';
import { authenticate, getAccessToken } from './log-in.js';
import { openAccounts } from './open-accounts.module.js';
import { createOrganization } from './organizations.js';
import { secondFactorsRepository } from './second-factors.repository.js';
import { changePassword, createUser, disableUser } from './users.js';

const database = await testDatabase();
let clock = new Date('2026-03-01T10:00:00Z');
const now = () => clock;
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
let deps: AccountDeps & Pick<CheckSecondFactorDeps, 'checkPasskey'> & { readonly secondFactors: SecondFactors };
before(async () => {
  deps = {
    checkPasskey: async () => undefined,
    ...(await openAccounts(database, { now, newId: idFactory(now) })),
    secondFactors: secondFactorsRepository(database, encryptionWith('s'.repeat(40))),
  };
});

const PASSWORDS = [
  'quiet kettle moss',
  'granite violin dusk',
  'winter lantern oak',
  'copper meadow finch',
  'silent harbor fern',
] as const;
const [OF_A, OF_B] = PASSWORDS;
const WRONG = 'a wrong kettle moss';
let names = 0;

/** A user in an organization of its own, a minute after the last. */
async function newUser(email: string, password: string): Promise<User> {
  later(1);
  const name = `Organization ${++names}`;
  const adminEmail = `admin-${names}@example.com`;
  const { organization } = await createOrganization(deps, { name, adminEmail, adminPassword: PASSWORDS[0] });
  return createUser(deps, { organization, email, password, role: 'analyst' });
}

const newEmail = () => `shared-${++names}@example.com`;

async function logIn(email: string, password: string, organizationId?: string, passwords: Passwords = deps.passwords) {
  const login = { email, password, organizationId, address: '192.0.2.1', requestId: 'r' };
  const { accessToken } = await getAccessToken({ ...deps, passwords }, login);
  return authenticate(deps, { accessToken });
}

/** Code, and for how long another try is refused, of a log-in; the organization where it succeeds. */
async function outcomeOf(...args: Parameters<typeof logIn>): Promise<unknown> {
  try {
    return (await logIn(...args)).organizationId;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, retryAfter: error.retryAfter };
  }
}

test('an e-mail in two organizations logs in to the one whose password was sent', async () => {
  const email = newEmail();
  const a = await newUser(email, OF_A);
  const b = await newUser(email.toUpperCase(), OF_B);
  assert.equal(await outcomeOf(email, OF_A), a.organizationId);
  assert.equal(await outcomeOf(email, OF_B), b.organizationId);
});

test('among accounts with the same password the most recently set logs in, or the one whose organization is named', async () => {
  const email = newEmail();
  const a = await newUser(email, OF_A);
  const b = await newUser(email, OF_A);
  assert.equal(await outcomeOf(email, OF_A), b.organizationId);
  assert.equal(await outcomeOf(email, OF_A, a.organizationId), a.organizationId);
  const caller = { ...a, userId: a.id, credential: 'access_token' } as const;
  const change = { endApiKeys: false, accessToken: undefined, address: '192.0.2.1', requestId: 'r' };
  later(1);
  await changePassword(deps, caller, { ...change, oldPassword: OF_A, newPassword: OF_B });
  assert.equal(await outcomeOf(email, OF_A), b.organizationId);
  later(1);
  await changePassword(deps, caller, { ...change, oldPassword: OF_B, newPassword: OF_A });
  assert.equal(await outcomeOf(email, OF_A), a.organizationId);
});

test('where an e-mail is registered elsewhere, its log-ins have the same outcomes and verify as many passwords', async () => {
  const stranger = (await newUser(newEmail(), OF_A)).organizationId;
  const run = async (elsewhere: boolean) => {
    const email = newEmail();
    const other = elsewhere ? (await newUser(email, OF_A)).organizationId : stranger;
    const mine = (await newUser(email, OF_B)).organizationId;
    let verified = 0;
    const passwords: Passwords = {
      ...deps.passwords,
      verify: (...args) => {
        verified++;
        return deps.passwords.verify(...args);
      },
    };
    const outcomes: unknown[] = [];
    const tries: readonly (readonly [password: string, organizationId?: string | undefined, minutes?: number])[] = [
      ...[1, 2, 3].map(() => [WRONG] as const),
      [OF_B],
      [WRONG, other],
      ...[1, 2, 3].map(() => [WRONG] as const),
      [OF_B],
      [WRONG, other],
      ...[1, 2, 3, 4, 5].map(() => [WRONG, mine] as const),
      [OF_B],
      [OF_B, mine],
      [WRONG, other],
      [WRONG, undefined, 7],
      [OF_B],
      [OF_B, undefined, 10],
    ];
    for (const [password, organizationId, minutes = 0.5] of tries) {
      verified = 0;
      later(minutes);
      const outcome = await outcomeOf(email, password, organizationId, passwords);
      outcomes.push([outcome === mine ? 'mine' : outcome, verified]);
    }
    return outcomes;
  };
  const elsewhere = await run(true);
  assert.deepEqual(elsewhere, await run(false));
  assert.ok(elsewhere.some((outcome) => JSON.stringify(outcome).includes('rate_limited')));
});

test('logging in to one organization gives no further guesses at the account in another', async () => {
  const email = newEmail();
  const a = await newUser(email, OF_A);
  const b = await newUser(email, OF_B);
  for (let round = 0; round < 2; round++) {
    for (let guess = 0; guess < 4; guess++) await assert.rejects(logIn(email, WRONG));
    assert.equal(await outcomeOf(email, OF_B), b.organizationId);
  }
  assert.deepEqual(await outcomeOf(email, OF_A, a.organizationId), { code: 'rate_limited', retryAfter: 900 });
  assert.deepEqual(await outcomeOf(email, OF_A), { code: 'unauthorized', retryAfter: undefined });
});

test('at most four accounts of an e-mail are tried, the most recently set first; the others log in by organization', async () => {
  const email = newEmail();
  const users: User[] = [];
  for (const password of PASSWORDS) users.push(await newUser(email, password));
  for (const [index, password] of PASSWORDS.entries()) {
    const { organizationId } = users[index] ?? assert.fail();
    const expected = index === 0 ? { code: 'unauthorized', retryAfter: undefined } : organizationId;
    assert.deepEqual(await outcomeOf(email, password), expected);
    assert.equal(await outcomeOf(email, password, organizationId), organizationId);
  }
});

test('a log-in verifies as many passwords with no account of the e-mail as with five, and one where the organization is named', async () => {
  const shared = newEmail();
  const users: User[] = [];
  for (const password of PASSWORDS) users.push(await newUser(shared, password));
  const single = await newUser(newEmail(), OF_A);
  const counts: number[] = [];
  let verified = 0;
  const passwords: Passwords = {
    ...deps.passwords,
    verify: (...args) => {
      verified++;
      return deps.passwords.verify(...args);
    },
  };
  const tries: readonly (readonly [email: string, organizationId?: string])[] = [
    ...[newEmail(), single.email, shared].map((email) => [email] as const),
    ...[newEmail(), single.email, shared].map((email) => [email, single.organizationId] as const),
  ];
  for (const [email, organizationId] of tries) {
    verified = 0;
    await outcomeOf(email, WRONG, organizationId, passwords);
    counts.push(verified);
  }
  assert.deepEqual(counts, [4, 4, 4, 1, 1, 1]);
});

test('a user whose e-mail is in several organizations is disabled in the named one', async () => {
  const email = newEmail();
  const a = await newUser(email, OF_A);
  const b = await newUser(email, OF_B);
  const names = [a.organizationId, b.organizationId];
  await assert.rejects(disableUser(deps, email), (error) => {
    assert.ok(error instanceof AppError);
    assert.deepEqual(
      error.faults.map(({ field }) => field),
      ['organization'],
    );
    return names.every((name) => error.faults[0]?.message.includes(name));
  });
  await disableUser(deps, email, a.organizationId);
  assert.deepEqual(await outcomeOf(email, OF_A), { code: 'unauthorized', retryAfter: undefined });
  assert.equal(await outcomeOf(email, OF_B), b.organizationId);
});
