import type { ArticleReading, IncomingArticle, ReadArticle } from '../domain/article.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Clock } from '../domain/ports.js';
import { articleKeys } from './article-keys.js';
import type { Articles } from './articles.js';

export interface RereadArticlesDeps {
  readonly articles: Pick<Articles, 'outdated' | 'replaceReading' | 'skip'>;
  readonly readArticle: (article: IncomingArticle) => Promise<ReadArticle>;
  /** Version of the reader. */
  readonly version: number;
  readonly now: Clock;
}

/** Outcome of one run. */
export interface Reread {
  readonly read: number;
  /** With another result than before. */
  readonly changed: number;
  /** Could not be read again; they keep their readings. */
  readonly failed: number;
}

/** Articles read at the same time. */
const BATCH = 50;

/**
 * Reads stored articles again that an earlier reader read, oldest reader first, until `most` are read or `until` has passed.
 * Each is stored by itself, so that the next run continues where one ends. An article whose parties are judged otherwise
 * is then searched like a new one.
 */
export async function rereadArticles(
  deps: RereadArticlesDeps,
  { most, until }: { readonly most: number; readonly until: Date },
): Promise<Reread> {
  const totals = { read: 0, changed: 0, failed: 0 };
  while (totals.read < most && deps.now() < until) {
    const batch = await deps.articles.outdated(deps.version, Math.min(BATCH, most - totals.read));
    if (batch.length === 0) break;
    const readings = await Promise.allSettled(batch.map((article) => deps.readArticle(article)));
    for (const [i, article] of batch.entries()) {
      const reading = readings[i];
      totals.read += 1;
      if (reading?.status !== 'fulfilled') {
        totals.failed += 1;
        // Not tried for ever; the next version reads it again.
        await deps.articles.skip(article.number, deps.version);
        continue;
      }
      const again = { ...reading.value, reading: keepMark(article.reading, reading.value.reading) };
      const isNews = canonicalJson(findingsOf(article.reading)) !== canonicalJson(findingsOf(again.reading));
      if (isNews) totals.changed += 1;
      await deps.articles.replaceReading(article.number, { ...article, ...again }, isNews);
    }
  }
  return totals;
}

/** Text hidden in the markup of an article is no longer in its stored text. */
function keepMark(before: ArticleReading, after: ArticleReading): ArticleReading {
  return before.suspiciousText ? { ...after, suspiciousText: true } : after;
}

/** Properties of an article that cases depend on: who is accused and how, and the names by which it is found. */
function findingsOf(reading: ArticleReading): object {
  return {
    keys: articleKeys(reading).sort((a, b) => a - b),
    suspicious: reading.suspiciousText ?? false,
    accused: reading.parties
      .filter(({ adverse }) => adverse)
      .map(({ name, role, offences, ages, birthYears, countries }) => [
        name,
        role,
        offences,
        ages,
        birthYears,
        countries,
      ]),
  };
}
