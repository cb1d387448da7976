import type { IncomingArticle } from '../domain/article.js';
import type { ArticleAdded } from '../domain/articles-added.js';
import type { Caller } from '../domain/caller.js';

export interface MediaDeeds {
  /** Reads articles and stores them for the caller's organization alone. */
  addArticles(caller: Caller, incoming: readonly IncomingArticle[]): Promise<ArticleAdded[]>;
}
