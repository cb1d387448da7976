import type { AnalysisMode } from '../domain/analysis-field.js';
import type { Caller } from '../domain/caller.js';
import type { Case } from '../domain/case.js';
import { type Customer, partyOfCase } from '../domain/customer.js';
import type { Clock, NewId } from '../domain/ports.js';

/** A new customer of a case that has none yet. */
export function customerOf(
  deps: { readonly now: Clock; readonly newId: NewId },
  caller: Pick<Caller, 'organizationId' | 'userId'>,
  ofCase: Pick<Case, 'id' | 'filters' | 'isTest'>,
  mode: AnalysisMode,
  details: Partial<Customer> = {},
): Customer {
  const { filters } = ofCase;
  const now = deps.now();
  return {
    id: deps.newId(),
    organizationId: caller.organizationId,
    userId: caller.userId,
    caseId: ofCase.id,
    party: partyOfCase(filters),
    categories: filters.categories,
    matchScore: filters.matchScore,
    exactSearch: filters.exactSearch,
    hasImage: ofCase.filters.hasImage === true,
    ...(filters.clientReference !== undefined && { clientReference: filters.clientReference }),
    ...(ofCase.isTest && { isTest: ofCase.isTest }),
    uploadSource: '',
    mode,
    status: 'pending',
    round: 1,
    requestedBy: caller.userId,
    createdAt: now,
    updatedAt: now,
    ...details,
  };
}
