import { type Actor, COMMAND_LINE } from '../domain/audit.js';
import { ROLES, type Role } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import { emailFaults, normalEmail, type User } from '../domain/user.js';
import type { Accounts, Passwords } from './accounts.js';
import { newPasswordFaults } from './new-password-faults.js';

export interface CreateUserWorld {
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
export async function createUser(world: CreateUserWorld, wanted: NewUser, by: Actor = COMMAND_LINE): Promise<User> {
  const organization = await world.accounts.findOrganization(wanted.organization);
  const faults = [
    ...(organization ? [] : [{ field: 'organization', message: 'does not exist' }]),
    ...emailFaults(wanted.email),
    ...(await newPasswordFaults(world.passwords, {
      ...wanted,
      organization: organization?.name ?? '',
      share: organization?.id ?? '',
    })),
    ...(ROLES.includes(wanted.role) ? [] : [{ field: 'role', message: `must be one of ${ROLES.join(', ')}` }]),
  ];
  if (!organization || faults.length > 0) throw new Refusal('validation_failed', { faults });
  const user: User = {
    id: world.newId(),
    organizationId: organization.id,
    email: normalEmail(wanted.email),
    role: wanted.role,
    createdAt: world.now(),
  };
  await world.accounts.addUser(user, await world.passwords.hash(wanted.password, organization.id), {
    ...{ id: world.newId(), organizationId: organization.id, at: user.createdAt, actor: by, action: 'user.created' },
    target: { kind: 'user', id: user.id },
    details: { email: user.email, role: user.role },
  });
  return user;
}
