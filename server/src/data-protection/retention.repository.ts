import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { bulkRows, bulkUploads } from '../bulk-uploads/bulk-uploads.table.js';
import { cases } from '../cases/case.table.js';
import { customEntries, customLists } from '../custom-lists/custom-lists.table.js';
import { customers } from '../customers/customers.table.js';
import { customSource } from '../domain/custom-list.js';
import {
  KEEP_EVERYTHING,
  RETENTION_OUTCOMES,
  type Retention,
  type RetentionOutcome,
} from '../domain/data-protection.js';
import { monitoringStates } from '../monitoring/monitoring.table.js';
import type { Database } from '../platform/database/database.js';
import type { PersonalData } from '../platform/database/personal-data.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { retentions } from './data-protection.table.js';
import { eraseSubjects, heldOf, lockProtection } from './erase-subjects.repository.js';
import type { RetentionRepository } from './retention.js';

const DAY_MS = 86_400_000;

/** Retention periods, in PostgreSQL. */
export function retentionRepository(
  { db, transaction }: Database,
  personalData: readonly PersonalData[],
): RetentionRepository {
  return {
    async read(organizationId) {
      const [row] = await db.select().from(retentions).where(eq(retentions.organizationId, organizationId));
      return row === undefined ? KEEP_EVERYTHING : fromRow(row);
    },

    save: (organizationId, { days, bulkRowDays, updatedAt }, audit) =>
      transaction(async (tx) => {
        const row = {
          ...{ noMatchDays: days.no_match ?? null, passedDays: days.passed ?? null },
          ...{ forReviewDays: days.for_review ?? null, failedDays: days.failed ?? null },
          ...{ bulkRowDays: bulkRowDays ?? null, updatedAt },
        };
        await tx
          .insert(retentions)
          .values({ organizationId, ...row })
          .onConflictDoUpdate({ target: retentions.organizationId, set: row });
        await recordAudit(tx, audit);
      }),

    async organizations() {
      const { noMatchDays, passedDays, forReviewDays, failedDays, bulkRowDays } = retentions;
      const limits = [noMatchDays, passedDays, forReviewDays, failedDays, bulkRowDays];
      const rows = await db
        .select({ id: retentions.organizationId })
        .from(retentions)
        .where(or(...limits.map((column) => isNotNull(column))))
        .orderBy(asc(retentions.organizationId));
      return rows.map(({ id }) => id);
    },

    applyTo: ({ organizationId, retention, after, most, audit }) =>
      transaction(async (tx) => {
        const limits = limitsOf(retention, audit.at);
        if (limits.length === 0) return undefined;
        const youngest = Math.max(...limits.map(({ before }) => before.getTime()));
        // Reads candidates from the index alone; the few are then checked.
        const checked = await tx
          .select({ createdAt: cases.createdAt, id: cases.id })
          .from(cases)
          .where(
            and(
              eq(cases.organizationId, organizationId),
              lt(cases.createdAt, new Date(youngest)),
              after &&
                sql`(${cases.createdAt}, ${cases.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
            ),
          )
          .orderBy(asc(cases.createdAt), asc(cases.id))
          .limit(most);
        const last = checked.at(-1);
        if (last === undefined) return undefined;
        await lockProtection(tx, organizationId);
        const ids = checked.map(({ id }) => id);
        const rows = await tx
          .select(getTableColumns(cases))
          .from(cases)
          .leftJoin(customers, eq(customers.caseId, cases.id))
          .where(and(inArray(cases.id, ids), isDue(limits)))
          .orderBy(asc(cases.id))
          .for('update', { of: cases });
        const held = new Set((await heldOf(tx, organizationId, rows)).map(({ id }) => id));
        const erased = rows.filter(({ id }) => !held.has(id));
        if (erased.length > 0)
          await eraseSubjects(tx, personalData, organizationId, erased, audit, { keepsWhitelist: true });
        return { last, erased: erased.length };
      }),

    queue: (organizationId, after) =>
      addJobs(db, [
        {
          ...{ task: 'retain_organization', key: `retain ${organizationId}` },
          payload: { organizationId, ...(after && { after: { ...after, createdAt: after.createdAt.toISOString() } }) },
        },
      ]),

    async forgetBulkRows(organizationId, endedBefore, most) {
      const ended = db
        .select({ id: bulkUploads.id })
        .from(bulkUploads)
        .where(and(eq(bulkUploads.organizationId, organizationId), lt(bulkUploads.endedAt, endedBefore)));
      const { rowCount } = await db.execute(sql`
        delete from ${bulkRows} where ctid in (
          select ctid from ${bulkRows} where ${inArray(bulkRows.uploadId, ended)} limit ${most})`);
      return rowCount ?? 0;
    },

    async emptyRemovedEntries(changedBefore, most) {
      const { rowCount } = await db.execute(sql`
        update ${customEntries} set record = 'null', content_hash = '' where ctid = any(array(
          select e.ctid from ${customEntries} e join ${customLists} l on e.list_id = l.id
          left join ${monitoringStates} s on s.organization_id = l.organization_id
          where e.to_version is not null and e.content_hash <> '' and l.updated_at < ${changedBefore.toISOString()}
            and coalesce((s.editions ->> (${customSource('')} || l.id))::integer >= e.to_version, true)
          limit ${most}))`);
      return rowCount ?? 0;
    },
  };
}

/** The worst that a search holds, as `RetentionOutcome` says. */
const OUTCOME = sql`case
  when ${cases.truePositives} > 0
    or (${customers.verdict} = 'true_positive' and ${customers.decision} is distinct from 'declined') then 'failed'
  when ${cases.potentialMatches} + ${cases.unknowns} + ${cases.totalAdverseMedia} > 0
    or (${cases.totalResults} = 0 and ${customers.verdict} = 'uncertain' and ${customers.decision} is distinct from 'declined')
    then 'for_review'
  when ${cases.totalResults} > 0 then 'passed'
  else 'no_match' end`;

interface Limit {
  readonly outcome: RetentionOutcome;
  /** Due if unchanged since this time. */
  readonly before: Date;
}

function limitsOf({ days }: Retention, now: Date): Limit[] {
  return RETENTION_OUTCOMES.flatMap((outcome) => {
    const kept = days[outcome];
    return kept === undefined ? [] : [{ outcome, before: new Date(now.getTime() - kept * DAY_MS) }];
  });
}

/** Neither watched nor being analysed, and unchanged for as long as its outcome is kept. */
function isDue(limits: readonly Limit[]): SQL | undefined {
  const changedAt = sql`greatest(${cases.updatedAt}, ${customers.updatedAt})`;
  return and(
    eq(cases.isMonitored, false),
    eq(cases.isMediaMonitored, false),
    sql`coalesce(${customers.status}, 'completed') = 'completed'`,
    or(
      ...limits.map(
        ({ outcome, before }) => sql`(${OUTCOME} = ${outcome} and ${changedAt} < ${before.toISOString()}::timestamptz)`,
      ),
    ),
  );
}

function fromRow(row: typeof retentions.$inferSelect): Retention {
  const days = {
    ...(row.noMatchDays !== null && { no_match: row.noMatchDays }),
    ...(row.passedDays !== null && { passed: row.passedDays }),
    ...(row.forReviewDays !== null && { for_review: row.forReviewDays }),
    ...(row.failedDays !== null && { failed: row.failedDays }),
  };
  return { days, ...(row.bulkRowDays !== null && { bulkRowDays: row.bulkRowDays }), updatedAt: row.updatedAt };
}
