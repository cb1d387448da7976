import type { EntityType } from '@touchstone/engine';
import type { IdentityEvidence } from '../../../domain/identity-evidence.js';
import type { Sight } from '../../sight.js';
import { factName } from './fact-name.js';
import { enumerate } from './record-words.js';

/** Facts that are worth asking for, most telling first. */
const TELLING: readonly string[] = [
  'identifier',
  'date',
  'nationality',
  'gender',
  'address',
  'occupation',
  'parent',
  'spouse',
  'sibling',
];

/** Why a fact was not compared. */
export type Gap =
  /** The customer gave it, and it is not looked at. */
  | 'withheld'
  /** The record holds it, and the customer did not give it. */
  | 'not_given'
  /** The same, and it would not be looked at either. */
  | 'not_used'
  /** The customer gave it, and the record does not hold it. */
  | 'not_held'
  /** Both have one, and the two neither agree nor contradict. */
  | 'incomparable'
  /** Neither has it. */
  | 'unknown';

export function gapOf({ code, subject, listed }: IdentityEvidence, sight: Sight): Gap {
  if (subject !== null) return listed === null ? 'not_held' : 'incomparable';
  if (sight.withheld.has(code)) return 'withheld';
  if (listed === null) return 'unknown';
  return sight.isUsed(code) ? 'not_given' : 'not_used';
}

/** Why two values of one fact cannot be held against each other. */
const INCOMPARABLE: Readonly<Record<string, string>> = {
  identifier: 'not known to be of one kind and issuer',
  nationality: "the customer's is no country or nationality that is known",
  gender: 'not told apart as male and female',
  occupation: 'no word in common',
  industry: 'no word in common',
  known_alias: 'adds nothing to the name',
  parent: 'lists do not name every relation',
  spouse: 'lists do not name every relation',
  sibling: 'lists do not name every relation',
};

/** The two values of such a fact, with the reason. */
export function incomparable({ code, subject, listed }: IdentityEvidence): string {
  const reason = INCOMPARABLE[code];
  // No name of the record stands against an alias more than another.
  const both = code === 'known_alias' ? subject : `${subject} against ${listed}`;
  return `${both}${reason === undefined ? '' : `; ${reason}`}`;
}

export const WITHHELD_WORDS = { lite: 'not used in Lite', switched_off: 'switched off in the configuration' } as const;

/** Of which it is told that nobody knows them: of the rest it hardly ever is. */
const TOLD_UNKNOWN: ReadonlySet<string> = new Set(['date', 'identifier', 'nationality', 'gender', 'address']);

/** Every record has a type and other names: that the customer gave none is no gap. */
const NEVER_MISSED: ReadonlySet<string> = new Set(['entity_type', 'known_alias']);

/** Sentences on facts that could not be compared, and why. A face is mentioned only if there is one. */
export function missingSentences(
  evidence: readonly IdentityEvidence[],
  type: EntityType,
  sight: Sight,
): readonly string[] {
  const missing = evidence.filter(({ outcome, code }) => outcome === 'missing' && code !== 'image');
  const told = (gap: Gap, write = (one: IdentityEvidence) => factName(one.code, type)) =>
    enumerate([...new Set(missing.filter((one) => gapOf(one, sight) === gap && isTold(gap, one.code)).map(write))]);
  const sentences: readonly (readonly [string, string])[] = [
    ['Held by the record but not given by the customer', told('not_given')],
    ['Given by the customer but not held by the record', told('not_held')],
    [
      'Given on both sides but no evidence either way',
      told('incomparable', (one) => `${factName(one.code, type)} (${incomparable(one)})`),
    ],
    ['Given by the customer but not compared', withheldWords(type, sight)],
    ['Given on neither side', told('unknown')],
  ];
  return sentences.filter(([, what]) => what !== '').map(([how, what]) => `${how}: ${what}.`);
}

function isTold(gap: Gap, code: string): boolean {
  if (gap === 'not_given') return !NEVER_MISSED.has(code);
  return gap !== 'unknown' || TOLD_UNKNOWN.has(code);
}

const WITHHELD_ORDER: readonly string[] = [
  ...['date', 'country', 'nationality', 'gender', 'identifier', 'address'],
  ...['occupation', 'industry', 'known_alias', 'parent', 'spouse', 'sibling'],
];

/** Facts that the customer gave and that were not compared, with the reason; empty if there are none. */
export function withheldWords(type: EntityType, { withheld }: Sight): string {
  const groups = (['switched_off', 'lite'] as const).map((reason) => {
    const codes = WITHHELD_ORDER.filter((code) => withheld.get(code) === reason).map((code) => factName(code, type));
    return codes.length === 0 ? '' : `${enumerate(codes)} (${WITHHELD_WORDS[reason]})`;
  });
  return groups.filter((group) => group !== '').join('; ');
}

/** Facts to ask the customer for because the record holds them: the most telling first, three at most. */
export function worthAsking(evidence: readonly IdentityEvidence[], type: EntityType, sight: Sight): string[] {
  return heldAlone(evidence, sight, 'not_given').map((code) => factName(code, type));
}

/** Whether the record holds a country that the customer did not give: asked for only where nothing that tells more is held. */
export function isCountryHeld(evidence: readonly IdentityEvidence[], sight: Sight): boolean {
  return evidence.some(
    (one) => one.code === 'country' && one.outcome === 'missing' && gapOf(one, sight) === 'not_given',
  );
}

/** Facts that the record holds and an analysis does not compare, whether the customer gave them or not. */
export function worthSwitchingOn(evidence: readonly IdentityEvidence[], type: EntityType, sight: Sight): string[] {
  return heldAlone(evidence, sight, 'not_used', 'withheld').map((code) => factName(code, type));
}

function heldAlone(evidence: readonly IdentityEvidence[], sight: Sight, ...gaps: readonly Gap[]): string[] {
  const held = new Set(
    evidence
      .filter((one) => one.outcome === 'missing' && one.listed !== null && gaps.includes(gapOf(one, sight)))
      .map(({ code }) => code),
  );
  return TELLING.filter((code) => held.has(code)).slice(0, 3);
}
