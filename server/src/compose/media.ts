import { setImmediate as pause } from 'node:timers/promises';
import type { IncomingArticle } from '../domain/article.js';
import { addArticles } from '../flow/add-articles.js';
import { forgetArticles } from '../flow/forget-articles.js';
import { searchAdverseMedia } from '../flow/search-adverse-media.js';
import { dueFeeds, type MediaUpdate, updateMedia } from '../flow/update-media.js';
import { searchNewArticles, watchMedia } from '../flow/watch-media.js';
import type { MediaDeeds } from '../http/worlds/media.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import { settingsIn } from '../store/ai-risk-settings.js';
import { articlesIn } from '../store/articles.js';
import { caseMediaIn } from '../store/case-media.js';
import { casesIn } from '../store/cases.js';
import { feedChecksIn } from '../store/feed-checks.js';
import { mediaWatchIn } from '../store/media-watch.js';
import { monitoringIn } from '../store/monitoring.js';
import { openMediaFeeds } from './open-feeds.js';
import type { Parts, Topic } from './parts.js';

/** One update ends after so long; what is left is fetched by the next, a quarter of an hour after the last began. */
const UPDATE_MS = 12 * 60_000;

type MediaTask = 'search_adverse_media' | 'search_new_articles' | 'watch_media' | 'update_media' | 'forget_articles';

/** Adverse media: articles coming in, and searched for the subjects of cases. */
export function composeMedia({
  accounts: { newId, now },
  config,
  database,
  log,
  readingThreads,
}: Parts): Topic<MediaDeeds, MediaTask> {
  const settings = settingsIn(database);
  const world = {
    articles: articlesIn(database),
    caseMedia: caseMediaIn(database, casesIn(database)),
    checks: feedChecksIn(database),
    watch: mediaWatchIn(database),
    monitoring: monitoringIn(database),
    wishes: async (organizationId: string) => (await settings.read(organizationId)).configuration,
    riskScoreEngine: DEFAULT_RISK_SCORE_ENGINE,
    readArticle: (article: IncomingArticle) => readingThreads.read('article', article),
    now,
    newId,
    pause: () => pause(),
  };
  let offline = false;

  async function update(): Promise<void> {
    const feeds = openMediaFeeds(config, readingThreads, now);
    try {
      const updates: MediaUpdate[] = [];
      const due = await dueFeeds({ ...world, feeds });
      await updateMedia({ ...world, feeds }, due, {
        until: new Date(now().getTime() + UPDATE_MS),
        tell(done) {
          updates.push(done);
          if (done.outcome === 'failed') log.warn({ feed: done.feed, reason: done.reason }, 'a feed was not fetched');
          if (done.stored > 0) log.info({ ...done }, 'articles were fetched');
        },
      });
      if (updates.length === 0) return;
      const nobody = updates.every(({ outcome }) => outcome === 'unreachable');
      // Said once, by a machine that is meant to be offline.
      if (nobody && !offline) log.warn({}, 'no feed of articles can be reached; what is stored is searched');
      offline = nobody;
    } finally {
      await feeds.close();
    }
  }

  return {
    deeds: {
      addArticles: ({ organizationId }, incoming) => addArticles(world, incoming, organizationId),
    },
    tasks: {
      search_adverse_media: (payload, attempt) => searchAdverseMedia(world, payload, attempt),
      search_new_articles: (payload) => searchNewArticles(world, payload),
      watch_media: () => watchMedia(world),
      update_media: update,
      forget_articles: () => forgetArticles({ ...world, retentionDays: config.mediaRetentionDays }),
    },
    schedule: [
      ...(config.mediaAutoUpdate ? ['*/15 * * * * update_media ?max=1&queue=update_media'] : []),
      // Four times an hour: once is promised.
      '7,22,37,52 * * * * watch_media ?max=1&queue=watch_media',
      '41 3 * * * forget_articles',
    ],
  };
}
