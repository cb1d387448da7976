import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { customers } from '../customers/customers.table.js';
import type { AlertFilter, AlertType } from '../domain/alert.js';
import type { Database } from '../platform/database/database.js';
import type { Alerts } from './monitoring.js';
import { monitoringAlerts } from './monitoring.table.js';

/** The alerts of monitoring in PostgreSQL, with what they are about; `record-alerts.repository.ts` writes them. */
export function alertsIn({ db }: Pick<Database, 'db'>): Alerts {
  return {
    async list(organizationId, filter, page) {
      const wanted = fitting(organizationId, filter);
      const [counted] = await db.select({ total: count() }).from(monitoringAlerts).where(wanted);
      const rows = await db
        .select({ alert: monitoringAlerts, filters: cases.filters, customerId: customers.id })
        .from(monitoringAlerts)
        .innerJoin(cases, eq(cases.id, monitoringAlerts.caseId))
        .leftJoin(customers, eq(customers.caseId, monitoringAlerts.caseId))
        .where(wanted)
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

function fitting(organizationId: string, { caseId, type, from, to }: AlertFilter) {
  return and(
    eq(monitoringAlerts.organizationId, organizationId),
    caseId === undefined ? undefined : eq(monitoringAlerts.caseId, caseId),
    type === undefined ? undefined : eq(monitoringAlerts.type, type),
    from === undefined ? undefined : gte(monitoringAlerts.createdAt, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(monitoringAlerts.createdAt, sql`${to}::date + 1`),
  );
}
