import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, actorOf, COMMAND_LINE } from '../domain/audit.js';
import { type AuthenticatedCaller, type RequestOrigin, ROLES, type Role } from '../domain/caller.js';
import type { Organization } from '../domain/organization.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import type { Session } from '../domain/session.js';
import { emailErrors, normalEmail, type User } from '../domain/user.js';
import type { Accounts, Passwords, Sessions, Tokens } from './accounts.js';
import { type VerifyLoginDeps, verifyLogin } from './log-in.js';
import { newPasswordErrors } from './new-password-errors.js';
import { organizationNamed, readOrganization } from './organizations.js';

export interface CreateUserDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'addUser'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
}

interface NewUser {
  readonly organization: Pick<Organization, 'id' | 'name'>;
  readonly email: string;
  readonly name?: string | undefined;
  readonly password: string;
  readonly role: Role;
}

/** Adds a user to an organization; `by` the command line unless given. */
export async function createUser(deps: CreateUserDeps, wanted: NewUser, by: Actor = COMMAND_LINE): Promise<User> {
  const { organization } = wanted;
  const faults = [
    ...emailErrors(wanted.email),
    ...(await newPasswordErrors(deps.passwords, {
      ...wanted,
      organization: organization.name,
      share: organization.id,
    })),
    ...(ROLES.includes(wanted.role) ? [] : [{ field: 'role', message: `must be one of ${ROLES.join(', ')}` }]),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const user: User = {
    id: deps.newId(),
    organizationId: organization.id,
    email: normalEmail(wanted.email),
    ...(wanted.name && { name: wanted.name }),
    role: wanted.role,
    createdAt: deps.now(),
  };
  await deps.accounts.addUser(user, await deps.passwords.hash(wanted.password, organization.id), {
    ...{ id: deps.newId(), organizationId: organization.id, at: user.createdAt, actor: by, action: 'user.created' },
    target: { kind: 'user', id: user.id },
    details: { email: user.email, role: user.role },
  });
  return user;
}

export interface DisableUserDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'disableUser' | 'findOrganization' | 'findOrganizationsByName' | 'findUsers'>;
}

/**
 * Disables a user at once and revokes every token and key. What the user did stays. Idempotent.
 * `organization`, a name or an id, is required where several have a user with this e-mail.
 */
export async function disableUser(deps: DisableUserDeps, email: string, organization?: string): Promise<User> {
  const user = await userNamed(deps.accounts, email, organization);
  if (user.disabledAt) return user;
  const disabledAt = deps.now();
  const { id, organizationId } = user;
  await deps.accounts.disableUser(id, disabledAt, {
    ...{ id: deps.newId(), organizationId, at: disabledAt, actor: COMMAND_LINE, action: 'user.disabled' },
    target: { kind: 'user', id },
    details: { email: user.email },
  });
  return { ...user, disabledAt };
}

/**
 * The user with this e-mail, in the one organization that has one. `organization`, a name or an id, is required where several have a user
 * with this e-mail. Throws `validation_failed`.
 */
export async function userNamed(
  accounts: Pick<Accounts, 'findOrganization' | 'findOrganizationsByName' | 'findUsers'>,
  email: string,
  organization?: string,
): Promise<User> {
  const only = organization === undefined ? undefined : (await organizationNamed(accounts, organization)).id;
  const found = (await accounts.findUsers(normalEmail(email)))
    .map(({ user }) => user)
    .filter(({ organizationId }) => only === undefined || organizationId === only);
  const [user] = found;
  if (user === undefined) {
    throw new AppError('validation_failed', { faults: [{ field: 'email', message: 'is not registered' }] });
  }
  if (found.length > 1) {
    const ids = found.map(({ organizationId }) => organizationId).join(', ');
    const message = `must be specified: the e-mail address is registered in several organizations (${ids})`;
    throw new AppError('validation_failed', { faults: [{ field: 'organization', message }] });
  }
  return user;
}

interface AddUserDeps extends CreateUserDeps {
  readonly randomBytes: RandomBytes;
  readonly accounts: Pick<Accounts, 'addUser' | 'findOrganization'>;
}

export interface UserDeps
  extends AddUserDeps,
    Pick<VerifyLoginDeps, 'failedLogins' | 'serialize' | 'audit' | 'hashOfEmail'> {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly sessions: Pick<Sessions, 'end' | 'list'>;
  readonly tokens: Pick<Tokens, 'verify'>;
}

/**
 * Adds a user to the caller's organization; without a password, one that nobody knows until a link lets the user choose one. Throws
 * `forbidden` for an administrator that an API key would add.
 */
export async function addUser(
  deps: AddUserDeps,
  caller: AuthenticatedCaller,
  wanted: Omit<NewUser, 'organization' | 'password'> & { readonly password?: string | undefined },
): Promise<User> {
  requireMayGrant(caller, wanted.role);
  const organization = await readOrganization(deps, caller);
  const password = wanted.password ?? Buffer.from(deps.randomBytes(32)).toString('base64url');
  return createUser(deps, { ...wanted, password, organization }, actorOf(caller));
}

/**
 * Changes the name or the role of a user, or disables or enables the user. Disabling revokes every token and key at once. Throws
 * `last_administrator`, `forbidden` for an administrator that an API key would make, and `not_found` for a user of another
 * organization.
 */
export async function changeUser(
  deps: UserDeps,
  caller: AuthenticatedCaller,
  userId: string,
  { name, role, disabled }: { readonly name?: string; readonly role?: Role; readonly disabled?: boolean },
): Promise<User> {
  if (name === undefined && role === undefined && disabled === undefined) {
    const fault = { field: 'role', message: 'name, role or disabled must be given' };
    throw new AppError('validation_failed', { faults: [fault] });
  }
  requireMayGrant(caller, role);
  const changed = await deps.accounts.changeUser(caller.organizationId, userId, {
    ...(name !== undefined && { name }),
    ...(role !== undefined && { role }),
    ...(disabled !== undefined && { disabled }),
    at: deps.now(),
    audit: auditOf(deps, caller, actionOf(disabled), { kind: 'user', id: userId }, { name, role, disabled }),
  });
  if (changed === undefined) throw new AppError('not_found');
  return changed;
}

/** An administrator logs in with every scope: a key that could make one would have them all. */
function requireMayGrant({ credential }: AuthenticatedCaller, role: Role | undefined): void {
  if (credential !== 'api_key' || role !== 'admin') return;
  throw new AppError('forbidden', { text: 'An API key cannot create or promote an administrator; log in to do so' });
}

interface PasswordChange extends RequestOrigin {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly endApiKeys: boolean;
  /** Session that stays valid; the console's session stays by itself. */
  readonly accessToken: string | undefined;
}

/**
 * Changes the caller's password and ends the caller's other sessions. Refuses API keys. A wrong old password counts as a failed
 * log-in.
 */
export async function changePassword(
  deps: UserDeps,
  caller: AuthenticatedCaller,
  { oldPassword, newPassword, endApiKeys, accessToken, ...from }: PasswordChange,
): Promise<void> {
  if (caller.credential === 'api_key') {
    throw new AppError('forbidden', { text: 'A password cannot be changed with an API key; log in instead' });
  }
  const { email, userId, organizationId } = caller;
  const verified = await verifyLogin(deps, { ...from, email, organizationId, password: oldPassword });
  if (verified?.user.id !== userId) {
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
  const keep =
    caller.credential === 'console' ? caller.session.id : (await deps.tokens.verify(accessToken ?? '', deps.now()))?.id;
  await deps.accounts.setPassword(userId, hash, { keep, endApiKeys }, audit);
}

/** Valid sessions of the caller or, for an administrator, of `userId`. Newest first. */
export async function listSessions(
  deps: UserDeps,
  caller: AuthenticatedCaller,
  userId: string = caller.userId,
): Promise<readonly Session[]> {
  if (userId !== caller.userId && caller.role !== 'admin') throw new AppError('forbidden');
  return deps.sessions.list(caller.organizationId, userId, deps.now());
}

/** Ends a session of the caller or, for an administrator, of any user of the organization. Throws `not_found`. */
export async function endSession(deps: UserDeps, caller: AuthenticatedCaller, id: string): Promise<void> {
  const audit = auditOf(deps, caller, 'session.ended', { kind: 'session', id }, {});
  const ownerId = caller.role === 'admin' ? undefined : caller.userId;
  if (!(await deps.sessions.end(caller.organizationId, id, ownerId, audit))) throw new AppError('not_found');
}

function actionOf(disabled: boolean | undefined): AuditEntry['action'] {
  if (disabled === undefined) return 'user.updated';
  return disabled ? 'user.disabled' : 'user.enabled';
}

function auditOf(
  { now, newId }: UserDeps,
  caller: AuthenticatedCaller,
  action: AuditEntry['action'],
  target: AuditEntry['target'],
  details: AuditEntry['details'],
): AuditEntry {
  const { organizationId } = caller;
  return { id: newId(), organizationId, at: now(), actor: actorOf(caller), action, target, details };
}
