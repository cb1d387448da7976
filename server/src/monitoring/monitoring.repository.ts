import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { caseResults, cases } from '../cases/case.table.js';
import type { Reevaluation } from '../cases/case-media.js';
import { replaceArticles } from '../cases/case-media.repository.js';
import { keepRounds } from '../cases/case-rounds.repository.js';
import { toCase } from '../cases/case-rows.repository.js';
import { resultRows } from '../cases/cases.repository.js';
import { announceStatus } from '../cases/decide-records.repository.js';
import { ENROLLED_AT } from '../cases/enrolment.repository.js';
import { updateWork } from '../cases/work-items.repository.js';
import { countCustomers } from '../customers/customer-counts.repository.js';
import { type CustomerRow, fromCustomerRow } from '../customers/customer-row.repository.js';
import { analysisJob, BATCH_PRIORITY } from '../customers/customers.repository.js';
import { customers } from '../customers/customers.table.js';
import { recordReopenings } from '../customers/reopen-customers.repository.js';
import { type AuditEntry, SERVICE } from '../domain/audit.js';
import { caseStatusOf } from '../domain/case-status.js';
import { MONITORING } from '../domain/monitoring.js';
import { resultsInAudit } from '../domain/results-in-audit.js';
import type { RiskLevel } from '../domain/risk-score.js';
import { type Database, type Queries, selectPrepared } from '../platform/database/database.js';
import { insertBatch, updateRows } from '../platform/database/insert-rows.js';
import { rowReader } from '../platform/database/row-reader.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { newEventId, recordEvents } from '../platform/outbox/events.repository.js';
import { auditRows, recordAudit } from '../platform/outbox/record-audit.repository.js';
import { cycleQueue, recordAlerts } from './alerts.repository.js';
import type { MonitoringRepository } from './monitoring.js';
import { monitoringStates } from './monitoring.table.js';

/** True if the search includes adverse media: then it is also checked for new articles while it is monitored. */
const wantsArticles = sql<boolean>`${cases.adverseMediaStatus} <> 'Not Requested' or (${cases.filters} ->> 'adverseMediaMonitoring')::boolean`;
const subjectReader = rowReader(cases, ['id', 'filters', 'gaps', 'monitoredAt', 'totalResults']);
const SUBJECTS = `select ${subjectReader.columns} from cases
  where organization_id = $1 and is_monitored and id > $2 order by id limit $3`;

/** Monitored cases in PostgreSQL. */
export function monitoringRepository({ db, transaction }: Database): MonitoringRepository {
  return {
    enrol: (organizationId, caseId, isMonitored, audit) =>
      transaction(async (tx) => {
        // Later cycles no longer cover the case: its row keeps the time of the last one.
        const lastCycle = tx
          .select({ at: sql`greatest(${cases.monitoredAt}, ${monitoringStates.ranAt})` })
          .from(monitoringStates)
          .where(eq(monitoringStates.organizationId, organizationId));
        const updated = await tx
          .update(cases)
          .set({
            isMonitored,
            isMediaMonitored: isMonitored ? wantsArticles : false,
            enrolledAt: isMonitored
              ? sql`case when ${cases.isMonitored} then ${sql.raw(ENROLLED_AT)} else ${audit.at.toISOString()}::timestamptz end`
              : null,
            ...(!isMonitored && {
              monitoredAt: sql`case when ${cases.isMonitored} and ${cases.monitoredAt} is not null
                then coalesce((${lastCycle}), ${cases.monitoredAt}) else ${cases.monitoredAt} end`,
            }),
          })
          .where(and(byId(organizationId, caseId), sql`not is_sample and not is_test`))
          .returning();
        if (updated.length === 0) {
          const [sample] = await tx.select({ id: cases.id }).from(cases).where(byId(organizationId, caseId));
          return sample ? 'sample' : 'missing';
        }
        await recordAudit(tx, audit);
        if (isMonitored) await addJobs(tx, [caseJob(organizationId, caseId)]);
        return 'done';
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

    // One cycle at a time, and no analysis while one runs, so that waiting jobs delay no analysis.
    queueCase: (organizationId, caseId) =>
      addJobs(db, [{ ...caseJob(organizationId, caseId), queue: cycleQueue(organizationId) }]),

    async enrolled(organizationId, after, most) {
      const rows = await db
        .select()
        .from(cases)
        .where(and(eq(cases.organizationId, organizationId), eq(cases.isMonitored, true), gt(cases.id, after)))
        .orderBy(asc(cases.id))
        .limit(most);
      return rows.map(toCase);
    },

    subjects: (organizationId, after, most) =>
      selectPrepared(db, { sql: SUBJECTS, params: [organizationId, after, most] }, (values) => {
        const { monitoredAt, ...subject } = subjectReader.read(values);
        return { ...subject, isNew: monitoredAt === null };
      }),

    async markRescreened(organizationId, caseIds, at) {
      await db
        .update(cases)
        .set({ monitoredAt: at })
        .where(and(eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds])));
    },

    reevaluate: (organizationId, reevaluations) => transaction((tx) => reevaluate(tx, organizationId, reevaluations)),

    async finishCycle(organizationId, state) {
      await db
        .insert(monitoringStates)
        .values({ organizationId, ...state })
        .onConflictDoUpdate({ target: monitoringStates.organizationId, set: { ...state } });
    },
  };
}

/** Writes all cases in one statement: each statement costs as much as a simple search. */
async function reevaluate(
  tx: Queries,
  organizationId: string,
  reevaluations: readonly Reevaluation[],
): Promise<ReadonlySet<string>> {
  const locked = await lockCases(tx, organizationId, reevaluations);
  const current = reevaluations.flatMap((one): Current[] => {
    const existing = locked.get(one.before.id);
    if (existing?.row.updatedAt.getTime() !== one.before.updatedAt.getTime()) return [];
    // Being analysed with its previous results.
    return existing.customer?.status === 'in_progress' ? [] : [{ ...one, ...existing }];
  });
  if (current.length === 0) return new Set();
  await keepRounds(tx, organizationId, current.flatMap(endingRound));
  await updateRows(tx, cases, organizationId, current.map(changedCase));
  const caseIds = current.map(({ after }) => after.id);
  await tx
    .delete(caseResults)
    .where(and(eq(caseResults.organizationId, organizationId), inArray(caseResults.caseId, caseIds)));
  const rows = await resultRows(
    tx,
    current.map(({ after: made, results }) => ({ made, results })),
  );
  await insertBatch(tx, [...rows, auditRows(current.map(rescreenedEntry))]);
  for (const { after, media } of current)
    if (media !== undefined) await replaceArticles(tx, organizationId, after.id, media.articles);
  await updateWork(tx, organizationId, current);
  await analyseAgain(tx, organizationId, current);
  await recordEvents(
    tx,
    current.flatMap(({ events }) => events),
  );
  for (const { before, after, customer: row } of current) {
    const customer = row && fromCustomerRow(row);
    // Alerts tell of every other change.
    const isJudgedAnew = (before.screeningStatus === 'Incomplete') !== (after.screeningStatus === 'Incomplete');
    if (isJudgedAnew && caseStatusOf(before, customer) !== caseStatusOf(after, customer))
      await announceStatus(tx, before, after, customer);
  }
  const alerts = current.flatMap(({ after, alerts: raised }) =>
    raised.map((alert) => ({ ...alert, caseId: after.id, createdAt: after.updatedAt })),
  );
  await recordAlerts(tx, organizationId, alerts);
  return new Set(caseIds);
}

/** Only alerted changes end a round: a new scorer may move every score a little. */
function endingRound({ before, after, customer, alerts, media }: Current) {
  if (alerts.length === 0) return [];
  const caseStatus = caseStatusOf(before, customer && fromCustomerRow(customer));
  const endedBy = media === undefined ? ('monitoring' as const) : ('media' as const);
  return [{ caseId: before.id, caseStatus, endedAt: after.updatedAt, endedBy }];
}

function rescreenedEntry({ after, results }: Current): AuditEntry {
  return {
    ...{ id: newEventId(), organizationId: after.organizationId, at: after.updatedAt, actor: SERVICE },
    ...{ action: 'case.rescreened', target: { kind: 'case', id: after.id }, details: resultsInAudit(results) },
  };
}

/** Fields of a stored case that a re-evaluation uses, and its customer. */
interface LockedCase {
  readonly row: Pick<
    typeof cases.$inferSelect,
    | 'id'
    | 'updatedAt'
    | 'isUpdated'
    | 'readBy'
    | 'adverseMediaStatus'
    | 'totalAdverseMedia'
    | 'articlesConfirmed'
    | 'articlesRuledOut'
    | 'mediaRiskScore'
  >;
  readonly customer: CustomerRow | undefined;
}

type Current = Reevaluation & LockedCase;

/** Locks the cases and then their customers, each in the order of their ids, as every other transaction does. */
async function lockCases(
  tx: Queries,
  organizationId: string,
  reevaluations: readonly Reevaluation[],
): Promise<ReadonlyMap<string, LockedCase>> {
  const ids = reevaluations.map(({ before }) => before.id);
  const { id, updatedAt, isUpdated, readBy, adverseMediaStatus, totalAdverseMedia, mediaRiskScore } = cases;
  const { articlesConfirmed, articlesRuledOut } = cases;
  const rows = await tx
    .select({
      ...{ id, updatedAt, isUpdated, readBy, adverseMediaStatus, totalAdverseMedia, mediaRiskScore },
      ...{ articlesConfirmed, articlesRuledOut },
    })
    .from(cases)
    .where(and(eq(cases.organizationId, organizationId), inArray(id, ids)))
    .orderBy(asc(id))
    .for('update');
  const owned = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.organizationId, organizationId), inArray(customers.caseId, ids)))
    .orderBy(asc(customers.id))
    .for('update');
  const customerOf = new Map(owned.map((customer) => [customer.caseId, customer]));
  return new Map(rows.map((row) => [row.id, { row, customer: customerOf.get(row.id) }]));
}

function changedCase({ row, after, media, alerts }: Current) {
  return {
    id: after.id,
    updatedAt: after.updatedAt,
    monitoredAt: after.updatedAt,
    isUpdated: alerts.length > 0 || row.isUpdated,
    readBy: alerts.length > 0 ? [] : row.readBy,
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
    scorerVersion: after.scorerVersion ?? null,
    allowList: [...after.allowList],
    notices: [...after.notices],
    gaps: after.gaps,
    screeningStatus: after.screeningStatus,
    adverseMediaStatus: media ? after.adverseMediaStatus : row.adverseMediaStatus,
    totalAdverseMedia: media ? after.totalAdverseMedia : row.totalAdverseMedia,
    mediaRiskScore: media ? media.mediaRiskScore : row.mediaRiskScore,
    articlesConfirmed: media ? after.articlesConfirmed : row.articlesConfirmed,
    articlesRuledOut: media ? after.articlesRuledOut : row.articlesRuledOut,
  };
}

/**
 * Queues a new analysis for customers whose cases changed; a pending first analysis will use the new results anyway. A higher risk
 * level withdraws the analyst's decision here; a changed verdict does so when the analysis is finished.
 */
async function analyseAgain(tx: Queries, organizationId: string, current: readonly Current[]): Promise<void> {
  const again = current.flatMap(({ id, customer, before, after, alerts, bearsOnVerdict }) => {
    const isNews = alerts.length > 0 || bearsOnVerdict === true;
    if (!isNews || customer?.status !== 'completed' || customer.deletedAt !== null) return [];
    const isReopened = customer.decision !== null && rose(before.risk.level, after.risk.level);
    const now: CustomerRow = {
      ...customer,
      ...{ round: customer.round + 1, requestedBy: MONITORING, updatedAt: after.updatedAt },
      status: 'in_progress',
      ...(isReopened && { decision: null, decisionReason: null }),
    };
    return [{ entryId: id, customer, now, isReopened }];
  });
  if (again.length === 0) return;
  await updateRows(
    tx,
    customers,
    organizationId,
    again.map(({ now: { id, round, requestedBy, updatedAt, status, decision, decisionReason } }) => ({
      ...{ id, round, requestedBy, updatedAt, status, decision, decisionReason },
    })),
  );
  const reopened = again.filter(({ isReopened }) => isReopened);
  await recordReopenings(
    tx,
    reopened.map(({ entryId, customer: { id: customerId, verdict }, now: { updatedAt: at } }) => ({
      ...{ id: entryId, customerId, organizationId, at, verdict },
    })),
  );
  await countCustomers(
    tx,
    reopened.map(({ customer, now }) => ({ before: customer, after: now })),
  );
  // Low priority: a long cycle does not delay uploads.
  const ids = again.map(({ now }) => now.id);
  await addJobs(tx, [{ ...analysisJob(organizationId, ids), priority: BATCH_PRIORITY }]);
}

function rose(before: RiskLevel, after: RiskLevel): boolean {
  const levels: readonly RiskLevel[] = ['Low', 'Medium', 'High'];
  return levels.indexOf(after) > levels.indexOf(before);
}

function caseJob(organizationId: string, caseId: string) {
  return { task: 'monitor_case', payload: { organizationId, caseId } } as const;
}

function byId(organizationId: string, caseId: string) {
  return and(eq(cases.id, caseId), eq(cases.organizationId, organizationId));
}
