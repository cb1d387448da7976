import { and, eq } from 'drizzle-orm';
import { caseArticles } from '../adverse-media/articles.table.js';
import type { Case } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { Database, Queries } from '../platform/database/database.js';
import { insertBatch } from '../platform/database/insert-rows.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { caseResults, cases } from './case.table.js';
import type { AdverseMediaOutcome, CaseMedia } from './case-media.js';
import type { Cases } from './cases.js';
import { storedResults } from './shown-results.repository.js';
import { updateWorkWithArticles } from './work-items.repository.js';

const ROWS_A_STATEMENT = 200;
/** More results than any case keeps. */
const ALL_RESULTS = 100_000;

/** Runs in the transaction in which the articles of a case are known, or will not be: for those who have waited for them. */
export type OnArticlesFound = (
  tx: Queries,
  about: { readonly organizationId: string; readonly caseId: string; readonly hasNews: boolean; readonly at: Date },
) => Promise<void>;

/** Reads and writes the articles of a case. */
export function caseMediaRepository(
  { transaction }: Database,
  stored: Pick<Cases, 'find' | 'results'>,
  onArticlesFound: OnArticlesFound,
): CaseMedia {
  return {
    async load(organizationId, caseId) {
      const found = await stored.find(organizationId, caseId);
      if (found === undefined) return undefined;
      return { found, results: await stored.results(organizationId, caseId, { number: 1, size: ALL_RESULTS }) };
    },

    complete: (found, outcome, event) =>
      transaction(async (tx) => {
        const isSearched = !outcome.notices.includes('no_articles_stored');
        const changed = await tx
          .update(cases)
          .set({
            adverseMediaStatus: 'Completed',
            totalAdverseMedia: outcome.total,
            mediaRiskScore: outcome.mediaRiskScore,
            ...(outcome.riskScoreEngine && { riskScoreEngine: outcome.riskScoreEngine }),
            notices: [...outcome.notices],
            ...(!isSearched && { screeningStatus: 'Incomplete' }),
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
        await writeOutcome(tx, found.organizationId, found.id, outcome);
        const riskScore = await updateRisk(tx, found.id, outcome.mediaRiskScore);
        const isOpen = outcome.total > 0 || (!isSearched && found.filters.ofCustomer !== true);
        await updateWorkWithArticles(tx, found, { riskScore, isOpen, at: outcome.at });
        await recordEvents(tx, [event]);
        await onArticlesFound(tx, {
          ...ownerOf(found),
          hasNews: outcome.total > found.totalAdverseMedia,
          at: outcome.at,
        });
        return true;
      }),

    fail: (organizationId, caseId, at) =>
      transaction(async (tx) => {
        const [changed] = await tx
          .update(cases)
          .set({ adverseMediaStatus: 'Failed', callbackStatus: 'Failed', screeningStatus: 'Incomplete', updatedAt: at })
          .where(
            and(
              eq(cases.id, caseId),
              eq(cases.organizationId, organizationId),
              eq(cases.adverseMediaStatus, 'Pending'),
            ),
          )
          .returning();
        if (changed === undefined) return;
        const { riskScore, filters } = changed;
        await updateWorkWithArticles(tx, changed, { riskScore, isOpen: filters.ofCustomer !== true, at });
        await onArticlesFound(tx, { organizationId, caseId, hasNews: false, at });
      }),
  };
}

function ownerOf({ id: caseId, organizationId }: Case): { caseId: string; organizationId: string } {
  return { caseId, organizationId };
}

/** Runs in the caller's transaction. */
export async function replaceArticles(
  tx: Queries,
  organizationId: string,
  caseId: string,
  articles: readonly CaseArticle[],
): Promise<void> {
  await tx.delete(caseArticles).where(eq(caseArticles.caseId, caseId));
  const rows = articles.map(
    ({ articleId, linkStatus, probability, decision: _, secondReading: __, ...judged }, position) => ({
      caseId,
      position,
      organizationId,
      articleId,
      linkStatus,
      probability,
      judged,
    }),
  );
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    await tx.insert(caseArticles).values(rows.slice(first, first + ROWS_A_STATEMENT));
  }
}

async function writeOutcome(
  tx: Queries,
  organizationId: string,
  caseId: string,
  outcome: AdverseMediaOutcome,
): Promise<void> {
  await replaceArticles(tx, organizationId, caseId, outcome.articles);
  const { sources, shownOf } = await storedResults(tx, [outcome.results]);
  await insertBatch(tx, [sources]);
  for (const result of outcome.results) {
    await tx
      .update(caseResults)
      .set({ shown: shownOf(result), riskScore: result.risk.score, updatedAt: outcome.at })
      .where(
        and(
          eq(caseResults.caseId, caseId),
          eq(caseResults.organizationId, organizationId),
          eq(caseResults.recordId, result.id),
        ),
      );
  }
}

/** Computes the risk from the results as they stand: an analyst may have decided on one meanwhile. */
async function updateRisk(tx: Queries, caseId: string, mediaRiskScore: number): Promise<number> {
  const standing = await tx
    .select({ status: caseResults.status, riskScore: caseResults.riskScore })
    .from(caseResults)
    .where(eq(caseResults.caseId, caseId));
  const risk = caseRiskOf(standing, mediaRiskScore);
  await tx
    .update(cases)
    .set({ riskScore: risk.score, riskLevel: risk.level, riskDecision: risk.decision })
    .where(eq(cases.id, caseId));
  return risk.score;
}
