import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { Customer } from '../domain/customer.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import { readEntry } from '../domain/read-entry.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import type { Cases, CustomersOfCases } from './cases.js';

/**
 * One page of a stored case as it was shown, with the note that the caller has opened it and an audit entry. Refuses with `not_found` what
 * does not exist, and what belongs to another organization just the same.
 */
export async function readCase(
  deps: {
    readonly cases: Pick<Cases, 'find' | 'results' | 'markRead'>;
    readonly customers: Pick<CustomersOfCases, 'findByCases'>;
    readonly audit: AuditRecords;
    readonly now: Clock;
    readonly newId: NewId;
  },
  caller: Caller,
  caseId: string,
  page: Page,
): Promise<{ found: Case; results: readonly CaseResult[]; customer?: Customer }> {
  const found = await deps.cases.find(caller.organizationId, caseId);
  if (found === undefined) throw new AppError('not_found');
  const [results] = await Promise.all([
    deps.cases.results(caller.organizationId, caseId, page),
    deps.audit.record(readEntry(deps, caller, 'case', caseId)),
  ]);
  if (!found.readBy.includes(caller.userId)) {
    await deps.cases.markRead(caller.organizationId, caseId, caller.userId);
  }
  const [customer] = await deps.customers.findByCases(caller.organizationId, [caseId]);
  return { found, results, ...(customer && { customer }) };
}
