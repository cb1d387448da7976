import { type Actor, type AuditEntry, SERVICE } from '../domain/audit.js';
import type { RequestOrigin } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { MOST_RESETS, RESET_HOLDS_MS } from '../domain/password-reset.js';
import type { Clock, NewId } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import { emailFaults, normalEmail, passwordFaults, type User } from '../domain/user.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { Accounts, FailedLogins, Passwords } from './accounts.js';
import { newPasswordFaults } from './new-password-faults.js';
import type { PasswordResets } from './password-resets.js';

export interface ResetPasswordWorld {
  readonly resets: PasswordResets;
  readonly accounts: Pick<Accounts, 'findUser' | 'findOrganization'>;
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
  { resets, canMail }: Pick<ResetPasswordWorld, 'resets' | 'canMail'>,
  email: string,
): Promise<void> {
  if (!canMail) throw new Refusal('email_not_configured');
  const faults = emailFaults(email);
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
  await resets.queue(normalEmail(email));
}

/** Makes the link and its e-mail when there is such a user. Asked for too often, it leaves it at those that were sent. */
export async function startPasswordReset(world: ResetPasswordWorld, email: string): Promise<void> {
  const found = await world.accounts.findUser(email);
  if (found === undefined || found.user.disabledAt !== undefined) return;
  const createdAt = world.now();
  const { user } = found;
  await world.resets.add(
    { id: world.newId(), user, createdAt, expiresAt: new Date(createdAt.getTime() + RESET_HOLDS_MS) },
    { most: MOST_RESETS, since: new Date(createdAt.getTime() - RESET_HOLDS_MS) },
    auditOf(world, user, { action: 'user.password_reset_requested', actor: SERVICE }),
  );
}

/**
 * Sets a new password with the token of a link. An unknown token, one that was used and one that is over are refused alike;
 * a password that does not fit leaves the link as good as it was.
 */
export async function resetPassword(
  world: ResetPasswordWorld,
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
  const user = await world.resets.find(hash, world.now());
  if (user === undefined) {
    throw new Refusal('validation_failed', { faults: [...over, ...passwordFaults(newPassword, 'new_password')] });
  }
  const organization = (await world.accounts.findOrganization(user.organizationId))?.name ?? '';
  const wanted = { password: newPassword, email: user.email, organization };
  const faults = await newPasswordFaults(world.passwords, { ...wanted, share: networkOf(address) }, 'new_password');
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
  const passwordHash = await world.passwords.hash(newPassword, networkOf(address));
  const { id: userId, email } = user;
  const actor: Actor = { kind: 'user', userId, email, address, requestId };
  const details = { api_keys_ended: endApiKeys };
  const audit = { ...auditOf(world, user, { action: 'user.password_reset', actor }), details };
  if (!(await world.resets.use(hash, { passwordHash, endApiKeys }, audit))) {
    throw new Refusal('validation_failed', { faults: over });
  }
  await world.failedLogins.succeed({ email, address, at: world.now() });
}

function auditOf(
  { newId, now }: Pick<ResetPasswordWorld, 'newId' | 'now'>,
  { id, organizationId }: User,
  deed: Pick<AuditEntry, 'action' | 'actor'>,
): AuditEntry {
  return { id: newId(), organizationId, at: now(), target: { kind: 'user', id }, details: {}, ...deed };
}
