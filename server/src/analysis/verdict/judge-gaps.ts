import type { AnalysisInput } from '../../domain/analysis.js';
import { type IdentifierFault, identifierFaults } from '../../domain/identifier-faults.js';
import type { Recommendation } from '../../domain/recommendation.js';
import { isNothingReal, isOpen, isUnsearched } from '../../domain/search-gaps.js';
import type { Verdict } from '../../domain/verdict.js';

/** Of all the numbers the customer gave: the search went by them, whatever the analysis may compare. */
export function faultsOf({ party }: AnalysisInput): readonly IdentifierFault[] {
  return identifierFaults({ name: party.name, entityTypes: party.entityTypes, party });
}

/**
 * A number that was mistyped, what was asked for by name and not searched, what was found and hidden or not compared, and a list of invented records,
 * clear nobody: uncertain, for a person, because no further analysis could tell more. Undefined where nothing of the kind is open.
 */
export function judgeGaps(
  input: AnalysisInput,
): { readonly verdict: Verdict; readonly recommendation: Recommendation } | undefined {
  const { gaps } = input;
  const hidden = gaps?.hidden.filter(isOpen) ?? [];
  const isUnlisted = gaps !== undefined && isUnsearched(gaps);
  const isUnreal = isNothingReal(input.editions);
  const isCut = gaps?.unanalysed !== undefined;
  if (hidden.length === 0 && !isUnlisted && !isUnreal && !isCut && faultsOf(input).length === 0) return undefined;
  const isSanctioned =
    isCut ||
    (isUnlisted && gaps.unlisted.includes('Sanctions')) ||
    hidden.some(({ categories }) => categories.includes('Sanctions'));
  return {
    verdict: 'uncertain',
    recommendation: isSanctioned ? 'Compliance Review Required' : 'Manual Review Required',
  };
}
