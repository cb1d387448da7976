import type { AnalysedRecord, VerdictCap, VerdictRule } from '../../domain/analysis.js';
import type { EvidenceCode, IdentityEvidence } from '../../domain/identity-evidence.js';
import type { Verdict } from '../../domain/verdict.js';
import type { VerdictModel, WeighedEvidence } from './verdict-model.js';

export interface Decision {
  readonly verdict: Verdict;
  readonly rule: VerdictRule;
  readonly cap?: VerdictCap;
}

/**
 * Which facts agree independently of the name and of each other, by group: nationality and country are one statement
 * about place. Half of mankind shares a gender, and everybody in a list's region its country's neighbours: neither counts.
 */
const AGREEMENTS: Readonly<Partial<Record<EvidenceCode, string>>> = {
  date: 'date',
  identifier: 'identifier',
  nationality: 'place',
  country: 'place',
  address: 'address',
  known_alias: 'known_alias',
  occupation: 'occupation',
  parent: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
  image: 'image',
};

/** Which facts contradict: those that one party has one of. People move, and lists name few of anybody's relatives. */
const CONFLICTS: ReadonlySet<EvidenceCode> = new Set([
  'entity_type',
  'date',
  'identifier',
  'nationality',
  'country',
  'gender',
  'image',
]);

/** Conflicts that are seldom a mere difference of record keeping. */
const HARD: ReadonlySet<EvidenceCode> = new Set(['entity_type', 'date', 'identifier', 'gender', 'image']);

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
    ['date', 'gender', 'nationality'].some((code) => conflicts.has(code as EvidenceCode))
  )
    return { verdict: 'false_positive', rule: '4' };
  if (isFarDate(evidence) && conflicts.size >= 2 && !supported) return { verdict: 'false_positive', rule: '5' };
  if (p >= thresholds.truePositive && agreements.size >= 2 && conflicts.size === 0)
    return { verdict: 'true_positive', rule: '6' };
  if (s < thresholds.littleInformation)
    return { verdict: isRareAndEqual(evidence) ? 'potential_match' : 'uncertain', rule: '7' };
  if (p >= thresholds.potentialMatch || (agreements.size > 0 && conflicts.size === 0))
    return { verdict: 'potential_match', rule: '8' };
  const hard = [...conflicts].some((code) => HARD.has(code));
  if (p <= thresholds.falsePositive && hard && s >= thresholds.enoughInformation)
    return { verdict: 'false_positive', rule: '9' };
  return { verdict: 'uncertain', rule: '10' };
}

/** What a list or a name of this kind does not allow to conclude. */
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

/** Whether the search found an identifier equal that no fact speaks of: it is switched off, or Lite has no use for it. */
function isUncomparedIdentifier({ hit }: AnalysedRecord, evidence: readonly IdentityEvidence[]): boolean {
  const isFound = hit.explanation.evidence.some(({ field, outcome }) => field === 'identifier' && outcome === 'agree');
  return isFound && !evidence.some(({ code, outcome }) => code === 'identifier' && outcome === 'agree');
}

/** The facts that contradict. */
export function conflictsOf(evidence: readonly IdentityEvidence[]): ReadonlySet<EvidenceCode> {
  return new Set(
    evidence.filter(({ code, outcome }) => outcome === 'conflict' && CONFLICTS.has(code)).map(({ code }) => code),
  );
}

/** The groups in which something agrees besides the name. */
export function agreementsOf(evidence: readonly IdentityEvidence[]): ReadonlySet<string> {
  const groups = evidence.filter(({ outcome }) => outcome === 'agree').map(({ code }) => AGREEMENTS[code]);
  return new Set(groups.filter((group) => group !== undefined));
}

/** What a difference of dates must not outweigh. */
function isStrongSupport({ code, outcome }: IdentityEvidence): boolean {
  return outcome === 'agree' && ['identifier', 'image', 'parent', 'spouse', 'sibling'].includes(code);
}

function isFarDate(evidence: readonly IdentityEvidence[]): boolean {
  return evidence.some(({ code, level }) => code === 'date' && (level === 'far' || level === 'generations'));
}

function isRareAndEqual(evidence: readonly IdentityEvidence[]): boolean {
  const has = (code: EvidenceCode, ...levels: string[]) =>
    evidence.some((one) => one.code === code && levels.includes(one.level));
  return has('name', 'equal', 'same') && has('name_rarity', 'rare') && !has('alias_quality', 'weak', 'relative');
}
