import { AppError } from '../domain/app-error.js';
import { type Actor, COMMAND_LINE } from '../domain/audit.js';
import { type Organization, organizationNameErrors } from '../domain/organization.js';
import type { Clock, NewId } from '../domain/ports.js';
import { emailErrors, normalEmail, type User } from '../domain/user.js';
import type { Accounts, Passwords } from './accounts.js';
import { newPasswordErrors } from './new-password-faults.js';

export interface CreateOrganizationDeps {
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
  deps: CreateOrganizationDeps,
  wanted: NewOrganization,
  by: Actor = COMMAND_LINE,
): Promise<{ organization: Organization; admin: User }> {
  const faults = [
    ...organizationNameErrors(wanted.name),
    ...emailErrors(wanted.adminEmail, 'admin_email'),
    ...(await newPasswordErrors(
      deps.passwords,
      { password: wanted.adminPassword, email: wanted.adminEmail, organization: wanted.name, share: wanted.name },
      'admin_password',
    )),
  ];
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const createdAt = deps.now();
  const organization = { id: deps.newId(), name: wanted.name, createdAt };
  const admin: User = {
    id: deps.newId(),
    organizationId: organization.id,
    email: normalEmail(wanted.adminEmail),
    role: 'admin',
    createdAt,
  };
  const passwordHash = await deps.passwords.hash(wanted.adminPassword, organization.id);
  await deps.accounts.addOrganization(organization, admin, passwordHash, {
    ...{ id: deps.newId(), organizationId: organization.id, at: createdAt, actor: by, action: 'organization.created' },
    target: { kind: 'organization', id: organization.id },
    details: { name: organization.name, admin: admin.email, user_id: admin.id },
  });
  return { organization, admin };
}
