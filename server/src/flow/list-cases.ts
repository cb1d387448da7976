import type { Caller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { CustomerStanding } from '../domain/customer.js';
import type { Cases, Page } from './ports/cases.js';
import type { Customers } from './ports/customers.js';

/** One page of the caller's organization's cases, newest first; of one UTC day (YYYY-MM-DD) when it is given; and the customers of those that are analysed. */
export async function listCases(
  world: { readonly cases: Pick<Cases, 'list'>; readonly customers: Pick<Customers, 'standingsOfCases'> },
  caller: Caller,
  page: Page,
  day?: string,
): Promise<{ cases: readonly Case[]; total: number; customers: readonly CustomerStanding[] }> {
  const { organizationId } = caller;
  const listed = await world.cases.list(organizationId, page, day);
  const ids = listed.cases.map(({ id }) => id);
  return { ...listed, customers: await world.customers.standingsOfCases(organizationId, ids) };
}
