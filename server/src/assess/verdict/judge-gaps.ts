import type { AnalysisInput } from '../../domain/analysis.js';
import type { Recommendation } from '../../domain/recommendation.js';
import { isOpen, isUnsearched } from '../../domain/search-gaps.js';
import type { Verdict } from '../../domain/verdict.js';

/**
 * What was asked for by name and not searched, and what was found and hidden all the same, clears nobody: uncertain, for a
 * person, because no further analysis could tell more. Undefined where nothing of the kind is open.
 */
export function judgeGaps({
  gaps,
}: AnalysisInput): { readonly verdict: Verdict; readonly recommendation: Recommendation } | undefined {
  if (gaps === undefined) return undefined;
  const hidden = gaps.hidden.filter(isOpen);
  const unsearched = isUnsearched(gaps) ? gaps.unlisted : [];
  if (hidden.length === 0 && unsearched.length === 0) return undefined;
  const isSanctioned =
    unsearched.includes('Sanctions') || hidden.some(({ categories }) => categories.includes('Sanctions'));
  return {
    verdict: 'uncertain',
    recommendation: isSanctioned ? 'Compliance Review Required' : 'Manual Review Required',
  };
}
