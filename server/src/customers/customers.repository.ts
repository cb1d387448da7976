import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { caseCountRows } from '../cases/case-counts.repository.js';
import { withOthers, writeCases } from '../cases/cases.repository.js';
import { claimsOfCustomer, claimsOfSearch, type ReferenceClaim } from '../cases/client-references.js';
import { claimRows, releaseReference, withHolder } from '../cases/client-references.repository.js';
import { lockCase } from '../cases/decide-records.repository.js';
import { followCustomerDecision } from '../cases/finish-case.repository.js';
import { openWorkOn } from '../cases/work-items.repository.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import type { Case } from '../domain/case.js';
import { type Customer, isOfBatch, mayEscalate, reasonAfter } from '../domain/customer.js';
import { MONITORING } from '../domain/monitoring.js';
import type { NewId } from '../domain/ports.js';
import { type Database, type Queries, selectPrepared } from '../platform/database/database.js';
import { insertBatch, rowsOf } from '../platform/database/insert-rows.js';
import { rowReader } from '../platform/database/row-reader.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import type { NewJob } from '../platform/jobs/jobs.js';
import type { NewEvent } from '../platform/outbox/events.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { auditRows, recordAudit } from '../platform/outbox/record-audit.repository.js';
import { requireCredits, takeCredits } from './ai-risk-settings.repository.js';
import { analyses } from './analyses.table.js';
import { analysisRows } from './analysis-rows.repository.js';
import { countCustomers } from './customer-counts.repository.js';
import { decisionsOfEach } from './customer-decisions.repository.js';
import { listCustomers } from './customer-list.repository.js';
import { type CustomerRow, fromCustomerRow, outcomeOf, toCustomerRow } from './customer-row.repository.js';
import { bringSearchesUpToDate } from './customer-searches.repository.js';
import type { CustomersRepository, NewCustomer } from './customers.js';
import { customerDecisions, customers } from './customers.table.js';
import { requireByResults } from './require-by-results.repository.js';

/** Analyses of one job: few enough that a crash costs little, enough that the queue costs little. */
const CUSTOMERS_A_JOB = 50;
/** Priority of uploads and of new analyses by monitoring: interactive jobs go first. */
export const BATCH_PRIORITY = 16_384;
/** Articles take seconds; a failing search for them is retried for minutes. */
const MAX_WAIT_FOR_ARTICLES_MS = 120_000;
/** Far more than `analyse-customers.ts` attempts an analysis: its safe ending must be stored even if the database is away for hours. */
const JOB_ATTEMPTS = 25;

const standing = rowReader(customers, [
  ...(['id', 'caseId', 'mode', 'status', 'decision', 'deletedAt', 'deletedReason'] as const),
  ...(['verdict', 'recommendation', 'narrative', 'keyDrivers', 'analysedAt'] as const),
]);
const STANDINGS = `select ${standing.columns} from customers where organization_id = $1 and case_id = any($2)`;

/** Customers in PostgreSQL. */
export function customersRepository(database: Database, newId: NewId): CustomersRepository {
  const { db, transaction } = database;
  const add = withOthers((created: readonly NewCustomer[]) => transaction((tx) => addCustomers(tx, created)));
  return {
    add: (created) =>
      add(created).catch(async (error: unknown) => {
        throw await withHolder(db, error, [...claimsOfSearch(created.made), ...claimsOfCustomer(created.customer)]);
      }),

    addToCase: (customer, audit) =>
      transaction(async (tx) => {
        await insertBatch(tx, [claimRows(claimsOfCustomer(customer))]);
        await tx.insert(customers).values(toCustomerRow(customer, false));
        await recordAudit(tx, audit);
        await startAnalysis(tx, customer, await waitingForArticles(tx, [customer.caseId]));
      }).catch(async (error: unknown) => {
        throw await withHolder(db, error, claimsOfCustomer(customer));
      }),

    escalate: (organizationId, customerId, audit) =>
      transaction(async (tx) => {
        const by = audit.actor.kind === 'user' ? { requestedBy: audit.actor.userId } : {};
        const [known] = await tx.select().from(customers).where(own(organizationId, customerId));
        // Locks the case first, as every transaction that completes a case does.
        const waiting = await waitingForArticles(tx, known === undefined ? [] : [known.caseId]);
        const before = await lockOne(tx, organizationId, customerId);
        if (before === undefined || !mayEscalate(fromCustomerRow(before))) return false;
        const [after] = await tx
          .update(customers)
          .set({ mode: 'advanced', status: 'in_progress', round: before.round + 1, ...by, updatedAt: audit.at })
          .where(eq(customers.id, customerId))
          .returning();
        await recordAudit(tx, audit);
        if (after !== undefined) await startAnalysis(tx, fromCustomerRow(after), waiting, before);
        return true;
      }),

    async find(organizationId, customerId) {
      const [row] = await db.select().from(customers).where(own(organizationId, customerId));
      return row && fromCustomerRow(row);
    },

    async findEach(organizationId, customerIds) {
      const wanted = and(inArray(customers.id, [...customerIds]), eq(customers.organizationId, organizationId));
      return (await db.select().from(customers).where(wanted)).map(fromCustomerRow);
    },

    async findByCases(organizationId, caseIds) {
      if (caseIds.length === 0) return [];
      const rows = await db
        .select()
        .from(customers)
        .where(and(inArray(customers.caseId, [...caseIds]), eq(customers.organizationId, organizationId)));
      return rows.map(fromCustomerRow);
    },

    async standingsOfCases(organizationId, caseIds) {
      if (caseIds.length === 0) return [];
      return selectPrepared(db, { sql: STANDINGS, params: [organizationId, caseIds] }, (values) => {
        const { id, caseId, mode, status, decision, deletedAt: at, deletedReason, ...analysed } = standing.read(values);
        return {
          ...{ id, caseId, mode, status },
          ...(decision !== null && { decision }),
          ...(at !== null && { deleted: { at, reason: deletedReason ?? '' } }),
          ...outcomeOf(analysed),
        };
      });
    },

    list: (organizationId, filter, page) => listCustomers(database, organizationId, filter, page),

    countChanges: () => bringSearchesUpToDate(database),

    decide: (organizationId, customerId, { decision, reason }, audit) =>
      transaction(async (tx) => {
        // Locks the case first, as every transaction that completes a case does.
        const found = await lockCaseOf(tx, organizationId, customerId);
        const before = await lockOne(tx, organizationId, customerId);
        if (found === undefined || before === undefined || before.deletedAt !== null) return undefined;
        if (decision !== undefined && before.status !== 'completed') return undefined;
        if (decision !== undefined) await requireByResults(tx, before, decision);
        const stood = fromCustomerRow(before);
        const earlier = {
          ...(stood.decision && { decision: stood.decision }),
          ...(stood.decisionReason !== undefined && { reason: stood.decisionReason }),
        };
        const [after] = await tx
          .update(customers)
          .set({
            ...(decision !== undefined && { decision }),
            decisionReason:
              reasonAfter(earlier, { ...(decision && { decision }), ...(reason !== undefined && { reason }) }) ?? null,
            updatedAt: audit.at,
          })
          .where(eq(customers.id, customerId))
          .returning();
        if (after === undefined) return undefined;
        await tx.insert(customerDecisions).values({
          ...{
            id: newId(),
            customerId,
            organizationId,
            userId: audit.actor.kind === 'user' ? audit.actor.userId : null,
          },
          ...{ decision: decision ?? null, reason: reason ?? null, verdict: before.verdict, at: audit.at },
        });
        await recordEvents(tx, [customerEvent('analyst_decision.updated', after, audit.at)]);
        await recordAudit(tx, audit);
        await countCustomers(tx, [{ before, after }]);
        const { actor, at } = audit;
        if (decision !== undefined && actor.kind === 'user') await followCustomerDecision(tx, found, actor, at);
        return fromCustomerRow(after);
      }),

    async decisions(organizationId, customerId) {
      return (await decisionsOfEach(db, organizationId, [customerId])).get(customerId) ?? [];
    },

    decisionsOfEach: (organizationId, customerIds) => decisionsOfEach(db, organizationId, customerIds),

    remove: (organizationId, customerId, reason, audit) =>
      transaction(async (tx) => {
        const found = await lockCaseOf(tx, organizationId, customerId);
        const before = await lockOne(tx, organizationId, customerId);
        if (before === undefined) return false;
        const [after] = await tx
          .update(customers)
          .set({ deletedAt: audit.at, deletedReason: reason, updatedAt: audit.at })
          .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
          .returning();
        if (after === undefined) return false;
        await releaseReference(tx, before);
        await recordAudit(tx, audit);
        await countCustomers(tx, [{ before, after }]);
        // Without its customer, an incomplete screening is work on the case.
        if (found?.screeningStatus === 'Incomplete') await openWorkOn(tx, organizationId, [found.id], audit.at);
        return true;
      }),
  };
}

/** `writeCustomers`, then `countNewCustomers`; throws `insufficient_credits`. */
export async function addCustomers(tx: Queries, created: readonly NewCustomer[]): Promise<void> {
  for (const [key, group] of byCredit(created.map(({ customer }) => customer))) {
    const [organizationId, mode] = key.split(' ') as [string, AnalysisMode];
    await requireCredits(tx, organizationId, mode, group.length);
  }
  await writeCustomers(tx, created);
  await countNewCustomers(tx, created);
}

/**
 * Writes customers with their cases and analyses, or analysis jobs, in the caller's transaction; locks nothing shared but `claims`
 * of references, those of the customers unless given.
 */
export async function writeCustomers(
  tx: Queries,
  created: readonly NewCustomer[],
  claims: readonly ReferenceClaim[] = created.flatMap(({ customer }) => claimsOfCustomer(customer)),
): Promise<void> {
  const finished = created.flatMap(({ analysed, customer }) => (analysed ? [{ one: analysed, of: customer }] : []));
  const { rows, audit } = analysisRows(finished);
  const written = created.map(({ customer }) => toCustomerRow(customer, false));
  const announced = finished.map(({ one, of }) => firstAnalysisEvent(of, one.at));
  const withVerdicts = created.map((one) => ({
    ...one,
    ...(one.customer.outcome && { verdict: one.customer.outcome.verdict }),
  }));
  await writeCases(tx, withVerdicts, {
    referring: [rowsOf(customers, written), rows, auditRows(audit)],
    announced,
    claims,
  });
  await queueAnalyses(
    tx,
    created.map(({ customer }) => customer),
    new Set(created.filter((one) => one.made.adverseMediaStatus === 'Pending').map((one) => one.made.id)),
  );
}

/**
 * Takes a credit for each customer that `writeCustomers` wrote and counts customers and cases, late in the caller's transaction;
 * throws `insufficient_credits`.
 */
export async function countNewCustomers(tx: Queries, created: readonly NewCustomer[]): Promise<void> {
  const started = created.map(({ customer }) => customer);
  await takeCreditsOf(tx, started);
  await countCustomers(
    tx,
    started.map((customer) => ({ after: countedOf(customer) })),
    [caseCountRows(created.map((one) => one.made))],
  );
}

/** Queues an analysis and takes its credit. */
async function startAnalysis(
  tx: Queries,
  customer: Customer,
  waiting: ReadonlySet<string>,
  before?: CustomerRow,
): Promise<void> {
  await queueAnalyses(tx, [customer], waiting);
  await takeCreditsOf(tx, [customer], before);
  await countCustomers(tx, [{ ...(before && { before }), after: countedOf(customer) }]);
}

/** Queues analyses that are not made yet. */
async function queueAnalyses(tx: Queries, started: readonly Customer[], waiting: ReadonlySet<string>): Promise<void> {
  const jobs: NewJob[] = started
    .filter(({ caseId }) => waiting.has(caseId))
    .map(({ id, organizationId, updatedAt }) => ({
      ...analysisJob(organizationId, [id]),
      key: articlesKey(id),
      runAt: new Date(updatedAt.getTime() + MAX_WAIT_FOR_ARTICLES_MS),
    }));
  const ready = started.filter(({ caseId, status }) => !waiting.has(caseId) && status !== 'completed');
  for (const organizationId of new Set(ready.map((one) => one.organizationId))) {
    const own = ready.filter((one) => one.organizationId === organizationId);
    for (let first = 0; first < own.length; first += CUSTOMERS_A_JOB) {
      const together = own.slice(first, first + CUSTOMERS_A_JOB);
      const isBatch = together.every(isOfBatch);
      const job = analysisJob(
        organizationId,
        together.map(({ id }) => id),
      );
      jobs.push({ ...job, ...(isBatch && { priority: BATCH_PRIORITY }) });
    }
  }
  await addJobs(tx, jobs);
}

/** Locks the organization's credits until the commit. */
async function takeCreditsOf(tx: Queries, started: readonly Customer[], before?: CustomerRow): Promise<void> {
  for (const [key, group] of byCredit(started)) {
    const [organizationId, mode] = key.split(' ') as [string, AnalysisMode];
    const taken = await takeCredits(tx, organizationId, mode, group.length);
    const ids = group.filter(({ status }) => status !== 'completed').map(({ id }) => id);
    if (ids.length > 0 && taken !== (before?.creditTaken ?? false)) {
      await tx.update(customers).set({ creditTaken: taken }).where(inArray(customers.id, ids));
    }
  }
}

/**
 * Cases whose search for articles is pending. The lock delays its completion until the commit of the caller's transaction, so that
 * it finds the new customers.
 */
async function waitingForArticles(tx: Queries, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: cases.id, status: cases.adverseMediaStatus })
    .from(cases)
    .where(inArray(cases.id, [...caseIds]))
    .for('share');
  return new Set(rows.filter(({ status }) => status === 'Pending').map(({ id }) => id));
}

/**
 * Queues the analysis of a case's customer once the search for articles has ended. A customer analysed before that, or with other
 * articles (`hasNews`), is analysed again without a credit.
 */
export async function analyseWithArticles(
  tx: Queries,
  { organizationId, caseId, hasNews, at }: { organizationId: string; caseId: string; hasNews: boolean; at: Date },
): Promise<void> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.caseId, caseId), eq(customers.organizationId, organizationId)))
    .for('update');
  if (customer === undefined) return;
  if (customer.status === 'completed') {
    if (customer.deletedAt !== null) return;
    const [last] = await tx
      .select({ input: analyses.input })
      .from(analyses)
      .where(and(eq(analyses.customerId, customer.id), eq(analyses.round, customer.round)));
    if (!hasNews && last?.input.adverseMedia?.status !== 'pending') return;
    await tx
      .update(customers)
      .set({ status: 'in_progress', round: customer.round + 1, requestedBy: MONITORING, updatedAt: at })
      .where(eq(customers.id, customer.id));
  }
  await addJobs(tx, [{ ...analysisJob(organizationId, [customer.id]), key: articlesKey(customer.id) }]);
}

/** Job key: a job without delay replaces the one that waits for articles. */
function articlesKey(customerId: string): string {
  return `analysis with articles ${customerId}`;
}

/** Groups in a fixed order, to avoid deadlocks; tests take no credit. */
function byCredit(started: readonly Customer[]): [string, Customer[]][] {
  const groups = new Map<string, Customer[]>();
  for (const customer of started.filter(({ isTest }) => !isTest)) {
    const key = `${customer.organizationId} ${customer.mode}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [customer]);
    else known.push(customer);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The analyses of customers of one organization, as one job. */
export function analysisJob(organizationId: string, customerIds: readonly string[]): NewJob {
  return { task: 'analyse_customers', payload: { organizationId, customerIds }, maxAttempts: JOB_ATTEMPTS };
}

/** Builds the event of the first analysis of a customer, that of a row of a bulk upload if the customer came with one. */
export function firstAnalysisEvent(
  customer: Pick<CustomerRow, 'id' | 'organizationId' | 'uploadSource'> & Partial<Pick<CustomerRow, 'isTest'>>,
  at: Date,
): NewEvent {
  return { ...customerEvent('ai_risk.completed', customer, at), isOfBulkRow: isOfBatch(customer) };
}

/** Builds the event of a customer: its `data` is the customer as read. */
export function customerEvent(
  type: 'ai_risk.completed' | 'analyst_decision.updated',
  {
    id,
    organizationId,
    isTest = false,
  }: Pick<CustomerRow, 'id' | 'organizationId'> & Partial<Pick<CustomerRow, 'isTest'>>,
  at: Date,
): NewEvent {
  return { type, organizationId, about: { kind: 'customer', id }, at, isOfTest: isTest };
}

async function lockOne(tx: Queries, organizationId: string, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(own(organizationId, customerId)).for('update');
  return row;
}

async function lockCaseOf(tx: Queries, organizationId: string, customerId: string): Promise<Case | undefined> {
  const [known] = await tx.select({ caseId: customers.caseId }).from(customers).where(own(organizationId, customerId));
  return known && lockCase(tx, organizationId, known.caseId);
}

function own(organizationId: string, customerId: string): SQL | undefined {
  return and(eq(customers.id, customerId), eq(customers.organizationId, organizationId));
}

function countedOf({ id, organizationId, createdAt, mode, uploadSource, outcome, decision, deleted }: Customer) {
  return {
    ...{ id, organizationId, createdAt, mode, uploadSource },
    ...{ verdict: outcome?.verdict ?? null, decision: decision ?? null, deletedAt: deleted?.at ?? null },
  };
}
