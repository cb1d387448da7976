import type { EntityType } from '@touchstone/engine';
import type { RecordVerdict, VerdictCap, VerdictRule } from '../../../domain/analysis.js';
import type { IdentityEvidence } from '../../../domain/identity-evidence.js';
import type { Verdict } from '../../../domain/verdict.js';
import type { Sight } from '../../sight.js';
import { agreementsOf, conflictsOf } from '../../verdict/decide-record.js';
import type { JudgedRecord } from '../../verdict/judged-record.js';
import { factName } from './fact-name.js';
import { isCountryHeld, worthAsking, worthSwitchingOn } from './missing-words.js';
import { enumerate, VERDICT_WORDS } from './record-words.js';

/** Why a row of the decision table gives what it gives, after "because". */
const REASONS: Readonly<Record<VerdictRule, string>> = {
  '0': 'no listed party reaches the match score',
  '1': 'the customer and the listed party are of types that exclude each other',
  '2': 'a number that identifies one party alone is equal and the names are compatible',
  '3': 'a number that identifies one party alone is equal but the names are not compatible, which may be a mistake in either',
  '4': 'the identification numbers differ, something else differs too, and nothing independent of the name agrees',
  '5': 'the dates are more than two years apart, something else differs too, and no identification number, face or relation that was compared agrees',
  '6': 'several facts independent of the name agree and none differs',
  '7': 'hardly anything besides the name could be compared',
  '8': 'facts besides the name agree and none differs, which is not enough to confirm it',
  '9': 'what differs makes it very unlikely that both are the same party',
  '10': 'what is known neither confirms nor excludes that both are the same party',
  decided: 'an analyst has held the record for another party, and it says the same as then',
  error: 'the analysis is incomplete',
};

/** Verdict of the evidence alone, and why it does not stand. */
const CAPS: Readonly<Record<VerdictCap, { readonly alone: Verdict; readonly but: string }>> = {
  weak_alias: { alone: 'true_positive', but: 'a match by a weak alias is never more than a potential match' },
  relative: {
    alone: 'true_positive',
    but: 'a match by the name of a relative or associate is never more than a potential match',
  },
  identifier: {
    alone: 'false_positive',
    but: "nobody is cleared while an identifier of the record is equal to one of the customer's that was not compared",
  },
  sanctions: {
    alone: 'false_positive',
    but: 'a party under sanctions is cleared only where two facts differ and next to no doubt is left',
  },
};

/** Why the record's verdict is what it is, in one sentence or two; `isBesideOthers` where not the record alone decides. */
export function reasonSentences({ analysed, verdict }: JudgedRecord, isBesideOthers = false): string[] {
  const { cap, p } = verdict;
  const reason = reasonOf(verdict, analysed.record.entityType);
  const opening = isBesideOthers ? `The closest record is ${VERDICT_WORDS[verdict.verdict]}` : 'This is so';
  return [
    cap === undefined
      ? `${opening} because ${reason}.`
      : `The evidence alone would make ${isBesideOthers ? 'the closest record' : 'it'} ${VERDICT_WORDS[CAPS[cap].alone]}, because ${reason}; but ${CAPS[cap].but}.`,
    `The model considers it ${likely(p)} that the customer and the listed party are the same.`,
  ];
}

function reasonOf({ rule, verdict, evidence }: RecordVerdict, type: EntityType): string {
  // A ship, aircraft or wallet that is called by its number has no name to compare.
  if (rule === '2' && !evidence.some(({ code }) => code === 'name'))
    return 'a number that identifies one party alone is equal';
  if (rule === '7' && verdict === 'potential_match')
    return 'a rare name is the same, though hardly anything else could be compared';
  return rule === '8' ? reasonToReview(evidence, type) : REASONS[rule];
}

/** Reason why a potential match is no true positive. */
function reasonToReview(evidence: readonly IdentityEvidence[], type: EntityType): string {
  const [differing, agreeing] = [conflictsOf(evidence), agreementsOf(evidence)];
  if (differing.size > 0) {
    const what = enumerate([...differing].map((code) => factName(code, type)));
    return `more speaks for the same party than against it, but the ${what} ${differing.size === 1 ? 'differs' : 'differ'}`;
  }
  if (agreeing.size === 0)
    return 'more speaks for the same party than against it, but no fact independent of the name fully agrees';
  return agreeing.size === 1
    ? 'only one fact independent of the name agrees, and it takes two to confirm a match'
    : REASONS['8'];
}

/** In words, because a number with many digits would promise more than generated pairs can tell of real ones. */
function likely(p: number): string {
  if (p >= 0.99) return 'almost certain';
  if (p >= 0.9) return 'very likely';
  if (p >= 0.6) return 'likely';
  if (p >= 0.4) return 'neither likely nor unlikely';
  if (p >= 0.1) return 'unlikely';
  return p >= 0.001 ? 'very unlikely' : 'next to impossible';
}

/** Which further datum would change the verdict; empty where none would. */
export function changingDatum({ analysed, verdict }: JudgedRecord, sight: Sight): string {
  const type = analysed.record.entityType;
  if (verdict.rule === 'decided')
    return 'A record that says something else of whom it means, or why it is listed, would reopen it.';
  const named = (choose: (one: IdentityEvidence) => boolean) =>
    enumerate([...new Set(verdict.evidence.filter(choose).map(({ code }) => factName(code, type)))].slice(0, 3));
  switch (verdict.verdict) {
    case 'true_positive': {
      const agreeing = named(
        ({ outcome, weight, code }) => outcome === 'agree' && weight > 0 && !OF_THE_NAME.has(code),
      );
      return `Only proof that what agrees (${agreeing}) is recorded wrongly, or belongs to another party, would change this.`;
    }
    case 'false_positive': {
      const differing = named((one) => one.outcome === 'conflict');
      return `Proof that what differs (${differing}) is recorded wrongly would put this in question.`;
    }
    default: {
      const telling = worthAsking(verdict.evidence, type, sight);
      const off = worthSwitchingOn(verdict.evidence, type, sight);
      const isCountryAll = telling.length + off.length === 0 && isCountryHeld(verdict.evidence, sight);
      const asked = isCountryAll ? [factName('country', type)] : telling;
      const [holds, them] = [
        'The record also holds the',
        (these: readonly string[]) => (these.length === 1 ? 'it' : 'them'),
      ];
      return (
        [
          asked.length > 0 && `${holds} ${enumerate(asked)}; asking the customer for ${them(asked)} could change this.`,
          off.length > 0 &&
            `${holds} ${enumerate(off)}; switching ${them(off)} on in the configuration could change this.`,
        ]
          .filter((text) => text !== false)
          .join(' ') || 'The record holds nothing more to compare; only information from elsewhere could change this.'
      );
    }
  }
}

const OF_THE_NAME: ReadonlySet<string> = new Set(['name', 'name_rarity', 'alias_quality', 'rivals', 'entity_type']);
