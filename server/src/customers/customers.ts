import type { CustomersOfCases } from '../cases/cases.js';
import type { Actor, AuditEntry } from '../domain/audit.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { Customer, CustomerFilter, Decision, DecisionEntry } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import type { FinishedAnalysis } from './analyses.js';

/** A customer with the case of its screening, to be stored together. */
export interface NewCustomer {
  readonly customer: Customer;
  readonly made: Case;
  readonly results: readonly CaseResult[];
  /** Who had it screened; the service by itself where it is absent. */
  readonly by?: Actor;
  /** Encrypted (`Images.close`). */
  readonly image?: string;
  /** Its first analysis, where that was made before anything was stored; `customer` is then as it is afterwards. */
  readonly analysed?: FinishedAnalysis;
}

/** Customers of every organization, each reached through its own alone. What people do is written with its audit entry. */
export interface Customers extends CustomersOfCases {
  /**
   * Writes a customer and its case, takes a credit and queues its analysis, unless it is made: all of it or, when it refuses with
   * `insufficient_credits`, nothing.
   */
  add(made: NewCustomer): Promise<void>;
  /** The same for a case that is there; refuses with `compliance_request_exists` when it has a customer. */
  addToCase(customer: Customer, audit: AuditEntry): Promise<void>;
  /**
   * Asks for an Advanced analysis of a customer whose Lite analysis is finished and open: takes the credit, queues it, and
   * takes the customer back to in progress. False when the customer is not, or no longer, one of those.
   */
  escalate(organizationId: string, customerId: string, audit: AuditEntry): Promise<boolean>;
  find(organizationId: string, customerId: string): Promise<Customer | undefined>;
  /** Those of these, in any order. */
  findEach(organizationId: string, customerIds: readonly string[]): Promise<readonly Customer[]>;
  /** Newest first. `total` counts all that fit, exactly. */
  list(
    organizationId: string,
    filter: CustomerFilter,
    page: Page,
  ): Promise<{ customers: readonly Customer[]; total: number }>;
  /** Adds what changed to the kept counts of searches by words; every now and then, so that they stay quick. */
  countChanges(): Promise<void>;
  /**
   * Writes the decision into the customer and its history. Undefined when there is no such customer that is active, and for a
   * decision on one whose analysis is not finished: there is no verdict to decide on.
   */
  decide(
    organizationId: string,
    customerId: string,
    decision: Decision,
    audit: AuditEntry,
  ): Promise<Customer | undefined>;
  /** Oldest first. */
  decisions(organizationId: string, customerId: string): Promise<readonly DecisionEntry[]>;
  /** The same of many, by customer; of one without any there is no entry. */
  decisionsOfEach(
    organizationId: string,
    customerIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly DecisionEntry[]>>;
  /** False when there is no such customer that is active. */
  remove(organizationId: string, customerId: string, reason: string, audit: AuditEntry): Promise<boolean>;
}
