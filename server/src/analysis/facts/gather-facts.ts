import type { AnalysedParty, AnalysedRecord } from '../../domain/analysis.js';
import type { EvidenceOutcome, IdentityEvidence } from '../../domain/identity-evidence.js';
import type { Compared, Comparison, CountryShares, FactDescriptor } from './fact.js';
import { type EvidenceCode, FACTS } from './facts.js';
import { isCalledByNumber } from './identifier.js';
import type { NameMeeting } from './meet-names.js';

/** A compared fact before the model has weighed it. */
export type Fact = Omit<IdentityEvidence, 'weight'>;

/**
 * Every fact of the customer compared with one record, of the kinds that its entity type has. A fact that one side lacks is
 * `missing`, because the narrative names it. `rivals`: other records of the list with as near a name.
 */
export function gatherFacts(
  party: AnalysedParty,
  analysed: AnalysedRecord,
  meeting: NameMeeting,
  rivals: number,
  shares: CountryShares,
): readonly Fact[] {
  const { record } = analysed;
  const isNumbered = isCalledByNumber(party, record);
  const comparison: Comparison = { party, analysed, meeting, rivals, shares, isNumbered };
  const [type, ...facts] = FACTS.filter(([, { isFor }]) => isFor?.(record.entityType) ?? true).flatMap(
    ([code, descriptor]) => descriptor.compare(comparison).map((compared) => factOf(code, descriptor, compared)),
  ) as [Fact, ...Fact[]];
  // Facts that only the listed party's type has are not missing: a wallet has no date of birth.
  const isOther = type.outcome === 'conflict' || type.level === 'holder';
  const isOfBoth = ({ code, outcome, subject }: Fact) =>
    outcome !== 'missing' || subject !== null || code === 'identifier';
  return [type, ...(isOther ? facts.filter(isOfBoth) : facts)];
}

function factOf(code: EvidenceCode, { levels }: FactDescriptor, { level, subject, listed }: Compared): Fact {
  const outcome: EvidenceOutcome = level === 'missing' ? 'missing' : (levels[level]?.outcome ?? 'missing');
  return { code, outcome, level, subject, listed };
}
