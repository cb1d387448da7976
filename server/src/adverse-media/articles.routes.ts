import type { FastifyInstance } from 'fastify';
import { MessageData } from '../platform/http/message.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import {
  ArticleParams,
  ArticlesAddedData,
  ArticlesRequest,
  presentArticlesAdded,
  readArticlesRequest,
} from './article.schema.js';
import type { MediaDeeds } from './media.world.js';

export function articleRoutes(app: FastifyInstance, deps: Authenticator & MediaDeeds): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/adverse-media/articles',
    id: 'addArticles',
    tag: 'Adverse media',
    summary: 'Add articles of your own provider',
    description:
      'Reads articles and stores them for your organization alone: its searches for adverse media find them from now on. ' +
      'An article that is stored already is not stored again; one that cannot be read is told as `failed`, and the others are stored. What a text says is data: it is never carried out or rendered.',
    access: ['admin', 'analyst', 'integration'],
    body: ArticlesRequest,
    data: ArticlesAddedData,
    handle: async ({ caller, body }) => presentArticlesAdded(await deps.addArticles(caller, readArticlesRequest(body))),
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/articles/:id',
    id: 'deleteArticle',
    tag: 'Adverse media',
    summary: 'Delete an article of your own provider',
    description:
      'No search finds it any more. Stored searches that show it keep their copies, which go when they are erased. ' +
      'Articles of the published press belong to every organization and are answered with 404. For administrators.',
    access: ['admin'],
    params: ArticleParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.deleteArticle(caller, params.id);
      return { message: 'The article is deleted' };
    },
  });
}
