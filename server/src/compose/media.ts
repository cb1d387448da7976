import { setImmediate as pause } from 'node:timers/promises';
import { DEFAULT_RISK_SCORE_ENGINE } from '../assess/default-risk-score-engine.js';
import { addArticles } from '../flow/add-articles.js';
import { searchAdverseMedia } from '../flow/search-adverse-media.js';
import type { MediaDeeds } from '../http/worlds/media.js';
import { languageOfText } from '../media/language-of-text.js';
import { articlesIn } from '../store/articles.js';
import { caseMediaIn } from '../store/case-media.js';
import { casesIn } from '../store/cases.js';
import type { Parts, Topic } from './parts.js';

/** Adverse media: articles coming in, and searched for the subjects of cases. */
export function composeMedia({
  accounts: { now },
  database,
}: Pick<Parts, 'accounts' | 'database'>): Topic<MediaDeeds, 'search_adverse_media'> {
  const articles = articlesIn(database);
  const world = {
    articles,
    caseMedia: caseMediaIn(database, casesIn(database)),
    riskScoreEngine: DEFAULT_RISK_SCORE_ENGINE,
    languageOf: languageOfText,
    now,
    pause: () => pause(),
  };
  return {
    deeds: {
      addArticles: ({ organizationId }, incoming) => addArticles(world, incoming, organizationId),
    },
    tasks: { search_adverse_media: (payload, attempt) => searchAdverseMedia(world, payload, attempt) },
    schedule: [],
  };
}
