import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { caseCounts } from '../cases/case.table.js';
import type { Database } from '../platform/database/database.js';
import { customerCounts } from './customers.table.js';

/** Shard of past days, whose counts no longer change. */
const SHARD_OF_THE_PAST = -1;
/** Rows of one statement, which locks them. */
const AT_ONCE = 5000;

const COUNTED: readonly { readonly table: PgTable; readonly kind: string }[] = [
  { table: caseCounts, kind: 'organization_id, day' },
  { table: customerCounts, kind: 'organization_id, day, mode, verdict, decision, deleted' },
];

/**
 * Merges the shards of each day before today (UTC), because a list reads all of its days. Each statement moves whole counts, so that
 * totals never change; locked rows are left for the next run.
 */
export async function mergeCounts({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  for (const { table, kind } of COUNTED) {
    const named = sql.raw(kind);
    let moved = AT_ONCE;
    while (moved === AT_ONCE) {
      const { rows } = await db.execute<{ moved: number }>(sql`
        with moved as (
          delete from ${table} where ctid = any(array(
            select ctid from ${table} where day < ${today} and shard <> ${SHARD_OF_THE_PAST}
            limit ${AT_ONCE} for update skip locked
          )) returning *
        ), added as (
          insert into ${table} (${named}, shard, count)
          select ${named}, ${SHARD_OF_THE_PAST}, sum(count) from moved group by ${named} order by ${named}
          on conflict (${named}, shard) do update set count = ${table}.count + excluded.count
        )
        select count(*)::int as moved from moved`);
      moved = rows[0]?.moved ?? 0;
    }
    await db.execute(sql`delete from ${table} where shard = ${SHARD_OF_THE_PAST} and count = 0`);
  }
}
