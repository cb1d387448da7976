import type { Static } from 'typebox';
import type { ArticleAdded } from '../domain/articles-added.js';
import type { ArticlesAddedData } from './article.schema.js';

export function presentArticlesAdded(added: readonly ArticleAdded[]): Static<typeof ArticlesAddedData> {
  const count = (status: ArticleAdded['status']) => added.filter((article) => article.status === status).length;
  return {
    stored: count('stored'),
    known: count('known'),
    failed: count('failed'),
    articles: added.map((article) => ({
      id: article.status === 'stored' ? article.id : null,
      status: article.status,
    })),
  };
}
