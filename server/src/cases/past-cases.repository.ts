import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { CaseResult } from '../domain/case.js';
import type { Database } from '../platform/database/database.js';
import { caseResults, cases } from './case.table.js';
import { toCase, toResult } from './case-rows.repository.js';
import { withRecords } from './shown-results.repository.js';
import type { PastCases } from './what-if.js';

const RUN = 50;

/** Past cases in runs, newest first. */
export function pastCasesRepository({ db }: Database): PastCases {
  return {
    async *withResults(organizationId, most) {
      let before: { createdAt: Date; id: string } | undefined;
      for (let left = most; left > 0; ) {
        const older =
          before &&
          or(
            lt(cases.createdAt, before.createdAt),
            and(eq(cases.createdAt, before.createdAt), lt(cases.id, before.id)),
          );
        const rows = await db
          .select()
          .from(cases)
          .where(and(eq(cases.organizationId, organizationId), gt(cases.totalResults, 0), sql`not is_test`, older))
          .orderBy(desc(cases.createdAt), desc(cases.id))
          .limit(Math.min(RUN, left));
        if (rows.length === 0) return;
        const ids = rows.map(({ id }) => id);
        const results = await db
          .select()
          .from(caseResults)
          .where(inArray(caseResults.caseId, ids))
          .orderBy(asc(caseResults.caseId), asc(caseResults.position));
        const byCase = new Map<string, CaseResult[]>(ids.map((id) => [id, []]));
        for (const result of await withRecords(db, results)) byCase.get(result.caseId)?.push(toResult(result));
        for (const row of rows) yield { past: toCase(row), results: byCase.get(row.id) ?? [] };
        before = rows.at(-1);
        left -= rows.length;
      }
    },
  };
}
