import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, SERVICE } from '../domain/audit.js';
import type { RequestOrigin } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { MOST_RESETS, RESET_HOLDS_MS } from '../domain/password-reset.js';
import type { Clock, NewId } from '../domain/ports.js';
import { emailErrors, normalEmail, passwordErrors, type User } from '../domain/user.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, FailedLogins, Passwords } from './accounts.js';
import { newPasswordErrors } from './new-password-faults.js';
import type { PasswordResets } from './password-resets.js';

export interface ResetPasswordDeps {
  readonly resets: PasswordResets;
  readonly accounts: Pick<Accounts, 'findUsers' | 'findOrganization'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
  readonly failedLogins: Pick<FailedLogins, 'succeed'>;
  /** Whether a mail server is configured. */
  readonly canMail: boolean;
  readonly now: Clock;
  readonly newId: NewId;
}

/**
 * Takes the wish for a link. Whether anybody has this e-mail is found out later, by a job: neither the answer nor the time it
 * takes can tell. Refuses where no e-mail is sent at all.
 */
export async function requestPasswordReset(
  { resets, canMail }: Pick<ResetPasswordDeps, 'resets' | 'canMail'>,
  email: string,
): Promise<void> {
  if (!canMail) throw new AppError('email_not_configured');
  const faults = emailErrors(email);
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  await resets.queue(normalEmail(email));
}

/** Makes a link and its e-mail for each active account with this e-mail; none for one that had `MOST_RESETS` within the hour. */
export async function startPasswordReset(deps: ResetPasswordDeps, email: string): Promise<void> {
  for (const { user } of await deps.accounts.findUsers(email)) {
    if (user.disabledAt !== undefined) continue;
    const createdAt = deps.now();
    await deps.resets.add(
      { id: deps.newId(), user, createdAt, expiresAt: new Date(createdAt.getTime() + RESET_HOLDS_MS) },
      { most: MOST_RESETS, since: new Date(createdAt.getTime() - RESET_HOLDS_MS) },
      auditOf(deps, user, { action: 'user.password_reset_requested', actor: SERVICE }),
    );
  }
}

/**
 * Sets a new password with the token of a link. An unknown token, one that was used and one that is over are refused alike;
 * a password that does not fit leaves the link as good as it was.
 */
export async function resetPassword(
  deps: ResetPasswordDeps,
  {
    token,
    newPassword,
    endApiKeys,
    address,
    requestId,
  }: { token: string; newPassword: string; endApiKeys: boolean } & RequestOrigin,
): Promise<void> {
  const over = [{ field: 'token', message: 'is not valid, or no longer; ask for another link' }];
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
  { newId, now }: Pick<ResetPasswordDeps, 'newId' | 'now'>,
  { id, organizationId }: User,
  deed: Pick<AuditEntry, 'action' | 'actor'>,
): AuditEntry {
  return { id: newId(), organizationId, at: now(), target: { kind: 'user', id }, details: {}, ...deed };
}
