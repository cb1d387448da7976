import type { Parts, Topic } from '../app/parts.js';
import { repeat } from '../platform/jobs/repeat.js';
import { auditIn } from './audit.repository.js';
import type { AuditDeeds } from './audit.world.js';
import { listAudit } from './list-audit.js';
import { sealAudit } from './seal-audit.js';

/** An entry waits no longer for its seal: until then it could be altered unseen. */
const SEALED_EVERY_MS = 2000;

interface AuditTopic extends Topic<AuditDeeds, 'seal_audit'> {
  /** Seals what waits every two seconds until stopped. */
  startSealing(): { stop(): Promise<void> };
}

/** The audit log: read, sealed within seconds, and anchored every minute. */
export function composeAudit({ accounts, database, log }: Parts): AuditTopic {
  const audit = auditIn(database);
  const deps = {
    audit,
    now: accounts.now,
    tellHead: (head: object) => log.info({ audit_head: head }, 'audit chain sealed'),
  };
  return {
    startSealing: () =>
      repeat(() => audit.sealWaiting(accounts.now()), {
        pauseMs: SEALED_EVERY_MS,
        // The job that seals and anchors fails with it, and says why.
        failed: (error) => log.debug({ err: error }, 'audit entries wait to be sealed'),
      }),
    deeds: { listAudit: (caller, question, page) => listAudit(deps, caller, question, page) },
    tasks: { seal_audit: () => sealAudit(deps) },
    schedule: ['* * * * * seal_audit'],
  };
}
