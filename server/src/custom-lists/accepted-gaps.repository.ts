import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.js';
import { enqueueMonitoring } from '../platform/jobs/enqueue-monitoring.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { AcceptedGapsRepository } from './accepted-gaps.js';
import { acceptedGaps } from './accepted-gaps.table.js';

/** Accepted gaps in PostgreSQL. */
export function acceptedGapsRepository({ db, transaction }: Database): AcceptedGapsRepository {
  return {
    async find(organizationId) {
      const [row] = await db.select().from(acceptedGaps).where(eq(acceptedGaps.organizationId, organizationId));
      return row;
    },

    save: (accepted, audit) =>
      transaction(async (tx) => {
        const row = { ...accepted, categories: [...accepted.categories] };
        await tx.insert(acceptedGaps).values(row).onConflictDoUpdate({ target: acceptedGaps.organizationId, set: row });
        await recordAudit(tx, audit);
        await enqueueMonitoring(tx);
      }),
  };
}
