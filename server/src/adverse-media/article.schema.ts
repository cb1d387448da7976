import Type, { type Static } from 'typebox';
import type { IncomingArticle } from '../domain/article.js';
import { countryCode } from '../domain/country.js';
import { webAddress } from '../domain/web-address.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';

const MAX_ARTICLES = 50;

const ArticleRequest = Type.Object(
  {
    title: Type.String({ maxLength: 1000, pattern: '\\S', description: 'Headline.' }),
    text: Type.String({
      maxLength: 100_000,
      pattern: '\\S',
      description: 'The text, plain; HTML tags are removed.',
    }),
    url: Type.Optional(
      Nullable(Type.String({ maxLength: 2000, format: 'web-address', description: 'URL of the article.' })),
    ),
    language: Type.Optional(
      Nullable(Type.String({ pattern: '^[a-z]{2}$', description: 'ISO 639-1; detected if omitted.' })),
    ),
    publication_date: Type.Optional(
      Nullable(Type.String({ format: 'moment', description: 'ISO 8601: a date, or a time with its offset.' })),
    ),
    publisher: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'Publisher of the article.' }))),
    author_name: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'Author.' }))),
    country: Type.Optional(Nullable(Type.String({ format: 'country-code', description: 'Country of the publisher.' }))),
    thumbnail: Type.Optional(
      Nullable(Type.String({ maxLength: 2000, format: 'web-address', description: 'URL of a picture.' })),
    ),
  },
  { description: 'An article from your own provider.' },
);

export const ArticlesRequest = Type.Object({
  articles: Type.Array(ArticleRequest, {
    minItems: 1,
    maxItems: MAX_ARTICLES,
    description: `1 to ${MAX_ARTICLES} articles.`,
  }),
});

export const ArticleParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the article, as returned when it was added.' }),
});

export const ArticlesAddedData = Type.Object({
  stored: Type.Integer({ description: 'Number of new articles.' }),
  known: Type.Integer({ description: 'Number of articles already stored, with the same URL and text.' }),
  failed: Type.Integer({ description: 'Number of articles that could not be read; the others are stored.' }),
  articles: Type.Array(
    Type.Object({
      id: Type.Union([Type.String(), Type.Null()], { description: 'Null if nothing was stored.' }),
      status: oneOf(['stored', 'known', 'failed'], '`known`: already stored; `failed`: could not be read.'),
    }),
    { description: 'Outcome of each article, in the order of the request.' },
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
