import type { Articles } from '../adverse-media/articles.js';
import {
  countedArticles,
  gatherArticles,
  judgeArticles,
  mediaRiskOf,
  riskWithArticles,
} from '../adverse-media/understanding/judge-articles.js';
import type { MediaSubject } from '../adverse-media/understanding/link-article.js';
import { subjectKeys, subjectOfSearch } from '../adverse-media/understanding/media-subject.js';
import type { StoredArticle } from '../domain/article.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { Clock } from '../domain/ports.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import type { JobAttempt } from '../platform/jobs/jobs.js';
import type { CaseMedia } from './case-media.js';

export interface SearchAdverseMediaDeps {
  readonly articles: Pick<Articles, 'named' | 'any'>;
  readonly caseMedia: CaseMedia;
  readonly riskScoreEngine: RiskScoreEngine;
  readonly now: Clock;
  readonly pause: Pause;
}

/** Yields to other work. */
export type Pause = () => Promise<void>;

/** Most articles examined for one subject, newest first; very common names have more. */
export const MAX_CANDIDATES = 500;

/**
 * Finds and weighs the articles about the subject of a case, and stores articles, risk and event. Idempotent: does nothing once
 * the case is completed. After the last failed attempt the status is `Failed`.
 */
export async function searchAdverseMedia(
  deps: SearchAdverseMediaDeps,
  { organizationId, caseId }: { readonly organizationId: string; readonly caseId: string },
  { attempt, maxAttempts }: JobAttempt,
): Promise<void> {
  try {
    const loaded = await deps.caseMedia.load(organizationId, caseId);
    if (loaded === undefined || loaded.found.adverseMediaStatus !== 'Pending') return;
    await complete(deps, loaded.found, loaded.results);
  } catch (error) {
    if (attempt >= maxAttempts) await deps.caseMedia.fail(organizationId, caseId, deps.now());
    throw error;
  }
}

async function complete(deps: SearchAdverseMediaDeps, found: Case, results: readonly CaseResult[]): Promise<void> {
  const { organizationId, filters } = found;
  const subject = subjectOfSearch(filters);
  const candidates = await deps.articles.named(organizationId, subjectKeys(subject), MAX_CANDIDATES);
  const now = deps.now();
  const articles = gatherArticles(await judgeInSlices(deps, subject, candidates, results), now);
  const engine = found.riskScoreEngine ?? deps.riskScoreEngine;
  const risks = results.map((result) => ({ ...result, risk: riskWithArticles(engine, result, articles) }));
  const mediaRisk = mediaRiskOf(engine, filters.countries, articles);
  await deps.caseMedia.complete(
    found,
    {
      articles,
      total: countedArticles(articles).length,
      mediaRiskScore: mediaRisk ?? 0,
      ...(mediaRisk !== undefined && { riskScoreEngine: engine }),
      notices: (await deps.articles.any(organizationId)) ? found.notices : [...found.notices, 'no_articles_stored'],
      results: risks.filter(({ id }) => articles.some(({ resultIds }) => resultIds.includes(id))),
      at: now,
    },
    {
      organizationId,
      type: 'adverse_media.completed',
      about: { kind: 'case', id: found.id },
      at: now,
      isOfBulkRow: found.platform === 'BULK',
      ...(filters.callbackUrl !== undefined && { callbackUrl: filters.callbackUrl }),
    },
  );
}

/** Articles judged between two pauses: each may be compared with a hundred results. */
const RUN = 10;

/** Judges many articles without blocking requests. */
export async function judgeInSlices(
  { pause }: { readonly pause: Pause },
  subject: MediaSubject,
  candidates: readonly StoredArticle[],
  results: readonly CaseResult[],
): Promise<CaseArticle[]> {
  const judged: CaseArticle[] = [];
  for (let first = 0; first < candidates.length; first += RUN) {
    judged.push(...judgeArticles(subject, candidates.slice(first, first + RUN), results));
    await pause();
  }
  return judged;
}
