import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { WhitelistedPair } from '../domain/whitelist.js';
import type { Database } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { WhitelistFilter, Whitelists } from './case-work.js';
import { whitelistedPairs } from './case-work.table.js';
import { usesOfPairs } from './whitelist-uses.repository.js';

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

    async list(organizationId, filter, page) {
      const { after, number, size } = page;
      const wanted = matches(organizationId, filter);
      const [counted] = await db.select({ total: count() }).from(whitelistedPairs).where(wanted);
      const found = await db
        .select()
        .from(whitelistedPairs)
        .where(and(wanted, after && lt(whitelistedPairs.id, after.id)))
        .orderBy(desc(whitelistedPairs.id))
        .offset(after === undefined ? (number - 1) * size : 0)
        .limit(size + 1);
      const rows = found.slice(0, size);
      const last = rows.at(-1);
      const uses = await usesOfPairs(
        db,
        rows.map(({ id }) => id),
      );
      return {
        total: counted?.total ?? 0,
        pairs: rows.map((row) => ({ ...toPair(row), searchesApplied: uses.get(row.id) ?? 0 })),
        ...(found.length > size && last && { last: { at: last.at, id: last.id } }),
      };
    },

    end: (organizationId, ids, at, audit) =>
      transaction(async (tx) => {
        const ended = await tx
          .update(whitelistedPairs)
          .set({ endedAt: at })
          .where(
            and(
              inArray(whitelistedPairs.id, [...ids]),
              eq(whitelistedPairs.organizationId, organizationId),
              isActive(),
            ),
          )
          .returning({ id: whitelistedPairs.id });
        await recordAudit(tx, ...ended.map(({ id }) => audit(id)));
        return ended.length;
      }),
  };
}

function matches(organizationId: string, { search, userId, expiresBefore }: WhitelistFilter): SQL | undefined {
  const { subjectName, recordName } = whitelistedPairs;
  return and(
    eq(whitelistedPairs.organizationId, organizationId),
    isActive(),
    userId === undefined ? undefined : eq(whitelistedPairs.userId, userId),
    expiresBefore === undefined ? undefined : lt(whitelistedPairs.until, expiresBefore),
    search === undefined
      ? undefined
      : sql`(position(lower(${search}) in lower(${subjectName})) > 0 or position(lower(${search}) in lower(${recordName})) > 0)`,
  );
}

function isActive(): SQL | undefined {
  const { endedAt, until } = whitelistedPairs;
  return and(isNull(endedAt), sql`(${until} is null or ${until} > now())`);
}

function toPair({ endedAt, until, ...pair }: typeof whitelistedPairs.$inferSelect): WhitelistedPair {
  return { ...pair, ...(until !== null && { until }) };
}
