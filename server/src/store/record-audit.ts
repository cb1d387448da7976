import { randomBytes } from 'node:crypto';
import { type AuditEntry, auditDetailsHash, INSTALLATION_CHAIN } from '../domain/audit.js';
import type { Queries } from './database.js';
import { auditEntries } from './schema/audit.js';

/**
 * Writes entries into the audit log in the caller's transaction: they exist exactly when what they tell of does. Takes no
 * lock; the entries are put into their chain later (`AuditLog.seal`).
 */
export async function recordAudit(tx: Queries, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditEntries).values(
    entries.map(({ id, organizationId, at, actor, action, target, details }) => {
      const salt = randomBytes(16).toString('hex');
      // As the database will give them back: without what is undefined, dates as text.
      const kept = JSON.parse(JSON.stringify(details)) as AuditEntry['details'];
      return {
        ...{ id, at, actor, action, details: kept, salt, detailsHash: auditDetailsHash(kept, salt) },
        chain: organizationId ?? INSTALLATION_CHAIN,
        actorId: actor.kind === 'user' ? actor.userId : null,
        targetKind: target.kind,
        targetId: target.id,
      };
    }),
  );
}
