import type { AuditEntry } from '../domain/audit.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { Assignee, CaseComment, RecordDecision } from '../domain/case-marks.js';
import type { Page } from '../domain/page.js';
import type { WhitelistedPair } from '../domain/whitelist.js';

/** A decision with all that is written with it. */
export interface DecisionToKeep {
  readonly id: string;
  readonly organizationId: string;
  readonly caseId: string;
  /** The result it is about. */
  readonly recordId: string;
  readonly decision: RecordDecision;
  /** Pairs that begin with it. Those of the same subject and these records end in any case. */
  readonly whitelist: readonly WhitelistedPair[];
  readonly ends: { readonly subjectKey: string; readonly recordIds: readonly string[] };
  readonly audit: AuditEntry;
}

/** What people do with stored cases. Everything is written with its audit entry and its event, or not at all. */
export interface CaseWork {
  /**
   * Sets the status of a result and what follows for its case; announces `case.status_changed` when the case's status or
   * match status is another one than before. Undefined when there is no such result.
   */
  decide(kept: DecisionToKeep): Promise<{ before: Case; after: Case; result: CaseResult } | undefined>;
  /** All decisions on a result, newest first. */
  decisions(organizationId: string, caseId: string, recordId: string): Promise<readonly RecordDecision[]>;
  /** Undefined when there is no such case. */
  assign(
    organizationId: string,
    caseId: string,
    assignees: readonly Assignee[],
    audit: AuditEntry,
  ): Promise<Case | undefined>;
  /** Undefined when there is no such case; refuses with `too_many_comments`. */
  comment(organizationId: string, caseId: string, comment: CaseComment, audit: AuditEntry): Promise<Case | undefined>;
}

/** The pairs of subject and record that are held for different parties. */
export interface Whitelists {
  /** Those in force for one subject, by record. */
  of(organizationId: string, subjectKey: string): Promise<ReadonlyMap<string, WhitelistedPair>>;
  /** Those in force, newest first. */
  list(organizationId: string, page: Page): Promise<{ pairs: readonly WhitelistedPair[]; total: number }>;
  /** False when there is no such pair in force. */
  end(organizationId: string, id: string, at: Date, audit: AuditEntry): Promise<boolean>;
}
