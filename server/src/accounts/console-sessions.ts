import { createHmac } from 'node:crypto';
import { AppError } from '../domain/app-error.js';
import { type AuditAction, type AuditDetails, type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, ConsoleSession, RequestOrigin } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import type { SignInMethod } from '../domain/sign-in-method.js';
import type { User } from '../domain/user.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, ConsoleSessions, Passwords } from './accounts.js';
import { type Credential, factorDetails, type LogInDeps, type Login, logIn } from './log-in.js';
import type { CheckPasskey, ShownPasskey } from './passkey.js';

/** Time for which a confirmation counts. */
export const CONFIRMED_MS = 5 * 60 * 1000;
/** Wrong passwords in a row that end a session. */
const MAX_CONFIRMATIONS = 5;
/** The end of a session is written at most this often, so that not every request writes. */
const MOST_STALE_MS = 60_000;

export interface ConsoleLimits {
  /** Idle time after which a session ends. */
  readonly idleMs: number;
  readonly longestMs: number;
}

export type ConsoleCaller = Extract<AuthenticatedCaller, { credential: 'console' }>;

export interface StartSessionDeps extends ConsoleLimits {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly consoleSessions: Pick<ConsoleSessions, 'start' | 'find' | 'extend'>;
}

export interface StartedSession {
  readonly cookie: string;
  readonly caller: ConsoleCaller;
}

/**
 * Exchanges e-mail, password and, if the user has one, second factor for a session and its cookie; `replaced`, the cookie of an earlier
 * session of this browser, ends. Throws `unauthorized`, `second_factor_needed`, or `rate_limited` after too many failures.
 */
export async function signIn(
  deps: StartSessionDeps & LogInDeps,
  login: Credential,
  replaced: string | undefined,
): Promise<StartedSession> {
  const { user, factor } = await logIn(deps, login);
  const shown = { user, method: 'password', secondFactor: factor !== 'none', details: factorDetails(factor) } as const;
  return startSession(deps, shown, login, replaced === undefined ? undefined : hashOfSecret(replaced));
}

/**
 * Exchanges a passkey, which is two factors by itself, for a session and its cookie, like `signIn`. Throws `unauthorized`, whatever is wrong
 * with it, and `single_sign_on_required` where passkeys do not count. Failures do not count towards those of passwords: nobody can guess a
 * signature, and nobody shall lock out its user.
 */
export async function signInWithPasskey(
  deps: StartSessionDeps & {
    readonly accounts: Pick<Accounts, 'requiresSingleSignOn'>;
    readonly checkPasskey: CheckPasskey;
  },
  { passkey, ...origin }: RequestOrigin & { readonly passkey: ShownPasskey },
  replaced: string | undefined,
): Promise<StartedSession> {
  const checked = await deps.checkPasskey(passkey, { by: { kind: 'anonymous', ...origin } });
  if (checked === undefined) throw new AppError('unauthorized', { text: 'The passkey was not accepted' });
  const { user } = checked;
  if (await deps.accounts.requiresSingleSignOn(user.organizationId)) throw new AppError('single_sign_on_required');
  const shown = { user, method: 'passkey', secondFactor: true, details: factorDetails('passkey') } as const;
  return startSession(deps, shown, origin, replaced === undefined ? undefined : hashOfSecret(replaced));
}

/** A user who may sign in, and how the user did. */
interface SignedIn {
  readonly user: User;
  readonly method: SignInMethod;
  /** Whether the session counts as one with a second factor. */
  readonly secondFactor: boolean;
  readonly details: AuditDetails;
}

/** Starts a session of a user who may sign in; the one whose cookie has the hash `replacedHash` ends. */
export async function startSession(
  deps: StartSessionDeps,
  { user, method, secondFactor, details }: SignedIn,
  origin: RequestOrigin,
  replacedHash: string | undefined,
): Promise<StartedSession> {
  const at = deps.now();
  const id = deps.newId();
  const cookie = Buffer.from(deps.randomBytes(32)).toString('base64url');
  const caller = callerOf(user, origin);
  const { address, requestId } = caller;
  const started = {
    ...{ id, secretHash: hashOfSecret(cookie), user, createdAt: at, expiresAt: idleEnd(deps, at, at) },
    ...{ address, requestId, method, secondFactor },
  };
  await deps.consoleSessions.start(started, replacedHash, {
    ...{
      id: deps.newId(),
      organizationId: user.organizationId,
      at,
      actor: actorOf({ ...caller, credential: 'console' }),
    },
    ...{ action: 'session.started', target: { kind: 'session', id }, details },
  });
  return { cookie, caller: { ...(await resumeSession(deps, cookie, true)), address, requestId } };
}

interface ResumeSessionDeps extends ConsoleLimits {
  readonly now: Clock;
  readonly consoleSessions: Pick<ConsoleSessions, 'find' | 'extend'>;
}

/** Caller of a request with the cookie of a session, which goes on unless the request is made in the background. Throws `unauthorized`. */
export async function resumeSession(
  deps: ResumeSessionDeps,
  cookie: string,
  inBackground: boolean,
): Promise<ConsoleCaller> {
  const now = deps.now();
  const found = await deps.consoleSessions.find(hashOfSecret(cookie));
  if (found === undefined || found.expiresAt <= now) throw new AppError('unauthorized');
  const { id, caller, method, createdAt, confirmedUntil, needsSecondFactor } = found;
  const end = idleEnd(deps, createdAt, now);
  const isStale = end.getTime() - found.expiresAt.getTime() >= Math.min(MOST_STALE_MS, deps.idleMs / 30);
  if (isStale && !inBackground) await deps.consoleSessions.extend(id, end);
  const session: ConsoleSession = {
    ...{ id, method, expiresAt: longestEnd(deps, createdAt), csrfToken: csrfTokenOf(cookie) },
    ...(confirmedUntil && { confirmedUntil }),
    isConfirmed: confirmedUntil !== undefined && confirmedUntil > now,
  };
  return { ...caller, credential: 'console', session, ...(needsSecondFactor && { needsSecondFactor }) };
}

export interface CheckInSessionDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly audit: AuditRecords;
  readonly consoleSessions: Pick<ConsoleSessions, 'countConfirmation' | 'end'>;
}

interface ConfirmSessionDeps extends CheckInSessionDeps {
  readonly accounts: Pick<Accounts, 'findUsers' | 'requiresSingleSignOn'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly checkPasskey: CheckPasskey;
  readonly consoleSessions: Pick<ConsoleSessions, 'countConfirmation' | 'confirm' | 'end'>;
}

/** The password of the caller, or a passkey. */
export type Confirmation = Pick<Login, 'address'> &
  ({ readonly password: string } | { readonly passkey: Omit<ShownPasskey, 'use'> });

/**
 * Records that the user has repeated the password, or shown a passkey: for five minutes the session may do what requires it. Throws
 * `unauthorized`, `single_sign_on_required` where neither counts, and `rate_limited` if too many passwords wait to be checked.
 */
export async function confirmSession(
  deps: ConfirmSessionDeps,
  caller: AuthenticatedCaller,
  shown: Confirmation,
): Promise<Date> {
  const { id } = sessionOf(caller);
  const isPasskey = 'passkey' in shown;
  if (await deps.accounts.requiresSingleSignOn(caller.organizationId)) throw new AppError('single_sign_on_required');
  await checkInSession(deps, caller, isPasskey ? WRONG_PASSKEY : WRONG_PASSWORD, async () => {
    if (isPasskey) return isOwnPasskey(deps, caller, shown.passkey);
    const stored = (await deps.accounts.findUsers(caller.email)).find(({ user }) => user.id === caller.userId);
    return deps.passwords.verify(shown.password, stored?.passwordHash, networkOf(shown.address));
  });
  const until = new Date(deps.now().getTime() + CONFIRMED_MS);
  await deps.consoleSessions.confirm(id, until);
  return until;
}

/** Tells whether a passkey of the caller has signed the challenge of its session. */
async function isOwnPasskey(
  { checkPasskey }: { readonly checkPasskey: CheckPasskey },
  caller: AuthenticatedCaller,
  { assertion }: Omit<ShownPasskey, 'use'>,
): Promise<boolean> {
  const use = { purpose: 'confirmation', binding: sessionOf(caller).id } as const;
  return (await checkPasskey({ assertion, use }, { owner: caller, by: actorOf(caller) })) !== undefined;
}

/** Message for a wrong password, code or passkey, and the name of its field. */
export interface WrongSecret {
  readonly field: 'password' | 'code' | 'passkey';
  readonly message: string;
  readonly text: string;
}

const WRONG_PASSWORD: WrongSecret = { field: 'password', message: 'is wrong', text: 'The password is wrong' };
export const WRONG_PASSKEY: WrongSecret = {
  ...{ field: 'passkey', message: 'was not accepted', text: 'The passkey was not accepted' },
};

/**
 * Checks a secret of the user of a session. Wrong ones count for the session alone, and too many end it: a thief of the session learns
 * nothing by trying and locks nobody out. Throws `unauthorized` for a wrong one, and what `isRight` throws, which does not count.
 */
export async function checkInSession(
  deps: CheckInSessionDeps,
  caller: AuthenticatedCaller,
  { field, message, text }: WrongSecret,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const { consoleSessions } = deps;
  const { id } = sessionOf(caller);
  // Counted first: of secrets that are tried at once no more are checked.
  const tries = await consoleSessions.countConfirmation(id, 1);
  if (tries > MAX_CONFIRMATIONS) throw new AppError('unauthorized');
  const right = await isRight().catch(async (error: unknown) => {
    await consoleSessions.countConfirmation(id, -1);
    throw error;
  });
  if (right) {
    await consoleSessions.countConfirmation(id, -tries);
    return;
  }
  await deps.audit.record(sessionEntry(deps, caller, 'session.confirmation_failed'));
  if (tries < MAX_CONFIRMATIONS) throw new AppError('unauthorized', { text, faults: [{ field, message }] });
  await consoleSessions.end(id, sessionEntry(deps, caller, 'session.ended', { reason: `wrong_${field}s` }));
  throw new AppError('unauthorized', { text: `Too many wrong ${field}s; the session has ended` });
}

interface EndConsoleSessionDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly consoleSessions: Pick<ConsoleSessions, 'end'>;
}

/** Signs out. */
export async function endConsoleSession(deps: EndConsoleSessionDeps, caller: AuthenticatedCaller): Promise<void> {
  const { id } = sessionOf(caller);
  await deps.consoleSessions.end(id, sessionEntry(deps, caller, 'session.ended'));
}

/** Records in the audit log that a write with the cookie of this session was refused: another site may have sent it. */
export async function recordForgery(
  { now, newId, audit }: { readonly now: Clock; readonly newId: NewId; readonly audit: AuditRecords },
  caller: AuthenticatedCaller,
  operation: string,
): Promise<void> {
  await audit.record({
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    ...{ action: 'session.refused', target: { kind: 'operation', id: operation }, details: { code: 'csrf' } },
  });
}

function sessionEntry(
  { newId, now }: Pick<EndConsoleSessionDeps, 'newId' | 'now'>,
  caller: AuthenticatedCaller,
  action: AuditAction,
  details: AuditDetails = {},
): AuditEntry {
  return {
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller), action, details },
    target: { kind: 'session', id: sessionOf(caller).id },
  };
}

/** The session of the console that a request was made with; throws `validation_failed` for another credential. */
export function sessionOf(caller: AuthenticatedCaller): ConsoleSession {
  if (caller.credential === 'console') return caller.session;
  const text = 'This endpoint is for sessions of the console; the request was made with an access token or an API key';
  throw new AppError('validation_failed', { text });
}

function callerOf({ id: userId, organizationId, email, name, role }: User, { address, requestId }: RequestOrigin) {
  return { userId, organizationId, email, ...(name !== undefined && { name }), role, address, requestId };
}

function longestEnd({ longestMs }: ConsoleLimits, createdAt: Date): Date {
  return new Date(createdAt.getTime() + longestMs);
}

function idleEnd(limits: ConsoleLimits, createdAt: Date, usedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + limits.idleMs, longestEnd(limits, createdAt).getTime()));
}

/** Derives the token that only the service and the browser with the cookie can compute. */
function csrfTokenOf(cookie: string): string {
  return createHmac('sha256', cookie).update('csrf').digest('base64url');
}
