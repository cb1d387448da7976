import type { AuditEntry } from '../../domain/audit.js';

/** Entries of what changes nothing else: reads, refusals and failed log-ins. */
export interface AuditRecords {
  record(entry: AuditEntry): Promise<void>;
}
