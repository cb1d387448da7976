import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openWorkOn } from '../../src/cases/work-items.repository.js';
import { workItems } from '../../src/cases/work-items.table.js';
import { customers } from '../../src/customers/customers.table.js';
import type { Verdict } from '../../src/domain/verdict.js';
import { queueRepository } from '../../src/work/queue.repository.js';
import { workRepository } from '../../src/work/work.repository.js';
import { customerService } from '../support/customer-service.js';
import { analyst } from '../support/sample-case.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { until } from '../support/until.js';

const service = await customerService(sampleScreener(sampleRecords));
const { database } = service;
const { db, pool } = database;

/** Cases that the queue shows for a verdict, in any state. */
async function queued(verdict: Verdict): Promise<readonly string[]> {
  const clock = { now: service.clock, endOfToday: service.clock };
  const filter = { verdict, states: ['open', 'second_review', 'closed'] as const };
  const sort = { by: 'due', descending: false } as const;
  const found = await queueRepository(database).page(analyst.organizationId, filter, sort, undefined, 100, clock);
  return found.map(({ work }) => work.caseId);
}

async function verdictOf(customerId: string): Promise<Verdict> {
  const [row] = await db.select({ verdict: customers.verdict }).from(customers).where(eq(customers.id, customerId));
  return row?.verdict ?? assert.fail('not analysed');
}

/** Has a customer analysed again, as `Advanced`. */
async function escalate(search_reference: string) {
  const body = { search_reference, ai_risk_mode: 'AiRisk Advanced' };
  assert.equal((await service.send('POST', '/api/compliance-request', body)).statusCode, 200);
}

/** Tells whether one connection of the database is in this state. */
async function isWaiting(what: string): Promise<boolean> {
  const { rowCount } = await pool.query(`select from pg_stat_activity where ${what} and datname = current_database()`);
  return rowCount === 1;
}

/** As if the analysis had found something else. */
const setVerdict = (customerId: string, verdict: Verdict) =>
  db.update(customers).set({ verdict }).where(eq(customers.id, customerId));

test('the queue finds a case by its verdict from the analysis on, and by the new one after the next analysis', async () => {
  const { customer_id: id, search_reference: reference } = await service.create();
  await service.analyse([id]);
  const verdict = await verdictOf(id);
  assert.ok((await queued(verdict)).includes(reference));
  await escalate(reference);
  await setVerdict(id, 'true_positive');
  await db.update(workItems).set({ verdict: 'true_positive' }).where(eq(workItems.caseId, reference));
  await service.analyse([id]);
  assert.notEqual(await verdictOf(id), 'true_positive');
  assert.ok((await queued(await verdictOf(id))).includes(reference));
  assert.ok(!(await queued('true_positive')).includes(reference));
});

test('a case that comes into the queue after its analysis comes with the verdict', async () => {
  const { customer_id: id, search_reference: reference } = await service.create();
  await service.analyse([id]);
  await db.delete(workItems).where(eq(workItems.caseId, reference));
  await workRepository(database).openEarlier(service.clock);
  assert.ok((await queued(await verdictOf(id))).includes(reference));
});

test('an analysis that ends while its case comes into the queue waits, and leaves its verdict there', async () => {
  const { customer_id: id, search_reference: reference } = await service.create();
  await service.analyse([id]);
  const verdict = await verdictOf(id);
  await escalate(reference);
  await setVerdict(id, 'true_positive');
  await db.delete(workItems).where(eq(workItems.caseId, reference));
  let commit = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const opening = database.transaction(async (tx) => {
    await openWorkOn(tx, analyst.organizationId, [reference], service.clock);
    await mayCommit;
  });
  await until(() => isWaiting("state = 'idle in transaction' and query like '%work_items%'"));
  const ending = service.analyse([id]);
  await until(() => isWaiting("wait_event_type = 'Lock'"));
  commit();
  await Promise.all([opening, ending]);
  assert.equal(await verdictOf(id), verdict);
  assert.ok((await queued(verdict)).includes(reference));
});

test('an analysis that ends while somebody works on its case waits, and holds neither its work nor its customer', async () => {
  const { customer_id: id, search_reference: reference } = await service.create();
  await service.analyse([id]);
  await escalate(reference);
  const ending = await database.transaction(async (tx) => {
    await tx.execute(sql`select from cases where id = ${reference} for update`);
    const analysis = service.analyse([id]);
    await until(() => isWaiting("wait_event_type = 'Lock'"));
    await tx.execute(sql`select from work_items where case_id = ${reference} for update nowait`);
    await tx.execute(sql`select from customers where id = ${id} for update nowait`);
    return { analysis };
  });
  await ending.analysis;
  assert.ok((await queued(await verdictOf(id))).includes(reference));
});

test('verdicts that rows of earlier versions lack are filled in', async () => {
  const { customer_id: id, search_reference: reference } = await service.create();
  await service.analyse([id]);
  const verdict = await verdictOf(id);
  await db.update(workItems).set({ verdict: null });
  assert.deepEqual(await queued(verdict), []);
  await workRepository(database).fillEarlier();
  assert.ok((await queued(verdict)).includes(reference));
});
