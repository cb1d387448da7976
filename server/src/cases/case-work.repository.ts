import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import { type Case, type CaseResult, matchStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { CustomerStanding } from '../domain/customer.js';
import { caseRiskOf } from '../domain/record-decision.js';
import { isUndecided } from '../domain/work.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { caseResults, cases } from './case.table.js';
import { toCase, toResult, withTimeAsText } from './case-rows.repository.js';
import type { CaseWork, NewDecision } from './case-work.js';
import { recordDecisions, whitelistedPairs } from './case-work.table.js';
import { withRecords } from './shown-results.repository.js';
import { changeWork, lockWork } from './work-items.repository.js';

/** They are answered with every row of the listing. */
const MAX_COMMENTS = 200;

/** The work of people on cases, in PostgreSQL. Whoever changes a case waits for whoever changes the same one. */
export function caseWorkRepository({ db, transaction }: Database): CaseWork {
  return {
    decide: (kept) => transaction((tx) => decide(tx, kept)),

    async decisions(organizationId, caseId, recordId) {
      const wanted = and(
        eq(recordDecisions.caseId, caseId),
        eq(recordDecisions.recordId, recordId),
        eq(recordDecisions.organizationId, organizationId),
      );
      const rows = await db.select().from(recordDecisions).where(wanted).orderBy(desc(recordDecisions.id));
      return rows.map(({ status, reason, userId, email, at }) => ({ status, reason, userId, email, at }));
    },

    assign: (organizationId, caseId, assignees, audit) =>
      transaction(async (tx) => {
        const change = { assignees: assignees.map(withTimeAsText), updatedAt: audit.at };
        const [row] = await tx.update(cases).set(change).where(one(organizationId, caseId)).returning();
        if (row === undefined) return undefined;
        await recordAudit(tx, audit);
        const work = await lockWork(tx, organizationId, caseId);
        if (work !== undefined && work.state !== 'closed') {
          await changeWork(tx, work, {
            ...{ assigneeId: assignees[0]?.userId ?? null, claimedUntil: null, updatedAt: audit.at },
            lastChange: `${audit.actor.kind === 'user' ? audit.actor.email : 'the service'} assigned it at ${audit.at.toISOString()}`,
          });
        }
        return toCase(row);
      }),

    comment: (organizationId, caseId, comment, audit) =>
      transaction(async (tx) => {
        const before = await locked(tx, organizationId, caseId);
        if (!before) return undefined;
        if (before.comments.length >= MAX_COMMENTS) throw new AppError('too_many_comments');
        const comments = [...before.comments, comment];
        const change = { comments: comments.map(withTimeAsText), updatedAt: audit.at };
        await tx.update(cases).set(change).where(one(organizationId, caseId));
        await recordAudit(tx, audit);
        return { ...before, comments, updatedAt: audit.at };
      }),
  };
}

async function decide(
  tx: Queries,
  kept: NewDecision,
): Promise<{ before: Case; after: Case; result: CaseResult } | undefined> {
  const { id, organizationId, caseId, recordId, decision, whitelist, ends, audit, customer } = kept;
  const before = await locked(tx, organizationId, caseId);
  const wanted = and(eq(caseResults.caseId, caseId), eq(caseResults.recordId, recordId));
  const [old] = before === undefined ? [] : await withRecords(tx, await tx.select().from(caseResults).where(wanted));
  if (before === undefined || old === undefined) return undefined;

  const change = { status: decision.status, decision: withTimeAsText(decision), updatedAt: decision.at };
  await tx.update(caseResults).set(change).where(wanted);
  await tx.insert(recordDecisions).values({
    ...{ id, organizationId, caseId, recordId, whitelisted: whitelist.length > 0 },
    ...decision,
  });
  const ended = await tx
    .update(whitelistedPairs)
    .set({ endedAt: decision.at })
    .where(activePairs(organizationId, ends))
    .returning({ id: whitelistedPairs.id });
  if (whitelist.length > 0)
    await tx
      .insert(whitelistedPairs)
      .values([...whitelist])
      .onConflictDoNothing();

  const after = await recompute(tx, before, old.status, decision);
  await followDecision(tx, after, kept);
  const changes = {
    from: old.status,
    to: decision.status,
    ...(ended.length > 0 && { ended: ended.map((pair) => pair.id) }),
  };
  await recordAudit(tx, { ...audit, details: { ...changes, ...audit.details } });
  const [was, is] = [publicStatus(before, customer), publicStatus(after, customer)];
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    const about = { kind: 'case', id: caseId } as const;
    const changes = { before: was, after: is };
    await recordEvents(tx, [{ organizationId, type: 'case.status_changed', about, changes, at: decision.at }]);
  }
  return { before, after, result: toResult({ ...old, ...change }) };
}

/** The work on the case is done with the last decision, and opens again with a result that is undecided again. */
async function followDecision(
  tx: Queries,
  after: Case,
  { organizationId, recordId, decision }: NewDecision,
): Promise<void> {
  const work = await lockWork(tx, organizationId, after.id);
  if (work === undefined) return;
  const { at, userId, email, name = email, status } = decision;
  const isDone = !isUndecided(after);
  await changeWork(tx, work, {
    ...{ updatedAt: at, riskScore: after.risk.score },
    lastChange: `${name} decided on ${recordId} as ${status} at ${at.toISOString()}`,
    ...(isDone && { state: 'closed', closedAt: work.closedAt ?? at, closedBy: userId }),
    ...(!isDone && work.state === 'closed' && { state: 'open', closedAt: null, closedBy: null, openedAt: at }),
  });
}

/** What follows from the statuses of all results. */
async function recompute(
  tx: Queries,
  before: Case,
  from: CaseResult['status'],
  { status: to, at }: NewDecision['decision'],
): Promise<Case> {
  const statusCounts = { ...before.statusCounts };
  statusCounts[from] -= 1;
  statusCounts[to] += 1;
  const standing = await tx
    .select({ status: caseResults.status, riskScore: caseResults.riskScore })
    .from(caseResults)
    .where(eq(caseResults.caseId, before.id));
  const [media] = await tx.select({ score: cases.mediaRiskScore }).from(cases).where(eq(cases.id, before.id));
  const risk = caseRiskOf(standing, media?.score);
  await tx
    .update(cases)
    .set({
      ...{ updatedAt: at, riskScore: risk.score, riskLevel: risk.level, riskDecision: risk.decision },
      potentialMatches: statusCounts['Potential Match'],
      truePositives: statusCounts['True Positive'],
      falsePositives: statusCounts['False Positive'],
      unknowns: statusCounts.Unknown,
    })
    .where(eq(cases.id, before.id));
  return { ...before, statusCounts, risk, updatedAt: at };
}

async function locked(tx: Queries, organizationId: string, caseId: string): Promise<Case | undefined> {
  const [row] = await tx.select().from(cases).where(one(organizationId, caseId)).for('update');
  return row && toCase(row);
}

function one(organizationId: string, caseId: string) {
  return and(eq(cases.id, caseId), eq(cases.organizationId, organizationId));
}

function activePairs(organizationId: string, { subjectKey, recordIds }: NewDecision['ends']) {
  return and(
    eq(whitelistedPairs.organizationId, organizationId),
    eq(whitelistedPairs.subjectKey, subjectKey),
    inArray(whitelistedPairs.recordId, [...recordIds]),
    isNull(whitelistedPairs.endedAt),
  );
}

/** As the contract spells it. */
function publicStatus(shown: Case, customer: CustomerStanding | undefined) {
  const { statusCounts, risk } = shown;
  return {
    case_status: caseStatusOf(shown, customer),
    match_status: matchStatusOf(statusCounts),
    risk_level: risk.level,
    risk_decision: risk.decision,
  };
}
