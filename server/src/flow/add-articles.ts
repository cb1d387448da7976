import { createHash } from 'node:crypto';
import { nameKeys } from '@touchstone/engine';
import { publisherTier } from '../assess/adverse-media/publisher-tier.js';
import { understandArticle } from '../assess/adverse-media/understand-article.js';
import { type ArticleReading, type IncomingArticle, WRONGDOING_BAR } from '../domain/article.js';
import type { ArticlesAdded } from '../domain/articles-added.js';
import { fingerprint } from '../domain/fingerprint.js';
import type { Articles, NewArticle } from './ports/articles.js';
import type { Clock } from './ports.js';

export interface AddArticlesWorld {
  readonly articles: Pick<Articles, 'add'>;
  /** ISO 639-1 of a text whose language nobody has told. */
  readonly languageOf: (text: string) => Promise<string>;
  readonly now: Clock;
  /** Lets others have their turn between two articles: reading one takes milliseconds. */
  readonly pause: () => Promise<void>;
}

/** Code units of a text that are kept; the rest is cut off. */
const MOST_TEXT = 100_000;
const MOST_TITLE = 500;
/** A date further ahead than this is a mistake, and is left out rather than believed. */
const AHEAD_MS = 2 * 86_400_000;
const EARLIEST = Date.UTC(1900, 0, 1);

/** Reads articles and stores them, for everybody, or for one organization alone when it is given. */
export async function addArticles(
  world: AddArticlesWorld,
  incoming: readonly IncomingArticle[],
  organizationId?: string,
): Promise<ArticlesAdded> {
  const made: NewArticle[] = [];
  for (const article of incoming) {
    made.push(await readArticle(world, article, organizationId));
    await world.pause();
  }
  const ids = await world.articles.add(made);
  const added = ids.filter((id) => id !== undefined).length;
  return { ids, added, known: ids.length - added };
}

async function readArticle(
  world: AddArticlesWorld,
  article: IncomingArticle,
  organizationId?: string,
): Promise<NewArticle> {
  const title = cleaned(article.title).slice(0, MOST_TITLE);
  const text = cleaned(article.text).slice(0, MOST_TEXT);
  const language = article.language ?? (await world.languageOf(`${title}\n${text}`.slice(0, 4000)));
  const reading = understandArticle({ title, text }, language);
  const { publishedAt, ...rest } = article;
  const believable =
    publishedAt !== undefined &&
    publishedAt.getTime() >= EARLIEST &&
    publishedAt.getTime() <= world.now().getTime() + AHEAD_MS;
  return {
    ...rest,
    title,
    text,
    language,
    ...(believable && { publishedAt }),
    ...(organizationId !== undefined && { organizationId }),
    publisherTier: publisherTier(article),
    reading,
    contentHash: createHash('sha256')
      .update(`${article.url ?? ''}\0${title}\0${text}`)
      .digest('hex')
      .slice(0, 32),
    fingerprint: fingerprint(`${title} ${text}`),
    nameKeys: keysOf(reading),
  };
}

/** Names are found again only in articles that tell of wrongdoing: all others stay out of every search. */
function keysOf(reading: ArticleReading): number[] {
  if (reading.wrongdoing < WRONGDOING_BAR) return [];
  const keys = reading.parties.flatMap(({ type, name, otherNames }) =>
    [name, ...otherNames]
      .filter((one) => one === name || one.length > name.length * 0.7)
      .flatMap((one) => nameKeys(one, type === 'person' ? 'Person' : 'Organization')),
  );
  return [...new Set(keys)];
}

/** Text alone: marks of HTML and signs that are no text are taken out, whoever sends them. */
function cleaned(text: string): string {
  return text
    .replace(/<(script|style|template|noscript)\b[\s\S]{0,200000}?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, (sign) =>
      sign === '\n' || sign === '\t' ? sign : /[\u200c\u200d]/.test(sign) ? sign : ' ',
    )
    .trim();
}
