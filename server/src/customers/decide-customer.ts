import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Customer, Decision } from '../domain/customer.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Customers } from './customers.js';

export interface DecideCustomerDeps {
  readonly customers: Pick<Customers, 'find' | 'decide' | 'remove'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/**
 * Writes down what an analyst holds of a customer; it may be changed later, and every decision stays in the history. A decision
 * is of a finished analysis: before, a reason may be noted and nothing be decided.
 */
export async function decideCustomer(
  deps: DecideCustomerDeps,
  caller: AuthenticatedCaller,
  customerId: string,
  decision: Decision,
): Promise<Customer> {
  const { organizationId } = caller;
  const audit = {
    ...{ id: deps.newId(), organizationId, at: deps.now(), actor: actorOf(caller) },
    action: 'customer.decided' as const,
    target: { kind: 'customer', id: customerId },
    details: { ...decision },
  };
  const decided = await deps.customers.decide(organizationId, customerId, decision, audit);
  return decided ?? refuseInactive(deps, organizationId, customerId);
}

/** Hides a customer from the queue, with the reason; nothing of it is lost. */
export async function deleteCustomer(
  deps: DecideCustomerDeps,
  caller: AuthenticatedCaller,
  customerId: string,
  reason: string,
): Promise<void> {
  const { organizationId } = caller;
  const audit = {
    ...{ id: deps.newId(), organizationId, at: deps.now(), actor: actorOf(caller) },
    action: 'customer.deleted' as const,
    target: { kind: 'customer', id: customerId },
    details: { reason },
  };
  const removed = await deps.customers.remove(organizationId, customerId, reason, audit);
  if (!removed) await refuseInactive(deps, organizationId, customerId);
}

async function refuseInactive(
  { customers }: DecideCustomerDeps,
  organizationId: string,
  customerId: string,
): Promise<never> {
  const found = await customers.find(organizationId, customerId);
  const fault =
    found === undefined
      ? { field: 'customer_id', message: 'does not exist' }
      : found.deleted !== undefined
        ? { field: 'customer_id', message: 'has been deleted' }
        : { field: 'analyst_decision', message: 'is possible once status is COMPLETED: there is no verdict yet' };
  throw new AppError('validation_failed', { faults: [fault] });
}
