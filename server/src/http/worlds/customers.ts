import type { Caller } from '../../domain/caller.js';
import type { Customer, CustomerFilter, WholeCustomer } from '../../domain/customer.js';
import type { CustomerRequest } from '../../domain/customer-request.js';
import type { Page } from '../../flow/ports/cases.js';

export interface CustomerDeeds {
  /** Screens, stores and queues the analysis. Refuses where the module or the mode is off, and without credits. */
  createCustomer(caller: Caller, request: CustomerRequest): Promise<Customer>;
  listCustomers(
    caller: Caller,
    filter: CustomerFilter,
    page: Page,
  ): Promise<{ customers: readonly Customer[]; total: number }>;
  /** Refuses with `not_found`. */
  readCustomer(caller: Caller, customerId: string): Promise<WholeCustomer>;
}
