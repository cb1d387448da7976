import { and, asc, count, eq, gt, gte, isNotNull, max, sql } from 'drizzle-orm';
import { WRONGDOING_BAR } from '../../domain/article.js';
import type { SecondReading } from '../../domain/second-reading.js';
import type { Database, Queries } from '../../platform/database/database.js';
import { articles, EVERYBODY, mediaWatch } from '../articles.table.js';
import type { SecondReadings, StoredReading } from './second-reader.js';
import { secondReadings } from './second-readings.table.js';

/** Key of the row that says up to which article was asked. */
const ROW = 2;

/** Keeps questions and answers in PostgreSQL. */
export function secondReadingsRepository({ db, transaction }: Database): SecondReadings {
  return {
    async next(most) {
      const [newest] = await db.select({ number: max(articles.number) }).from(articles);
      await db
        .insert(mediaWatch)
        .values({ id: ROW, article: newest?.number ?? 0 })
        .onConflictDoNothing();
      const done = db.select({ article: mediaWatch.article }).from(mediaWatch).where(eq(mediaWatch.id, ROW));
      const { number, id, title, text, reading } = articles;
      return db
        .select({ number, id, title, text, reading })
        .from(articles)
        .where(
          and(
            sql`${number} > (${done})`,
            eq(articles.organizationId, EVERYBODY),
            gte(articles.wrongdoing, WRONGDOING_BAR),
          ),
        )
        .orderBy(asc(number))
        .limit(most);
    },

    settle: (number, readings) =>
      transaction(async (tx) => {
        const rows = readings.map(({ proposal, ...row }) => ({ ...row, ...proposal }));
        if (rows.length > 0) await tx.insert(secondReadings).values(rows);
        await tx
          .update(mediaWatch)
          .set({ article: sql`greatest(${mediaWatch.article}, ${number})` })
          .where(eq(mediaWatch.id, ROW));
      }),

    async askedSince(moment) {
      const [counted] = await db
        .select({ total: count() })
        .from(secondReadings)
        .where(gte(secondReadings.askedAt, moment));
      return counted?.total ?? 0;
    },

    async all(after, most) {
      const rows = await db
        .select()
        .from(secondReadings)
        .where(gt(secondReadings.id, after))
        .orderBy(asc(secondReadings.id))
        .limit(most);
      return rows.map(
        ({ answer, role, quote, ...row }): StoredReading => ({
          ...row,
          ...(answer !== null && { answer }),
          ...(role !== null && { proposal: { role, quote: quote ?? '' } }),
        }),
      );
    },
  };
}

/** The latest proposals about these articles, by article and party. */
export async function proposalsOf(
  db: Queries,
  articleIds: readonly string[],
): Promise<ReadonlyMap<string, SecondReading>> {
  if (articleIds.length === 0) return new Map();
  const { articleId, party, role, quote, model, promptVersion, askedAt } = secondReadings;
  const rows = await db
    .select({ articleId, party, role, quote, model, promptVersion, askedAt })
    .from(secondReadings)
    .where(and(sql`${articleId} = any(${sql.param([...articleIds])}::text[])`, isNotNull(role)))
    .orderBy(asc(askedAt));
  return new Map(
    rows.flatMap(({ role: proposed, quote: words, articleId: id, party: name, ...row }) =>
      proposed === null ? [] : [[`${id} ${name}`, { ...row, role: proposed, quote: words ?? '' }] as const],
    ),
  );
}
