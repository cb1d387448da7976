import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, actorOf } from '../domain/audit.js';
import { type AuthenticatedCaller, type Credentials, lesserRole, type RequestOrigin } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { LOGIN_WINDOW_MS, loginWait } from '../domain/login-failures.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { normalEmail, type User } from '../domain/user.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, ApiKeys, FailedLogins, FailureOwner, Passwords, Sessions, Tokens } from './accounts.js';
import {
  type CheckSecondFactorDeps,
  checkSecondFactor,
  type ShownFactor,
  type ShownSecond,
} from './check-second-factor.js';

/** Interface specification, Limits. */
const ACCESS_TOKEN_MS = 180 * 60 * 1000;
/**
 * Accounts of one e-mail that are tried where no organization is named: bounds the work of one request. As many passwords are
 * verified for every e-mail, so that the time reveals nothing of its accounts.
 */
const MAX_TRIED = 4;

export interface VerifyLoginDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'findUsers'>;
  readonly failedLogins: Pick<FailedLogins, 'count' | 'succeed'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly audit: AuditRecords;
  /** Keyed hash: the text typed as an e-mail may be anything, even a password. */
  readonly hashOfEmail: (email: string) => string;
  /** Runs work with the same key one after another, so that concurrent correct tries are not counted as failures of each other. */
  readonly serialize: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** Password to verify. The e-mail is in its normal spelling. */
export interface Login extends RequestOrigin {
  readonly email: string;
  readonly password: string;
  /** Restricts the log-in to the account in this organization. */
  readonly organizationId?: string | undefined;
}

/** A log-in with the second factor of the user, if there is one. */
export interface Credential extends Login, ShownSecond {}

/** Checks what a user shows besides the password. */
type CheckFactor = (user: User) => Promise<ShownFactor>;

/**
 * The active user with this e-mail and password, if any; where several accounts have both, the one whose password was set last.
 * Every wrong password counts as a failure and is recorded in the audit log; too many throw `rate_limited` before any password is
 * verified. The same work is done whether or not there is such a user. A wrong second factor (by `check`) counts like a wrong password, a
 * missing one not at all.
 */
export async function verifyLogin(
  deps: VerifyLoginDeps,
  login: Login,
  check: CheckFactor = async () => 'none',
): Promise<{ readonly user: User; readonly factor: ShownFactor } | undefined> {
  const { now, accounts, failedLogins, passwords, audit } = deps;
  const { email, password, organizationId, address } = login;
  const network = networkOf(address);
  return deps.serialize(`${network} ${email}`, async () => {
    const at = now();
    const known = await accounts.findUsers(email);
    const candidates =
      organizationId === undefined
        ? known.slice(0, MAX_TRIED)
        : known.filter(({ user }) => user.organizationId === organizationId);
    const shares = candidates.length > 0 ? candidates.map(({ user }) => user.organizationId) : [undefined];
    let open: readonly FailureOwner[] = [];
    const counted = await failedLogins.count(
      { email, address, at },
      [undefined, ...known.map(({ user }) => user.organizationId)],
      new Date(at.getTime() - LOGIN_WINDOW_MS),
      (failures) => {
        const waits = new Map([...failures].map(([owner, of]) => [owner, loginWait(of, at)]));
        // Accounts used from this network decide alone: a refusal must not show its user that others exist.
        const familiar = shares.filter((owner) => failures.get(owner)?.isKnownNetwork);
        const deciding = familiar.length > 0 ? familiar : shares;
        const wait = Math.min(...deciding.map((owner) => waits.get(owner) ?? 0));
        if (wait > 0) throw new AppError('rate_limited', { retryAfter: wait });
        open = [...failures.keys()].filter((owner) => waits.get(owner) === 0);
        return open;
      },
    );
    try {
      const tried = candidates.filter(({ user }) => open.includes(user.organizationId));
      // Locked accounts cost the same work: the user of another account with this e-mail must not notice them.
      const verifications = organizationId === undefined ? MAX_TRIED : 1;
      const unmatched = Array.from({ length: verifications - tried.length }, () => undefined);
      const matches: boolean[] = [];
      for (const one of [...tried, ...unmatched]) {
        matches.push(await passwords.verify(password, one?.passwordHash, network));
      }
      const user = tried.find((one, index) => matches[index] && one.user.disabledAt === undefined)?.user;
      if (user === undefined) {
        const failures = tried.map((one, index) =>
          failureEntry(deps, login, one.user, matches[index] ? 'disabled' : 'wrong_password'),
        );
        const entries = failures.length > 0 ? failures : [failureEntry(deps, login, undefined, 'unknown_email')];
        await Promise.all(entries.map((entry) => audit.record(entry)));
        return undefined;
      }
      const factor = await check(user);
      if (factor === 'wrong_code' || factor === 'wrong_passkey') {
        await audit.record(failureEntry(deps, login, user, factor));
        return { user, factor };
      }
      await counted.takeBack();
      if (factor !== 'missing') {
        await failedLogins.succeed({ email, organizationId: user.organizationId, address, at });
      }
      return { user, factor };
    } catch (error) {
      await counted.takeBack().catch(() => {});
      throw error;
    }
  });
}

export interface LogInDeps extends VerifyLoginDeps, CheckSecondFactorDeps {
  readonly accounts: Pick<Accounts, 'findUsers' | 'requiresSingleSignOn'>;
}

/** A user who may log in, and the second factor that was shown. */
export interface LoggedIn {
  readonly user: User;
  readonly factor: Exclude<ShownFactor, 'missing' | 'wrong_code' | 'wrong_passkey'>;
}

/**
 * The user with this e-mail, password and, if there is one, second factor. An unknown e-mail, a wrong password and a disabled user get the
 * same answer for the same work. Throws `unauthorized`, `second_factor_needed`, `single_sign_on_required` where passwords do not count,
 * or `rate_limited` after too many failures.
 */
export async function logIn(deps: LogInDeps, login: Credential): Promise<LoggedIn> {
  const { address, requestId } = login;
  const verified = await verifyLogin(deps, { ...login, email: normalEmail(login.email) }, async (user) => {
    if (await deps.accounts.requiresSingleSignOn(user.organizationId)) {
      await deps.audit.record(failureEntry(deps, login, user, 'single_sign_on_required'));
      throw new AppError('single_sign_on_required');
    }
    return checkSecondFactor(deps, ownerOf(user), login, actorOf({ ...user, userId: user.id, address, requestId }));
  });
  if (verified === undefined) throw new AppError('unauthorized');
  const { user, factor } = verified;
  if (factor === 'missing') throw new AppError('second_factor_needed');
  if (factor === 'wrong_passkey') {
    const faults = [{ field: 'passkey', message: 'was not accepted' }];
    throw new AppError('unauthorized', { text: 'The passkey was not accepted', faults });
  }
  if (factor === 'wrong_code') {
    const faults = [{ field: 'code', message: 'is wrong or has already been used' }];
    throw new AppError('unauthorized', { text: 'The code is wrong or has already been used', faults });
  }
  return { user, factor };
}

function ownerOf({ id: userId, organizationId }: User) {
  return { userId, organizationId };
}

/** Belongs to the audit log of the user's organization; for an unknown e-mail, to that of the installation. */
function failureEntry(
  { newId, now, hashOfEmail }: VerifyLoginDeps,
  { email, address, requestId }: Login,
  user: User | undefined,
  reason: string,
): AuditEntry {
  const hash = hashOfEmail(email);
  const actor: Actor = { kind: 'anonymous', address, requestId };
  return {
    ...{ id: newId(), ...(user && { organizationId: user.organizationId }), at: now(), actor },
    ...{ action: 'user.login_failed', details: { reason, email_hash: hash } },
    target: user ? { kind: 'user', id: user.id } : { kind: 'email', id: hash },
  };
}

interface IssueAccessTokenDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly sessions: Pick<Sessions, 'add'>;
  readonly tokens: Pick<Tokens, 'sign'>;
}

/**
 * Exchanges e-mail, password and, if the user has one, second factor for an access token. Throws `unauthorized`,
 * `second_factor_needed`, or `rate_limited` after too many failures.
 */
export async function getAccessToken(
  deps: LogInDeps & IssueAccessTokenDeps,
  login: Credential,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const loggedIn = await logIn(deps, login);
  const { user } = loggedIn;
  const { address, requestId } = login;
  return issueAccessToken(deps, loggedIn, actorOf({ ...user, userId: user.id, address, requestId }));
}

/** Starts a session of the user and signs its access token. `actor` is recorded as who asked for it. */
export async function issueAccessToken(
  deps: IssueAccessTokenDeps,
  { user, factor }: Pick<LoggedIn, 'user'> & { readonly factor: LoggedIn['factor'] | 'command_line' },
  actor: Actor,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const issuedAt = deps.now();
  const expiresAt = new Date(issuedAt.getTime() + ACCESS_TOKEN_MS);
  const session = { id: deps.newId(), secret: Buffer.from(deps.randomBytes(32)).toString('base64url') };
  const secretHash = hashOfSecret(session.secret);
  const { id: userId, organizationId } = user;
  const method = factor === 'command_line' ? 'command_line' : 'password';
  const { address, requestId } = actor.kind === 'user' ? actor : {};
  await deps.sessions.add(
    {
      ...{ id: session.id, secretHash, user, createdAt: issuedAt, expiresAt },
      ...{ method, secondFactor: factor !== 'none' },
      ...(address !== undefined && { address }),
      ...(requestId !== undefined && { requestId }),
    },
    {
      ...{ id: deps.newId(), organizationId, at: issuedAt, actor, action: 'user.logged_in' },
      ...{ target: { kind: 'user', id: userId }, details: { session_id: session.id, ...factorDetails(factor) } },
    },
  );
  const accessToken = await deps.tokens.sign({ session, user, issuedAt, expiresAt });
  return { accessToken, expiresAt };
}

/** For the audit log: absent without a second factor. */
export function factorDetails(factor: string): { readonly second_factor?: string } {
  return factor === 'none' || factor === 'command_line' ? {} : { second_factor: factor };
}

interface RevokeAccessTokenDeps {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'remove'>;
}

/** Revokes an access token. Throws `unauthorized` if it is not valid. */
export async function revokeAccessToken(deps: RevokeAccessTokenDeps, accessToken: string): Promise<void> {
  const session = await deps.tokens.verify(accessToken, deps.now());
  if (session === undefined) throw new AppError('unauthorized');
  await deps.sessions.remove(session.id);
}

interface AuthenticateDeps {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'findCaller'>;
  readonly apiKeys: Pick<ApiKeys, 'useByHash'>;
}

/** Caller of a request, read anew each time, so that a revocation takes effect at once. Throws `unauthorized`. */
export async function authenticate(deps: AuthenticateDeps, credentials: Credentials): Promise<AuthenticatedCaller> {
  const { accessToken, apiKey } = credentials;
  if (accessToken !== undefined) {
    const session = await deps.tokens.verify(accessToken, deps.now());
    const found = session && (await deps.sessions.findCaller(session.id, hashOfSecret(session.secret), deps.now()));
    if (found) {
      const { caller, needsSecondFactor } = found;
      return { ...caller, credential: 'access_token', ...(needsSecondFactor && { needsSecondFactor }) };
    }
  } else if (apiKey !== undefined) {
    const found = await deps.apiKeys.useByHash(hashOfSecret(apiKey), deps.now());
    if (found) {
      const { caller, role, ...rights } = found;
      return { ...caller, role: lesserRole(caller.role, role), credential: 'api_key', ...rights };
    }
  }
  throw new AppError('unauthorized');
}

/** Records in the audit log that an authenticated caller was refused an operation. */
export async function recordDenial(
  { now, newId, audit }: { readonly now: Clock; readonly newId: NewId; readonly audit: AuditRecords },
  caller: AuthenticatedCaller,
  { operation, code }: { readonly operation: string; readonly code: string },
): Promise<void> {
  await audit.record({
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    ...{ action: 'access.refused', target: { kind: 'operation', id: operation }, details: { code, role: caller.role } },
  });
}
