import type { Parts, Topic } from '../app/parts.js';
import type { IncomingArticle } from '../domain/article.js';
import { addArticles } from './add-articles.js';
import { articlesIn } from './articles.repository.js';
import { deleteArticle } from './delete-article.js';
import { feedChecksIn } from './feed-checks.repository.js';
import { forgetArticles } from './forget-articles.js';
import type { MediaDeeds } from './media.world.js';
import { openMediaFeeds } from './open-feeds.module.js';
import { dueFeeds, type MediaUpdate, updateMedia } from './update-media.js';

/** One update ends after so long; what is left is fetched by the next, a quarter of an hour after the last began. */
const UPDATE_MS = 12 * 60_000;

type MediaTask = 'update_media' | 'forget_articles';

/** Adverse media: articles coming in. */
export function composeMedia({
  accounts: { now, newId },
  config,
  database,
  log,
  readingThreads,
}: Parts): Topic<MediaDeeds, MediaTask> {
  const deps = {
    articles: articlesIn(database),
    checks: feedChecksIn(database),
    readArticle: (article: IncomingArticle) => readingThreads.read('article', article),
    now,
    newId,
  };
  let offline = false;

  async function update(): Promise<void> {
    const feeds = openMediaFeeds(config, readingThreads, now);
    try {
      const updates: MediaUpdate[] = [];
      const due = await dueFeeds({ ...deps, feeds });
      await updateMedia({ ...deps, feeds }, due, {
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
      addArticles: ({ organizationId }, incoming) => addArticles(deps, incoming, organizationId),
      deleteArticle: (caller, id) => deleteArticle(deps, caller, id),
    },
    tasks: {
      update_media: update,
      forget_articles: () => forgetArticles({ ...deps, retentionDays: config.mediaRetentionDays }),
    },
    schedule: [
      ...(config.mediaAutoUpdate ? ['*/15 * * * * update_media ?max=1&queue=update_media'] : []),
      '41 3 * * * forget_articles',
    ],
  };
}
