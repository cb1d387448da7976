import type { AnalysedMedia, AnalysisInput, ExcludedArticle } from '../../domain/analysis.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';
import { recommend } from './recommend.js';

/** What articles make of a customer, beside all records. */
export interface JudgedMedia {
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
  readonly linked: number;
  readonly possible: number;
}

/**
 * An article is tied to the subject by what it says beside the name, which is never enough to confirm who is meant: a linked
 * one makes a potential match, a possible one uncertain. Articles that were asked for and are not known clear nobody, so that
 * their absence is uncertain too, and so is one of the very name that was left out for another country alone: people move. Undefined where articles say nothing of the customer.
 */
export function judgeMedia({ adverseMedia, mode }: AnalysisInput): JudgedMedia | undefined {
  if (adverseMedia === undefined) return undefined;
  const { status, articles } = adverseMedia;
  const linked = articles.filter(({ linkStatus }) => linkStatus === 'linked').length;
  const possible = articles.length - linked;
  if (articles.length === 0 && status === 'completed' && elsewhere(adverseMedia).length === 0) return undefined;
  const verdict = linked > 0 ? 'potential_match' : 'uncertain';
  // No mode finds what is not stored.
  if (status === 'none_stored') return { verdict, recommendation: 'Manual Review Required', linked, possible };
  return { verdict, recommendation: recommend(verdict, ['Adverse Media'], mode), linked, possible };
}

/** Stories about somebody of the very name that were left out because the country differs, and for nothing else. */
export function elsewhere({ excluded = [] }: AnalysedMedia): readonly ExcludedArticle[] {
  return excluded.filter(({ onlyCountryDiffers }) => onlyCountryDiffers);
}
