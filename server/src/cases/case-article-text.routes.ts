import type { Static } from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import type { Caller } from '../domain/caller.js';
import { OFFENCES } from '../domain/offence.js';
import { type Route, route } from '../platform/http/route.js';
import type { ArticleText } from './case-article-text.js';
import { ArticleTextSchema, CaseArticleParams } from './case-article-text.schema.js';

export const caseArticleTextRoutes = (
  read: (caller: Caller, caseId: string, articleId: string) => Promise<ArticleText>,
): Route[] => [
  route({
    method: 'GET',
    url: '/api/searches/:search_reference/articles/:id',
    id: 'readArticleText',
    tag: 'Console',
    summary: 'Read the text of an article',
    description:
      'The stored text of an article of a search, linked or excluded, with the sentences that name the subject and the words from which role ' +
      'and offences were concluded.',
    access: ABILITIES['case.read'],
    params: CaseArticleParams,
    data: ArticleTextSchema,
    handle: async ({ caller, params }) => present(await read(caller, params.search_reference, params.id)),
  }),
];

function present({ stored, party, sentences, offences }: ArticleText): Static<typeof ArticleTextSchema> {
  return {
    text: stored ? `${stored.title}\n\n${stored.text}` : null,
    mentions: (party?.mentions ?? []).map((span) => [...span]),
    sentences: sentences.map((span) => [...span]),
    role_words: (party?.grounds ?? []).flatMap(({ kind, points, at }) =>
      at === undefined ? [] : [{ role: kind, points, span: [...at] }],
    ),
    offence_words: offences.map(({ offence, at }) => ({ keyword: OFFENCES[offence], span: [...at] })),
  };
}
