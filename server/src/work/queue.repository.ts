import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bulkRows } from '../bulk-uploads/bulk-uploads.table.js';
import { cases } from '../cases/case.table.js';
import { withTimeAsText } from '../cases/case-rows.repository.js';
import { announceWork, peopleOf, toWork } from '../cases/work-items.repository.js';
import { isForAnybodyBut, workItems } from '../cases/work-items.table.js';
import { customers } from '../customers/customers.table.js';
import type { Case } from '../domain/case.js';
import type { Person } from '../domain/work.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { QueuedCase, QueuePlace, QueueRepository, QueueSort } from './queue.js';
import { all, conditions } from './queue-conditions.repository.js';
import { countEach, countQueue } from './queue-counts.repository.js';

/** The queue in PostgreSQL. Pages are read along an index, from the last item of the page before. */
export function queueRepository({ db, transaction }: Database): QueueRepository {
  return {
    async page(organizationId, filter, sort, after, limit, clock) {
      const key = KEYS[sort.by];
      const rows = await db
        .select()
        .from(workItems)
        .where(all([...conditions(organizationId, filter, clock), ...behind(key, sort, after)]))
        .orderBy(...order(key, sort))
        .limit(limit);
      const ids = rows.map(({ caseId }) => caseId);
      if (ids.length === 0) return [];
      const users = [...new Set(rows.flatMap(({ assigneeId, closedBy }) => [assigneeId, closedBy]))];
      const [facts, uploads, people] = await Promise.all([
        factsOf(db, organizationId, ids),
        uploadsOf(db, organizationId, ids),
        peopleOf(
          db,
          organizationId,
          users.filter((id) => id !== null),
        ),
      ]);
      return rows.flatMap((row): QueuedCase[] => {
        const found = facts.get(row.caseId);
        if (found === undefined) return [];
        const uploadId = uploads.get(row.caseId);
        return [
          {
            ...{ work: toWork(row, people, clock.now), case: found },
            ...(row.closest !== null && { closest: row.closest }),
            ...(uploadId !== undefined && { uploadId }),
          },
        ];
      });
    },

    counts: (organizationId, filter, userId, clock) => countQueue(db, organizationId, filter, userId, clock),

    countEach: (organizationId, filters, clock) => countEach(db, organizationId, filters, clock),

    claimNext: (organizationId, { filter, sort }, by, until, clock, audit) =>
      transaction(async (tx) => {
        // Concurrent claims skip the row locked here.
        const free = tx
          .select({ id: workItems.caseId })
          .from(workItems)
          .where(
            all([...conditions(organizationId, { ...filter, assignee: 'none' }, clock), isForAnybodyBut(by.userId)]),
          )
          .orderBy(...order(KEYS[sort.by], sort))
          .limit(1)
          .for('update', { skipLocked: true });
        const [claimed] = await tx
          .update(workItems)
          .set({
            ...{ assigneeId: by.userId, claimedUntil: until, updatedAt: audit.at },
            version: sql`${workItems.version} + 1`,
            lastChange: `${by.name ?? by.email} claimed it at ${audit.at.toISOString()}`,
          })
          .where(eq(workItems.caseId, free))
          .returning({ id: workItems.caseId });
        if (claimed) {
          await recordAudit(tx, { ...audit, target: { ...audit.target, id: claimed.id } });
          await announceWork(tx, organizationId);
        }
        return claimed?.id;
      }),

    assign: (organizationId, caseIds, assignee, by, audits) =>
      transaction(async (tx) => {
        const at = audits[0]?.at ?? new Date(0);
        const name = ({ name: given, email }: Person) => given ?? email;
        const said = assignee ? `assigned it to ${name(assignee)}` : 'left it to nobody';
        // Locks cases before their work, as every other transaction does, in the order of their ids.
        const locked = await tx
          .select({ id: cases.id })
          .from(cases)
          .where(all([eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds])]))
          .orderBy(asc(cases.id))
          .for('update');
        const given = await tx
          .update(workItems)
          .set({
            ...{ assigneeId: assignee?.userId ?? null, claimedUntil: null, updatedAt: at },
            version: sql`${workItems.version} + 1`,
            lastChange: `${name(by)} ${said} at ${at.toISOString()}`,
          })
          .where(
            all([
              eq(workItems.organizationId, organizationId),
              inArray(
                workItems.caseId,
                locked.map(({ id }) => id),
              ),
              sql`${workItems.state} <> 'closed'`,
            ]),
          )
          .returning({ id: workItems.caseId });
        const done = new Set(given.map(({ id }) => id));
        if (done.size === 0) return done;
        const assignees = assignee ? [withTimeAsText({ ...assignee, at })] : [];
        await tx
          .update(cases)
          .set({ assignees, updatedAt: at })
          .where(inArray(cases.id, [...done]));
        await recordAudit(tx, ...audits.filter(({ target }) => done.has(target.id)));
        await announceWork(tx, organizationId);
        return done;
      }),
  };
}

const KEYS = {
  due: sql`${workItems.dueAt}`,
  risk: sql`${workItems.riskScore}`,
  updated: sql`${workItems.updatedAt}`,
  // Ids rise with time.
  created: undefined,
} as const;

function order(key: SQL | undefined, { descending }: QueueSort): SQL[] {
  const by = descending ? desc : asc;
  return [...(key ? [by(key)] : []), by(workItems.caseId)];
}

function behind(key: SQL | undefined, { by, descending }: QueueSort, after: QueuePlace | undefined): SQL[] {
  if (after === undefined) return [];
  const sign = sql.raw(descending ? '<' : '>');
  if (key === undefined) return [sql`${workItems.caseId} ${sign} ${after.caseId}`];
  const type = sql.raw(by === 'risk' ? 'float8' : 'timestamptz');
  return [sql`(${key}, ${workItems.caseId}) ${sign} (${after.value}::${type}, ${after.caseId})`];
}

async function factsOf(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueuedCase['case']>> {
  const rows = await db
    .select({
      ...{ id: cases.id, filters: cases.filters, platform: cases.platform },
      ...{
        createdAt: cases.createdAt,
        updatedAt: cases.updatedAt,
        isMonitored: cases.isMonitored,
        ...{ readBy: cases.readBy, isSample: cases.isSample },
      },
      ...{ totalResults: cases.totalResults, totalAdverseMedia: cases.totalAdverseMedia },
      ...{ articlesConfirmed: cases.articlesConfirmed, articlesRuledOut: cases.articlesRuledOut },
      screening: cases.screeningStatus,
      ...{ potential: cases.potentialMatches, confirmed: cases.truePositives },
      ...{ ruledOut: cases.falsePositives, unknown: cases.unknowns },
      ...{ score: cases.riskScore, level: cases.riskLevel, decision: cases.riskDecision },
      comments: sql<number>`json_array_length(${cases.comments})`,
    })
    .from(cases)
    .where(all([eq(cases.organizationId, organizationId), inArray(cases.id, [...ids])]));
  return new Map(
    rows.map(({ potential, confirmed, ruledOut, unknown, score, level, decision, isSample, screening, ...found }) => {
      const statusCounts: Case['statusCounts'] = {
        'Potential Match': potential,
        'True Positive': confirmed,
        'False Positive': ruledOut,
        Unknown: unknown,
      };
      const risk = { score, level, decision };
      return [
        found.id,
        { ...found, ...(isSample && { isSample }), statusCounts, risk, screeningStatus: screening ?? 'Unknown' },
      ];
    }),
  );
}

async function uploadsOf(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ caseId: customers.caseId, uploadId: bulkRows.uploadId })
    .from(customers)
    .innerJoin(bulkRows, eq(bulkRows.customerId, customers.id))
    .where(all([eq(customers.organizationId, organizationId), inArray(customers.caseId, [...ids])]));
  return new Map(rows.map(({ caseId, uploadId }) => [caseId, uploadId]));
}
