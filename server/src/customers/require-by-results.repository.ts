import { and, eq } from 'drizzle-orm';
import { reviewPolicyOf } from '../accounts/review-policies.repository.js';
import { cases } from '../cases/case.table.js';
import { toCase } from '../cases/case-rows.repository.js';
import { pendingOpinions } from '../cases/pending-opinions.repository.js';
import { AppError } from '../domain/app-error.js';
import { followingDecision } from '../domain/case-status.js';
import type { AnalystDecision } from '../domain/customer.js';
import { isConfirmed, isUndecided } from '../domain/work.js';
import type { Queries } from '../platform/database/database.js';
import type { CustomerRow } from './customer-row.repository.js';

/**
 * Throws `validation_failed` where the review policy leaves the decision on a customer to those on the results and articles of its
 * search: one person would finish alone what requires two.
 */
export async function requireByResults(
  tx: Queries,
  { organizationId, caseId, verdict }: CustomerRow,
  decision: AnalystDecision,
): Promise<void> {
  const { policy } = await reviewPolicyOf(tx, organizationId);
  if (!policy.enabled) return;
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, caseId), eq(cases.organizationId, organizationId)));
  if (row === undefined || verdict === null || row.totalResults + row.totalAdverseMedia === 0) return;
  const found = toCase(row);
  const pending = await pendingOpinions(tx, organizationId, [caseId]);
  if (pending.length === 0 && !isUndecided(found) && decision === followingDecision(verdict, isConfirmed(found)))
    return;
  const message = 'follows, under the review policy, from the decisions on the results and articles of the search';
  throw new AppError('validation_failed', { faults: [{ field: 'analyst_decision', message }] });
}
