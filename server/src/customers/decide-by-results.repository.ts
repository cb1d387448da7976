import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AuditEntry } from '../domain/audit.js';
import { followingDecision } from '../domain/case-status.js';
import type { Queries } from '../platform/database/database.js';
import { newEventId, recordEvents } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { countCustomers } from './customer-counts.repository.js';
import { customerEvent } from './customers.repository.js';
import { customerDecisions, customers } from './customers.table.js';
import { recordReopenings } from './reopen-customers.repository.js';

/**
 * Decides on the customer of a case from the decisions on all of its results, in that transaction: an agreeing verdict
 * is confirmed, a contradicting one declined. Does nothing if the customer is not analysed, or was decided already.
 */
export async function decideByResults(
  tx: Queries,
  organizationId: string,
  caseId: string,
  isConfirmed: boolean,
  audit: AuditEntry,
): Promise<void> {
  const [before] = await tx.select().from(customers).where(ofCase(organizationId, caseId)).for('update');
  if (before === undefined || before.status !== 'completed' || before.deletedAt !== null) return;
  if (before.decision !== null || before.verdict === null) return;
  const decision = followingDecision(before.verdict, isConfirmed);
  const { at } = audit;
  const changed = and(eq(customers.id, before.id), isNull(customers.decision));
  await tx.update(customers).set({ decision, updatedAt: at }).where(changed);
  await tx.insert(customerDecisions).values({
    ...{ id: newEventId(), customerId: before.id, organizationId, at, decision, reason: null, verdict: before.verdict },
    userId: audit.actor.kind === 'user' ? audit.actor.userId : null,
  });
  await recordEvents(tx, [customerEvent('analyst_decision.updated', before, at)]);
  await recordAudit(tx, { ...audit, target: { kind: 'customer', id: before.id }, details: { decision } });
  await countCustomers(tx, [{ before, after: { ...before, decision } }]);
}

/** Takes back the decision on the customer that followed decisions made at this moment, if it still stands. */
export async function reopenCustomer(
  tx: Queries,
  organizationId: string,
  caseId: string,
  decidedAt: Date,
  at: Date,
): Promise<void> {
  const decided = and(ofCase(organizationId, caseId), isNotNull(customers.decision));
  const [before] = await tx.select().from(customers).where(decided).for('update');
  if (before === undefined) return;
  const followed = and(eq(customerDecisions.customerId, before.id), eq(customerDecisions.at, decidedAt));
  const [entry] = await tx.select({ id: customerDecisions.id }).from(customerDecisions).where(followed);
  if (entry === undefined) return;
  const none = { decision: null, decisionReason: null };
  await tx
    .update(customers)
    .set({ ...none, updatedAt: at })
    .where(eq(customers.id, before.id));
  await recordReopenings(tx, [
    { id: newEventId(), customerId: before.id, organizationId, at, verdict: before.verdict },
  ]);
  await recordEvents(tx, [customerEvent('analyst_decision.updated', before, at)]);
  await countCustomers(tx, [{ before, after: { ...before, ...none } }]);
}

function ofCase(organizationId: string, caseId: string) {
  return and(eq(customers.caseId, caseId), eq(customers.organizationId, organizationId));
}
