import { sql } from 'drizzle-orm';
import type { Queries } from './database.js';
import { caseCounts } from './schema/case.js';

const SHARDS = 8;

/**
 * Adds cases to their days' counts, or takes them away (`change` -1). Late in the transaction, because others wait for these
 * rows until the commit; in one order, so that nobody waits in a ring.
 */
export async function countCases(
  tx: Queries,
  changed: readonly { readonly id: string; readonly organizationId: string; readonly createdAt: Date }[],
  change: 1 | -1 = 1,
): Promise<void> {
  const shard = Number.parseInt(changed[0]?.id.slice(-2) ?? '0', 16) % SHARDS;
  const counts = new Map<string, typeof caseCounts.$inferInsert>();
  for (const { organizationId, createdAt } of changed) {
    const day = createdAt.toISOString().slice(0, 10);
    const key = `${organizationId} ${day}`;
    const known = counts.get(key)?.count ?? 0;
    counts.set(key, { organizationId, day, shard, count: known + change });
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  await tx
    .insert(caseCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [caseCounts.organizationId, caseCounts.day, caseCounts.shard],
      set: { count: sql`${caseCounts.count} + excluded.count` },
    });
}
