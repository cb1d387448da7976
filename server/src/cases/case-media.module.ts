import { setImmediate as pause } from 'node:timers/promises';
import type { MonitoringWishes } from '../domain/configuration.js';
import type { Reevaluations } from '../flow/ports/case-media.js';
import { searchAdverseMedia } from '../flow/search-adverse-media.js';
import { searchNewArticles, watchMedia } from '../flow/watch-media.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import { articlesIn } from '../store/articles.js';
import { caseMediaIn, type WhenArticlesAreKnown } from '../store/case-media.js';
import { casesIn } from '../store/cases.js';
import { mediaWatchIn } from '../store/media-watch.js';
import type { Parts, Topic } from './parts.js';

/** What others have to do with the articles of cases. */
interface Others {
  readonly whenArticlesAreKnown: WhenArticlesAreKnown;
  readonly monitoring: Reevaluations;
  readonly wishes: MonitoringWishes;
}

/** The articles of cases: searched once, and then watched for. */
export function composeCaseMedia(
  { accounts: { newId, now }, database }: Parts,
  { whenArticlesAreKnown, monitoring, wishes }: Others,
): Omit<Topic<unknown, 'search_adverse_media' | 'search_new_articles' | 'watch_media'>, 'deeds'> {
  const world = {
    articles: articlesIn(database),
    caseMedia: caseMediaIn(database, casesIn(database), whenArticlesAreKnown),
    watch: mediaWatchIn(database),
    riskScoreEngine: DEFAULT_RISK_SCORE_ENGINE,
    ...{ monitoring, wishes, now, newId },
    pause: () => pause(),
  };
  return {
    tasks: {
      search_adverse_media: (payload, attempt) => searchAdverseMedia(world, payload, attempt),
      search_new_articles: (payload) => searchNewArticles(world, payload),
      watch_media: () => watchMedia(world),
    },
    // Four times an hour: once is promised.
    schedule: ['7,22,37,52 * * * * watch_media ?max=1&queue=watch_media'],
  };
}
