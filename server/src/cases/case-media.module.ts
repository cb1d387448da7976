import { setImmediate as pause } from 'node:timers/promises';
import { articlesIn } from '../adverse-media/articles.repository.js';
import type { Parts, Topic } from '../app/parts.js';
import type { MonitoringWishes } from '../domain/configuration.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { Reevaluations } from './case-media.js';
import { caseMediaIn, type WhenArticlesAreKnown } from './case-media.repository.js';
import { casesIn } from './cases.repository.js';
import { mediaWatchIn } from './media-watch.repository.js';
import { searchAdverseMedia } from './search-adverse-media.js';
import { searchNewArticles, watchMedia } from './watch-media.js';

/** What others have to do with the articles of cases. */
interface Others {
  readonly whenArticlesAreKnown: WhenArticlesAreKnown;
  readonly monitoring: Reevaluations;
  readonly inputs: MonitoringWishes;
}

/** The articles of cases: searched once, and then watched for. */
export function composeCaseMedia(
  { accounts: { newId, now }, database }: Parts,
  { whenArticlesAreKnown, monitoring, inputs }: Others,
): Omit<Topic<unknown, 'search_adverse_media' | 'search_new_articles' | 'watch_media'>, 'deeds'> {
  const deps = {
    articles: articlesIn(database),
    caseMedia: caseMediaIn(database, casesIn(database), whenArticlesAreKnown),
    watch: mediaWatchIn(database),
    riskScoreEngine: DEFAULT_RISK_SCORE_ENGINE,
    ...{ monitoring, inputs, now, newId },
    pause: () => pause(),
  };
  return {
    tasks: {
      search_adverse_media: (payload, attempt) => searchAdverseMedia(deps, payload, attempt),
      search_new_articles: (payload) => searchNewArticles(deps, payload),
      watch_media: () => watchMedia(deps),
    },
    // Four times an hour: once is promised.
    schedule: ['7,22,37,52 * * * * watch_media ?max=1&queue=watch_media'],
  };
}
