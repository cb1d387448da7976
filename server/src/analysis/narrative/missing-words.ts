import type { EntityType } from '@touchstone/engine';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { ChangedPhrases } from '../changed-phrases.js';
import { FACTS, factOf } from '../facts/facts.js';
import type { Sight } from '../sight.js';
import { capital, enumerate, sentenceOf } from '../words.js';

/** Reason why a fact was not compared. */
type Gap =
  /** The customer supplied it, and the analysis does not use it. */
  | 'withheld'
  /** The record holds it, and the customer did not supply it. */
  | 'not_given'
  /** The same, and the analysis would not use it either. */
  | 'not_used'
  /** The customer supplied it, and the record does not hold it. */
  | 'not_held'
  /** Both have one, and the two neither agree nor contradict. */
  | 'incomparable'
  /** Neither has it. */
  | 'unknown';

function gapOf({ code, subject, listed }: IdentityEvidence, sight: Sight): Gap {
  if (subject !== null) return listed === null ? 'not_held' : 'incomparable';
  if (sight.withheld.has(code)) return 'withheld';
  if (listed === null) return 'unknown';
  return sight.isUsed(code) ? 'not_given' : 'not_used';
}

const WITHHELD_WORDS = { lite: 'not used in Lite', switched_off: 'disabled in the configuration' } as const;

/**
 * Words what could not be compared and why, in one sentence; empty without any. Without a face, faces are not
 * mentioned.
 */
export function missingSentence(
  evidence: readonly IdentityEvidence[],
  type: EntityType,
  sight: Sight,
  phrases: ChangedPhrases,
): string {
  const missing = evidence.filter(({ outcome, code }) => outcome === 'missing' && code !== 'image');
  const of = (gap: Gap) => missing.filter((one) => gapOf(one, sight) === gap && isNoted(gap, one.code));
  const nouns = (gap: Gap) => [...new Set(of(gap).map(({ code }) => factOf(code).noun(type)))];
  return sentenceOf([
    clause(phrases, nouns('not_given'), ['is on record but was not supplied', 'are on record but were not supplied']),
    clause(phrases, nouns('not_held'), ['was supplied but is not on record', 'were supplied but are not on record']),
    ...of('incomparable').map((one) => phrases.nounsInSentence(inconclusive(one, type, phrases))),
    withheldClause(type, sight, phrases),
    clause(phrases, nouns('unknown'), phrases.unknown),
  ]);
}

/** Words what the customer supplied and the analysis does not use, with the reason; empty without any. */
export function withheldClause(type: EntityType, { withheld }: Sight, phrases: ChangedPhrases): string {
  const groups = (['switched_off', 'lite'] as const).map((reason) => {
    const nouns = [...withheld].filter(([, why]) => why === reason).map(([code]) => factOf(code).noun(type));
    const [one, many] = [`was supplied but not compared`, `were supplied but not compared`];
    const parts = clause(phrases, nouns, [one, many]);
    return parts === '' ? '' : `${parts} (${WITHHELD_WORDS[reason]})`;
  });
  return groups.filter((group) => group !== '').join('; ');
}

/** Words why a fact was not compared, as a key driver; empty if the analysis would not have used it. */
export function missingLine(
  evidence: IdentityEvidence,
  type: EntityType,
  sight: Sight,
  phrases: ChangedPhrases,
): string {
  const noun = capital(factOf(evidence.code).noun(type));
  switch (gapOf(evidence, sight)) {
    case 'not_used':
      return '';
    case 'unknown':
      return sight.isUsed(evidence.code) ? `${noun} ${phrases.unknown[0]}` : '';
    case 'not_given':
      return `${noun} is on record but was not supplied`;
    case 'not_held':
      return `${noun} was supplied but is not on record`;
    case 'incomparable':
      return capital(inconclusive(evidence, type, phrases));
    case 'withheld': {
      const why = sight.withheld.get(evidence.code);
      return `${noun} was supplied but not compared (${why === undefined ? '' : WITHHELD_WORDS[why]})`;
    }
  }
}

/** Lists details of the record that the customer could be asked for: the most telling first, three at most. */
export function worthAsking(evidence: readonly IdentityEvidence[], type: EntityType, sight: Sight): string[] {
  return heldAlone(evidence, sight, 'not_given').map((code) => factOf(code).noun(type));
}

/** Lists details of the record that an analysis does not use, whether the customer supplied them or not. */
export function worthEnabling(evidence: readonly IdentityEvidence[], type: EntityType, sight: Sight): string[] {
  return heldAlone(evidence, sight, 'not_used', 'withheld').map((code) => factOf(code).noun(type));
}

/**
 * Tells whether the record holds a country that the customer did not supply: asked for only without anything more
 * telling.
 */
export function isCountryHeld(evidence: readonly IdentityEvidence[], sight: Sight): boolean {
  return evidence.some(
    (one) => one.code === 'country' && one.outcome === 'missing' && gapOf(one, sight) === 'not_given',
  );
}

function clause(
  { nounsInSentence }: ChangedPhrases,
  nouns: readonly string[],
  [one, many]: readonly [string, string],
): string {
  return nouns.length === 0 ? '' : `${nounsInSentence(enumerate(nouns))} ${nouns.length === 1 ? one : many}`;
}

function inconclusive({ code, subject, listed }: IdentityEvidence, type: EntityType, phrases: ChangedPhrases): string {
  const { noun, missing } = factOf(code);
  const values = missing?.omitsListed ? subject : `${subject}; listed as ${listed}`;
  const reason = missing?.incomparable === undefined ? '' : `: ${missing.incomparable(phrases)}`;
  return `${noun(type)} ${phrases.inconclusive} (${values})${reason}`;
}

function isNoted(gap: Gap, code: string): boolean {
  const { missing } = factOf(code);
  if (gap === 'not_given') return !missing?.isNeverMissed;
  return gap !== 'unknown' || missing?.isNotedWhenUnknown === true;
}

const BY_RANK = FACTS.flatMap(([code, { missing }]) =>
  missing?.askRank === undefined ? [] : [{ code, rank: missing.askRank }],
)
  .sort((a, b) => a.rank - b.rank)
  .map(({ code }) => code);

function heldAlone(evidence: readonly IdentityEvidence[], sight: Sight, ...gaps: readonly Gap[]): string[] {
  const held = new Set(
    evidence
      .filter((one) => one.outcome === 'missing' && one.listed !== null && gaps.includes(gapOf(one, sight)))
      .map(({ code }) => code),
  );
  return BY_RANK.filter((code) => held.has(code)).slice(0, 3);
}
