import { inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.js';
import type { NewRows } from '../platform/database/insert-rows.js';
import { whitelistUses } from './case-work.table.js';
import type { NewCase } from './cases.js';

/**
 * Builds rows that count the new cases to which whitelisted pairs apply, tests apart. Others wait for these rows until the commit: their
 * order is fixed, which prevents deadlocks.
 */
export function whitelistUseRows(added: readonly Pick<NewCase, 'made' | 'appliedPairs'>[]): NewRows {
  const uses = new Map<string, typeof whitelistUses.$inferInsert>();
  for (const { made, appliedPairs = [] } of added) {
    if (made.isTest) continue;
    for (const pairId of new Set(appliedPairs)) {
      const searches = (uses.get(pairId)?.searches ?? 0) + 1;
      uses.set(pairId, { pairId, organizationId: made.organizationId, searches });
    }
  }
  return {
    table: whitelistUses,
    rows: [...uses.values()].sort((a, b) => (a.pairId < b.pairId ? -1 : 1)),
    onConflict: 'on conflict (pair_id) do update set searches = whitelist_uses.searches + excluded.searches',
  };
}

/** Number of searches by pair; pairs that applied to none are absent. */
export async function usesOfPairs(queries: Queries, pairIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (pairIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(whitelistUses)
    .where(inArray(whitelistUses.pairId, [...pairIds]));
  return new Map(rows.map(({ pairId, searches }) => [pairId, searches]));
}
