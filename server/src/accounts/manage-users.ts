import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, RequestOrigin, Role } from '../domain/caller.js';
import { type Organization, organizationNameErrors } from '../domain/organization.js';
import type { Session } from '../domain/session.js';
import type { User } from '../domain/user.js';
import type { Accounts, Passwords, Sessions } from './accounts.js';
import { type CreateUserDeps, createUser } from './create-user.js';
import { newPasswordErrors } from './new-password-faults.js';
import { type VerifyLoginDeps, verifyLogin } from './verify-login.js';

export interface ManageUsersDeps
  extends CreateUserDeps,
    Pick<VerifyLoginDeps, 'failedLogins' | 'inTurn' | 'audit' | 'hashOfEmail'> {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

/** Adds a user to the caller's organization. */
export function addUser(
  deps: CreateUserDeps,
  caller: AuthenticatedCaller,
  wanted: { readonly email: string; readonly password: string; readonly role: Role },
): Promise<User> {
  return createUser(deps, { ...wanted, organization: caller.organizationId }, actorOf(caller));
}

/**
 * Gives a user another role, or shuts the user out, or lets the user in again. Shutting out voids every token and key at
 * once. Refuses to leave the organization without an administrator, and with `not_found` a user of another one.
 */
export async function changeUser(
  deps: ManageUsersDeps,
  caller: AuthenticatedCaller,
  userId: string,
  { role, disabled }: { readonly role?: Role; readonly disabled?: boolean },
): Promise<User> {
  if (role === undefined && disabled === undefined) {
    throw new AppError('validation_failed', { faults: [{ field: 'role', message: 'or disabled must be given' }] });
  }
  const changed = await deps.accounts.changeUser(caller.organizationId, userId, {
    ...(role !== undefined && { role }),
    ...(disabled !== undefined && { disabled }),
    at: deps.now(),
    audit: auditOf(deps, caller, actionOf(disabled), { kind: 'user', id: userId }, { role, disabled }),
  });
  if (changed === undefined) throw new AppError('not_found');
  return changed;
}

interface PasswordChange extends RequestOrigin {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly endApiKeys: boolean;
  /** Id of the session that goes on. */
  readonly keep: string | undefined;
}

/**
 * Changes the caller's own password and ends the caller's other sessions. Refuses an API key, and a wrong old password, which
 * counts as a failed log-in.
 */
export async function changePassword(
  deps: ManageUsersDeps,
  caller: AuthenticatedCaller,
  { oldPassword, newPassword, endApiKeys, keep, ...from }: PasswordChange,
): Promise<void> {
  if (caller.credential !== 'access_token') {
    throw new AppError('forbidden', { text: 'A password is changed with an access token, not with an API key' });
  }
  const { email, userId, organizationId } = caller;
  const verified = await verifyLogin(deps, { ...from, email, organizationId, password: oldPassword });
  if (verified?.id !== userId) {
    throw new AppError('validation_failed', { faults: [{ field: 'old_password', message: 'is wrong' }] });
  }
  const organization = (await readOrganization(deps, caller)).name;
  const faults = await newPasswordErrors(
    deps.passwords,
    { password: newPassword, email, organization, share: caller.organizationId },
    'new_password',
  );
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const hash = await deps.passwords.hash(newPassword, caller.organizationId);
  const details = { api_keys_ended: endApiKeys };
  const audit = auditOf(deps, caller, 'user.password_changed', { kind: 'user', id: userId }, details);
  await deps.accounts.setPassword(userId, hash, { keep, endApiKeys }, audit);
}

/** The sessions in force: the caller's own, or, for an administrator who names a user, that user's. Newest first. */
export async function listSessions(
  deps: ManageUsersDeps,
  caller: AuthenticatedCaller,
  userId: string = caller.userId,
): Promise<readonly Session[]> {
  if (userId !== caller.userId && caller.role !== 'admin') throw new AppError('forbidden');
  return deps.sessions.list(caller.organizationId, userId, deps.now());
}

/** Ends a session of the caller's own, an administrator's also one of another user of the organization. */
export async function endSession(deps: ManageUsersDeps, caller: AuthenticatedCaller, id: string): Promise<void> {
  const audit = auditOf(deps, caller, 'session.ended', { kind: 'session', id }, {});
  const whose = caller.role === 'admin' ? undefined : caller.userId;
  if (!(await deps.sessions.end(caller.organizationId, id, whose, audit))) throw new AppError('not_found');
}

/** The caller's own organization. */
export async function readOrganization(
  { accounts }: Pick<ManageUsersDeps, 'accounts'>,
  { organizationId }: AuthenticatedCaller,
): Promise<Organization> {
  const found = await accounts.findOrganization(organizationId);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Gives the caller's organization another name, which no other has. */
export async function renameOrganization(
  deps: ManageUsersDeps,
  caller: AuthenticatedCaller,
  name: string,
): Promise<Organization> {
  const faults = organizationNameErrors(name);
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const target = { kind: 'organization', id: caller.organizationId };
  const audit = auditOf(deps, caller, 'organization.updated', target, { name });
  await deps.accounts.renameOrganization(caller.organizationId, name, audit);
  return readOrganization(deps, caller);
}

function actionOf(disabled: boolean | undefined): AuditEntry['action'] {
  if (disabled === undefined) return 'user.updated';
  return disabled ? 'user.disabled' : 'user.enabled';
}

function auditOf(
  { now, newId }: ManageUsersDeps,
  caller: AuthenticatedCaller,
  action: AuditEntry['action'],
  target: AuditEntry['target'],
  details: AuditEntry['details'],
): AuditEntry {
  const { organizationId } = caller;
  return { id: newId(), organizationId, at: now(), actor: actorOf(caller), action, target, details };
}
