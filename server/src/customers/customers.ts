import { normalizeName } from '@touchstone/engine';
import type { CustomersOfCases } from '../cases/cases.js';
import type { ClosedImage, Images } from '../cases/images.js';
import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditDetails, type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { Customer, CustomerFilter, Decision, DecisionEntry, WholeCustomer } from '../domain/customer.js';
import type { Outcomes } from '../domain/outcomes.js';
import type { Page, PageOf } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { readEntry } from '../domain/read-entry.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { FinishedAnalysis } from './analyses.js';

/** A customer with its case, to be stored together. */
export interface NewCustomer {
  readonly customer: Customer;
  readonly made: Case;
  readonly results: readonly CaseResult[];
  /** Creator; the service itself if absent. */
  readonly by?: Actor;
  readonly image?: ClosedImage;
  /** First analysis, if it precedes storing; `customer` then has its outcome. */
  readonly analysed?: FinishedAnalysis;
}

/** Customers of all organizations. What people do is stored with its audit entry. */
export interface CustomersRepository extends CustomersOfCases {
  /** Stores a customer and its case, takes a credit and queues the analysis unless there is one. Throws `insufficient_credits`; then nothing is stored. */
  add(created: NewCustomer): Promise<void>;
  /** The same for an existing case. Throws `compliance_request_exists` if it has a customer. */
  addToCase(customer: Customer, audit: AuditEntry): Promise<void>;
  /**
   * Takes a credit and queues an Advanced analysis of a customer whose Lite analysis is finished and inconclusive, which is in
   * progress again. False for any other customer.
   */
  escalate(organizationId: string, customerId: string, audit: AuditEntry): Promise<boolean>;
  find(organizationId: string, customerId: string): Promise<Customer | undefined>;
  /** Existing customers of these ids, in any order. */
  findEach(organizationId: string, customerIds: readonly string[]): Promise<readonly Customer[]>;
  /** Newest first, all that match the filter. */
  list(
    organizationId: string,
    filter: CustomerFilter,
    page: Page,
  ): Promise<PageOf & { customers: readonly Customer[] }>;
  /** Updates the counts of text searches; run regularly to keep them fast. */
  countChanges(): Promise<void>;
  /** Stores a decision and its history entry. Undefined if there is no such active customer, or if the decision precedes a finished analysis. */
  decide(
    organizationId: string,
    customerId: string,
    decision: Decision,
    audit: AuditEntry,
  ): Promise<Customer | undefined>;
  /** Oldest first. */
  decisions(organizationId: string, customerId: string): Promise<readonly DecisionEntry[]>;
  /** The same by customer; customers without decisions have no entry. */
  decisionsOfEach(
    organizationId: string,
    customerIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly DecisionEntry[]>>;
  /** False if there is no such active customer. */
  remove(organizationId: string, customerId: string, reason: string, audit: AuditEntry): Promise<boolean>;
}

interface CustomerDeps {
  readonly customers: Pick<CustomersRepository, 'find' | 'list' | 'decisions' | 'decide' | 'remove'>;
  readonly images: Pick<Images, 'read'>;
  readonly outcomes: Pick<Outcomes, 'hiddenFrom'>;
  readonly audit: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/** The customers of an organization and the decisions on them. */
export function customerService({ customers, images, outcomes, audit, now, newId }: CustomerDeps) {
  return {
    /** Newest first; `total` counts all that match. */
    list: ({ organizationId }: Caller, filter: CustomerFilter, page: Page) =>
      customers.list(
        organizationId,
        { ...filter, ...(filter.name !== undefined && { name: normalizeName(filter.name) }) },
        page,
      ),

    /** Reads a customer with image and decisions; audited. Throws `not_found`. */
    async read(caller: Caller, customerId: string): Promise<WholeCustomer> {
      const whole = await readWhole(caller, customerId);
      await audit.record(readEntry({ now, newId }, caller, 'customer', customerId));
      return whole;
    },

    /**
     * Records an analyst's decision, which may change later; the history keeps every one. A reason alone may be noted before the
     * analysis is finished. Throws `validation_failed`, and `outcome_hidden` for a verdict that the caller has not seen.
     */
    async decide(caller: AuthenticatedCaller, customerId: string, decision: Decision): Promise<WholeCustomer> {
      const { organizationId } = caller;
      const found = decision.decision && (await customers.find(organizationId, customerId));
      if (found && (await outcomes.hiddenFrom(caller, [found.caseId])).size > 0) throw new AppError('outcome_hidden');
      const entry = auditOf(caller, 'customer.decided', customerId, { ...decision });
      const decided = await customers.decide(organizationId, customerId, decision, entry);
      if (decided === undefined) throw await inactive(organizationId, customerId);
      return readWhole(caller, customerId);
    },

    /** Hides a customer from the list; nothing is erased. Throws `validation_failed`. */
    async remove(caller: AuthenticatedCaller, customerId: string, reason: string): Promise<void> {
      const { organizationId } = caller;
      const entry = auditOf(caller, 'customer.deleted', customerId, { reason });
      const removed = await customers.remove(organizationId, customerId, reason, entry);
      if (!removed) throw await inactive(organizationId, customerId);
    },
  };

  async function readWhole({ organizationId }: Caller, customerId: string): Promise<WholeCustomer> {
    const customer = await customers.find(organizationId, customerId);
    if (customer === undefined) throw new AppError('not_found');
    const [image, decisions] = await Promise.all([
      customer.hasImage ? images.read(organizationId, customer.caseId) : undefined,
      customers.decisions(organizationId, customerId),
    ]);
    return { customer, decisions, ...(image !== undefined && { image }) };
  }

  async function inactive(organizationId: string, customerId: string): Promise<AppError> {
    const found = await customers.find(organizationId, customerId);
    const fault =
      found === undefined
        ? { field: 'customer_id', message: 'does not exist' }
        : found.deleted !== undefined
          ? { field: 'customer_id', message: 'has been deleted' }
          : {
              field: 'analyst_decision',
              message: 'is not allowed before status is COMPLETED: there is no verdict yet',
            };
    return new AppError('validation_failed', { faults: [fault] });
  }

  function auditOf(
    caller: AuthenticatedCaller,
    action: 'customer.decided' | 'customer.deleted',
    customerId: string,
    details: AuditDetails,
  ): AuditEntry {
    return {
      ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
      ...{ action, target: { kind: 'customer', id: customerId }, details },
    };
  }
}
export type CustomerService = ReturnType<typeof customerService>;
