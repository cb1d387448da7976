import { nameKeys } from '@touchstone/engine';
import { and, asc, count, countDistinct, eq, gt, inArray, like, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { articleKeys } from '../adverse-media/article-keys.js';
import { articleNames, articles, caseArticles, EVERYBODY } from '../adverse-media/articles.table.js';
import { redactArticle } from '../adverse-media/redact-article.js';
import {
  type ErasedArticles,
  KEPT_ARTICLES,
  type KeptArticles,
  nameQueryOf,
  namesOfSubject,
} from '../domain/data-protection.js';
import type { Queries } from '../platform/database/database.js';
import type { CaseRow } from './erase-subjects.repository.js';

/** Articles whose text is held at one moment. */
const ROWS_A_RUN = 50;

/**
 * Deletes the organization's own articles about the subjects of these cases, and redacts their names in articles that
 * name others, too. Runs in the caller's transaction, before the cases lose their articles, which identify subjects
 * linked under another spelling.
 */
export async function eraseOwnArticles(
  tx: Queries,
  organizationId: string,
  rows: readonly CaseRow[],
): Promise<ErasedArticles> {
  const caseIds = rows.map(({ id }) => id);
  const linked = await tx
    .select({
      id: caseArticles.articleId,
      party: sql<string | null>`${caseArticles.judged} #>> '{shown,party,name}'`,
    })
    .from(caseArticles)
    .where(
      and(
        eq(caseArticles.organizationId, organizationId),
        inArray(caseArticles.caseId, caseIds),
        ne(caseArticles.linkStatus, 'excluded'),
      ),
    );
  const linkedIds = [...new Set(linked.map(({ id }) => id))];
  const names = [...new Set(rows.flatMap(({ filters }) => namesOfSubject(filters)))];
  const wanted = and(
    eq(articles.organizationId, organizationId),
    or(inArray(articles.id, linkedIds), ...names.map(mayName)),
  );
  const touched: string[] = [];
  let deleted = 0;
  for (let after = 0; ; ) {
    const run = await tx
      .select()
      .from(articles)
      .where(and(wanted, gt(articles.number, after)))
      .orderBy(asc(articles.number))
      .limit(ROWS_A_RUN)
      .for('update');
    for (const row of run) {
      const asLinked = linked.flatMap(({ id, party }) => (id === row.id && party !== null ? [party] : []));
      const left = redactArticle(withoutNulls(row), [...names, ...asLinked]);
      if (left === 'not_named') continue;
      touched.push(row.id);
      const itself = eq(articles.number, row.number);
      if (left === 'names_nobody_else') {
        await tx.delete(articles).where(itself);
        deleted += 1;
      } else {
        const { title, text, reading, url = null, author = null, publisher = null } = left;
        await tx.update(articles).set({ title, text, reading, url, author, publisher, thumbnail: null }).where(itself);
        await tx.delete(articleNames).where(eq(articleNames.article, row.number));
        const keys = articleKeys(reading).map((key) => ({ key, article: row.number }));
        if (keys.length > 0) await tx.insert(articleNames).values(keys);
      }
    }
    const last = run.at(-1);
    if (last === undefined || run.length < ROWS_A_RUN) break;
    after = last.number;
  }
  const counts: Record<KeptArticles, number> = {
    redacted: touched.length - deleted,
    published: await publishedAmong(tx, linkedIds),
    copies: await searchesWith(tx, organizationId, touched, caseIds),
  };
  const kept = (Object.keys(counts) as KeptArticles[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], reason: KEPT_ARTICLES[kind] }));
  return { deleted, kept };
}

/** Finds texts that may contain a name; `redactArticle` then checks more closely. */
function mayName(name: string): SQL | undefined {
  const everything = sql`lower(concat_ws(' ', ${articles.title}, ${articles.text}, ${articles.url}, ${articles.author}, ${articles.publisher}))`;
  const { written, normalized } = nameQueryOf(name);
  const keys = [...nameKeys(name, 'Person'), ...nameKeys(name, 'Organization')];
  const keyed = sql`${articles.number} in (select article from ${articleNames} where ${inArray(articleNames.key, keys)})`;
  return or(
    ...[written, normalized]
      .filter((words) => words.length > 0)
      .map((words) => and(...words.map((word) => like(everything, `%${word}%`)))),
    keys.length > 0 ? keyed : undefined,
  );
}

function withoutNulls({ url, author, publisher, title, text, reading }: typeof articles.$inferSelect) {
  return {
    ...{ title, text, reading },
    ...(url !== null && { url }),
    ...(author !== null && { author }),
    ...(publisher !== null && { publisher }),
  };
}

async function publishedAmong(tx: Queries, ids: readonly string[]): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(articles)
    .where(and(eq(articles.organizationId, EVERYBODY), inArray(articles.id, [...ids])));
  return counted?.total ?? 0;
}

async function searchesWith(
  tx: Queries,
  organizationId: string,
  articleIds: readonly string[],
  but: readonly string[],
): Promise<number> {
  const [counted] = await tx
    .select({ total: countDistinct(caseArticles.caseId) })
    .from(caseArticles)
    .where(
      and(
        eq(caseArticles.organizationId, organizationId),
        inArray(caseArticles.articleId, [...articleIds]),
        notInArray(caseArticles.caseId, [...but]),
      ),
    );
  return counted?.total ?? 0;
}
