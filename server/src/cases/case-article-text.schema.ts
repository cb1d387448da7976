import Type from 'typebox';
import { ARTICLE_ROLES } from '../domain/article.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { Span } from './explanation.schema.js';

const id = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });

export const CaseArticleParams = Type.Object({
  search_reference: id('Id of the search, 24 characters.'),
  id: id('Id of the article.'),
});

export const ArticleTextSchema = Type.Object(
  {
    text: Nullable(
      Type.String({
        description:
          'Headline, an empty line and the text, as stored; untrusted, display it as plain text. Null once the article was deleted. Names ' +
          'that were erased are blacked out.',
      }),
    ),
    mentions: Type.Array(Span, { description: 'Where the text names the party that was taken for the subject.' }),
    sentences: Type.Array(Span, { description: 'The sentences that name it.' }),
    role_words: Type.Array(
      Type.Object({
        role: oneOf(ARTICLE_ROLES, 'Role that the words suggest.'),
        points: Type.Number({ description: 'Weight of the words for this role.' }),
        span: Span,
      }),
      { description: 'Words from which the role was concluded, strongest first; empty if an earlier reader read it.' },
    ),
    offence_words: Type.Array(
      Type.Object({ keyword: Type.String({ description: 'Offence, as in `adverse_keywords`.' }), span: Span }),
      { description: 'Words of the offences that the article attributes to the subject.' },
    ),
  },
  { $id: 'ArticleText', description: 'The text of an article, with the places that speak of the subject.' },
);
