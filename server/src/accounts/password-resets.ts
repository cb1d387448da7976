import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, actorOf, SERVICE } from '../domain/audit.js';
import type { AuthenticatedCaller, RequestOrigin } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { MAX_RESETS, RESET_HOLDS_MS } from '../domain/password-reset.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { emailErrors, normalEmail, passwordErrors, type User } from '../domain/user.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, FailedLogins, Passwords } from './accounts.js';
import { newPasswordErrors } from './new-password-errors.js';

/** Password reset links. */
export interface PasswordResets {
  /** Enqueues the search for users with this e-mail: one write, whether or not there are any. */
  queue(email: string): Promise<void>;
  /**
   * Stores a link and, unless its token exists already, the e-mail that brings it, in one transaction; false if the user was disabled
   * meanwhile or has had `most` since then.
   */
  add(
    reset: {
      readonly id: string;
      readonly user: User;
      readonly tokenHash?: string;
      readonly createdAt: Date;
      readonly expiresAt: Date;
    },
    limit: { readonly most: number; readonly since: Date },
    audit: AuditEntry,
  ): Promise<boolean>;
  /** User of a valid link. */
  find(tokenHash: string, now: Date): Promise<User | undefined>;
  /**
   * Sets the password once, ends every session, every other link and, if requested, every API key of the user, and notifies the user;
   * false if the link is no longer valid.
   */
  use(tokenHash: string, change: { passwordHash: string; endApiKeys: boolean }, audit: AuditEntry): Promise<boolean>;
  removeBefore(time: Date): Promise<void>;
}

export interface PasswordResetDeps {
  readonly resets: PasswordResets;
  readonly accounts: Pick<Accounts, 'findUsers' | 'findOrganization' | 'listUsers'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
  readonly failedLogins: Pick<FailedLogins, 'succeed'>;
  /** True if a mail server is configured. */
  readonly canMail: boolean;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
}

/**
 * Accepts a request for a link. A job looks for the users later, so that neither the answer nor its time reveals whether there are
 * any. Throws `email_not_configured`.
 */
export async function requestPasswordReset(
  { resets, canMail }: Pick<PasswordResetDeps, 'resets' | 'canMail'>,
  email: string,
): Promise<void> {
  if (!canMail) throw new AppError('email_not_configured');
  const faults = emailErrors(email);
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  await resets.queue(normalEmail(email));
}

/** Creates a link and its e-mail for each active account with this e-mail; none for one that had `MAX_RESETS` within the hour. */
export async function startPasswordReset(deps: PasswordResetDeps, email: string): Promise<void> {
  for (const { user } of await deps.accounts.findUsers(email)) {
    if (user.disabledAt !== undefined) continue;
    await addLink(deps, user, SERVICE);
  }
}

/**
 * Lets a user of the caller's organization choose a password by a link: sends it or, without a mail server, returns its token, once.
 * Refuses API keys: with the token they could log in as anybody. Throws `not_found`, and `rate_limited` after `MAX_RESETS` within the hour.
 */
export async function sendResetLink(
  deps: PasswordResetDeps,
  caller: AuthenticatedCaller,
  userId: string,
): Promise<{ readonly token: string | undefined; readonly expiresAt: Date }> {
  if (caller.credential === 'api_key') {
    throw new AppError('forbidden', { text: 'An API key cannot reset passwords; log in instead' });
  }
  const user = (await deps.accounts.listUsers(caller.organizationId)).find(({ id }) => id === userId);
  if (user === undefined) throw new AppError('not_found');
  if (user.disabledAt !== undefined) {
    throw new AppError('validation_failed', {
      faults: [{ field: 'id', message: 'is a disabled user; enable it first' }],
    });
  }
  const token = deps.canMail ? undefined : Buffer.from(deps.randomBytes(32)).toString('base64url');
  const expiresAt = await addLink(deps, user, actorOf(caller), token);
  if (expiresAt === undefined) throw new AppError('rate_limited', { retryAfter: RESET_HOLDS_MS / 1000 });
  return { token, expiresAt };
}

/** Stores a link, whose token goes out by e-mail unless it is given; undefined if the user has had too many. */
async function addLink(deps: PasswordResetDeps, user: User, actor: Actor, token?: string): Promise<Date | undefined> {
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + RESET_HOLDS_MS);
  const added = await deps.resets.add(
    { id: deps.newId(), user, createdAt, expiresAt, ...(token !== undefined && { tokenHash: hashOfSecret(token) }) },
    { most: MAX_RESETS, since: new Date(createdAt.getTime() - RESET_HOLDS_MS) },
    auditOf(deps, user, { action: 'user.password_reset_requested', actor }),
  );
  return added ? expiresAt : undefined;
}

/**
 * Sets a new password with the token of a link. Unknown, used and expired tokens are refused alike; a password that is refused leaves
 * the link valid.
 */
export async function resetPassword(
  deps: PasswordResetDeps,
  {
    token,
    newPassword,
    endApiKeys,
    address,
    requestId,
  }: { token: string; newPassword: string; endApiKeys: boolean } & RequestOrigin,
): Promise<void> {
  const over = [{ field: 'token', message: 'is invalid, has already been used or has expired; request a new link' }];
  const hash = hashOfSecret(token);
  const user = await deps.resets.find(hash, deps.now());
  if (user === undefined) {
    throw new AppError('validation_failed', { faults: [...over, ...passwordErrors(newPassword, 'new_password')] });
  }
  const organization = (await deps.accounts.findOrganization(user.organizationId))?.name ?? '';
  const wanted = { password: newPassword, email: user.email, organization };
  const faults = await newPasswordErrors(deps.passwords, { ...wanted, share: networkOf(address) }, 'new_password');
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const passwordHash = await deps.passwords.hash(newPassword, networkOf(address));
  const { id: userId, email, organizationId } = user;
  const actor: Actor = { kind: 'user', userId, email, address, requestId };
  const details = { api_keys_ended: endApiKeys };
  const audit = { ...auditOf(deps, user, { action: 'user.password_reset', actor }), details };
  if (!(await deps.resets.use(hash, { passwordHash, endApiKeys }, audit))) {
    throw new AppError('validation_failed', { faults: over });
  }
  await deps.failedLogins.succeed({ email, organizationId, address, at: deps.now() });
}

function auditOf(
  { newId, now }: Pick<PasswordResetDeps, 'newId' | 'now'>,
  { id, organizationId }: User,
  entry: Pick<AuditEntry, 'action' | 'actor'>,
): AuditEntry {
  return { id: newId(), organizationId, at: now(), target: { kind: 'user', id }, details: {}, ...entry };
}
