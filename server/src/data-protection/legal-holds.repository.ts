import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { LegalHold } from '../domain/data-protection.js';
import type { Database } from '../platform/database/database.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { legalHolds } from './data-protection.table.js';
import { lockCases, lockProtection } from './erase-subjects.repository.js';
import type { LegalHoldRepository } from './legal-holds.js';

/** Legal holds in PostgreSQL. */
export function legalHoldRepository({ db, transaction }: Database): LegalHoldRepository {
  return {
    add: (organizationId, caseIds, hold, auditOf) =>
      transaction(async (tx) => {
        await lockProtection(tx, organizationId);
        const rows = await lockCases(tx, organizationId, caseIds);
        if (rows.length < caseIds.length) return undefined;
        const created: LegalHold[] = [];
        for (const row of rows) {
          const common = { id: newEventId(), organizationId, caseId: row.id };
          const [added] = await tx
            .insert(legalHolds)
            .values({ ...common, ...hold })
            .onConflictDoNothing()
            .returning();
          const [kept] = added ? [added] : await tx.select().from(legalHolds).where(inForce(organizationId, row.id));
          if (added !== undefined) await recordAudit(tx, auditOf(row.id));
          if (kept !== undefined) created.push(fromRow(kept));
        }
        return created;
      }),

    async list(organizationId, page, includeReleased) {
      const wanted = and(
        eq(legalHolds.organizationId, organizationId),
        includeReleased ? undefined : isNull(legalHolds.releasedAt),
      );
      const [counted] = await db.select({ total: count() }).from(legalHolds).where(wanted);
      const rows = await db
        .select()
        .from(legalHolds)
        .where(wanted)
        .orderBy(desc(legalHolds.id))
        .offset((page.number - 1) * page.size)
        .limit(page.size);
      return { holds: rows.map(fromRow), total: counted?.total ?? 0 };
    },

    release: (organizationId, id, { at, by, reason }, auditOf) =>
      transaction(async (tx) => {
        await lockProtection(tx, organizationId);
        const [row] = await tx
          .update(legalHolds)
          .set({ releasedAt: at, releasedBy: by, releaseReason: reason })
          .where(
            and(eq(legalHolds.id, id), eq(legalHolds.organizationId, organizationId), isNull(legalHolds.releasedAt)),
          )
          .returning();
        if (row === undefined) return undefined;
        await recordAudit(tx, auditOf(row.caseId));
        return fromRow(row);
      }),
  };
}

function inForce(organizationId: string, caseId: string) {
  return and(
    eq(legalHolds.organizationId, organizationId),
    eq(legalHolds.caseId, caseId),
    isNull(legalHolds.releasedAt),
  );
}

function fromRow({ releasedAt, releasedBy, releaseReason, ...hold }: typeof legalHolds.$inferSelect): LegalHold {
  return {
    ...hold,
    ...(releasedAt !== null && { released: { at: releasedAt, by: releasedBy ?? '', reason: releaseReason ?? '' } }),
  };
}
