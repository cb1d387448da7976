import type { Caller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import type { CustomerStanding } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import type { Cases, CustomersOfCases } from './cases.js';

/** One page of the caller's organization's cases, newest first; of one UTC day (YYYY-MM-DD) when it is given; and the customers of those that are analysed. */
export async function listCases(
  deps: { readonly cases: Pick<Cases, 'list'>; readonly customers: Pick<CustomersOfCases, 'standingsOfCases'> },
  caller: Caller,
  page: Page,
  day?: string,
): Promise<{ cases: readonly Case[]; total: number; customers: readonly CustomerStanding[] }> {
  const { organizationId } = caller;
  const listed = await deps.cases.list(organizationId, page, day);
  const ids = listed.cases.map(({ id }) => id);
  return { ...listed, customers: await deps.customers.standingsOfCases(organizationId, ids) };
}
