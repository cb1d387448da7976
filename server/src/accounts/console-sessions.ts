import { createHmac } from 'node:crypto';
import { AppError } from '../domain/app-error.js';
import { type AuditAction, type AuditDetails, type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, ConsoleSession } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { normalEmail, type User } from '../domain/user.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, ConsoleSessions, Passwords } from './accounts.js';
import { type Login, type VerifyLoginDeps, verifyLogin } from './log-in.js';

/** Time for which the repeated password counts. */
const CONFIRMED_MS = 5 * 60 * 1000;
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

interface StartSessionDeps extends VerifyLoginDeps {
  readonly randomBytes: RandomBytes;
  readonly consoleSessions: Pick<ConsoleSessions, 'start'>;
}

/**
 * Exchanges e-mail and password for a session and its cookie; `replaced`, the cookie of an earlier session of this browser, ends. An
 * unknown e-mail, a wrong password and a disabled user get the same answer for the same work. Throws `unauthorized`, or
 * `rate_limited` after too many failures.
 */
export async function startSession(
  deps: StartSessionDeps & ConsoleLimits,
  login: Login,
  replaced: string | undefined,
): Promise<{ readonly cookie: string; readonly caller: ConsoleCaller }> {
  const user = await verifyLogin(deps, { ...login, email: normalEmail(login.email) });
  if (!user) throw new AppError('unauthorized');
  const at = deps.now();
  const id = deps.newId();
  const cookie = Buffer.from(deps.randomBytes(32)).toString('base64url');
  const caller = callerOf(user, login);
  const { address, requestId } = caller;
  const started = {
    ...{ id, secretHash: hashOfSecret(cookie), user, createdAt: at, expiresAt: idleEnd(deps, at, at) },
    ...{ address, requestId },
  };
  await deps.consoleSessions.start(started, replaced === undefined ? undefined : hashOfSecret(replaced), {
    ...{
      id: deps.newId(),
      organizationId: user.organizationId,
      at,
      actor: actorOf({ ...caller, credential: 'console' }),
    },
    ...{ action: 'session.started', target: { kind: 'session', id }, details: {} },
  });
  const session = { id, expiresAt: longestEnd(deps, at), isConfirmed: false, csrfToken: csrfTokenOf(cookie) };
  return { cookie, caller: { ...caller, credential: 'console', session } };
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
  const { id, caller, createdAt, confirmedUntil } = found;
  const end = idleEnd(deps, createdAt, now);
  const isStale = end.getTime() - found.expiresAt.getTime() >= Math.min(MOST_STALE_MS, deps.idleMs / 30);
  if (isStale && !inBackground) await deps.consoleSessions.extend(id, end);
  const session: ConsoleSession = {
    ...{ id, expiresAt: longestEnd(deps, createdAt), csrfToken: csrfTokenOf(cookie) },
    ...(confirmedUntil && { confirmedUntil }),
    isConfirmed: confirmedUntil !== undefined && confirmedUntil > now,
  };
  return { ...caller, credential: 'console', session };
}

interface ConfirmSessionDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'findUsers'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly audit: AuditRecords;
  readonly consoleSessions: Pick<ConsoleSessions, 'countConfirmation' | 'confirm' | 'end'>;
}

/**
 * Records that the user has repeated the password: for five minutes the session may do what requires it. Wrong
 * passwords count for the session alone, and too many end it: a thief of the session learns no password by it and locks
 * nobody out. Throws `unauthorized`, and `rate_limited` if too many passwords wait to be checked.
 */
export async function confirmSession(
  deps: ConfirmSessionDeps,
  caller: AuthenticatedCaller,
  { password, address }: Pick<Login, 'password' | 'address'>,
): Promise<Date> {
  const { consoleSessions } = deps;
  const { id } = sessionOf(caller);
  // Counted first: of passwords that are tried at once no more are checked.
  const tries = await consoleSessions.countConfirmation(id, 1);
  if (tries > MAX_CONFIRMATIONS) throw new AppError('unauthorized');
  const stored = (await deps.accounts.findUsers(caller.email)).find(({ user }) => user.id === caller.userId);
  const isRight = await deps.passwords
    .verify(password, stored?.passwordHash, networkOf(address))
    .catch(async (error: unknown) => {
      await consoleSessions.countConfirmation(id, -1);
      throw error;
    });
  if (isRight) {
    const until = new Date(deps.now().getTime() + CONFIRMED_MS);
    await consoleSessions.confirm(id, until);
    return until;
  }
  await deps.audit.record(sessionEntry(deps, caller, 'session.confirmation_failed'));
  if (tries < MAX_CONFIRMATIONS) {
    const faults = [{ field: 'password', message: 'is wrong' }];
    throw new AppError('unauthorized', { text: 'The password is wrong', faults });
  }
  await consoleSessions.end(id, sessionEntry(deps, caller, 'session.ended', { reason: 'wrong_passwords' }));
  throw new AppError('unauthorized', { text: 'Too many wrong passwords; the session has ended' });
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

function sessionOf(caller: AuthenticatedCaller): ConsoleSession {
  if (caller.credential === 'console') return caller.session;
  const text = 'This endpoint is for sessions of the console; the request was made with an access token or an API key';
  throw new AppError('validation_failed', { text });
}

function callerOf({ id: userId, organizationId, email, name, role }: User, { address, requestId }: Login) {
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
