import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { WhitelistedPair } from '../domain/whitelist.js';
import type { Database } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { Whitelists } from './case-work.js';
import { whitelistedPairs } from './case-work.table.js';

/** Pairs of subject and record in PostgreSQL. The look-up is prepared: every search with a hit makes it. */
export function whitelistsRepository({ db, transaction }: Database): Whitelists {
  const pairsOf = db
    .select()
    .from(whitelistedPairs)
    .where(
      and(
        eq(whitelistedPairs.organizationId, sql.placeholder('organizationId')),
        eq(whitelistedPairs.subjectKey, sql.placeholder('subjectKey')),
        isActive(),
      ),
    )
    .prepare('pairs_of_subject');
  return {
    async of(organizationId, subjectKey) {
      const rows = await pairsOf.execute({ organizationId, subjectKey });
      return new Map(rows.map((row) => [row.recordId, toPair(row)]));
    },

    async list(organizationId, page) {
      const wanted = and(eq(whitelistedPairs.organizationId, organizationId), isActive());
      const [counted] = await db.select({ total: count() }).from(whitelistedPairs).where(wanted);
      const rows = await db
        .select()
        .from(whitelistedPairs)
        .where(wanted)
        .orderBy(desc(whitelistedPairs.id))
        .offset((page.number - 1) * page.size)
        .limit(page.size);
      return { pairs: rows.map(toPair), total: counted?.total ?? 0 };
    },

    end: (organizationId, id, at, audit) =>
      transaction(async (tx) => {
        const wanted = and(
          eq(whitelistedPairs.id, id),
          eq(whitelistedPairs.organizationId, organizationId),
          isActive(),
        );
        const ended = await tx.update(whitelistedPairs).set({ endedAt: at }).where(wanted).returning();
        if (ended.length > 0) await recordAudit(tx, audit);
        return ended.length > 0;
      }),
  };
}

function isActive(): SQL | undefined {
  const { endedAt, until } = whitelistedPairs;
  return and(isNull(endedAt), sql`(${until} is null or ${until} > now())`);
}

function toPair({ endedAt, until, ...pair }: typeof whitelistedPairs.$inferSelect): WhitelistedPair {
  return { ...pair, ...(until !== null && { until }) };
}
