import type { AnalysisInput } from '../../domain/analysis.js';
import { type IdentifierFault, identifierFaults } from '../../domain/identifier-faults.js';
import type { Recommendation } from '../../domain/recommendation.js';
import { isNothingReal, isOpen, isUnsearched } from '../../domain/search-gaps.js';
import type { Verdict } from '../../domain/verdict.js';

/** Lists the faults of every supplied identifier: the search used them all, whatever the analysis may compare. */
export function faultsOf({ party }: AnalysisInput): readonly IdentifierFault[] {
  return identifierFaults({ name: party.name, entityTypes: party.entityTypes, party });
}

/**
 * The verdict on checks that were not completed: a mistyped identifier, a category requested by name without a list, a list of the
 * search profile that is not loaded, hidden records that may be the subject, too many records to compare, or only invented
 * ones, except in a test. Uncertain, for a manual review, because no further analysis could settle it. Undefined without any of these.
 */
export function judgeGaps(
  input: AnalysisInput,
): { readonly verdict: Verdict; readonly recommendation: Recommendation } | undefined {
  const { gaps } = input;
  const hidden = gaps?.hidden.filter(isOpen) ?? [];
  const isUnlisted = gaps !== undefined && isUnsearched(gaps);
  const isUnreal = !input.isTest && isNothingReal(input.editions);
  const isUnloaded = gaps?.unloaded !== undefined;
  const isCut = gaps?.unanalysed !== undefined;
  if (hidden.length === 0 && !isUnlisted && !isUnreal && !isUnloaded && !isCut && faultsOf(input).length === 0)
    return undefined;
  const isSanctioned =
    isCut ||
    (isUnlisted && gaps.unlisted.includes('Sanctions')) ||
    hidden.some(({ categories }) => categories.includes('Sanctions'));
  return {
    verdict: 'uncertain',
    recommendation: isSanctioned ? 'Compliance Review Required' : 'Manual Review Required',
  };
}
