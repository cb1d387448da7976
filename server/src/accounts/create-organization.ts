import { type Actor, COMMAND_LINE } from '../domain/audit.js';
import { type Organization, organizationNameFaults } from '../domain/organization.js';
import type { Clock, NewId } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import { emailFaults, normalEmail, type User } from '../domain/user.js';
import type { Accounts, Passwords } from './accounts.js';
import { newPasswordFaults } from './new-password-faults.js';

export interface CreateOrganizationWorld {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'addOrganization'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
}

export interface NewOrganization {
  readonly name: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
}

/** Makes an organization together with its first administrator; `by` the command line, unless told. */
export async function createOrganization(
  world: CreateOrganizationWorld,
  wanted: NewOrganization,
  by: Actor = COMMAND_LINE,
): Promise<{ organization: Organization; admin: User }> {
  const faults = [
    ...organizationNameFaults(wanted.name),
    ...emailFaults(wanted.adminEmail, 'admin_email'),
    ...(await newPasswordFaults(
      world.passwords,
      { password: wanted.adminPassword, email: wanted.adminEmail, organization: wanted.name, share: wanted.name },
      'admin_password',
    )),
  ];
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
  const createdAt = world.now();
  const organization = { id: world.newId(), name: wanted.name, createdAt };
  const admin: User = {
    id: world.newId(),
    organizationId: organization.id,
    email: normalEmail(wanted.adminEmail),
    role: 'admin',
    createdAt,
  };
  const passwordHash = await world.passwords.hash(wanted.adminPassword, organization.id);
  await world.accounts.addOrganization(organization, admin, passwordHash, {
    ...{ id: world.newId(), organizationId: organization.id, at: createdAt, actor: by, action: 'organization.created' },
    target: { kind: 'organization', id: organization.id },
    details: { name: organization.name, admin: admin.email, user_id: admin.id },
  });
  return { organization, admin };
}
