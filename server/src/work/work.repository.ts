import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { reviewPolicyOf } from '../accounts/review-policies.repository.js';
import { cases } from '../cases/case.table.js';
import { announceStatus, lockCase } from '../cases/decide-records.repository.js';
import { settleScreening } from '../cases/finish-case.repository.js';
import { pendingOpinions } from '../cases/pending-opinions.repository.js';
import {
  announceWork,
  changeWork,
  fillFacets,
  lockWork,
  openWorkOn,
  type WorkRow,
  workOf,
} from '../cases/work-items.repository.js';
import { workItems } from '../cases/work-items.table.js';
import { fromCustomerRow } from '../customers/customer-row.repository.js';
import { customers } from '../customers/customers.table.js';
import { decideByResults } from '../customers/decide-by-results.repository.js';
import { AppError } from '../domain/app-error.js';
import type { Case } from '../domain/case.js';
import { dueAfter, isConfirmed, isUndecided } from '../domain/work.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { workPresence } from './presence.table.js';
import { requireVersion } from './require-version.js';
import { TRANSITIONS, type WorkRepository } from './work.js';

/** Work on cases in PostgreSQL. Changes of one case wait for each other. */
export function workRepository({ db, transaction }: Database): WorkRepository {
  return {
    read: (organizationId, caseId, now) => workOf(db, organizationId, caseId, now),

    changeState: (organizationId, caseId, { version, action, until, reason }, by, { audit, customerAudit }) =>
      transaction(async (tx) => {
        const found = await lockCase(tx, organizationId, caseId);
        const before = await lockWork(tx, organizationId, caseId);
        if (found === undefined || before === undefined) return undefined;
        requireVersion(before, version);
        const { from, to } = TRANSITIONS[action];
        if (!from.includes(before.state)) {
          const message = `needs a search that is ${from.join(' or ')}; this one is ${before.state} since ${before.lastChange}`;
          throw new AppError('wrong_state', { faults: [{ field: 'action', message }] });
        }
        if (action === 'close') requireClosable(found, before, by);
        const { at } = audit;
        const { policy } = await reviewPolicyOf(tx, organizationId);
        const waited = before.waitingSince === null ? 0 : at.getTime() - before.waitingSince.getTime();
        await changeWork(tx, before, {
          ...{ state: to, updatedAt: at, waitingSince: null, waitingUntil: null },
          lastChange: `${by.name ?? by.email} ${DONE[action]} at ${at.toISOString()}`,
          ...(action === 'wait' && { waitingSince: at, waitingUntil: until ?? null }),
          // Waiting stops the clock.
          ...(action === 'resume' && { dueAt: new Date(before.dueAt.getTime() + waited) }),
          ...(action === 'escalate' && { assigneeId: null, claimedUntil: null, escalatedBy: by.userId }),
          ...(action === 'close' && { closedAt: at, closedBy: by.userId }),
          ...(action === 'reopen' && {
            ...{ openedAt: at, closedAt: null, closedBy: null, reopenedBy: 'reopen' },
            dueAt: dueAfter(at, found.risk.level, policy),
          }),
        });
        await recordAudit(tx, { ...audit, details: { ...audit.details, from: before.state, to, reason } });
        if (action === 'close') {
          const after = await settleScreening(tx, found, at);
          const ofIt = and(eq(customers.caseId, caseId), eq(customers.organizationId, organizationId));
          const [customer] = await tx.select().from(customers).where(ofIt).for('update');
          await announceStatus(tx, found, after, customer && fromCustomerRow(customer));
          await decideByResults(tx, organizationId, caseId, isConfirmed(after), customerAudit);
        }
        return workOf(tx, organizationId, caseId, at);
      }),

    async resumeWaiting(now) {
      await db
        .update(workItems)
        .set({
          ...{ state: 'open', waitingSince: null, waitingUntil: null, updatedAt: now },
          dueAt: sql`${workItems.dueAt} + (${now} - ${workItems.waitingSince})`,
          version: sql`${workItems.version} + 1`,
          lastChange: `it has waited until ${now.toISOString()}`,
        })
        .where(and(sql`state = 'waiting'`, lte(workItems.waitingUntil, now)));
    },

    async openEarlier(now) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const found: { id: string; organizationId: string }[] = await db
          .select({ id: cases.id, organizationId: cases.organizationId })
          .from(cases)
          .leftJoin(workItems, eq(workItems.caseId, cases.id))
          .where(
            and(
              gt(cases.id, after),
              isNull(workItems.caseId),
              gt(sql`${cases.potentialMatches} + ${cases.unknowns}`, 0),
            ),
          )
          .orderBy(cases.id)
          .limit(CASES_AT_ONCE);
        await transaction(async (tx) => {
          for (const [organizationId, ids] of byOrganization(found)) await openWorkOn(tx, organizationId, ids, now);
        });
        after = found.at(-1)?.id;
      }
    },

    async fillEarlier() {
      while (await fillFacets(db, CASES_AT_ONCE));
      await db.execute(sql`update ${workItems} set is_test = true from ${cases}
        where ${cases.id} = ${workItems.caseId} and ${cases.isTest} and not ${workItems.isTest}`);
      for (let after: string | undefined = ''; after !== undefined; ) {
        after = await transaction((tx) => fillVerdicts(tx, after ?? '', CASES_AT_ONCE));
      }
    },

    async look(organizationId, caseId, userId, at, until) {
      const [found] = await db.select({ id: cases.id }).from(cases).where(ofCase(organizationId, caseId));
      if (found === undefined) return undefined;
      await db
        .insert(workPresence)
        .values({ caseId, userId, organizationId, until })
        .onConflictDoUpdate({ target: [workPresence.caseId, workPresence.userId], set: { until } });
      await announceWork(db, organizationId);
      return (await viewersOf(db, organizationId, caseId, at)).filter((id) => id !== userId);
    },

    pendingOpinions: (organizationId, caseId) => pendingOpinions(db, organizationId, [caseId]),

    viewers: (organizationId, caseId, now) => viewersOf(db, organizationId, caseId, now),
  };
}

const CASES_AT_ONCE = 500;

/** Fills in verdicts that rows of earlier versions lack, in `most` rows behind a case; returns the last of them, undefined after all. */
async function fillVerdicts(tx: Queries, after: string, most: number): Promise<string | undefined> {
  const run = tx
    .select({ id: workItems.caseId, verdict: workItems.verdict })
    .from(workItems)
    .where(gt(workItems.caseId, after))
    .orderBy(workItems.caseId)
    .limit(most)
    .as('run');
  const found = await tx
    .select({ id: run.id, isOld: sql<boolean>`${run.verdict} is distinct from ${customers.verdict}` })
    .from(run)
    .leftJoin(customers, eq(customers.caseId, run.id))
    .orderBy(run.id);
  const ids = found.filter(({ isOld }) => isOld).map(({ id }) => id);
  if (ids.length > 0) {
    const toFill = inArray(workItems.caseId, ids);
    await tx.select({ id: workItems.caseId }).from(workItems).where(toFill).orderBy(workItems.caseId).for('update');
    // Reads the verdicts after the locks: an analysis that ended meanwhile has changed them.
    const verdict = sql`(select verdict from ${customers} where case_id = ${workItems.caseId})`;
    await tx.update(workItems).set({ verdict }).where(toFill);
  }
  return found.at(-1)?.id;
}

function byOrganization(found: readonly { readonly id: string; readonly organizationId: string }[]) {
  const groups = new Map<string, string[]>();
  for (const { id, organizationId } of found) {
    groups.set(organizationId, [...(groups.get(organizationId) ?? []), id]);
  }
  return groups;
}

/** Throws `wrong_state` where something is undecided, and `forbidden` for escalated work unless an arbiter closes it. */
function requireClosable(
  found: Case,
  { state }: Pick<WorkRow, 'state'>,
  { isArbiter }: { readonly isArbiter: boolean },
) {
  if (state === 'escalated' && !isArbiter) {
    throw new AppError('forbidden', { text: 'Only an arbiter can close an escalated case' });
  }
  if (!isUndecided(found)) return;
  const message = 'needs a search without open results and articles: decide on them instead';
  throw new AppError('wrong_state', { faults: [{ field: 'action', message }] });
}

const DONE = {
  wait: 'let it wait',
  resume: 'opened it again',
  escalate: 'escalated it',
  close: 'closed it',
  reopen: 'reopened it',
} as const;

/** Users who are viewing a case. */
export async function viewersOf(
  db: Queries,
  organizationId: string,
  caseId: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: workPresence.userId })
    .from(workPresence)
    .where(
      and(
        eq(workPresence.caseId, caseId),
        eq(workPresence.organizationId, organizationId),
        gt(workPresence.until, now),
      ),
    )
    .orderBy(workPresence.userId);
  return rows.map(({ userId }) => userId);
}

function ofCase(organizationId: string, caseId: string) {
  return and(eq(cases.id, caseId), eq(cases.organizationId, organizationId));
}
