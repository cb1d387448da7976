import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { caseArticles } from '../adverse-media/articles.table.js';
import { proposalsOf } from '../adverse-media/second-reader/second-readings.repository.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { RecordDecision } from '../domain/case-marks.js';
import type { Queries } from '../platform/database/database.js';
import { recordDecisions } from './case-work.table.js';

/** The articles of a case with the last decision on each, heaviest first and those left out last. */
export async function articlesOfCase(db: Queries, organizationId: string, caseId: string): Promise<CaseArticle[]> {
  const rows = await db
    .select()
    .from(caseArticles)
    .where(and(eq(caseArticles.caseId, caseId), eq(caseArticles.organizationId, organizationId)))
    .orderBy(asc(caseArticles.position));
  const decisions = rows.length === 0 ? new Map() : await decisionsOnArticles(db, organizationId, caseId);
  const proposals = await proposalsOf(
    db,
    rows.map(({ articleId }) => articleId),
  );
  return rows.map(({ articleId, linkStatus, probability, judged }) => {
    const decision = decisions.get(articleId);
    const secondReading = proposals.get(`${articleId} ${judged.shown.party.name}`);
    return {
      ...{ articleId, linkStatus, probability, ...judged },
      ...(decision && { decision }),
      ...(secondReading && { secondReading }),
    };
  });
}

async function decisionsOnArticles(
  db: Queries,
  organizationId: string,
  caseId: string,
): Promise<ReadonlyMap<string, RecordDecision>> {
  const { recordId, status, reason, reasonCode, userId, email, at } = recordDecisions;
  const rows = await db
    .selectDistinctOn([recordId], { recordId, status, reason, reasonCode, userId, email, at })
    .from(recordDecisions)
    .where(
      and(
        eq(recordDecisions.caseId, caseId),
        eq(recordDecisions.organizationId, organizationId),
        eq(recordDecisions.about, 'article'),
        isNull(recordDecisions.withdrawnAt),
        inArray(recordDecisions.stage, ['final', 'agreed']),
      ),
    )
    .orderBy(recordId, desc(recordDecisions.id));
  return new Map(rows.map(({ recordId: id, ...decision }) => [id, decision]));
}
