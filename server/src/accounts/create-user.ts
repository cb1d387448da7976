import { AppError } from '../domain/app-error.js';
import { type Actor, COMMAND_LINE } from '../domain/audit.js';
import { ROLES, type Role } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import { emailErrors, normalEmail, type User } from '../domain/user.js';
import type { Accounts, Passwords } from './accounts.js';
import { newPasswordErrors } from './new-password-faults.js';

export interface CreateUserDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'addUser' | 'findOrganization'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
}

export interface NewUser {
  /** Id or name. */
  readonly organization: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** Adds a user to an organization; `by` the command line, unless told. */
export async function createUser(deps: CreateUserDeps, wanted: NewUser, by: Actor = COMMAND_LINE): Promise<User> {
  const organization = await deps.accounts.findOrganization(wanted.organization);
  const faults = [
    ...(organization ? [] : [{ field: 'organization', message: 'does not exist' }]),
    ...emailErrors(wanted.email),
    ...(await newPasswordErrors(deps.passwords, {
      ...wanted,
      organization: organization?.name ?? '',
      share: organization?.id ?? '',
    })),
    ...(ROLES.includes(wanted.role) ? [] : [{ field: 'role', message: `must be one of ${ROLES.join(', ')}` }]),
  ];
  if (!organization || faults.length > 0) throw new AppError('validation_failed', { faults });
  const user: User = {
    id: deps.newId(),
    organizationId: organization.id,
    email: normalEmail(wanted.email),
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
