import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, actorOf, COMMAND_LINE, SERVICE } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { type Organization, organizationNameErrors } from '../domain/organization.js';
import type { Clock, NewId, RandomBytes } from '../domain/ports.js';
import { emailErrors, normalEmail, type User } from '../domain/user.js';
import type { Accounts, AddedOrganization, Passwords } from './accounts.js';
import { newPasswordErrors } from './new-password-errors.js';

export interface CreateOrganizationDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'addOrganization'>;
  readonly passwords: Pick<Passwords, 'hash' | 'isGuessable'>;
}

type PrepareOrganizationDeps = Omit<CreateOrganizationDeps, 'accounts'>;

interface NewOrganization {
  readonly name: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
}

/** Creates an organization with its first administrator from the command line. */
export async function createOrganization(
  deps: CreateOrganizationDeps,
  wanted: NewOrganization,
): Promise<{ organization: Organization; admin: User }> {
  const added = await prepareOrganization(deps, wanted, COMMAND_LINE);
  await deps.accounts.addOrganization(added);
  return added;
}

async function prepareOrganization(
  deps: PrepareOrganizationDeps,
  wanted: NewOrganization,
  by: Actor,
): Promise<AddedOrganization> {
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
  const audit: AuditEntry = {
    ...{ id: deps.newId(), organizationId: organization.id, at: createdAt, actor: by, action: 'organization.created' },
    target: { kind: 'organization', id: organization.id },
    details: { name: organization.name, admin: admin.email, user_id: admin.id },
  };
  return { organization, admin, passwordHash, audit };
}

interface CreateFirstOrganizationDeps extends PrepareOrganizationDeps {
  readonly accounts: Pick<Accounts, 'addFirstOrganization' | 'listOrganizations'>;
  readonly randomBytes: RandomBytes;
}

/** Administrator created at the first start. */
export interface FirstAdministrator {
  readonly organization: Organization;
  readonly admin: User;
  readonly password: string;
  /** True when the password was generated here and must be shown, as nobody knows it. */
  readonly passwordIsNew: boolean;
}

/** Creates an organization with an administrator if there is none yet; otherwise does nothing. */
export async function createFirstOrganization(
  deps: CreateFirstOrganizationDeps,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if ((await deps.accounts.listOrganizations()).length > 0) return undefined;
  const password = given.password ?? Buffer.from(deps.randomBytes(15)).toString('base64url');
  const wanted = { name: 'First organization', adminEmail: given.email ?? 'admin@localhost', adminPassword: password };
  const prepared = await prepareOrganization(deps, wanted, SERVICE);
  if (!(await deps.accounts.addFirstOrganization(prepared))) return undefined;
  const { organization, admin } = prepared;
  return { organization, admin, password, passwordIsNew: given.password === undefined };
}

/**
 * Finds the organization that an operator specified by id or by name. Throws `validation_failed` if there is none, or if several have
 * the name. An id comes first: a tenant may take any name, also the id of another.
 */
export async function organizationNamed(
  accounts: Pick<Accounts, 'findOrganization' | 'findOrganizationsByName'>,
  idOrName: string,
): Promise<Organization> {
  const byId = await accounts.findOrganization(idOrName);
  if (byId !== undefined) return byId;
  const [found, ...others] = await accounts.findOrganizationsByName(idOrName);
  if (found !== undefined && others.length === 0) return found;
  const message =
    found === undefined
      ? 'does not exist'
      : `is the name of several organizations; specify one by its id (${[found, ...others].map(({ id }) => id).join(', ')})`;
  throw new AppError('validation_failed', { faults: [{ field: 'organization', message }] });
}

/** Reads the caller's organization. */
export async function readOrganization(
  { accounts }: { readonly accounts: Pick<Accounts, 'findOrganization'> },
  { organizationId }: AuthenticatedCaller,
): Promise<Organization> {
  const found = await accounts.findOrganization(organizationId);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

export interface RenameOrganizationDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly accounts: Pick<Accounts, 'findOrganization' | 'renameOrganization'>;
}

/** Renames the caller's organization. Others may have the same name. */
export async function renameOrganization(
  deps: RenameOrganizationDeps,
  caller: AuthenticatedCaller,
  name: string,
): Promise<Organization> {
  const faults = organizationNameErrors(name);
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const target = { kind: 'organization', id: caller.organizationId };
  await deps.accounts.renameOrganization(caller.organizationId, name, {
    ...{ id: deps.newId(), organizationId: caller.organizationId, at: deps.now(), actor: actorOf(caller) },
    ...{ action: 'organization.updated', target, details: { name } },
  });
  return readOrganization(deps, caller);
}
