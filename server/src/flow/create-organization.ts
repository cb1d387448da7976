import { type Organization, organizationNameFaults } from '../domain/organization.js';
import { Refusal } from '../domain/refusal.js';
import { emailFaults, normalEmail, passwordFaults, type User } from '../domain/user.js';
import type { Accounts, Passwords } from './ports/accounts.js';
import type { Clock, NewId } from './ports.js';

export interface CreateOrganizationWorld {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'addOrganization'>;
  readonly passwords: Pick<Passwords, 'hash'>;
}

export interface NewOrganization {
  readonly name: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
}

/** Makes an organization together with its first administrator. */
export async function createOrganization(
  world: CreateOrganizationWorld,
  wanted: NewOrganization,
): Promise<{ organization: Organization; admin: User }> {
  const faults = [
    ...organizationNameFaults(wanted.name),
    ...emailFaults(wanted.adminEmail, 'admin_email'),
    ...passwordFaults(wanted.adminPassword, 'admin_password'),
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
  await world.accounts.addOrganization(organization, admin, await world.passwords.hash(wanted.adminPassword));
  return { organization, admin };
}
