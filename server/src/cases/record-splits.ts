import type { AuditEntry } from '../domain/audit.js';
import type { RecordSplit } from '../domain/record-split.js';

/** What each organization has split, reached through the organization alone. */
export interface RecordSplits {
  /** Refuses a pair that is split already, and with `too_many_splits`. */
  add(split: RecordSplit, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly RecordSplit[]>;
  /** False when there is none of that id. */
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
}
