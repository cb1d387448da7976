import type { AnalysisInput } from '../../domain/analysis.js';
import { type IdentifierFault, identifierFaults } from '../../domain/identifier-faults.js';
import type { Recommendation } from '../../domain/recommendation.js';
import { isIncomplete, isNothingReal, isOpen, isUnsearched } from '../../domain/search-gaps.js';
import type { Verdict } from '../../domain/verdict.js';

/** Lists the faults of every supplied identifier: the search used them all, whatever the analysis may compare. */
export function faultsOf({ party }: AnalysisInput): readonly IdentifierFault[] {
  return identifierFaults({ name: party.name, entityTypes: party.entityTypes, party });
}

/**
 * The verdict on a search that was not completed (`isIncomplete`): uncertain, for a manual review, because no further analysis could
 * settle it. Undefined for a complete one.
 */
export function judgeGaps(
  input: AnalysisInput,
): { readonly verdict: Verdict; readonly recommendation: Recommendation } | undefined {
  const { gaps, editions, isTest } = input;
  const nothingReal = !isTest && isNothingReal(editions);
  if (!isIncomplete({ gaps, nothingReal, faults: faultsOf(input) })) return undefined;
  const isSanctioned =
    gaps !== undefined &&
    (gaps.unanalysed !== undefined ||
      (isUnsearched(gaps) && gaps.unlisted.includes('Sanctions')) ||
      gaps.hidden.filter(isOpen).some(({ categories }) => categories.includes('Sanctions')));
  return {
    verdict: 'uncertain',
    recommendation: isSanctioned ? 'Compliance Review Required' : 'Manual Review Required',
  };
}
