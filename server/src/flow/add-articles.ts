import type { IncomingArticle } from '../domain/article.js';
import type { ArticlesAdded } from '../domain/articles-added.js';
import type { Articles, NewArticle, ReadArticles } from './ports/articles.js';
import type { Clock } from './ports.js';

export interface AddArticlesWorld {
  readonly articles: Pick<Articles, 'add'>;
  readonly readArticle: ReadArticles;
  readonly now: Clock;
}

/** A date further ahead than this is a mistake, and is left out rather than believed. */
const AHEAD_MS = 2 * 86_400_000;
const EARLIEST = Date.UTC(1900, 0, 1);

/** Reads articles and stores them, for everybody, or for one organization alone when it is given. */
export async function addArticles(
  world: AddArticlesWorld,
  incoming: readonly IncomingArticle[],
  organizationId?: string,
): Promise<ArticlesAdded> {
  const made = await Promise.all(
    incoming.map(async (article): Promise<NewArticle> => {
      const { publishedAt, ...rest } = article;
      return {
        ...rest,
        ...(await world.readArticle(article)),
        ...(publishedAt !== undefined && isBelievable(publishedAt, world.now()) && { publishedAt }),
        ...(organizationId !== undefined && { organizationId }),
      };
    }),
  );
  const ids = await world.articles.add(made);
  const added = ids.filter((id) => id !== undefined).length;
  return { ids, added, known: ids.length - added };
}

function isBelievable(publishedAt: Date, now: Date): boolean {
  return publishedAt.getTime() >= EARLIEST && publishedAt.getTime() <= now.getTime() + AHEAD_MS;
}
