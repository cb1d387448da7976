import type { AuditQuestion, LoggedEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Page } from '../domain/page.js';
import type { AuditLog } from './audit.js';

/** One page of the audit log, newest first. */
export function listAudit(
  deps: { readonly audit: Pick<AuditLog, 'list'> },
  caller: Caller,
  { scope, ...filter }: AuditQuestion,
  page: Page,
): Promise<{ entries: readonly LoggedEntry[]; total: number }> {
  return deps.audit.list(scope === 'organization' ? caller.organizationId : undefined, filter, page);
}
