import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { type Customer, mayEscalate } from '../domain/customer.js';
import type { Customers, NewCustomer } from '../flow/ports/customers.js';
import type { NewEvent } from '../flow/ports/events.js';
import type { NewJob } from '../flow/ports/jobs.js';
import type { NewId } from '../flow/ports.js';
import { addJobs } from './add-jobs.js';
import { takeCredits } from './ai-risk-settings.js';
import { addCases } from './cases.js';
import { type CountedChange, countCustomers } from './customer-counts.js';
import { listCustomers } from './customer-list.js';
import { type CustomerRow, fromCustomerRow, toCustomerRow } from './customer-row.js';
import type { Database, Queries } from './database.js';
import { recordEvents } from './events.js';
import { recordAudit } from './record-audit.js';
import { caseImages } from './schema/case-images.js';
import { customerDecisions, customers } from './schema/customers.js';

const CUSTOMERS_A_STATEMENT = 200;
/** Analyses of one job: few enough that a crash in between costs little, and enough that the queue costs little. */
const CUSTOMERS_A_JOB = 50;
/**
 * Far more than an analysis is tried (`flow/analyse-customers.ts` counts those itself and then writes its safe ending): the
 * ending must be written too, be the database away for hours.
 */
const JOB_ATTEMPTS = 25;

/** Customers in PostgreSQL. Every statement names the organization: what is another's does not exist. */
export function customersIn(database: Database, newId: NewId): Customers {
  const { db, transaction } = database;
  return {
    add: (made) => transaction((tx) => addCustomers(tx, made)),

    addToCase: (customer, audit) =>
      transaction(async (tx) => {
        await tx.insert(customers).values(toCustomerRow(customer, false));
        await recordAudit(tx, audit);
        await startAnalyses(tx, [customer]);
      }),

    escalate: (organizationId, customerId, audit) =>
      transaction(async (tx) => {
        const by = audit.actor.kind === 'user' ? { requestedBy: audit.actor.userId } : {};
        const before = await lockOne(tx, organizationId, customerId);
        if (before === undefined || !mayEscalate(fromCustomerRow(before))) return false;
        const [after] = await tx
          .update(customers)
          .set({ mode: 'advanced', status: 'in_progress', round: before.round + 1, ...by, updatedAt: audit.at })
          .where(eq(customers.id, customerId))
          .returning();
        await recordAudit(tx, audit);
        await startAnalyses(tx, after === undefined ? [] : [fromCustomerRow(after)], before);
        return true;
      }),

    async find(organizationId, customerId) {
      const [row] = await db.select().from(customers).where(own(organizationId, customerId));
      return row && fromCustomerRow(row);
    },

    async findByCases(organizationId, caseIds) {
      if (caseIds.length === 0) return [];
      const rows = await db
        .select()
        .from(customers)
        .where(and(inArray(customers.caseId, [...caseIds]), eq(customers.organizationId, organizationId)));
      return rows.map(fromCustomerRow);
    },

    async image(organizationId, caseId) {
      const [row] = await db
        .select({ text: caseImages.text })
        .from(caseImages)
        .where(and(eq(caseImages.caseId, caseId), eq(caseImages.organizationId, organizationId)));
      return row?.text;
    },

    list: (organizationId, filter, page) => listCustomers(db, organizationId, filter, page),

    decide: (organizationId, customerId, { decision, reason }, audit) =>
      transaction(async (tx) => {
        const before = await lockOne(tx, organizationId, customerId);
        if (before === undefined || before.deletedAt !== null) return undefined;
        const [after] = await tx
          .update(customers)
          .set({
            ...(decision !== undefined && { decision }),
            ...(reason !== undefined && { decisionReason: reason }),
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
        return fromCustomerRow(after);
      }),

    async decisions(organizationId, customerId) {
      const rows = await db
        .select()
        .from(customerDecisions)
        .where(and(eq(customerDecisions.customerId, customerId), eq(customerDecisions.organizationId, organizationId)))
        .orderBy(asc(customerDecisions.id));
      return rows.map(({ decision, reason, userId, verdict, at }) => ({
        ...(decision !== null && { decision }),
        ...(reason !== null && { reason }),
        ...(userId !== null && { userId }),
        ...(verdict !== null && { verdict }),
        at,
      }));
    },

    remove: (organizationId, customerId, reason, audit) =>
      transaction(async (tx) => {
        const before = await lockOne(tx, organizationId, customerId);
        if (before === undefined) return false;
        const [after] = await tx
          .update(customers)
          .set({ deletedAt: audit.at, deletedReason: reason, updatedAt: audit.at })
          .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
          .returning();
        if (after === undefined) return false;
        await recordAudit(tx, audit);
        await countCustomers(tx, [{ before, after }]);
        return true;
      }),
  };
}

/**
 * Writes customers with their cases, a credit for each and the jobs of their analyses, in the caller's transaction; refuses
 * with `insufficient_credits`.
 */
export async function addCustomers(tx: Queries, made: readonly NewCustomer[]): Promise<void> {
  await addCases(tx, made);
  for (let first = 0; first < made.length; first += CUSTOMERS_A_STATEMENT) {
    const run = made.slice(first, first + CUSTOMERS_A_STATEMENT);
    await tx.insert(customers).values(run.map(({ customer }) => toCustomerRow(customer, false)));
  }
  await startAnalyses(
    tx,
    made.map(({ customer }) => customer),
  );
}

/** Credits and counts last, because others wait for these rows until the commit. */
async function startAnalyses(tx: Queries, started: readonly Customer[], before?: CustomerRow): Promise<void> {
  const jobs: NewJob[] = [];
  for (let first = 0; first < started.length; first += CUSTOMERS_A_JOB) {
    const customerIds = started.slice(first, first + CUSTOMERS_A_JOB).map(({ id }) => id);
    jobs.push(analysisJob(customerIds));
  }
  await addJobs(tx, jobs);
  for (const [key, group] of byCredit(started)) {
    const [organizationId, mode] = key.split(' ') as [string, AnalysisMode];
    const taken = await takeCredits(tx, organizationId, mode, group.length);
    if (taken !== (before?.creditTaken ?? false)) {
      const ids = group.map(({ id }) => id);
      await tx.update(customers).set({ creditTaken: taken }).where(inArray(customers.id, ids));
    }
  }
  await countCustomers(
    tx,
    started.map((customer): CountedChange => ({ ...(before && { before }), after: countedOf(customer) })),
  );
}

/** In one order, so that two who take of several modes do not wait for each other. */
function byCredit(started: readonly Customer[]): [string, Customer[]][] {
  const groups = new Map<string, Customer[]>();
  for (const customer of started) {
    const key = `${customer.organizationId} ${customer.mode}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [customer]);
    else known.push(customer);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The analyses of customers, as one job. */
export function analysisJob(customerIds: readonly string[]): NewJob {
  return { task: 'analyse_customers', payload: { customerIds }, maxAttempts: JOB_ATTEMPTS };
}

/** What is told of a customer: its `data` is the customer as it is read. */
export function customerEvent(
  type: 'ai_risk.completed' | 'analyst_decision.updated',
  { id, organizationId }: Pick<CustomerRow, 'id' | 'organizationId'>,
  at: Date,
): NewEvent {
  return { type, organizationId, about: { kind: 'customer', id }, at };
}

async function lockOne(tx: Queries, organizationId: string, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(own(organizationId, customerId)).for('update');
  return row;
}

function own(organizationId: string, customerId: string): SQL | undefined {
  return and(eq(customers.id, customerId), eq(customers.organizationId, organizationId));
}

function countedOf({ id, organizationId, createdAt, mode, outcome, decision, deleted }: Customer) {
  return {
    ...{ id, organizationId, createdAt, mode },
    ...{ verdict: outcome?.verdict ?? null, decision: decision ?? null, deletedAt: deleted?.at ?? null },
  };
}
