import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { onBehalfOf } from '../database/on-behalf-of.js';
import { outsideUnitOfWork } from '../database/unit-of-work.js';
import { requestCounts } from './request-counts.table.js';
import type { AddCounts } from './shared-counts.js';

/** Requests of all nodes in PostgreSQL, by its clock. */
export function requestCountsRepository({ db }: Pick<Database, 'db'>) {
  const add: AddCounts = async (added) => {
    const named = new Map([...added].map(([key, count]) => [hashOf(key), { key, count }]));
    // In one order everywhere: two nodes that count the same keys do not wait for each other.
    const hashes = [...named.keys()].sort();
    const counts = hashes.map((hash) => named.get(hash)?.count ?? 0);
    const { rows } = await outsideUnitOfWork(() =>
      onBehalfOf(undefined, () =>
        db.execute<{ key: string; count: number; ends_in: number }>(sql`
          insert into ${requestCounts} as counted (key, count, ends_at)
          select key, count, now() + interval '1 minute'
          from unnest(${sql.param(hashes)}::text[], ${sql.param(counts)}::integer[]) as added (key, count)
          on conflict (key) do update set
            count = excluded.count + case when counted.ends_at > now() then counted.count else 0 end,
            ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end
          returning key, count, extract(epoch from ends_at - now())::float8 * 1000 as ends_in`),
      ),
    );
    return new Map(
      rows.map(({ key, count, ends_in }) => [named.get(key)?.key ?? '', { count, endsInMs: Number(ends_in) }]),
    );
  };
  return {
    add,
    /** Deletes counts of minutes that are over. */
    async removeExpired(): Promise<void> {
      await db.delete(requestCounts).where(lt(requestCounts.endsAt, sql`now()`));
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
