import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { countedArticles } from '../adverse-media/understanding/judge-articles.js';
import type { RiskScore } from '../domain/risk-score.js';
import type { Database } from '../platform/database/database.js';
import { caseResults, cases } from './case.table.js';
import { articlesOfCase } from './case-articles.repository.js';
import type { PastCase, PastCases } from './what-if.js';

const RUN = 50;
/** Results that are read at once, unless one case has more. */
const RESULTS = 2000;

/** Past cases in runs, newest first. Reads the score of each result, and not the records that it was computed from. */
export function pastCasesRepository({ db }: Database): PastCases {
  return {
    async *withResults(organizationId, most) {
      const { id, createdAt, filters, totalResults, totalAdverseMedia, riskScore, riskLevel, riskDecision } = cases;
      let before: { createdAt: Date; id: string } | undefined;
      for (let left = most; left > 0; ) {
        const older =
          before && or(lt(createdAt, before.createdAt), and(eq(createdAt, before.createdAt), lt(id, before.id)));
        const rows = await db
          .select({ id, createdAt, filters, totalResults, totalAdverseMedia, riskScore, riskLevel, riskDecision })
          .from(cases)
          .where(and(eq(cases.organizationId, organizationId), gt(totalResults, 0), sql`not is_test`, older))
          .orderBy(desc(createdAt), desc(id))
          .limit(Math.min(RUN, left));
        if (rows.length === 0) return;
        for (const few of inRuns(rows)) {
          const resultsOf = await scoresOf(few.map((row) => row.id));
          for (const row of few) {
            yield {
              id: row.id,
              ...{ name: row.filters.name, countries: row.filters.countries },
              risk: { score: row.riskScore, level: row.riskLevel, decision: row.riskDecision },
              results: resultsOf.get(row.id) ?? [],
              articles:
                row.totalAdverseMedia === 0 ? [] : countedArticles(await articlesOfCase(db, organizationId, row.id)),
            };
          }
        }
        before = rows.at(-1);
        left -= rows.length;
      }
    },
  };

  async function scoresOf(caseIds: readonly string[]): Promise<ReadonlyMap<string, PastCase['results']>> {
    const { caseId, status, shown } = caseResults;
    const found = await db
      .select({ caseId, status, risk: sql<RiskScore>`${shown} -> 'risk'` })
      .from(caseResults)
      .where(inArray(caseId, [...caseIds]))
      .orderBy(asc(caseId), asc(caseResults.position));
    const byCase = new Map<string, typeof found>(caseIds.map((id) => [id, []]));
    for (const result of found) byCase.get(result.caseId)?.push(result);
    return byCase;
  }
}

/** Splits cases so that those of a run have no more results than are read at once. */
function inRuns<Row extends { readonly totalResults: number }>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  let results = RESULTS;
  for (const row of rows) {
    if (results + row.totalResults > RESULTS) {
      runs.push([]);
      results = 0;
    }
    runs.at(-1)?.push(row);
    results += row.totalResults;
  }
  return runs;
}
