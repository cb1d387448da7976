import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.js';
import { listChecks } from './list-checks.table.js';
import type { ListChecks, Validator } from './update-lists.js';

/** Stores the outcome of list updates in PostgreSQL. */
export function listChecksRepository({ db }: Pick<Database, 'db'>): ListChecks {
  return {
    async all() {
      const rows = await db.select().from(listChecks).orderBy(listChecks.source);
      return rows.map(({ confirmedAt, failedAt, failure, ...row }) => ({
        ...row,
        ...(confirmedAt && { confirmedAt }),
        ...(failedAt && { failedAt }),
        ...(failure !== null && { failure }),
      }));
    },

    confirm: (source, at, validators) => confirmList(db, source, at, validators),

    async fail(source, at, reason) {
      const failed = { failures: 1, failedAt: at, failure: reason };
      await db
        .insert(listChecks)
        .values({ source, validators: [], ...failed })
        .onConflictDoUpdate({
          target: listChecks.source,
          set: { ...failed, failures: sql`${listChecks.failures} + 1` },
        });
    },
  };
}

/** Also runs within the transaction of an import. */
export async function confirmList(
  queries: Queries,
  source: string,
  at: Date,
  validators: readonly Validator[],
): Promise<void> {
  const confirmed = { confirmedAt: at, validators: [...validators], failures: 0, failedAt: null, failure: null };
  await queries
    .insert(listChecks)
    .values({ source, ...confirmed })
    .onConflictDoUpdate({ target: listChecks.source, set: confirmed });
}
