import { ABILITIES } from '../accounts/abilities.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import { presentArticlesAdded } from './article.present.js';
import { ArticleParams, ArticlesAddedData, ArticlesRequest, readArticlesRequest } from './article.schema.js';
import { type AddOwnArticlesDeps, addOwnArticles, type DeleteArticleDeps, deleteArticle } from './articles.js';

const tag = 'Adverse media';

export function articleRoutes(deps: AddOwnArticlesDeps & DeleteArticleDeps): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/adverse-media/articles',
      id: 'addArticles',
      scope: 'screen',
      tag,
      summary: 'Add articles from your own provider',
      description:
        'Reads articles and stores them for your organization alone; its adverse media searches cover them from now on. ' +
        'Articles already stored are not stored again. Articles that cannot be read are reported as `failed`; the others are stored. Texts are treated as data: they are never executed or rendered.',
      access: ABILITIES['search.make'],
      body: ArticlesRequest,
      data: ArticlesAddedData,
      handle: async ({ caller, body }) =>
        presentArticlesAdded(await addOwnArticles(deps, caller, readArticlesRequest(body))),
    }),

    route({
      method: 'DELETE',
      url: '/api/articles/:id',
      id: 'deleteArticle',
      scope: 'configure',
      tag,
      summary: 'Delete an article from your own provider',
      description:
        'Later searches no longer find the article. Stored searches that show it keep their copies until they are erased. ' +
        'Articles from news sources are shared by all organizations and return 404. For administrators.',
      access: ABILITIES['configuration.write'],
      params: ArticleParams,
      data: MessageData,
      async handle({ caller, params }) {
        await deleteArticle(deps, caller, params.id);
        return { message: 'The article is deleted' };
      },
    }),
  ];
}
