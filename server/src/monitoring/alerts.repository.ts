import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { customers } from '../customers/customers.table.js';
import type { AlertFilter, AlertType } from '../domain/alert.js';
import type { Database, Queries } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import type { AlertsRepository } from './monitoring.js';
import { monitoringAlerts } from './monitoring.table.js';

/** Alerts of monitoring in PostgreSQL. */
export function alertsRepository({ db }: Pick<Database, 'db'>): AlertsRepository {
  return {
    async list(organizationId, filter, page) {
      const matching = matches(organizationId, filter);
      const [counted] = await db.select({ total: count() }).from(monitoringAlerts).where(matching);
      const rows = await db
        .select({ alert: monitoringAlerts, filters: cases.filters, customerId: customers.id })
        .from(monitoringAlerts)
        .innerJoin(cases, eq(cases.id, monitoringAlerts.caseId))
        .leftJoin(customers, eq(customers.caseId, monitoringAlerts.caseId))
        .where(matching)
        .orderBy(desc(monitoringAlerts.id))
        .offset((page.number - 1) * page.size)
        .limit(page.size);
      const alerts = rows.map(({ alert: { id, type, caseId, changes, createdAt }, filters, customerId }) => ({
        ...{ id, type: type as AlertType, at: createdAt, caseId, name: filters.name },
        ...(filters.clientReference !== undefined && { clientReference: filters.clientReference }),
        ...(customerId !== null && { customerId }),
        changes: changes as Readonly<Record<string, unknown>>,
      }));
      return { alerts, total: counted?.total ?? 0 };
    },
  };
}

function matches(organizationId: string, { caseId, type, from, to }: AlertFilter) {
  return and(
    eq(monitoringAlerts.organizationId, organizationId),
    caseId === undefined ? undefined : eq(monitoringAlerts.caseId, caseId),
    type === undefined ? undefined : eq(monitoringAlerts.type, type),
    from === undefined ? undefined : gte(monitoringAlerts.createdAt, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(monitoringAlerts.createdAt, sql`${to}::date + 1`),
  );
}

/** An alert in its public form. */
interface NewAlert {
  readonly id: string;
  readonly caseId: string;
  readonly type: string;
  readonly changes: unknown;
  readonly createdAt: Date;
}

/** Queue of an organization's cycles and the digests after them, one at a time. */
export const cycleQueue = (organizationId: string): string => `monitor ${organizationId}`;

/**
 * Writes alerts in the caller's transaction, with the job that creates their digest after the cycle. Last in a transaction: all of
 * an organization's alerts share that job, so that writers wait for each other.
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
