import type { Case } from '../domain/case.js';
import type { NewRows } from '../platform/database/insert-rows.js';
import { caseCounts } from './case.table.js';

const SHARDS = 8;
/** Shard of batches, so that single searches do not wait for the commit of many. */
const SHARD_OF_BATCHES = SHARDS;

/**
 * Builds rows that add cases to their days' counts, or subtract them (`change` -1). Write them late in the transaction,
 * because others wait for these rows until the commit; their order is fixed, which prevents deadlocks.
 */
export function caseCountRows(
  changed: readonly Pick<Case, 'id' | 'organizationId' | 'createdAt' | 'platform'>[],
  change: 1 | -1 = 1,
): NewRows {
  const [one] = changed;
  const shard = one?.platform === 'BULK' ? SHARD_OF_BATCHES : Number.parseInt(one?.id.slice(-2) ?? '0', 16) % SHARDS;
  const counts = new Map<string, typeof caseCounts.$inferInsert>();
  for (const { organizationId, createdAt } of changed) {
    const day = createdAt.toISOString().slice(0, 10);
    const key = `${organizationId} ${day}`;
    const known = counts.get(key)?.count ?? 0;
    counts.set(key, { organizationId, day, shard, count: known + change });
  }
  return {
    table: caseCounts,
    rows: [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
    onConflict: 'on conflict (organization_id, day, shard) do update set count = case_counts.count + excluded.count',
  };
}
