import { and, asc, desc, eq, inArray, isNull, max, or, sql } from 'drizzle-orm';
import { recordDecisions, whitelistedPairs } from '../cases/case-work.table.js';
import { announceStatus, decideRecords, lockCase, recompute, setResults } from '../cases/decide-records.repository.js';
import { pendingOpinions } from '../cases/pending-opinions.repository.js';
import { proposersOf, stateAfter } from '../cases/stage-decisions.repository.js';
import { changeWork, lockWork, workOf } from '../cases/work-items.repository.js';
import { isForAnybodyBut, workItems } from '../cases/work-items.table.js';
import { decideByResults, reopenCustomer } from '../customers/decide-by-results.repository.js';
import { AppError } from '../domain/app-error.js';
import { isConfirmed, isUndecided } from '../domain/work.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { DecisionsRepository } from './decisions.js';
import { requireVersion } from './require-version.js';

/** Decisions in PostgreSQL. Changes of one case wait for each other. */
export function decisionsRepository({ db, transaction }: Database): DecisionsRepository {
  return {
    decide: ({ organizationId, caseId, version, decisions, isArbiter, customerAudit }) =>
      transaction(async (tx) => {
        if ((await lockCase(tx, organizationId, caseId)) === undefined) return undefined;
        const work = await lockWork(tx, organizationId, caseId);
        if (work === undefined) throw wrongState('has nothing to decide');
        requireVersion(work, version);
        if (work.state === 'closed') throw wrongState(`is closed since ${work.lastChange}; reopen it first`);
        if (work.state === 'escalated' && !isArbiter) {
          throw new AppError('forbidden', { text: 'Only an arbiter can decide an escalated case' });
        }
        const decided = await decideRecords(tx, decisions);
        if (decided === undefined) return undefined;
        if (decided.isSettled) {
          await decideByResults(tx, organizationId, caseId, isConfirmed(decided.after), customerAudit);
        }
        const after = await workOf(tx, organizationId, caseId, decided.after.updatedAt);
        const statuses = new Map(decided.results.map(({ recordId, status }) => [recordId, status]));
        return after && { after: decided.after, work: after, staged: decided.staged, statuses };
      }),

    withdraw: (organizationId, caseId, { id, version, since, userId }, audit) =>
      transaction(async (tx) => {
        const before = await lockCase(tx, organizationId, caseId);
        const work = await lockWork(tx, organizationId, caseId);
        const group = await tx
          .select()
          .from(recordDecisions)
          .where(
            and(
              eq(recordDecisions.groupId, id),
              eq(recordDecisions.caseId, caseId),
              eq(recordDecisions.organizationId, organizationId),
              isNull(recordDecisions.withdrawnAt),
            ),
          );
        const [first] = group;
        if (before === undefined || work === undefined || first === undefined) return undefined;
        if (first.userId !== userId)
          throw new AppError('forbidden', { text: 'Only the person who made a decision can withdraw it' });
        requireVersion(work, version);
        if (first.at < since) throw wrongState('was decided more than a minute ago');
        await requireLatest(tx, caseId, group);
        const { at } = audit;
        const onRecords = group.filter(({ about }) => about === 'record');
        const wereFinal = onRecords.filter(({ isPending }) => !isPending);
        const restored = wereFinal.map(({ recordId: record, before: shown }) => ({
          ...{ record, status: shown?.status ?? 'Potential Match', decision: shown?.decision ?? null },
        }));
        await setResults(tx, caseId, at, restored);
        const withdrawn = { withdrawnAt: at, isPending: false };
        await tx.update(recordDecisions).set(withdrawn).where(eq(recordDecisions.groupId, id));
        const answered = group.flatMap(({ answers }) => answers);
        if (answered.length > 0) {
          await tx.update(recordDecisions).set({ isPending: true }).where(inArray(recordDecisions.id, answered));
        }
        const ended = await tx
          .update(whitelistedPairs)
          .set({ endedAt: at })
          .where(
            and(
              eq(whitelistedPairs.organizationId, organizationId),
              eq(whitelistedPairs.caseId, caseId),
              eq(whitelistedPairs.at, first.at),
              isNull(whitelistedPairs.endedAt),
            ),
          )
          .returning({ id: whitelistedPairs.id });
        const after = await recompute(tx, before, at);
        await reopenCustomer(tx, organizationId, caseId, first.at, at);
        const pending = await pendingOpinions(tx, organizationId, [caseId]);
        await changeWork(tx, work, {
          ...{ updatedAt: at, riskScore: after.risk.score },
          lastChange: `${audit.actor.kind === 'user' ? audit.actor.email : 'the service'} withdrew a decision at ${at.toISOString()}`,
          proposers: proposersOf(pending),
          ...((isUndecided(after) || pending.length > 0) && stateAfter(work, pending, false)),
        });
        const records = onRecords.map(({ recordId }) => recordId);
        const articles = group.filter(({ about }) => about === 'article').map(({ recordId }) => recordId);
        await recordAudit(tx, {
          ...audit,
          details: {
            ...audit.details,
            records,
            ...(articles.length > 0 && { articles }),
            ...(ended.length > 0 && { ended: ended.map((pair) => pair.id) }),
          },
        });
        await announceStatus(tx, before, after, undefined);
        return workOf(tx, organizationId, caseId, at);
      }),

    async nextFor(organizationId, userId, but, now) {
      const isFree = or(
        isNull(workItems.assigneeId),
        eq(workItems.assigneeId, userId),
        sql`${workItems.claimedUntil} <= ${now}`,
      );
      const [row] = await db
        .select({ id: workItems.caseId })
        .from(workItems)
        .where(
          and(
            eq(workItems.organizationId, organizationId),
            isForAnybodyBut(userId),
            isFree,
            sql`${workItems.caseId} <> ${but}`,
          ),
        )
        .orderBy(asc(workItems.dueAt), asc(workItems.caseId))
        .limit(1);
      return row?.id;
    },
  };
}

type DecisionRow = typeof recordDecisions.$inferSelect;

/** Throws `wrong_state` if a later decision stands on one of the records. */
async function requireLatest(tx: Queries, caseId: string, group: readonly DecisionRow[]): Promise<void> {
  const latest = await tx
    .select({ recordId: recordDecisions.recordId, id: max(recordDecisions.id) })
    .from(recordDecisions)
    .where(
      and(
        eq(recordDecisions.caseId, caseId),
        inArray(
          recordDecisions.recordId,
          group.map(({ recordId }) => recordId),
        ),
        isNull(recordDecisions.withdrawnAt),
      ),
    )
    .groupBy(recordDecisions.recordId)
    .orderBy(desc(recordDecisions.recordId));
  const own = new Set(group.map(({ id }) => id));
  if (latest.some(({ id }) => id === null || !own.has(id))) throw wrongState('was decided on again since');
}

function wrongState(message: string): AppError {
  return new AppError('wrong_state', { faults: [{ field: 'search_reference', message }] });
}
