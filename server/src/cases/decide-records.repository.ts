import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { caseArticles } from '../adverse-media/articles.table.js';
import { countedArticles, mediaRiskOf } from '../adverse-media/understanding/judge-articles.js';
import { type Case, countStatuses, matchStatusOf } from '../domain/case.js';
import type { DecidedStatus } from '../domain/case-marks.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { CustomerStanding } from '../domain/customer.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { PendingOpinion, StagedDecision } from '../domain/second-review.js';
import { isUnfinished } from '../domain/work.js';
import { executePrepared, type Queries } from '../platform/database/database.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { caseResults, cases } from './case.table.js';
import { articlesOfCase } from './case-articles.repository.js';
import { toCase, withTimeAsText } from './case-rows.repository.js';
import type { NewDecision } from './case-work.js';
import { recordDecisions, whitelistedPairs } from './case-work.table.js';
import { pendingOpinions } from './pending-opinions.repository.js';
import {
  asAgreed,
  auditOfStage,
  isFinal,
  proposersOf,
  stageDecisions,
  stateAfter,
  UNREVIEWED,
} from './stage-decisions.repository.js';
import { changeWork, lockWork, type WorkRow } from './work-items.repository.js';

type ResultRow = typeof caseResults.$inferSelect;

/**
 * Records decisions on results and articles of one case, made at one moment, in the caller's transaction: the status of its case and
 * the work on it follow once from all of them. Undefined if the case, one of the results or one of the articles does not exist.
 */
export async function decideRecords(tx: Queries, decisions: readonly NewDecision[]): Promise<Decided | undefined> {
  const [first] = decisions;
  if (first === undefined) return undefined;
  const { organizationId, caseId, customer, decision } = first;
  const { at } = decision;
  const before = await lockCase(tx, organizationId, caseId);
  if (before === undefined) return undefined;
  const onRecords = decisions.filter(({ about }) => about === 'record');
  const ids = onRecords.map(({ recordId }) => recordId);
  const old = await tx
    .select()
    .from(caseResults)
    .where(and(eq(caseResults.caseId, caseId), inArray(caseResults.recordId, ids)));
  const oldOf = new Map(old.map((row) => [row.recordId, row]));
  if (oldOf.size !== onRecords.length) return undefined;
  const articleIds = decisions.filter(({ about }) => about === 'article').map(({ recordId }) => recordId);
  if ((await countAttached(tx, caseId, articleIds)) !== articleIds.length) return undefined;

  const work = await lockWork(tx, organizationId, caseId);
  const stood = new Map([
    ...old.map(statusOfRow),
    ...(await statusesOfArticles(tx, organizationId, caseId, articleIds)),
  ]);
  const staged = await stageDecisions(tx, decisions, work, stood);
  const stageOf = ({ recordId }: NewDecision) => staged.get(recordId) ?? UNREVIEWED;
  const made = decisions.filter((one) => isFinal(stageOf(one))).map((one) => asAgreed(one, stageOf(one)));
  await setResults(
    tx,
    caseId,
    at,
    made
      .filter(({ about }) => about === 'record')
      .map(({ recordId, decision: final }) => ({
        ...{ record: recordId, status: final.status, decision: withTimeAsText(final) },
      })),
  );
  await tx.insert(recordDecisions).values(
    decisions.map((one) => {
      const { stage, answers } = stageOf(one);
      return {
        ...{ id: one.id, organizationId, caseId, recordId: one.recordId, about: one.about },
        whitelisted: (made.find(({ id }) => id === one.id) ?? one).whitelist.length > 0,
        whitelistUntil: (made.find(({ id }) => id === one.id) ?? one).whitelist[0]?.until ?? null,
        ...one.decision,
        ...one.choice,
        facts: one.facts ?? null,
        ...{ stage, isPending: !isFinal({ stage }) },
        ...{
          answers: answers.map(({ id }) => id),
          notBy: answers.flatMap(({ userId }) => (stage === 'final' && userId === one.decision.userId ? [] : [userId])),
        },
        ...(one.choice && one.about === 'record' && { before: shownBefore(oldOf.get(one.recordId)) }),
      };
    }),
  );
  const answered = made.flatMap((one) => stageOf(one).answers.map(({ id }) => id));
  if (answered.length > 0) {
    await tx.update(recordDecisions).set({ isPending: false }).where(inArray(recordDecisions.id, answered));
  }
  const ended = await tx
    .update(whitelistedPairs)
    .set({ endedAt: at })
    .where(
      activePairs(
        organizationId,
        first.ends.subjectKey,
        made.flatMap(({ ends }) => ends.recordIds),
      ),
    )
    .returning({ id: whitelistedPairs.id, recordId: whitelistedPairs.recordId });
  const pairs = made.flatMap(({ whitelist }) => whitelist);
  if (pairs.length > 0) await tx.insert(whitelistedPairs).values(pairs).onConflictDoNothing();

  const after = await recompute(tx, before, at);
  const pending = await pendingOpinions(tx, organizationId, [caseId]);
  await followDecisions(tx, work, after, decisions, pending);
  await recordAudit(
    tx,
    ...decisions.map((one) => {
      const final = made.find(({ id }) => id === one.id);
      const over = final ? ended.filter((pair) => one.ends.recordIds.includes(pair.recordId)).map(({ id }) => id) : [];
      const changes = { from: oldOf.get(one.recordId)?.status, to: one.decision.status };
      const { action, details } = auditOfStage(final ?? one, stageOf(one));
      return { ...one.audit, action, details: { ...changes, ...(over.length > 0 && { ended: over }), ...details } };
    }),
  );
  await announceStatus(tx, before, after, customer);
  const results = ids.flatMap((id): ResultRow[] => {
    const row = oldOf.get(id);
    const decided = made.find(({ recordId }) => recordId === id)?.decision;
    if (row === undefined) return [];
    if (decided === undefined) return [row];
    return [{ ...row, status: decided.status, decision: withTimeAsText(decided), updatedAt: at }];
  });
  return { before, after, results, staged, isSettled: pending.length === 0 && !isUnfinished(after) };
}

interface Decided {
  readonly before: Case;
  readonly after: Case;
  readonly results: readonly ResultRow[];
  /** By the id of the result or article. */
  readonly staged: ReadonlyMap<string, StagedDecision>;
  /** True if nothing is open and no other person has to review it. */
  readonly isSettled: boolean;
}

function shownBefore(row: ResultRow | undefined) {
  return { status: row?.status ?? 'Potential Match', decision: row?.decision ?? null } as const;
}

const statusOfRow = ({ recordId, status }: ResultRow) => [recordId, status] as const;

/** Current decisions on these articles. */
async function statusesOfArticles(tx: Queries, organizationId: string, caseId: string, articleIds: readonly string[]) {
  if (articleIds.length === 0) return [];
  const articles = await articlesOfCase(tx, organizationId, caseId);
  return articles.flatMap(({ articleId, decision }) => (decision ? [[articleId, decision.status] as const] : []));
}

/** Counts those of these articles that are attached to the case. */
async function countAttached(tx: Queries, caseId: string, articleIds: readonly string[]): Promise<number> {
  if (articleIds.length === 0) return 0;
  return tx.$count(
    caseArticles,
    and(
      eq(caseArticles.caseId, caseId),
      inArray(caseArticles.articleId, [...articleIds]),
      ne(caseArticles.linkStatus, 'excluded'),
    ),
  );
}

/** Sets what results of a case show, in one statement. */
export async function setResults(
  tx: Queries,
  caseId: string,
  at: Date,
  results: readonly { readonly record: string; readonly status: string; readonly decision: object | null }[],
): Promise<void> {
  await executePrepared(tx, {
    sql: `update case_results r set status = n.status, decision = nullif(n.decision::text, 'null')::json, updated_at = $2
      from json_to_recordset($3::json) as n(record text, status text, decision json)
      where r.case_id = $1 and r.record_id = n.record`,
    params: [caseId, at.toISOString(), JSON.stringify(results)],
  });
}

/** Tells of another status of the case. */
export async function announceStatus(
  tx: Queries,
  before: Case,
  after: Case,
  customer: CustomerStanding | undefined,
): Promise<void> {
  if (before.isSample) return;
  const [was, is] = [publicStatus(before, customer), publicStatus(after, customer)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const { id, organizationId, updatedAt: at, isTest = false } = after;
  const changed = { organizationId, type: 'case.status_changed', about: { kind: 'case', id } } as const;
  await recordEvents(tx, [{ ...changed, changes: { before: was, after: is }, at, isOfTest: isTest }]);
}

/** The work on the case is done with the last decision, and opens again with a result that is undecided again. */
async function followDecisions(
  tx: Queries,
  work: WorkRow | undefined,
  after: Case,
  decisions: readonly NewDecision[],
  pending: readonly PendingOpinion[],
): Promise<void> {
  const [first] = decisions;
  if (first === undefined || work === undefined) return;
  const { at, userId, email, name = email, status } = first.decision;
  const one = first.about === 'article' ? `article ${first.recordId}` : first.recordId;
  // A proposal must not be shown to the second person.
  const done = pending.some(({ stage }) => stage === 'proposed') ? 'proposed a decision' : 'decided';
  const what =
    decisions.length > 1
      ? `${decisions.length} records and articles`
      : done === 'decided'
        ? `${one} as ${status}`
        : one;
  const isDone = !isUnfinished(after) && pending.length === 0;
  await changeWork(tx, work, {
    ...{ updatedAt: at, riskScore: after.risk.score },
    lastChange: `${name} ${done} on ${what} at ${at.toISOString()}`,
    proposers: proposersOf(pending),
    ...(isDone && { state: 'closed', closedAt: work.closedAt ?? at, closedBy: userId }),
    ...(!isDone && stateAfter(work, pending, first.choice !== undefined)),
  });
}

/** Status counts and risk of a case, from its results and articles as they stand now. */
export async function recompute(tx: Queries, before: Case, at: Date): Promise<Case> {
  const standing = await tx
    .select({ status: caseResults.status, riskScore: caseResults.riskScore })
    .from(caseResults)
    .where(eq(caseResults.caseId, before.id));
  const media = await mediaAsDecided(tx, before);
  const statusCounts = countStatuses(standing);
  const risk = caseRiskOf(standing, media.mediaRiskScore);
  await tx
    .update(cases)
    .set({
      ...{ updatedAt: at, riskScore: risk.score, riskLevel: risk.level, riskDecision: risk.decision, ...media },
      potentialMatches: statusCounts['Potential Match'],
      truePositives: statusCounts['True Positive'],
      falsePositives: statusCounts['False Positive'],
      unknowns: statusCounts.Unknown,
    })
    .where(eq(cases.id, before.id));
  const { articlesConfirmed, articlesRuledOut } = media;
  return { ...before, statusCounts, risk, articlesConfirmed, articlesRuledOut, updatedAt: at };
}

/** Applies decisions on the articles of a case, and the risk of those not ruled out. */
async function mediaAsDecided(tx: Queries, { id, organizationId, totalAdverseMedia, riskScoreEngine, filters }: Case) {
  if (totalAdverseMedia === 0) return { mediaRiskScore: 0, articlesConfirmed: 0, articlesRuledOut: 0 };
  const articles = countedArticles(await articlesOfCase(tx, organizationId, id));
  const mediaRisk = riskScoreEngine && mediaRiskOf(riskScoreEngine, filters.countries, articles);
  const times = (wanted: DecidedStatus) => articles.filter(({ decision }) => decision?.status === wanted).length;
  return {
    ...{ mediaRiskScore: mediaRisk ?? 0 },
    articlesConfirmed: times('True Positive'),
    articlesRuledOut: times('False Positive'),
  };
}

export async function lockCase(tx: Queries, organizationId: string, caseId: string): Promise<Case | undefined> {
  const wanted = and(eq(cases.id, caseId), eq(cases.organizationId, organizationId));
  const [row] = await tx.select().from(cases).where(wanted).for('update');
  return row && toCase(row);
}

function activePairs(organizationId: string, subjectKey: string, recordIds: readonly string[]) {
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
