import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { workItems } from '../cases/work-items.table.js';
import { customers } from '../customers/customers.table.js';
import type { Alert, AlertFilter, AlertType } from '../domain/alert.js';
import { MAX_COUNTED, type PageOf } from '../domain/page.js';
import type { Database, Queries } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { hasWords } from '../work/queue-conditions.repository.js';
import type { AlertsRepository } from './monitoring.js';
import { monitoringAlerts } from './monitoring.table.js';

/** Alerts of monitoring in PostgreSQL. */
export function alertsRepository({ db }: Pick<Database, 'db'>): AlertsRepository {
  return {
    async list(organizationId, filter, page) {
      const { after, number, size } = page;
      const [total, found] = await Promise.all([
        countOf(db, organizationId, filter),
        select(db)
          .where(and(matches(organizationId, filter), after && lt(monitoringAlerts.id, after.id)))
          .orderBy(desc(monitoringAlerts.id))
          .offset(after === undefined ? (number - 1) * size : 0)
          .limit(size + 1),
      ]);
      const alerts = found.slice(0, size).map(toAlert);
      const last = alerts.at(-1);
      return {
        ...total,
        alerts,
        ...(found.length > size && last && { last: { at: last.at, id: last.id } }),
      };
    },

    async find(organizationId, alertId) {
      const [row] = await select(db).where(
        and(eq(monitoringAlerts.organizationId, organizationId), eq(monitoringAlerts.id, alertId)),
      );
      return row && toAlert(row);
    },

    async unseen(organizationId) {
      return (await countUpTo(db, matches(organizationId, { isSeen: false }))).total;
    },

    async markSeen(organizationId, alertIds, { at, by }) {
      const { rowCount } = await db
        .update(monitoringAlerts)
        .set({ seenAt: at, seenBy: by })
        .where(and(matches(organizationId, { isSeen: false }), inArray(monitoringAlerts.id, [...alertIds])));
      return rowCount ?? 0;
    },
  };
}

function select(db: Database['db']) {
  return db
    .select({ alert: monitoringAlerts, filters: cases.filters, customerId: customers.id })
    .from(monitoringAlerts)
    .innerJoin(cases, eq(cases.id, monitoringAlerts.caseId))
    .leftJoin(customers, eq(customers.caseId, monitoringAlerts.caseId));
}

function toAlert({ alert, filters, customerId }: Awaited<ReturnType<typeof select>>[number]): Alert {
  const { id, type, caseId, changes, createdAt, seenAt, seenBy } = alert;
  return {
    ...{ id, type: type as AlertType, at: createdAt, caseId, name: filters.name },
    ...(filters.clientReference !== undefined && { clientReference: filters.clientReference }),
    ...(customerId !== null && { customerId }),
    changes: changes as Readonly<Record<string, unknown>>,
    ...(seenAt !== null && { seen: { at: seenAt, by: seenBy ?? '' } }),
  };
}

/** All of them, unless filters read the alerts themselves: those count up to `MAX_COUNTED`. */
async function countOf(db: Queries, organizationId: string, filter: AlertFilter): Promise<Omit<PageOf, 'last'>> {
  const conditions = matches(organizationId, filter);
  if (filter.source !== undefined || filter.search !== undefined) return countUpTo(db, conditions);
  const [counted] = await db.select({ total: count() }).from(monitoringAlerts).where(conditions);
  return { total: counted?.total ?? 0 };
}

async function countUpTo(db: Queries, conditions: SQL | undefined): Promise<Omit<PageOf, 'last'>> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total
    from (select from ${monitoringAlerts} where ${conditions} limit ${MAX_COUNTED + 1}) counted`);
  const total = rows[0]?.total ?? 0;
  return total > MAX_COUNTED ? { total: MAX_COUNTED, isMore: true } : { total };
}

function matches(organizationId: string, { caseId, type, from, to, isSeen, source, search }: AlertFilter) {
  return and(
    eq(monitoringAlerts.organizationId, organizationId),
    caseId === undefined ? undefined : eq(monitoringAlerts.caseId, caseId),
    type === undefined ? undefined : eq(monitoringAlerts.type, type),
    from === undefined ? undefined : gte(monitoringAlerts.createdAt, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(monitoringAlerts.createdAt, sql`${to}::date + 1`),
    // As the partial index has it.
    isSeen === undefined ? undefined : isSeen ? sql`seen_at is not null` : sql`seen_at is null`,
    source === undefined ? undefined : isOfSource(source),
    search === undefined ? undefined : isOfCaseWith(organizationId, search),
  );
}

/** Rows of earlier versions lack their sources until the job has filled them. */
function isOfSource(source: string): SQL {
  return sql`(${monitoringAlerts.sources} @> ${sql.param([source])}::text[]
    or (sources is null and ${source} = any(${STORED_SOURCES})))`;
}

/** Lists of the matches in the public form. */
const STORED_SOURCES = sql`array(
  select distinct changed ->> 'source'
  from json_array_elements(
    case json_typeof(${monitoringAlerts.changes} -> 'matches') when 'array' then ${monitoringAlerts.changes} -> 'matches' else '[]' end
  ) as changed
  where changed ->> 'source' is not null)`;

/** Fills the sources of rows of earlier versions, at most `most`; false once there is none left. */
export async function fillSources(db: Queries, most: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${monitoringAlerts} set sources = ${STORED_SOURCES}
    where id in (select id from ${monitoringAlerts} where sources is null limit ${most} for update skip locked)`);
  return rowCount === most;
}

/** A case with an alert has work, whose words are indexed. */
function isOfCaseWith(organizationId: string, search: string): SQL {
  return sql`${monitoringAlerts.caseId} in (
    select ${workItems.caseId} from ${workItems}
    where ${workItems.organizationId} = ${organizationId} and ${hasWords(search)})`;
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
  const rows = alerts.map((alert) => ({
    ...{ ...alert, organizationId, awaitsDigest: true },
    sources: sourcesOf(alert.changes),
  }));
  await tx.insert(monitoringAlerts).values(rows);
  await queueDigest(tx, organizationId);
}

function sourcesOf(changes: unknown): string[] {
  const { matches = [] } = changes as { readonly matches?: readonly { readonly source?: string }[] };
  return [...new Set(matches.flatMap(({ source }) => source ?? []))];
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
