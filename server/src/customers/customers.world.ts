import type { FieldError } from '../domain/app-error.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { Configuration } from '../domain/configuration.js';
import type { Customer, CustomerFilter, Decision, WholeCustomer } from '../domain/customer.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import type { Page } from '../domain/page.js';
import type { ComplianceRequest } from './request-compliance.js';
import type { ConfigurationUpdate } from './update-configuration.js';

export interface CustomerDeeds {
  /** Screens and stores, with a customer where the search asks for an analysis. Refuses with all `faults` and its own together, and then stores nothing. */
  makeCase(
    caller: Caller,
    request: CaseRequest,
    faults: readonly FieldError[],
  ): Promise<{ made: Case; results: readonly CaseResult[]; customer?: Customer }>;
  /** Screens, stores and queues the analysis. Refuses where the module or the mode is off, and without credits. */
  createCustomer(caller: Caller, request: CustomerRequest): Promise<Customer>;
  listCustomers(
    caller: Caller,
    filter: CustomerFilter,
    page: Page,
  ): Promise<{ customers: readonly Customer[]; total: number }>;
  /** Refuses with `not_found`. */
  readCustomer(caller: Caller, customerId: string): Promise<WholeCustomer>;
  /** Refuses a customer that is not there or deleted as a fault of `customer_id`. */
  decideCustomer(caller: AuthenticatedCaller, customerId: string, decision: Decision): Promise<WholeCustomer>;
  /** Likewise. */
  deleteCustomer(caller: AuthenticatedCaller, customerId: string, reason: string): Promise<void>;
  /** Refuses in the order and the words of the specification's table. */
  requestCompliance(caller: AuthenticatedCaller, request: ComplianceRequest): Promise<{ caseId: string }>;
  readConfiguration(caller: Caller): Promise<Configuration>;
  /** Refuses with all `faults` and its own together. */
  updateConfiguration(
    caller: AuthenticatedCaller,
    update: ConfigurationUpdate,
    faults: readonly FieldError[],
  ): Promise<Configuration>;
}
