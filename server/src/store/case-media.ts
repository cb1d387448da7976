import { and, asc, eq } from 'drizzle-orm';
import type { CaseArticle } from '../domain/case-article.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { AdverseMediaOutcome, CaseMedia } from '../flow/ports/articles.js';
import type { Cases } from '../flow/ports/cases.js';
import type { Database, Queries } from './database.js';
import { recordEvents } from './events.js';
import { caseArticles, caseResults, cases } from './schema/index.js';

const ROWS_A_STATEMENT = 200;
/** More results than any case keeps. */
const ALL_RESULTS = 100_000;

/** What the search for articles reads of a case, and writes to it. */
export function caseMediaIn({ db, transaction }: Database, stored: Pick<Cases, 'find' | 'results'>): CaseMedia {
  return {
    async load(organizationId, caseId) {
      const found = await stored.find(organizationId, caseId);
      if (found === undefined) return undefined;
      return { found, results: await stored.results(organizationId, caseId, { number: 1, size: ALL_RESULTS }) };
    },

    complete: (found, outcome, event) =>
      transaction(async (tx) => {
        const changed = await tx
          .update(cases)
          .set({
            adverseMediaStatus: 'Completed',
            totalAdverseMedia: outcome.total,
            mediaRiskScore: outcome.mediaRiskScore,
            ...(outcome.riskScoreEngine && { riskScoreEngine: outcome.riskScoreEngine }),
            notices: [...outcome.notices],
            updatedAt: outcome.at,
          })
          .where(
            and(
              eq(cases.id, found.id),
              eq(cases.organizationId, found.organizationId),
              eq(cases.adverseMediaStatus, 'Pending'),
            ),
          )
          .returning({ id: cases.id });
        // Another run of the job was faster.
        if (changed.length === 0) return false;
        await writeArticles(tx, found.organizationId, found.id, outcome);
        await updateRisk(tx, found.id, outcome.mediaRiskScore);
        await recordEvents(tx, [event]);
        return true;
      }),

    async fail(organizationId, caseId, at) {
      await db
        .update(cases)
        .set({ adverseMediaStatus: 'Failed', callbackStatus: 'Failed', updatedAt: at })
        .where(
          and(eq(cases.id, caseId), eq(cases.organizationId, organizationId), eq(cases.adverseMediaStatus, 'Pending')),
        );
    },
  };
}

async function writeArticles(
  tx: Queries,
  organizationId: string,
  caseId: string,
  outcome: AdverseMediaOutcome,
): Promise<void> {
  await tx.delete(caseArticles).where(eq(caseArticles.caseId, caseId));
  const rows = outcome.articles.map(({ articleId, linkStatus, probability, ...judged }, position) => ({
    caseId,
    position,
    organizationId,
    articleId,
    linkStatus,
    probability,
    judged,
  }));
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    await tx.insert(caseArticles).values(rows.slice(first, first + ROWS_A_STATEMENT));
  }
  for (const { id, records, relevance, risk } of outcome.results) {
    await tx
      .update(caseResults)
      .set({
        shown: { records, relevance, risk },
        riskScore: risk.score,
        updatedAt: outcome.at,
      })
      .where(
        and(
          eq(caseResults.caseId, caseId),
          eq(caseResults.organizationId, organizationId),
          eq(caseResults.recordId, id),
        ),
      );
  }
}

/** From the results as they stand now: a person may have decided on one meanwhile. */
async function updateRisk(tx: Queries, caseId: string, mediaRiskScore: number): Promise<void> {
  const standing = await tx
    .select({ status: caseResults.status, riskScore: caseResults.riskScore })
    .from(caseResults)
    .where(eq(caseResults.caseId, caseId));
  const risk = caseRiskOf(standing, mediaRiskScore);
  await tx
    .update(cases)
    .set({ riskScore: risk.score, riskLevel: risk.level, riskDecision: risk.decision })
    .where(eq(cases.id, caseId));
}

/** The articles of a case, heaviest first and those left out last. */
export async function articlesOfCase(db: Queries, organizationId: string, caseId: string): Promise<CaseArticle[]> {
  const rows = await db
    .select()
    .from(caseArticles)
    .where(and(eq(caseArticles.caseId, caseId), eq(caseArticles.organizationId, organizationId)))
    .orderBy(asc(caseArticles.position));
  return rows.map(({ articleId, linkStatus, probability, judged }) => ({
    articleId,
    linkStatus,
    probability,
    ...judged,
  }));
}
