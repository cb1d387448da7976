import { AppError } from '../domain/app-error.js';
import type { Case } from '../domain/case.js';
import type { Customer } from '../domain/customer.js';

/** Kind of object that has references of its own: searches, customers, and the tests of each. */
export type ReferenceKind = 'search' | 'customer' | 'test_search' | 'test_customer';

/** The use of a client reference by a search or customer. */
export interface ReferenceClaim {
  readonly organizationId: string;
  readonly kind: ReferenceKind;
  readonly clientReference: string;
  readonly caseId: string;
  /** Id of the search or customer. */
  readonly holderId: string;
}

/** The claim of a search; none without a reference, and none for the search that comes with a customer. */
export function claimsOfSearch({
  id,
  organizationId,
  filters,
  isTest,
}: Pick<Case, 'id' | 'organizationId' | 'filters' | 'isTest'>): ReferenceClaim[] {
  const { clientReference, ofCustomer } = filters;
  if (clientReference === undefined || ofCustomer) return [];
  return [{ organizationId, kind: isTest ? 'test_search' : 'search', clientReference, caseId: id, holderId: id }];
}

/** The claim of a customer; none without a reference. */
export function claimsOfCustomer({
  id,
  organizationId,
  caseId,
  clientReference,
  isTest,
}: Pick<Customer, 'id' | 'organizationId' | 'caseId' | 'clientReference' | 'isTest'>): ReferenceClaim[] {
  if (clientReference === undefined) return [];
  return [{ organizationId, kind: isTest ? 'test_customer' : 'customer', clientReference, caseId, holderId: id }];
}

/** Says who has the reference, if that is still known. */
export function referenceInUse({ kind, clientReference }: ReferenceClaim, holderId: string | undefined): AppError {
  const noun = kind.endsWith('customer') ? 'customer' : 'search';
  const message = `is already used by ${holderId === undefined ? `another ${noun}` : `${noun} ${holderId}`}`;
  const text = `The client_reference "${clientReference}" ${message}; this organization uses each only once`;
  return new AppError('client_reference_in_use', { text, faults: [{ field: 'client_reference', message }] });
}
