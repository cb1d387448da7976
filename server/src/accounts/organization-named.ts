import { AppError } from '../domain/app-error.js';
import type { Organization } from '../domain/organization.js';
import type { Accounts } from './accounts.js';

/** The organization of that name or id. Refuses one that there is not. */
export async function organizationNamed(
  accounts: Pick<Accounts, 'findOrganization'>,
  text: string,
): Promise<Organization> {
  const found = await accounts.findOrganization(text);
  if (found === undefined) {
    throw new AppError('validation_failed', { faults: [{ field: 'organization', message: 'does not exist' }] });
  }
  return found;
}
