import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, SERVICE } from '../domain/audit.js';
import type { RequestOrigin } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { MAX_RESETS, RESET_HOLDS_MS } from '../domain/password-reset.js';
import type { Clock, NewId } from '../domain/ports.js';
import { emailErrors, normalEmail, passwordErrors, type User } from '../domain/user.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, FailedLogins, Passwords } from './accounts.js';
import { newPasswordErrors } from './new-password-errors.js';

/** Password reset links. */
export interface PasswordResets {
  /** Enqueues the search for users with this e-mail: one write, whether or not there are any. */
  queue(email: string): Promise<void>;
  /**
   * Stores a link and its e-mail in one transaction; false if the user was disabled meanwhile or has had `most` since then.
   */
  add(
    reset: { readonly id: string; readonly user: User; readonly createdAt: Date; readonly expiresAt: Date },
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
  readonly accounts: Pick<Accounts, 'findUsers' | 'findOrganization'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
  readonly failedLogins: Pick<FailedLogins, 'succeed'>;
  /** True if a mail server is configured. */
  readonly canMail: boolean;
  readonly now: Clock;
  readonly newId: NewId;
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
    const createdAt = deps.now();
    await deps.resets.add(
      { id: deps.newId(), user, createdAt, expiresAt: new Date(createdAt.getTime() + RESET_HOLDS_MS) },
      { most: MAX_RESETS, since: new Date(createdAt.getTime() - RESET_HOLDS_MS) },
      auditOf(deps, user, { action: 'user.password_reset_requested', actor: SERVICE }),
    );
  }
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
