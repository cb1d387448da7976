import Type, { type Static } from 'typebox';
import type { IncomingArticle } from '../domain/article.js';
import type { ArticleAdded } from '../domain/articles-added.js';
import { countryCode } from '../domain/country.js';
import { webAddress } from '../domain/web-address.js';
import { Nullable } from '../platform/http/nullable.js';

const MOST_AT_ONCE = 50;

const ArticleRequest = Type.Object(
  {
    title: Type.String({ maxLength: 1000, pattern: '\\S', description: 'Headline.' }),
    text: Type.String({
      maxLength: 100_000,
      pattern: '\\S',
      description: 'The text, plain; marks of HTML are taken out.',
    }),
    url: Type.Optional(
      Nullable(Type.String({ maxLength: 2000, format: 'web-address', description: 'Where it was published.' })),
    ),
    language: Type.Optional(
      Nullable(Type.String({ pattern: '^[a-z]{2}$', description: 'ISO 639-1; found out when left out.' })),
    ),
    publication_date: Type.Optional(
      Nullable(Type.String({ format: 'moment', description: 'ISO 8601: a day, or an instant with its offset.' })),
    ),
    publisher: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'Who published it.' }))),
    author_name: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'Author.' }))),
    country: Type.Optional(Nullable(Type.String({ format: 'country-code', description: 'Of the publisher.' }))),
    thumbnail: Type.Optional(
      Nullable(Type.String({ maxLength: 2000, format: 'web-address', description: 'Address of a picture.' })),
    ),
  },
  { description: 'An article of your own provider.' },
);

export const ArticlesRequest = Type.Object({
  articles: Type.Array(ArticleRequest, { minItems: 1, maxItems: MOST_AT_ONCE, description: `1 to ${MOST_AT_ONCE}.` }),
});

export const ArticleParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Of the article, as it was answered when it was added.' }),
});

export const ArticlesAddedData = Type.Object({
  stored: Type.Integer({ description: 'How many were new.' }),
  known: Type.Integer({ description: 'How many were stored already, with the same address and text.' }),
  failed: Type.Integer({ description: 'How many could not be read; the others are stored.' }),
  articles: Type.Array(
    Type.Object({
      id: Type.Union([Type.String(), Type.Null()], { description: 'Null where nothing was stored.' }),
      status: Type.String({ description: '`stored`, `known` or `failed`.' }),
    }),
    { description: 'In the order of the request.' },
  ),
});

export function readArticlesRequest({ articles }: Static<typeof ArticlesRequest>): IncomingArticle[] {
  return articles.map(
    ({ title, text, url, language, publication_date: date, publisher, author_name: author, country, thumbnail }) => ({
      title,
      text,
      ...addressIn('url', url),
      ...(language && { language }),
      ...(date && { publishedAt: new Date(date) }),
      ...(publisher && { publisher }),
      ...(author && { author }),
      ...(country && { country: countryCode(country) ?? country }),
      ...addressIn('thumbnail', thumbnail),
    }),
  );
}

function addressIn(name: 'url' | 'thumbnail', text: string | null | undefined): Partial<IncomingArticle> {
  const address = text ? webAddress(text) : undefined;
  return address === undefined ? {} : { [name]: address };
}

export function presentArticlesAdded(added: readonly ArticleAdded[]): Static<typeof ArticlesAddedData> {
  const count = (status: ArticleAdded['status']) => added.filter((one) => one.status === status).length;
  return {
    stored: count('stored'),
    known: count('known'),
    failed: count('failed'),
    articles: added.map((one) => ({ id: one.status === 'stored' ? one.id : null, status: one.status })),
  };
}
