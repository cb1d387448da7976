import { AppError, type FieldError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import { platformOf } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';
import { type MakeCaseDeps, referencesOf, type ScreenedCase, screenCase } from './make-case.js';

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
  const named = await referencesOf(deps, caller, request, faults);
  if (named.faults.length > 0) throw new AppError('validation_failed', { faults: named.faults });
  const screened = await screenCase(deps, caller, request, platformOf(caller), named);
  const { organizationId, filters, totalResults, createdAt } = screened.made;
  await deps.audit.record({
    ...{ id: deps.newId(), organizationId, at: createdAt, actor: screened.by, action: 'search.previewed' },
    target: { kind: 'organization', id: organizationId },
    details: { entity_type: filters.entityTypes, categories: filters.categories, results: totalResults },
  });
  return screened;
}
