import { Refusal } from '../domain/refusal.js';
import type { Accounts } from '../flow/ports/accounts.js';

/** The id of the organization of that name or id. Refuses one that there is not. */
export async function organizationNamed(accounts: Pick<Accounts, 'findOrganization'>, text: string): Promise<string> {
  const found = await accounts.findOrganization(text);
  if (found === undefined) {
    throw new Refusal('validation_failed', { faults: [{ field: 'organization', message: 'does not exist' }] });
  }
  return found.id;
}
