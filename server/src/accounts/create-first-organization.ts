import { SERVICE } from '../domain/audit.js';
import type { Organization } from '../domain/organization.js';
import type { RandomBytes } from '../domain/ports.js';
import type { User } from '../domain/user.js';
import type { Accounts } from './accounts.js';
import { type CreateOrganizationDeps, createOrganization } from './create-organization.js';

export interface CreateFirstOrganizationDeps extends CreateOrganizationDeps {
  readonly accounts: Pick<Accounts, 'addOrganization' | 'listOrganizations'>;
  readonly randomBytes: RandomBytes;
}

/** Who can log in after the very first start. */
export interface FirstAdministrator {
  readonly organization: Organization;
  readonly admin: User;
  readonly password: string;
  /** True when the password was made up here, and must be shown because nobody knows it. */
  readonly passwordIsNew: boolean;
}

/** Makes an organization with an administrator when there is none at all; otherwise changes nothing. */
export async function createFirstOrganization(
  deps: CreateFirstOrganizationDeps,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if ((await deps.accounts.listOrganizations()).length > 0) return undefined;
  const password = given.password ?? Buffer.from(deps.randomBytes(15)).toString('base64url');
  const wanted = { name: 'First organization', adminEmail: given.email ?? 'admin@localhost', adminPassword: password };
  try {
    const made = await createOrganization(deps, wanted, SERVICE);
    return { ...made, password, passwordIsNew: given.password === undefined };
  } catch (error) {
    // Another node made it at the same moment.
    if ((await deps.accounts.listOrganizations()).length > 0) return undefined;
    throw error;
  }
}
