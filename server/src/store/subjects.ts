import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { SubjectData } from '../flow/ports/data-protection.js';
import { toCase } from './cases.js';
import type { Database } from './database.js';
import { eraseSubjects, heldOf, inTurnOfProtection, lockCases } from './erase-subjects.js';
import { recordAudit } from './record-audit.js';
import { cases, customers } from './schema/index.js';
import { rowsOfSubject } from './subject-tables.js';

/** What is held of the subjects of searches, in PostgreSQL. */
export function subjectsIn({ db, transaction }: Database): SubjectData {
  return {
    async find(organizationId, normalizedName, page) {
      const wanted = and(eq(cases.organizationId, organizationId), eq(cases.normalizedName, normalizedName));
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
        row,
        owned.map(({ id }) => id),
      );
    },

    erase: (organizationId, caseIds, audit) =>
      transaction(async (tx) => {
        await inTurnOfProtection(tx, organizationId);
        const rows = await lockCases(tx, organizationId, caseIds);
        const found = new Set(rows.map(({ id }) => id));
        const missing = caseIds.filter((id) => !found.has(id));
        const held = (await heldOf(tx, organizationId, rows)).map(({ id }) => id);
        if (missing.length > 0 || held.length > 0) return { outcome: 'refused', missing, held };
        const erased = await eraseSubjects(tx, organizationId, rows, audit, { keepsWhitelist: false });
        return { outcome: 'erased', ...erased };
      }),
  };
}
