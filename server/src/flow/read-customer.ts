import type { Caller } from '../domain/caller.js';
import type { WholeCustomer } from '../domain/customer.js';
import { Refusal } from '../domain/refusal.js';
import type { Customers } from './ports/customers.js';
import type { Images } from './ports/images.js';

/** Refuses with `not_found` what does not exist, and what belongs to another organization just the same. */
export async function readCustomer(
  world: { readonly customers: Pick<Customers, 'find' | 'decisions'>; readonly images: Pick<Images, 'read'> },
  { organizationId }: Pick<Caller, 'organizationId'>,
  customerId: string,
): Promise<WholeCustomer> {
  const { customers, images } = world;
  const customer = await customers.find(organizationId, customerId);
  if (customer === undefined) throw new Refusal('not_found');
  const [image, decisions] = await Promise.all([
    customer.hasImage ? images.read(organizationId, customer.caseId) : undefined,
    customers.decisions(organizationId, customerId),
  ]);
  return { customer, decisions, ...(image !== undefined && { image }) };
}
