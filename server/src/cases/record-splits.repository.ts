import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import { MAX_SPLITS, splitKey } from '../domain/record-split.js';
import type { Database } from '../platform/database/database.js';
import { enqueueMonitoring } from '../platform/jobs/enqueue-monitoring.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { RecordSplits } from './record-splits.js';
import { recordSplits } from './record-splits.table.js';

/** Splits in PostgreSQL. Every statement names the organization. */
export function recordSplitsRepository({ db, transaction }: Database): RecordSplits {
  return {
    add: (split, audit) =>
      transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`splits ${split.organizationId}`}, 0))`);
        const count = await tx.$count(recordSplits, eq(recordSplits.organizationId, split.organizationId));
        if (count >= MAX_SPLITS) throw new AppError('too_many_splits');
        await tx.insert(recordSplits).values({ ...split, pair: splitKey(...split.records) });
        await recordAudit(tx, audit);
        await enqueueMonitoring(tx);
      }),

    async list(organizationId) {
      const rows = await db
        .select()
        .from(recordSplits)
        .where(eq(recordSplits.organizationId, organizationId))
        .orderBy(desc(recordSplits.id));
      return rows.map(({ pair, ...split }) => split);
    },

    remove: (organizationId, id, audit) =>
      transaction(async (tx) => {
        const removed = await tx
          .delete(recordSplits)
          .where(and(eq(recordSplits.organizationId, organizationId), eq(recordSplits.id, id)))
          .returning({ id: recordSplits.id });
        if (removed.length === 0) return false;
        await recordAudit(tx, audit);
        await enqueueMonitoring(tx);
        return true;
      }),
  };
}
