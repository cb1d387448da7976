import { and, asc, eq } from 'drizzle-orm';
import { caseArticles } from '../adverse-media/articles.table.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { Queries } from '../platform/database/database.js';

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
