import { and, count, desc, eq, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '../domain/audit.js';
import type { DecidedStatus } from '../domain/case-marks.js';
import type { Database, Queries } from '../platform/database/database.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { caseResults, cases } from './case.table.js';
import type { CaseHistory, SameRecord } from './case-history.js';
import { toCase } from './case-rows.repository.js';
import { recordDecisions } from './case-work.table.js';
import { pendingOpinions } from './pending-opinions.repository.js';
import { peopleOf } from './work-items.repository.js';

/** Most records compared; far more than a person reviews in a case. */
const MAX_RECORDS = 500;

const READS: AuditAction[] = ['case.opened', 'case.read', 'customer.read'];

/** True if the user has no earlier entry of the same action on the same UTC day. */
const isFirstOfDay = sql`not exists (
  select from audit_entries earlier
  where earlier.chain = ${auditEntries.chain} and earlier.target_id = ${auditEntries.targetId}
    and earlier.at >= date_trunc('day', ${auditEntries.at}, 'UTC')
    and (earlier.at, earlier.id) < (${auditEntries.at}, ${auditEntries.id})
    and earlier.action = ${auditEntries.action} and earlier.actor ->> 'userId' = ${auditEntries.actor} ->> 'userId')`;

/** The history of cases in PostgreSQL. */
export function caseHistoryRepository({ db }: Database): CaseHistory {
  return {
    async find(organizationId, caseId) {
      const [row] = await db
        .select()
        .from(cases)
        .where(and(eq(cases.id, caseId), eq(cases.organizationId, organizationId)));
      return row && toCase(row);
    },

    async entries(organizationId, targetIds, after, most, { changesOnly = false }) {
      const rows = await db
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.chain, organizationId),
            inArray(auditEntries.targetId, [...targetIds]),
            changesOnly
              ? notInArray(auditEntries.action, [...READS, 'case.exported'])
              : or(notInArray(auditEntries.action, READS), isFirstOfDay),
            after &&
              sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(auditEntries.at), desc(auditEntries.id))
        .limit(most);
      const users = rows.flatMap(({ actor }) => (actor.kind === 'user' ? [actor.userId] : []));
      const people = await peopleOf(db, organizationId, [...new Set(users)]);
      return rows.map(({ id, at, actor, action, targetKind, targetId, details, number, hash }) => {
        const name = actor.kind === 'user' ? people.get(actor.userId)?.name : undefined;
        return {
          ...{ id, organizationId, at, actor, action, target: { kind: targetKind, id: targetId } },
          ...(name !== undefined && { name }),
          ...(details !== null && { details }),
          ...(number !== null && hash !== null && { chained: { number, hash } }),
        };
      });
    },

    pendingOpinions: (organizationId, caseIds) => pendingOpinions(db, organizationId, caseIds),

    async casesOfName(organizationId, { id, normalizedName }, most) {
      if (normalizedName === '') return [];
      const rows = await db
        .select()
        .from(cases)
        .where(
          and(
            eq(cases.organizationId, organizationId),
            eq(cases.normalizedName, normalizedName),
            ne(cases.id, id),
            sql`not is_sample and not is_test`,
          ),
        )
        .orderBy(desc(cases.createdAt), desc(cases.id))
        .limit(most);
      return rows.map(toCase);
    },

    sameRecords(organizationId, caseId, most) {
      const own = db
        .select({ id: caseResults.recordId })
        .from(caseResults)
        .where(and(eq(caseResults.caseId, caseId), eq(caseResults.organizationId, organizationId)))
        .orderBy(caseResults.position)
        .limit(MAX_RECORDS);
      const elsewhere = and(inArray(recordDecisions.recordId, own), ne(recordDecisions.caseId, caseId));
      return decisionsOn(db, organizationId, elsewhere, most);
    },
  };
}

/** Decisions on records that stand, the latest of each case, with the newest `most` of each record. */
export async function decisionsOn(
  db: Queries,
  organizationId: string,
  wanted: SQL | undefined,
  most: number,
): Promise<readonly SameRecord[]> {
  const { recordId, status, reason, reasonCode, at } = recordDecisions;
  const latest = db
    .selectDistinctOn([recordId, recordDecisions.caseId], {
      ...{ id: recordDecisions.id, recordId, caseId: recordDecisions.caseId, status, reason, reasonCode, at },
    })
    .from(recordDecisions)
    .where(
      and(
        eq(recordDecisions.organizationId, organizationId),
        wanted,
        sql`${recordDecisions.caseId} not in (select id from ${cases} where organization_id = ${organizationId} and (is_sample or is_test))`,
        isNull(recordDecisions.withdrawnAt),
        inArray(recordDecisions.stage, ['final', 'agreed']),
      ),
    )
    .orderBy(recordId, recordDecisions.caseId, desc(recordDecisions.id))
    .as('latest');
  const counted = await db
    .select({ recordId: latest.recordId, status: latest.status, count: count() })
    .from(latest)
    .groupBy(latest.recordId, latest.status);
  const nth = sql<number>`row_number() over (partition by ${latest.recordId} order by ${latest.id} desc)`.as('nth');
  const ranked = db
    .select({
      ...{ recordId: latest.recordId, caseId: latest.caseId, status: latest.status, reason: latest.reason },
      ...{ reasonCode: latest.reasonCode, at: latest.at, nth },
    })
    .from(latest)
    .as('ranked');
  const newest = await db
    .select({
      ...{ recordId: ranked.recordId, caseId: ranked.caseId, status: ranked.status, reason: ranked.reason },
      ...{ reasonCode: ranked.reasonCode, at: ranked.at, filters: cases.filters },
    })
    .from(ranked)
    .innerJoin(cases, and(eq(cases.id, ranked.caseId), eq(cases.organizationId, organizationId)))
    .where(lte(ranked.nth, most))
    .orderBy(ranked.recordId, ranked.nth);
  return [...new Set(counted.map((one) => one.recordId))].sort().map((id) => {
    const times = (wanted: DecidedStatus) =>
      counted.find((one) => one.recordId === id && one.status === wanted)?.count ?? 0;
    return {
      recordId: id,
      counts: {
        'True Positive': times('True Positive'),
        'False Positive': times('False Positive'),
        Unknown: times('Unknown'),
      },
      last: newest
        .filter((one) => one.recordId === id)
        .map(({ filters, ...decision }) => ({ ...decision, searchedName: filters.name })),
    };
  });
}
