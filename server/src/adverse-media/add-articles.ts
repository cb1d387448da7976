import type { IncomingArticle } from '../domain/article.js';
import type { ArticleAdded } from '../domain/articles-added.js';
import type { Clock } from '../domain/ports.js';
import type { Articles, NewArticle, ReadArticles } from './articles.js';

export interface AddArticlesDeps {
  readonly articles: Pick<Articles, 'add'>;
  readonly readArticle: ReadArticles;
  readonly now: Clock;
}

/** A date further ahead than this is a mistake, and is left out rather than believed. */
const AHEAD_MS = 2 * 86_400_000;
const EARLIEST = Date.UTC(1900, 0, 1);

/**
 * Reads articles and stores them, for everybody, or for one organization alone when it is given. Says what became of each, in
 * the order given: one that cannot be read keeps no other.
 */
export async function addArticles(
  deps: AddArticlesDeps,
  incoming: readonly IncomingArticle[],
  organizationId?: string,
): Promise<ArticleAdded[]> {
  const readings = await Promise.allSettled(incoming.map((article) => deps.readArticle(article)));
  const made = readings.map((reading, at): NewArticle | undefined => {
    if (reading.status === 'rejected') return undefined;
    const { publishedAt, ...rest } = incoming[at] as IncomingArticle;
    return {
      ...rest,
      ...reading.value,
      ...(publishedAt !== undefined && isBelievable(publishedAt, deps.now()) && { publishedAt }),
      ...(organizationId !== undefined && { organizationId }),
    };
  });
  const ids = (await deps.articles.add(made.filter((article) => article !== undefined))).values();
  return readings.map((reading): ArticleAdded => {
    if (reading.status === 'rejected') return { status: 'failed', reason: String(reading.reason?.message) };
    const id = ids.next().value;
    return id === undefined ? { status: 'known' } : { status: 'stored', id };
  });
}

function isBelievable(publishedAt: Date, now: Date): boolean {
  return publishedAt.getTime() >= EARLIEST && publishedAt.getTime() <= now.getTime() + AHEAD_MS;
}
