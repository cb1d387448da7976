import type { FastifyInstance } from 'fastify';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { ArticlesAddedData, ArticlesRequest, presentArticlesAdded, readArticlesRequest } from './article.schema.js';
import type { MediaDeeds } from './media.world.js';

export function articleRoute(app: FastifyInstance, deps: Authenticator & Pick<MediaDeeds, 'addArticles'>): void {
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
}
