import type { AnalysedRecord, VerdictCap, VerdictRule } from '../../domain/analysis.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { Verdict } from '../../domain/verdict.js';
import { type EvidenceCode, factOf } from '../facts/facts.js';
import type { VerdictModel, WeighedEvidence } from './verdict-model.js';

export interface Decision {
  readonly verdict: Verdict;
  readonly rule: VerdictRule;
  readonly cap?: VerdictCap;
}

/** The decision table of the design, first row that fits, then the caps. Row 0 (no record) is the caller's. */
export function decideRecord(model: VerdictModel, record: AnalysedRecord, weighed: WeighedEvidence): Decision {
  const found = firstRow(model, weighed);
  const cap = capOf(model, record, weighed, found.verdict);
  return cap === undefined ? found : { ...found, ...cap };
}

function firstRow(model: VerdictModel, { p, s, evidence }: WeighedEvidence): Decision {
  const { thresholds } = model;
  const conflicts = conflictsOf(evidence);
  const agreements = agreementsOf(evidence);
  const identified = evidence.some((one) => one.code === 'identifier' && one.level === 'strong');
  const supported = identified || evidence.some(isStrongSupport);

  if (conflicts.has('entity_type') && !identified) return { verdict: 'false_positive', rule: '1' };
  if (identified)
    return evidence.every(({ code, outcome }) => code !== 'name' || outcome !== 'conflict')
      ? { verdict: 'true_positive', rule: '2' }
      : { verdict: 'uncertain', rule: '3' };
  if (
    agreements.size === 0 &&
    conflicts.has('identifier') &&
    (['date', 'gender', 'nationality'] as const).some((code) => conflicts.has(code))
  )
    return { verdict: 'false_positive', rule: '4' };
  if (isFarDate(evidence) && conflicts.size >= 2 && !supported) return { verdict: 'false_positive', rule: '5' };
  if (p >= thresholds.truePositive && agreements.size >= 2 && conflicts.size === 0)
    return { verdict: 'true_positive', rule: '6' };
  if (s < thresholds.littleInformation)
    return { verdict: isRareAndEqual(evidence) ? 'potential_match' : 'uncertain', rule: '7' };
  if (p >= thresholds.potentialMatch || (agreements.size > 0 && conflicts.size === 0))
    return { verdict: 'potential_match', rule: '8' };
  const hard = [...conflicts].some((code) => factOf(code).conflict === 'hard');
  if (p <= thresholds.falsePositive && hard && s >= thresholds.enoughInformation)
    return { verdict: 'false_positive', rule: '9' };
  return { verdict: 'uncertain', rule: '10' };
}

/** Returns the cap that a list or a name of this kind puts on a verdict. */
function capOf(
  model: VerdictModel,
  record: AnalysedRecord,
  { p, evidence }: WeighedEvidence,
  verdict: Verdict,
): Pick<Decision, 'verdict' | 'cap'> | undefined {
  const level = evidence.find(({ code }) => code === 'alias_quality')?.level;
  if (verdict === 'true_positive' && level === 'weak') return { verdict: 'potential_match', cap: 'weak_alias' };
  if (verdict === 'true_positive' && level === 'relative') return { verdict: 'potential_match', cap: 'relative' };
  if (verdict === 'false_positive' && isUncomparedIdentifier(record, evidence))
    return { verdict: 'uncertain', cap: 'identifier' };
  const sanctioned = record.record.categories.includes('Sanctions');
  const certain = conflictsOf(evidence).size >= 2 && p <= model.thresholds.sanctionedFalsePositive;
  if (verdict === 'false_positive' && sanctioned && !certain) return { verdict: 'uncertain', cap: 'sanctions' };
  return undefined;
}

/** Tells whether the search found an equal identifier that no fact covers: it is disabled, or Lite does not use it. */
function isUncomparedIdentifier({ hit }: AnalysedRecord, evidence: readonly IdentityEvidence[]): boolean {
  const isFound = hit.explanation.evidence.some(({ field, outcome }) => field === 'identifier' && outcome === 'agree');
  return isFound && !evidence.some(({ code, outcome }) => code === 'identifier' && outcome === 'agree');
}

/** The facts that contradict. */
export function conflictsOf(evidence: readonly IdentityEvidence[]): ReadonlySet<EvidenceCode> {
  const codes = evidence.filter(({ code, outcome }) => outcome === 'conflict' && factOf(code).conflict !== undefined);
  return new Set(codes.map(({ code }) => code as EvidenceCode));
}

/** The groups in which something agrees independently of the name. */
export function agreementsOf(evidence: readonly IdentityEvidence[]): ReadonlySet<string> {
  const groups = evidence.filter(({ outcome }) => outcome === 'agree').map(({ code }) => factOf(code).agreement);
  return new Set(groups.filter((group) => group !== undefined));
}

/** Agreement that a difference of dates must not outweigh. */
function isStrongSupport({ code, outcome }: IdentityEvidence): boolean {
  return outcome === 'agree' && factOf(code).outweighsDates === true;
}

function isFarDate(evidence: readonly IdentityEvidence[]): boolean {
  return evidence.some(({ code, level }) => code === 'date' && (level === 'far' || level === 'generations'));
}

function isRareAndEqual(evidence: readonly IdentityEvidence[]): boolean {
  const has = (code: EvidenceCode, ...levels: string[]) =>
    evidence.some((one) => one.code === code && levels.includes(one.level));
  return has('name', 'equal', 'same') && has('name_rarity', 'rare') && !has('alias_quality', 'weak', 'relative');
}
