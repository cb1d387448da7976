import type { Images } from '../cases/images.js';
import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { WholeCustomer } from '../domain/customer.js';
import type { Clock, NewId } from '../domain/ports.js';
import { readEntry } from '../domain/read-entry.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { Customers } from './customers.js';

export interface ReadCustomerDeps {
  readonly customers: Pick<Customers, 'find' | 'decisions'>;
  readonly images: Pick<Images, 'read'>;
  readonly audit: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/**
 * A customer with its image and its decisions, and an audit entry that it was read. Refuses with `not_found` what does not exist, and
 * what belongs to another organization just the same.
 */
export async function readCustomer(deps: ReadCustomerDeps, caller: Caller, customerId: string): Promise<WholeCustomer> {
  const whole = await wholeCustomer(deps, caller, customerId);
  await deps.audit.record(readEntry(deps, caller, 'customer', customerId));
  return whole;
}

/** The same as the answer to what the caller did to it, which is an entry by itself. */
export async function wholeCustomer(
  { customers, images }: Pick<ReadCustomerDeps, 'customers' | 'images'>,
  { organizationId }: Caller,
  customerId: string,
): Promise<WholeCustomer> {
  const customer = await customers.find(organizationId, customerId);
  if (customer === undefined) throw new AppError('not_found');
  const [image, decisions] = await Promise.all([
    customer.hasImage ? images.read(organizationId, customer.caseId) : undefined,
    customers.decisions(organizationId, customerId),
  ]);
  return { customer, decisions, ...(image !== undefined && { image }) };
}
