import { randomBytes } from 'node:crypto';
import { ANCHOR_CHAIN, type AuditEntry, auditDetailsHash, INSTALLATION_CHAIN } from '../../domain/audit.js';
import type { Database, Queries } from '../database/database.js';
import { insertBatch, type NewRows, rowsOf } from '../database/insert-rows.js';
import { microBatches } from '../database/micro-batches.js';
import { auditEntries } from './audit.table.js';
import type { AuditRecords } from './audit-records.js';

/**
 * Writes entries into the audit log in the caller's transaction, so that both are stored or neither. Takes no lock; the
 * entries join their chain later (`AuditLog.extendChains`).
 */
export async function recordAudit(tx: Queries, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await insertBatch(tx, [auditRows(entries)]);
}

/** Batches: each entry alone would cost a commit. */
const BATCHES = { most: 64, atOnce: 2 };

/** Entries of what changes nothing else. */
export function auditRecordsRepository({ db }: Pick<Database, 'db'>): AuditRecords {
  return { record: microBatches((entries: readonly AuditEntry[]) => recordAudit(db, ...entries), BATCHES) };
}

/** The same for who writes them in one statement with what they tell of. */
export function auditRows(entries: readonly AuditEntry[]): NewRows {
  return rowsOf(auditEntries, entries.map(rowOfEntry));
}

/** Writes an entry of the chain of anchors, which belongs to no organization. */
export async function recordAnchor(tx: Queries, anchor: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(rowOf(ANCHOR_CHAIN, anchor));
}

function rowOfEntry(entry: AuditEntry): typeof auditEntries.$inferInsert {
  return rowOf(entry.organizationId ?? INSTALLATION_CHAIN, entry);
}

function rowOf(
  chain: string,
  { id, at, actor, action, target, details }: AuditEntry,
): typeof auditEntries.$inferInsert {
  const salt = randomBytes(16).toString('hex');
  // Details as the database returns them: without undefined values, dates as text.
  const kept = JSON.parse(JSON.stringify(details)) as AuditEntry['details'];
  return {
    ...{ id, chain, at, actor, action, targetKind: target.kind, targetId: target.id },
    ...{ details: kept, salt, detailsHash: auditDetailsHash(kept, salt) },
  };
}
