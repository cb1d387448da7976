import { listAudit } from '../flow/list-audit.js';
import { sealAudit } from '../flow/seal-audit.js';
import type { AuditDeeds } from '../http/worlds/audit.js';
import { auditIn } from '../store/audit.js';
import type { Parts, Topic } from './parts.js';

export function composeAudit({ accounts, database, log }: Parts): Topic<AuditDeeds, 'seal_audit'> {
  const audit = auditIn(database);
  const world = {
    audit,
    now: accounts.now,
    tellHead: (head: object) => log.info({ audit_head: head }, 'audit chain sealed'),
  };
  return {
    deeds: { listAudit: (caller, question, page) => listAudit(world, caller, question, page) },
    tasks: { seal_audit: () => sealAudit(world) },
    schedule: ['* * * * * seal_audit'],
  };
}
