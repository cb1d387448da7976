import type { Queries } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { monitoringAlerts } from './monitoring.table.js';

/** What monitoring found, in its public form. */
interface NewAlert {
  readonly id: string;
  readonly caseId: string;
  readonly type: string;
  readonly changes: unknown;
  readonly createdAt: Date;
}

/** The cycles of an organization, and its digests after them, one at a time. */
export const cycleQueue = (organizationId: string): string => `monitor ${organizationId}`;

/**
 * Writes alerts in the caller's transaction, with the job that makes a digest of them once the cycle is over. The last deed
 * of a transaction: all of an organization's alerts share that job, and whoever writes some waits for whoever wrote before.
 */
export async function recordAlerts(tx: Queries, organizationId: string, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  await tx.insert(monitoringAlerts).values(alerts.map((alert) => ({ ...alert, organizationId, awaitsDigest: true })));
  await queueDigest(tx, organizationId);
}

export async function queueDigest(tx: Queries, organizationId: string, runAt?: Date): Promise<void> {
  await addJobs(tx, [
    {
      ...{ task: 'make_digest', payload: { organizationId } },
      ...{ key: `digest ${organizationId}`, queue: cycleQueue(organizationId) },
      ...(runAt && { runAt }),
    },
  ]);
}
