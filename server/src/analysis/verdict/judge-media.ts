import type { AnalysedMedia, AnalysisInput, ExcludedArticle } from '../../domain/analysis.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';
import { recommend } from './recommend.js';

/** The verdict on articles alone. */
export interface JudgedMedia {
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
  readonly linked: number;
  readonly possible: number;
}

/**
 * Articles never confirm an identity: a linked one makes a potential match, a possible one uncertain. Requested articles that
 * could not be searched are uncertain too, and so is one excluded only because of another country: people move. Undefined
 * without any of these.
 */
export function judgeMedia({ adverseMedia, mode }: AnalysisInput): JudgedMedia | undefined {
  if (adverseMedia === undefined) return undefined;
  const { status, articles } = adverseMedia;
  const linked = articles.filter(({ linkStatus }) => linkStatus === 'linked').length;
  const possible = articles.length - linked;
  if (articles.length === 0 && status === 'completed' && elsewhere(adverseMedia).length === 0) return undefined;
  const verdict = linked > 0 ? 'potential_match' : 'uncertain';
  // No mode finds articles that are not stored.
  if (status === 'none_stored') return { verdict, recommendation: 'Manual Review Required', linked, possible };
  return { verdict, recommendation: recommend(verdict, ['Adverse Media'], mode), linked, possible };
}

/** Stories about a party of the same name that were excluded only because the country differs. */
export function elsewhere({ excluded = [] }: AnalysedMedia): readonly ExcludedArticle[] {
  return excluded.filter(({ onlyCountryDiffers }) => onlyCountryDiffers);
}
