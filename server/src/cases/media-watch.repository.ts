import { and, asc, eq, gt, inArray, isNotNull, lte, max, or, sql } from 'drizzle-orm';
import { ARTICLES_BEING_STORED } from '../adverse-media/articles.repository.js';
import { articleNames, articles, caseArticles, mediaWatch } from '../adverse-media/articles.table.js';
import type { Database, Queries } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { cases } from './case.table.js';
import type { MediaWatch } from './case-media.js';
import { toCase } from './case-rows.repository.js';

/** Key of the only row. */
const ROW = 1;
/** Articles whose keys are read at once. */
const RUN = 2000;
const JOBS_A_STATEMENT = 1000;

/** Watched cases and new articles in PostgreSQL. */
export function mediaWatchRepository({ db, transaction }: Database): MediaWatch {
  return {
    news: () =>
      transaction(async (tx) => {
        // Waits for those who are storing articles: a number that is taken is then either stored or will never be.
        await tx.execute(sql`select pg_advisory_xact_lock(${ARTICLES_BEING_STORED})`);
        const after = await standOf(tx);
        const [newest] = await tx.select({ number: max(articles.number) }).from(articles);
        return { after, upTo: Math.max(after, newest?.number ?? 0) };
      }),

    async watched(afterCase, most) {
      const rows = await db
        .select()
        .from(cases)
        .where(and(eq(cases.isMediaMonitored, true), gt(cases.id, afterCase)))
        .orderBy(asc(cases.id))
        .limit(most);
      return rows.map(toCase);
    },

    async *keys(after, upTo) {
      for (let first = after; first < upTo; first += RUN) {
        const rows = await db
          .selectDistinct({ key: articleNames.key })
          .from(articleNames)
          .where(and(gt(articleNames.article, first), lte(articleNames.article, Math.min(upTo, first + RUN))));
        yield rows.map(({ key }) => key);
      }
    },

    async holding(after, upTo) {
      const isNew = and(gt(articles.number, after), lte(articles.number, upTo));
      const fresh = db.select({ id: articles.id }).from(articles).where(isNew);
      const replaced = db
        .select({ id: articles.id })
        .from(articles)
        .where(and(isNotNull(articles.replacedBy), inArray(articles.replacedBy, fresh)));
      return db
        .selectDistinct({ organizationId: caseArticles.organizationId, caseId: caseArticles.caseId })
        .from(caseArticles)
        .innerJoin(cases, and(eq(cases.id, caseArticles.caseId), eq(cases.organizationId, caseArticles.organizationId)))
        .where(
          and(
            eq(cases.isMediaMonitored, true),
            or(inArray(caseArticles.articleId, fresh), inArray(caseArticles.articleId, replaced)),
          ),
        );
    },

    advance: ({ after, upTo }, named) =>
      transaction(async (tx) => {
        await tx.insert(mediaWatch).values({ id: ROW, article: 0 }).onConflictDoNothing();
        const moved = await tx
          .update(mediaWatch)
          .set({ article: upTo })
          .where(and(eq(mediaWatch.id, ROW), eq(mediaWatch.article, after)))
          .returning();
        if (moved.length === 0) return;
        for (let first = 0; first < named.length; first += JOBS_A_STATEMENT) {
          const jobs = named.slice(first, first + JOBS_A_STATEMENT);
          await addJobs(
            tx,
            jobs.map((payload) => ({ task: 'search_new_articles', payload })),
          );
        }
      }),
  };
}

async function standOf(tx: Queries): Promise<number> {
  const [row] = await tx.select().from(mediaWatch).where(eq(mediaWatch.id, ROW));
  return row?.article ?? 0;
}
