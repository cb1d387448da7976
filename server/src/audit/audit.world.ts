import type { AuditQuestion, LoggedEntry } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Page } from '../domain/page.js';

export interface AuditDeeds {
  /** Newest first. */
  listAudit(
    caller: Caller,
    question: AuditQuestion,
    page: Page,
  ): Promise<{ entries: readonly LoggedEntry[]; total: number }>;
}
