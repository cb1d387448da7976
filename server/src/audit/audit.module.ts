import type { AccountDeps } from '../accounts/accounts.js';
import { pendingOpinions } from '../cases/pending-opinions.repository.js';
import { repeat } from '../platform/jobs/repeat.js';
import type { PlatformParts } from '../platform/parts.js';
import { auditReader } from './audit.js';
import { auditRepository } from './audit.repository.js';
import { auditRoutes } from './audit.routes.js';
import { auditChecks, checkForOrganization } from './audit-check.js';
import { extendAuditChains } from './extend-chains.js';

/** Interval at which entries join their chain: until then one could be altered without a trace. */
const CHAIN_EVERY_MS = 2000;

/** The audit log: read, chained within seconds, and anchored every minute. */
export function auditModule({ accounts, database, log }: PlatformParts & { readonly accounts: AccountDeps }) {
  const audit = auditRepository(database);
  const deps = {
    audit,
    now: accounts.now,
    logHead: (head: object) => log.info({ audit_head: head }, 'audit chain extended'),
  };
  return {
    routes: auditRoutes(
      auditReader({
        ...{ ...accounts, log: audit, records: accounts.audit },
        pendingOpinions: (organizationId, caseIds) => pendingOpinions(database.db, organizationId, caseIds),
      }),
      auditChecks(audit),
    ),
    tasks: {
      seal_audit: () => extendAuditChains(deps),
      verify_audit: (request: Parameters<typeof checkForOrganization>[1]) =>
        checkForOrganization({ ...deps, newId: accounts.newId, records: accounts.audit }, request),
    },
    schedule: ['* * * * * seal_audit'],
    /** Adds an organization's pending entries to its chain at once. */
    extendChain: audit.extendChain,
    /** Adds pending entries to their chains every two seconds until stopped. */
    startChaining: () =>
      repeat(() => audit.chainPending(accounts.now()), {
        pauseMs: CHAIN_EVERY_MS,
        // The job that chains and anchors fails for the same reason, and logs it.
        failed: (error) => log.debug({ err: error }, 'audit entries are waiting to be chained'),
      }),
  };
}
