import type { AccountDeps } from '../accounts/accounts.js';
import { storageQuotaRepository } from '../accounts/storage-quota.repository.js';
import type { IncomingArticle } from '../domain/article.js';
import type { PlatformParts } from '../platform/parts.js';
import { forgetArticles } from './articles.js';
import { articlesRepository } from './articles.repository.js';
import { articleRoutes } from './articles.routes.js';
import { feedChecksRepository } from './feed-checks.repository.js';
import { openMediaFeeds } from './open-feeds.module.js';
import { ADVERSE_MEDIA_PERSONAL_DATA } from './personal-data.repository.js';
import type { ReadingThreads } from './reading/reading-threads.js';
import { rereadArticles } from './reread-articles.js';
import { openEndpoint } from './second-reader/ask-endpoint.js';
import { readSecond } from './second-reader/second-reader.js';
import { secondReadingsRepository } from './second-reader/second-readings.repository.js';
import { READER_VERSION } from './understanding/understand-article.js';
import { dueFeeds, type MediaUpdate, updateMedia } from './update-media.js';

/** Length of one update; the next, a quarter of an hour after this one began, fetches what is left. */
const UPDATE_MS = 12 * 60_000;

/** Limits of one run of reading again: beside new articles, some two days for a million. */
const REREAD_MOST = 5000;
const REREAD_MS = 5 * 60_000;

/** Adverse media: adding, fetching and deleting articles. */
export function adverseMediaModule({
  accounts,
  config,
  database,
  log,
  readingThreads,
}: PlatformParts & { readonly accounts: AccountDeps; readonly readingThreads: ReadingThreads }) {
  const { now, newId } = accounts;
  const deps = {
    articles: articlesRepository(database),
    checks: feedChecksRepository(database),
    readArticle: (article: IncomingArticle) => readingThreads.read('article', article),
    now,
    newId,
  };
  let offline = false;

  return {
    personalData: ADVERSE_MEDIA_PERSONAL_DATA,
    routes: articleRoutes({
      ...deps,
      storage: storageQuotaRepository(database, config.storedMegabytesPerOrganization),
    }),
    tasks: {
      update_media: update,
      reread_articles: reread,
      read_second: second,
      forget_articles: () => forgetArticles({ ...deps, retentionDays: config.mediaRetentionDays }),
    },
    schedule: [
      ...(config.mediaAutoUpdate ? ['*/15 * * * * update_media ?max=1&queue=update_media'] : []),
      '*/15 * * * * reread_articles ?max=1&queue=reread_articles',
      ...(config.mediaReader === undefined ? [] : ['5,20,35,50 * * * * read_second ?max=1&queue=read_second']),
      '41 3 * * * forget_articles',
    ],
  };

  async function second(): Promise<void> {
    const { mediaReader } = config;
    if (mediaReader === undefined) return;
    const endpoint = openEndpoint(mediaReader);
    const readings = secondReadingsRepository(database);
    const { model, questionsPerDay } = mediaReader;
    try {
      const until = new Date(now().getTime() + REREAD_MS);
      const done = await readSecond({ readings, endpoint, model, questionsPerDay, now, newId }, until);
      if (done.asked > 0) log.info({ ...done, model }, 'uncertain parties proposed for review');
    } finally {
      await endpoint.close();
    }
  }

  async function reread(): Promise<void> {
    const until = new Date(now().getTime() + REREAD_MS);
    const done = await rereadArticles({ ...deps, version: READER_VERSION }, { most: REREAD_MOST, until });
    if (done.read === 0) return;
    const left = await deps.articles.countOutdated(READER_VERSION);
    log.info({ ...done, left, reader: READER_VERSION }, 'articles read again');
  }

  async function update(): Promise<void> {
    const feeds = openMediaFeeds(config, readingThreads, now);
    try {
      const updates: MediaUpdate[] = [];
      const due = await dueFeeds({ ...deps, feeds });
      await updateMedia({ ...deps, feeds }, due, {
        until: new Date(now().getTime() + UPDATE_MS),
        report(done) {
          updates.push(done);
          if (done.outcome === 'failed') log.warn({ feed: done.feed, reason: done.reason }, 'feed update failed');
          if (done.stored > 0) log.info({ ...done }, 'feed updated');
        },
      });
      if (updates.length === 0) return;
      const isOffline = updates.every(({ outcome }) => outcome === 'unreachable');
      // Logged once, not with every update: some machines are offline on purpose.
      if (isOffline && !offline) log.warn({}, 'no article feed can be reached; stored articles are searched');
      offline = isOffline;
    } finally {
      await feeds.close();
    }
  }
}
