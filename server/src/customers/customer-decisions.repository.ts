import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DecisionEntry } from '../domain/customer.js';
import type { Queries } from '../platform/database/database.js';
import { customerDecisions } from './customers.table.js';

/** Decisions by customer, oldest first; customers without decisions are absent. */
export async function decisionsOfEach(
  db: Queries,
  organizationId: string,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DecisionEntry[]>> {
  const rows = await db
    .select()
    .from(customerDecisions)
    .where(
      and(
        inArray(customerDecisions.customerId, [...customerIds]),
        eq(customerDecisions.organizationId, organizationId),
      ),
    )
    .orderBy(asc(customerDecisions.id));
  const found = new Map<string, DecisionEntry[]>();
  for (const { customerId, decision, reason, userId, verdict, at } of rows) {
    const entry = {
      ...(decision !== null && { decision }),
      ...(reason !== null && { reason }),
      ...(userId !== null && { userId }),
      ...(verdict !== null && { verdict }),
      at,
    };
    found.set(customerId, [...(found.get(customerId) ?? []), entry]);
  }
  return found;
}
