import type { Caller } from '../domain/caller.js';
import type { Customer, CustomerFilter } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import type { Customers } from './customers.js';

/** One page of the caller's organization's customers that fit, newest first, and how many fit in all. */
export function listCustomers(
  deps: { readonly customers: Pick<Customers, 'list'> },
  { organizationId }: Caller,
  filter: CustomerFilter,
  page: Page,
): Promise<{ customers: readonly Customer[]; total: number }> {
  return deps.customers.list(organizationId, filter, page);
}
