import type { IncomingArticle } from '../domain/article.js';
import type { ArticleAdded } from '../domain/articles-added.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';

export interface MediaDeeds {
  /** Reads articles and stores them for the caller's organization alone. */
  addArticles(caller: Caller, incoming: readonly IncomingArticle[]): Promise<ArticleAdded[]>;
  /** Deletes an article of the caller's organization; refuses with `not_found`. */
  deleteArticle(caller: AuthenticatedCaller, id: string): Promise<void>;
}
