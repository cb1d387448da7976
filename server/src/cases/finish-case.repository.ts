import { eq } from 'drizzle-orm';
import type { Case } from '../domain/case.js';
import { isUndecided, type Person } from '../domain/work.js';
import type { Queries } from '../platform/database/database.js';
import { cases } from './case.table.js';
import { pendingOpinions } from './pending-opinions.repository.js';
import { changeWork, lockWork, type WorkRow } from './work-items.repository.js';

/** Settles an incomplete screening for a person who has looked into it, in the transaction that has locked the case. */
export async function settleScreening(tx: Queries, before: Case, at: Date): Promise<Case> {
  if (before.screeningStatus !== 'Incomplete') return before;
  const change = { screeningStatus: 'Settled', updatedAt: at } as const;
  await tx.update(cases).set(change).where(eq(cases.id, before.id));
  return { ...before, ...change };
}

/** Closes the work on a locked case. */
async function closeWork(tx: Queries, work: WorkRow, by: Person, at: Date): Promise<void> {
  await changeWork(tx, work, {
    ...{ state: 'closed', closedAt: at, closedBy: by.userId, updatedAt: at, waitingSince: null, waitingUntil: null },
    lastChange: `${by.name ?? by.email} closed it at ${at.toISOString()}`,
  });
}

/**
 * Settles the screening of a locked case whose customer a person has decided on, and closes the work on it where nothing else is
 * undecided.
 */
export async function followCustomerDecision(tx: Queries, found: Case, by: Person, at: Date): Promise<void> {
  const { organizationId, id: caseId } = found;
  const after = await settleScreening(tx, found, at);
  const work = await lockWork(tx, organizationId, caseId);
  if (work === undefined || isUndecided(after) || !['open', 'waiting'].includes(work.state)) return;
  if ((await pendingOpinions(tx, organizationId, [caseId])).length > 0) return;
  await closeWork(tx, work, by, at);
}
