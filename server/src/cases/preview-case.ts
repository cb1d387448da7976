import type { FieldError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { type MakeCaseDeps, type ScreenedCase, screenRequest } from './make-case.js';

export interface PreviewCaseDeps extends Omit<MakeCaseDeps, 'cases'> {
  readonly audit: AuditRecords;
}

/**
 * Screens a party as a case that is not stored. The audit log keeps who tried what kind of search, and neither name nor
 * results: an erasure could not find them. Throws as `makeCase` does.
 */
export async function previewCase(
  deps: PreviewCaseDeps,
  caller: Caller,
  request: CaseRequest,
  faults: readonly FieldError[] = [],
): Promise<ScreenedCase> {
  const screened = await screenRequest(deps, caller, request, faults);
  const { organizationId, filters, totalResults, createdAt } = screened.made;
  await deps.audit.record({
    ...{ id: deps.newId(), organizationId, at: createdAt, actor: screened.by, action: 'search.previewed' },
    target: { kind: 'organization', id: organizationId },
    details: { entity_type: filters.entityTypes, categories: filters.categories, results: totalResults },
  });
  return screened;
}
