import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PendingOpinion } from '../domain/second-review.js';
import type { Queries } from '../platform/database/database.js';
import { recordDecisions } from './case-work.table.js';
import { peopleOf } from './work-items.repository.js';

/** First and second opinions on these cases that have not become final, oldest first. */
export async function pendingOpinions(
  queries: Queries,
  organizationId: string,
  caseIds: readonly string[],
): Promise<readonly PendingOpinion[]> {
  if (caseIds.length === 0) return [];
  const { id, caseId, recordId, about, stage, status, reason, reasonCode, whitelisted } = recordDecisions;
  const { userId, email, at, whitelistUntil } = recordDecisions;
  const rows = await queries
    .select({
      ...{ id, caseId, recordId, about, stage, status, reason, reasonCode, whitelisted, whitelistUntil },
      ...{ userId, email, at },
    })
    .from(recordDecisions)
    .where(
      and(
        eq(recordDecisions.isPending, true),
        eq(recordDecisions.organizationId, organizationId),
        inArray(caseId, [...caseIds]),
      ),
    )
    .orderBy(asc(id));
  const people = await peopleOf(queries, organizationId, [...new Set(rows.map((row) => row.userId))]);
  return rows.map(({ whitelistUntil: until, ...row }) => {
    const name = people.get(row.userId)?.name;
    return { ...row, ...(until !== null && { whitelistUntil: until }), ...(name !== undefined && { name }) };
  });
}
