import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { caseResults, cases } from '../cases/case.table.js';
import { articlesOfCase } from '../cases/case-articles.repository.js';
import { withTime } from '../cases/case-rows.repository.js';
import { withRecords } from '../cases/shown-results.repository.js';
import { openWorkOn } from '../cases/work-items.repository.js';
import { workItems } from '../cases/work-items.table.js';
import { type AnalysedMedia, analysedMedia, recordsOfResult } from '../domain/analysis.js';
import type { Case } from '../domain/case.js';
import { type CaseArticle, isRuledOut } from '../domain/case-article.js';
import { isOfBatch } from '../domain/customer.js';
import { MONITORING } from '../domain/monitoring.js';
import type { NewId } from '../domain/ports.js';
import { gapsOfAnalysis, MAX_ANALYSED } from '../domain/search-gaps.js';
import type { Database, Queries } from '../platform/database/database.js';
import { insertBatch } from '../platform/database/insert-rows.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { giveCreditBack, toConfiguration } from './ai-risk-settings.repository.js';
import { configurations } from './ai-risk-settings.table.js';
import type { AnalysesRepository, AnalysisWork, FinishedAnalysis } from './analyses.js';
import { analyses } from './analyses.table.js';
import { analysisRows, fingerprintOf } from './analysis-rows.repository.js';
import { countCustomers } from './customer-counts.repository.js';
import { type CustomerRow, fromCustomerRow } from './customer-row.repository.js';
import { analysisJob, customerEvent, firstAnalysisEvent } from './customers.repository.js';
import { customers } from './customers.table.js';
import { recordReopenings } from './reopen-customers.repository.js';

const MEDIA_STATUS = { Completed: 'completed', Pending: 'pending', Failed: 'failed' } as const;

/** Steps of other features in the transaction that stores analyses. */
export interface WithAnalyses {
  /** Counts the customers that were analysed for the first time into the batches that they came with. */
  countAnalysed(
    tx: Queries,
    analysed: readonly { readonly customerId: string; readonly followUp: boolean }[],
    at: Date,
  ): Promise<void>;
  /** Tells of verdicts that monitoring has changed. */
  alert(
    tx: Queries,
    organizationId: string,
    alerts: readonly {
      readonly id: string;
      readonly caseId: string;
      readonly type: string;
      readonly changes: unknown;
      readonly createdAt: Date;
    }[],
  ): Promise<void>;
}

/** The analyses of customers in PostgreSQL. */
export function analysesRepository(database: Database, newId: NewId, others: WithAnalyses): AnalysesRepository {
  const { db, transaction } = database;
  return {
    async begin(customerIds, at) {
      const wanted = inArray(customers.id, [...customerIds]);
      await db
        .update(customers)
        .set({ status: 'in_progress', updatedAt: at })
        .where(and(wanted, eq(customers.status, 'pending')));
      const rows = await db
        .select({
          ...{ customer: customers, editions: cases.editions, mediaStatus: cases.adverseMediaStatus },
          ...{ gaps: cases.gaps, notices: cases.notices, totalResults: cases.totalResults },
          configuration: configurations,
        })
        .from(customers)
        .innerJoin(cases, eq(cases.id, customers.caseId))
        .leftJoin(configurations, eq(configurations.organizationId, customers.organizationId))
        .where(and(wanted, ne(customers.status, 'completed')))
        .orderBy(asc(customers.id));
      const records = await recordsOf(
        db,
        rows.map(({ customer }) => customer.caseId),
      );
      const articles = new Map<string, readonly CaseArticle[]>();
      for (const { customer, mediaStatus } of rows) {
        const { organizationId, caseId } = customer;
        if (mediaStatus === 'Completed') articles.set(caseId, await articlesOfCase(db, organizationId, caseId));
      }
      return rows.map(
        ({ customer, editions, gaps, totalResults, mediaStatus, notices, configuration }): AnalysisWork => ({
          customer: fromCustomerRow(customer),
          editions,
          records: records.get(customer.caseId) ?? [],
          gaps: gapsOfAnalysis(gaps, totalResults),
          ...(mediaStatus !== 'Not Requested' && {
            adverseMedia: mediaOf(MEDIA_STATUS[mediaStatus], notices, articles.get(customer.caseId) ?? []),
          }),
          configuration: toConfiguration(configuration ?? undefined, customer.createdAt),
        }),
      );
    },

    finish: (finished) =>
      finished.length === 0 ? Promise.resolve() : transaction((tx) => finish(tx, finished, newId, others)),

    separate: (alone) =>
      transaction((tx) =>
        addJobs(
          tx,
          alone.map(({ organizationId, id }) => analysisJob(organizationId, [id])),
        ),
      ),

    ...storedAnalysesRepository(database),
  };
}

/** Stored analyses, to be repeated. */
export function storedAnalysesRepository({ db }: Database): Pick<AnalysesRepository, 'stored'> {
  return {
    async stored(customerId) {
      const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
      if (row === undefined) return undefined;
      const rows = await db
        .select({ analysis: analyses, details: auditEntries.details })
        .from(analyses)
        .leftJoin(auditEntries, eq(auditEntries.id, analyses.auditId))
        .where(eq(analyses.customerId, customerId))
        .orderBy(asc(analyses.round));
      return {
        customer: fromCustomerRow(row),
        analyses: rows.map(({ analysis: { round, input, output, narration, failure }, details }) => {
          const fingerprint = fingerprintOf(details, customerId, round);
          return {
            ...{ customerId, round, input, output, narration },
            ...(failure !== null && { failure }),
            ...(fingerprint !== undefined && { fingerprint }),
          };
        }),
      };
    },
  };
}

/**
 * Returns the media state: if no article was stored during the search, none was searched; later articles are with the
 * case.
 */
function mediaOf(
  status: (typeof MEDIA_STATUS)[keyof typeof MEDIA_STATUS],
  notices: Case['notices'],
  considered: readonly CaseArticle[],
): AnalysedMedia {
  const isEmpty = status === 'completed' && considered.length === 0 && notices.includes('no_articles_stored');
  return analysedMedia(isEmpty ? 'none_stored' : status, considered.map(asDecided));
}

/** An article that a person ruled out counts as excluded. */
function asDecided(article: CaseArticle): CaseArticle {
  if (!isRuledOut(article)) return article;
  return { ...article, linkStatus: 'excluded', reasons: ['Excluded: an analyst ruled it out'] };
}

async function recordsOf(db: Queries, caseIds: readonly string[]): Promise<Map<string, AnalysisWork['records']>> {
  const records = new Map<string, AnalysisWork['records'][number][]>();
  if (caseIds.length === 0) return records;
  const rows = await db
    .select({
      ...{ caseId: caseResults.caseId, shown: caseResults.shown, status: caseResults.status },
      ...{ decision: caseResults.decision, whitelist: caseResults.whitelist },
    })
    .from(caseResults)
    .where(and(inArray(caseResults.caseId, [...caseIds]), lt(caseResults.position, MAX_ANALYSED)))
    .orderBy(asc(caseResults.caseId), asc(caseResults.position));
  for (const { caseId, shown, status, decision, whitelist } of await withRecords(db, rows)) {
    const ofResult = recordsOfResult({
      ...{ records: shown.records, status },
      ...(decision !== null && { decision: withTime(decision) }),
      ...(whitelist !== null && { whitelist: withTime(whitelist) }),
    });
    const known = records.get(caseId);
    if (known === undefined) records.set(caseId, [...ofResult]);
    else known.push(...ofResult);
  }
  return records;
}

async function finish(
  tx: Queries,
  finished: readonly FinishedAnalysis[],
  newId: NewId,
  others: WithAnalyses,
): Promise<void> {
  const ids = finished.map(({ customer }) => customer.id);
  const caseIds = tx.select({ id: customers.caseId }).from(customers).where(inArray(customers.id, ids));
  // Locks the cases first, as every transaction on a case, its work and its customer does.
  await tx
    .select({ id: cases.id })
    .from(cases)
    .where(inArray(cases.id, caseIds))
    .orderBy(asc(cases.id))
    .for('no key update');
  const locked = await tx
    .select()
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('update');
  const open = new Map(locked.filter(({ status }) => status !== 'completed').map((row) => [row.id, row]));
  const outdated = await withArticlesSince(tx, finished);
  const news = finished.flatMap((one) => {
    const before = outdated.has(one.customer.id) ? undefined : open.get(one.customer.id);
    return before !== undefined && before.round === one.customer.round ? [{ one, before }] : [];
  });
  if (news.length === 0) return;

  const { rows, audit } = analysisRows(news.map(({ one, before }) => ({ one, of: before })));
  await insertBatch(tx, [rows]);
  await recordAudit(tx, ...audit);
  const after = await complete(tx, news);
  const reopened = news.filter(({ one, before }) => isReopened(one, before));
  await recordReopenings(
    tx,
    reopened.map(({ one, before }) => ({
      ...{ id: newId(), customerId: before.id, organizationId: before.organizationId, at: one.at },
      verdict: one.analysis.verdict,
    })),
  );
  await recordEvents(
    tx,
    news.map(({ one, before }) =>
      before.round === 1 ? firstAnalysisEvent(before, one.at) : customerEvent('ai_risk.completed', before, one.at),
    ),
  );
  for (const { one, before } of news) {
    if (one.failure !== undefined && before.creditTaken) await giveCreditBack(tx, before.organizationId, before.mode);
  }
  await countCustomers(
    tx,
    news.flatMap(({ before }) => {
      const now = after.get(before.id);
      return now === undefined ? [] : [{ before, after: now }];
    }),
  );
  const first = news.filter(({ before }) => before.round === 1 && isOfBatch(before));
  const analysed = first.map(({ one, before }) => ({ customerId: before.id, followUp: one.followUp }));
  await others.countAnalysed(tx, analysed, news[0]?.one.at ?? new Date(0));
  await announceVerdictChanges(tx, news, newId, others);
  for (const { one, before } of news.filter((each) => each.one.followUp)) {
    await openWorkOn(tx, before.organizationId, [before.caseId], one.at);
  }
}

/** Finds customers analysed without articles that are known by now: another job analyses them with these. */
async function withArticlesSince(tx: Queries, finished: readonly FinishedAnalysis[]): Promise<ReadonlySet<string>> {
  const without = finished
    .filter(({ input }) => input.adverseMedia?.status === 'pending')
    .map((one) => one.customer.id);
  if (without.length === 0) return new Set();
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(cases, eq(cases.id, customers.caseId))
    .where(and(inArray(customers.id, without), ne(cases.adverseMediaStatus, 'Pending')));
  return new Set(rows.map(({ id }) => id));
}

type News = readonly { readonly one: FinishedAnalysis; readonly before: CustomerRow }[];

/** Monitoring tells a verdict that its re-evaluation has changed, with the editions before and after. */
async function announceVerdictChanges(
  tx: Queries,
  news: News,
  newId: NewId,
  { alert }: Pick<WithAnalyses, 'alert'>,
): Promise<void> {
  for (const { one, before } of news) {
    const { id: customerId, organizationId, caseId, verdict } = before;
    if (before.requestedBy !== MONITORING || verdict === null || verdict === one.analysis.verdict) continue;
    const [last] = await tx
      .select({ input: analyses.input })
      .from(analyses)
      .where(and(eq(analyses.customerId, customerId), lt(analyses.round, before.round)))
      .orderBy(desc(analyses.round))
      .limit(1);
    const changes = {
      editions_before: (last?.input.editions ?? []).map(({ version }) => version),
      editions_after: one.input.editions.map(({ version }) => version),
      verdict: { before: verdict, after: one.analysis.verdict },
    };
    const type = 'monitoring.verdict_changed';
    const [configuration] = await tx
      .select()
      .from(configurations)
      .where(eq(configurations.organizationId, organizationId));
    if (toConfiguration(configuration, before.createdAt).alerts.webhook) {
      const about = { kind: 'customer', id: customerId } as const;
      await recordEvents(tx, [{ type, organizationId, about, changes, at: one.at }]);
    }
    await alert(tx, organizationId, [{ id: newId(), caseId, type, changes, createdAt: one.at }]);
  }
}

/** A decision was about the verdict that the analyst saw: another verdict wants another decision. */
function isReopened({ analysis }: FinishedAnalysis, { verdict, decision }: CustomerRow): boolean {
  return decision !== null && verdict !== null && verdict !== analysis.verdict;
}

/** The customers' new states, and their verdicts in the queue, in one statement. */
async function complete(
  tx: Queries,
  news: News,
): Promise<
  Map<
    string,
    Pick<
      CustomerRow,
      'id' | 'organizationId' | 'createdAt' | 'mode' | 'uploadSource' | 'verdict' | 'decision' | 'deletedAt'
    >
  >
> {
  const states = news.map(({ one, before }) => ({
    id: before.id,
    verdict: one.analysis.verdict,
    recommendation: one.analysis.recommendation,
    narrative: one.narration.text,
    key_drivers: one.analysis.keyDrivers.map(({ text }) => text),
    analysed_at: one.analysis.analysedAt,
    reopened: isReopened(one, before),
    at: one.at,
  }));
  await tx.execute(sql`
    with completed as (update ${customers} set
      status = 'completed', verdict = new.verdict, recommendation = new.recommendation, narrative = new.narrative,
      key_drivers = new.key_drivers, analysed_at = new.analysed_at, credit_taken = false,
      decision = case when new.reopened then null else ${customers.decision} end,
      decision_reason = case when new.reopened then null else ${customers.decisionReason} end,
      updated_at = new.at
    from json_to_recordset(${JSON.stringify(states)}::json) as new(
      id text, verdict text, recommendation text, narrative text, key_drivers text[], analysed_at timestamptz,
      reopened boolean, at timestamptz)
    where ${customers.id} = new.id returning ${customers.caseId}, ${customers.verdict})
    update ${workItems} set verdict = completed.verdict from completed where ${workItems.caseId} = completed.case_id`);
  return new Map(
    news.map(({ one, before }) => [
      before.id,
      { ...before, verdict: one.analysis.verdict, decision: isReopened(one, before) ? null : before.decision },
    ]),
  );
}
