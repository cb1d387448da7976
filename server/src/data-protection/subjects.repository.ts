import { and, count, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { toCase } from '../cases/case-rows.repository.js';
import { customEntries, customLists } from '../custom-lists/custom-lists.table.js';
import { customers } from '../customers/customers.table.js';
import { MAX_LIST_ENTRIES } from '../domain/data-protection.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { PersonalData } from '../platform/database/personal-data.js';
import { retryDeadlocks } from '../platform/database/retry-deadlocks.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { legalHolds } from './data-protection.table.js';
import { eraseOwnArticles } from './erase-articles.repository.js';
import { eraseSubjects, heldOf, lockCases, lockProtection } from './erase-subjects.repository.js';
import { rowsOfSubject } from './rows-of-subject.repository.js';
import type { SubjectRepository } from './subjects.js';

/** Rows of more searches are locked too long for one transaction. */
const TESTS_AT_ONCE = 200;

/** Data held about the subjects of searches, in PostgreSQL. */
export function subjectRepository(
  { db, transaction }: Database,
  personalData: readonly PersonalData[],
): SubjectRepository {
  return {
    async find(organizationId, queries, page) {
      const wanted = and(
        eq(cases.organizationId, organizationId),
        or(
          ...queries.flatMap(({ written, normalized }) => [
            holdsAll(sql`${cases.normalizedName}`, normalized),
            holdsAll(sql`lower(${cases.filters}::text)`, written),
          ]),
        ),
      );
      const [counted] = await db.select({ total: count() }).from(cases).where(wanted);
      const rows = await db
        .select()
        .from(cases)
        .where(wanted)
        .orderBy(desc(cases.id))
        .offset((page.number - 1) * page.size)
        .limit(page.size);
      return { cases: rows.map(toCase), total: counted?.total ?? 0 };
    },

    async ownEntries(organizationId, queries) {
      const named = queries.flatMap(({ written, normalized }) => [
        holdsAll(sql`lower(${customEntries.record}::text)`, written),
        holdsAll(sql`lower(${customEntries.record}::text)`, normalized),
      ]);
      if (named.length === 0) return [];
      return db
        .select({
          ...{ listId: customEntries.listId, listName: customLists.name, entryId: customEntries.entryId },
          name: sql<string>`${customEntries.record} #>> '{names,0,full}'`,
        })
        .from(customEntries)
        .innerJoin(customLists, eq(customLists.id, customEntries.listId))
        .where(and(eq(customEntries.organizationId, organizationId), isNull(customEntries.toVersion), or(...named)))
        .orderBy(customEntries.listId, customEntries.entryId)
        .limit(MAX_LIST_ENTRIES);
    },

    pick: (organizationId, caseIds, audit) =>
      transaction(async (tx) => {
        const wanted = and(eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds]));
        const rows = await tx.select().from(cases).where(wanted).orderBy(desc(cases.id));
        if (audit !== undefined && rows.length === caseIds.length) await recordAudit(tx, audit);
        return rows.map(toCase);
      }),

    async everything(organizationId, caseId) {
      const one = and(eq(cases.organizationId, organizationId), eq(cases.id, caseId));
      const [row] = await db.select().from(cases).where(one);
      if (row === undefined) return {};
      const owned = await db.select({ id: customers.id }).from(customers).where(eq(customers.caseId, caseId));
      return rowsOfSubject(
        db,
        personalData,
        row,
        owned.map(({ id }) => id),
      );
    },

    // An analysis that ends meanwhile locks the customer first and then the case.
    erase: (organizationId, caseIds, audit) =>
      retryDeadlocks(() =>
        transaction(async (tx) => {
          await lockProtection(tx, organizationId);
          const rows = await lockCases(tx, organizationId, caseIds);
          const found = new Set(rows.map(({ id }) => id));
          const missing = caseIds.filter((id) => !found.has(id));
          const held = (await heldOf(tx, organizationId, rows)).map(({ id }) => id);
          if (missing.length > 0 || held.length > 0) return { outcome: 'refused', missing, held };
          const articles = await eraseOwnArticles(tx, organizationId, rows);
          const redacted = { ...audit, details: { ...audit.details, articles } };
          const erased = await eraseSubjects(tx, personalData, organizationId, rows, redacted, {
            keepsWhitelist: false,
          });
          return { outcome: 'erased', ...erased, articles };
        }),
      ),

    eraseTests: (organizationId, audit) =>
      retryDeadlocks(() =>
        transaction(async (tx) => {
          await lockProtection(tx, organizationId);
          const oldest = await tx
            .select({ id: cases.id })
            .from(cases)
            .where(
              and(
                eq(cases.organizationId, organizationId),
                sql`is_test`,
                notInArray(cases.id, heldIds(tx, organizationId)),
              ),
            )
            .orderBy(cases.id)
            .limit(TESTS_AT_ONCE);
          const ids = oldest.map(({ id }) => id);
          const rows = await lockCases(tx, organizationId, ids);
          if (rows.length === 0) return { cases: 0, customers: 0 };
          return eraseSubjects(tx, personalData, organizationId, rows, audit, { keepsWhitelist: false });
        }),
      ),
  };
}

/** Cases under a hold in force, as a subquery. */
function heldIds(tx: Queries, organizationId: string) {
  return tx
    .select({ id: legalHolds.caseId })
    .from(legalHolds)
    .where(and(eq(legalHolds.organizationId, organizationId), isNull(legalHolds.releasedAt)));
}

/** Tests whether every word occurs as a word of its own; never true without words. */
function holdsAll(text: SQL, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  return sql.join(
    // The cheap test for any occurrence comes first.
    words.map((word) => sql`${text} like ${`%${word}%`} and ${text} ~ ${`(^|[^[:alnum:]])${word}([^[:alnum:]]|$)`}`),
    sql` and `,
  );
}
