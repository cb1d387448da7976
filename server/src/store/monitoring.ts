import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Case, CaseResult } from '../domain/case.js';
import { MONITORING } from '../domain/monitoring.js';
import type { RiskLevel } from '../domain/risk-score.js';
import type { Monitoring, Reevaluation } from '../flow/ports/monitoring.js';
import { addJobs } from './add-jobs.js';
import { replaceArticles } from './case-media.js';
import { toCase } from './case-rows.js';
import { resultRows } from './cases.js';
import { countCustomers } from './customer-counts.js';
import { analysisJob, BATCH_PRIORITY } from './customers.js';
import type { Database, Queries } from './database.js';
import { recordEvents } from './events.js';
import { cycleQueue, recordAlerts } from './record-alerts.js';
import { recordAudit } from './record-audit.js';
import { recordReopenings } from './reopen-customers.js';
import { caseResults, cases, customers, monitoringStates } from './schema/index.js';

/** Whether the search asked for articles: then new ones are searched for it as long as it is enrolled. */
const wantsArticles = sql<boolean>`${cases.adverseMediaStatus} <> 'Not Requested' or (${cases.filters} ->> 'adverseMediaMonitoring')::boolean`;
/** Keeps one statement's parameters small. */
const ROWS_A_STATEMENT = 200;

/** Enrolled cases in PostgreSQL. */
export function monitoringIn({ db, transaction }: Database): Monitoring {
  return {
    enrol: (organizationId, caseId, isMonitored, audit) =>
      transaction(async (tx) => {
        // What was looked at in every cycle so far is not any longer: its own row says until when.
        const lastLook = tx
          .select({ at: sql`greatest(${cases.monitoredAt}, ${monitoringStates.ranAt})` })
          .from(monitoringStates)
          .where(eq(monitoringStates.organizationId, organizationId));
        const known = await tx
          .update(cases)
          .set({
            isMonitored,
            isMediaMonitored: isMonitored ? wantsArticles : false,
            ...(!isMonitored && {
              monitoredAt: sql`case when ${cases.isMonitored} and ${cases.monitoredAt} is not null
                then coalesce((${lastLook}), ${cases.monitoredAt}) else ${cases.monitoredAt} end`,
            }),
          })
          .where(one(organizationId, caseId))
          .returning();
        if (known.length === 0) return false;
        await recordAudit(tx, audit);
        if (isMonitored) await addJobs(tx, [ofCase(organizationId, caseId)]);
        return true;
      }),

    async organizations() {
      const rows = await db.selectDistinct({ id: cases.organizationId }).from(cases).where(eq(cases.isMonitored, true));
      return rows.map(({ id }) => id);
    },

    async state(organizationId) {
      const [row] = await db.select().from(monitoringStates).where(eq(monitoringStates.organizationId, organizationId));
      return row && { editions: row.editions, ranAt: row.ranAt };
    },

    queueCycle: (organizationId) =>
      addJobs(db, [
        {
          ...{ task: 'monitor_organization', payload: { organizationId } },
          ...{ key: cycleQueue(organizationId), queue: cycleQueue(organizationId) },
        },
      ]),

    // One after another, and apart from a cycle: those that wait hold up no analysis.
    queueCase: (organizationId, caseId) =>
      addJobs(db, [{ ...ofCase(organizationId, caseId), queue: cycleQueue(organizationId) }]),

    async enrolled(organizationId, after, most) {
      const rows = await db
        .select()
        .from(cases)
        .where(and(eq(cases.organizationId, organizationId), eq(cases.isMonitored, true), gt(cases.id, after)))
        .orderBy(asc(cases.id))
        .limit(most);
      return rows.map(toCase);
    },

    async subjects(organizationId, after, most) {
      const { id, filters, gaps, monitoredAt } = cases;
      return db
        .select({ id, filters, gaps, isNew: sql<boolean>`${monitoredAt} is null` })
        .from(cases)
        .where(and(eq(cases.organizationId, organizationId), eq(cases.isMonitored, true), gt(id, after)))
        .orderBy(asc(id))
        .limit(most);
    },

    async noteLook(organizationId, caseIds, at) {
      await db
        .update(cases)
        .set({ monitoredAt: at })
        .where(and(eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds])));
    },

    reevaluate: (reevaluation) => transaction((tx) => reevaluate(tx, reevaluation)),

    async finishCycle(organizationId, state) {
      await db
        .insert(monitoringStates)
        .values({ organizationId, ...state })
        .onConflictDoUpdate({ target: monitoringStates.organizationId, set: { ...state } });
    },
  };
}

async function reevaluate(tx: Queries, reevaluation: Reevaluation): Promise<boolean> {
  const { id, before, after, results, media, events, alerts } = reevaluation;
  const { organizationId, id: caseId } = before;
  const [row] = await tx.select().from(cases).where(one(organizationId, caseId)).for('update');
  if (row?.updatedAt.getTime() !== before.updatedAt.getTime()) return false;
  const [customer] = await tx.select().from(customers).where(eq(customers.caseId, caseId)).for('update');
  // It is being analysed as it was found before.
  if (customer?.status === 'in_progress') return false;
  await tx
    .update(cases)
    .set({
      updatedAt: after.updatedAt,
      monitoredAt: after.updatedAt,
      ...(alerts.length > 0 && { isUpdated: true, readBy: [] }),
      totalResults: after.totalResults,
      potentialMatches: after.statusCounts['Potential Match'],
      truePositives: after.statusCounts['True Positive'],
      falsePositives: after.statusCounts['False Positive'],
      unknowns: after.statusCounts.Unknown,
      riskScore: after.risk.score,
      riskLevel: after.risk.level,
      riskDecision: after.risk.decision,
      riskScoreEngine: after.riskScoreEngine ?? null,
      categoryCounts: { ...after.categoryCounts },
      countryCounts: { ...after.countryCounts },
      editions: [...after.editions],
      allowList: [...after.allowList],
      notices: [...after.notices],
      gaps: after.gaps,
      ...(media && {
        adverseMediaStatus: after.adverseMediaStatus,
        totalAdverseMedia: after.totalAdverseMedia,
        mediaRiskScore: media.mediaRiskScore,
      }),
    })
    .where(one(organizationId, caseId));
  await replaceResults(tx, after, results);
  if (media !== undefined) await replaceArticles(tx, organizationId, caseId, media.articles);
  // One that waits for its first analysis will get what is found now.
  const isNews = alerts.length > 0 || reevaluation.bearsOnVerdict === true;
  if (isNews && customer?.status === 'completed' && customer.deletedAt === null) {
    await analyseAgain(tx, id, customer, { before, after });
  }
  await recordEvents(tx, events);
  await recordAlerts(
    tx,
    organizationId,
    alerts.map((alert) => ({ ...alert, caseId, createdAt: after.updatedAt })),
  );
  return true;
}

/**
 * The customer of the case is analysed again. A risk level that rose empties the analyst's decision here; a verdict that
 * changes does when the analysis is finished.
 */
async function analyseAgain(
  tx: Queries,
  entryId: string,
  customer: typeof customers.$inferSelect,
  { before, after }: Pick<Reevaluation, 'before' | 'after'>,
): Promise<void> {
  const reopened = customer.decision !== null && rose(before.risk.level, after.risk.level);
  const [now] = await tx
    .update(customers)
    .set({
      ...{ round: customer.round + 1, requestedBy: MONITORING, updatedAt: after.updatedAt },
      status: 'in_progress',
      ...(reopened && { decision: null, decisionReason: null }),
    })
    .where(eq(customers.id, customer.id))
    .returning();
  if (now === undefined) return;
  if (reopened) {
    const { id: customerId, organizationId, verdict } = customer;
    const at = after.updatedAt;
    await recordReopenings(tx, [{ id: entryId, customerId, organizationId, at, verdict }]);
    await countCustomers(tx, [{ before: customer, after: now }]);
  }
  // Nobody waits for it: uploads, of other organizations too, have their turn in a long cycle.
  await addJobs(tx, [{ ...analysisJob([customer.id]), priority: BATCH_PRIORITY }]);
}

function rose(before: RiskLevel, after: RiskLevel): boolean {
  const levels: readonly RiskLevel[] = ['Low', 'Medium', 'High'];
  return levels.indexOf(after) > levels.indexOf(before);
}

async function replaceResults(tx: Queries, after: Case, results: readonly CaseResult[]): Promise<void> {
  await tx.delete(caseResults).where(eq(caseResults.caseId, after.id));
  const rows = resultRows({ made: after, results });
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    await tx.insert(caseResults).values(rows.slice(first, first + ROWS_A_STATEMENT));
  }
}

function ofCase(organizationId: string, caseId: string) {
  return { task: 'monitor_case', payload: { organizationId, caseId } } as const;
}

function one(organizationId: string, caseId: string) {
  return and(eq(cases.id, caseId), eq(cases.organizationId, organizationId));
}
