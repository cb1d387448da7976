import type { EntityType } from '@touchstone/engine';
import type { RecordVerdict, VerdictCap, VerdictRule } from '../../domain/analysis.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';
import type { ChangedPhrases } from '../changed-phrases.js';
import { factOf } from '../facts/facts.js';
import type { Sight } from '../sight.js';
import { agreementsOf, conflictsOf } from '../verdict/decide-record.js';
import type { JudgedRecord } from '../verdict/judged-record.js';
import { capital, enumerate } from '../words.js';
import { isCountryHeld, worthAsking, worthEnabling } from './missing-words.js';
import { VERDICT_WORDS } from './record-words.js';

const ACTIONS: Readonly<Record<Recommendation, string>> = {
  'Sanctions Escalation Required': 'sanctions escalation is required',
  'Senior Management Approval Required': 'senior management approval is required',
  'Compliance Review Required': 'a compliance review is required',
  'Enhanced Due Diligence Required': 'enhanced due diligence is required',
  'Manual Review Required': 'a manual review is required',
  'Escalate to Advanced Analysis': 'escalation to an Advanced analysis is recommended',
  'Additional Information Required': 'additional information is required',
  'Ongoing Monitoring Recommended': 'ongoing monitoring is recommended',
  'Clear as False Positive': 'it can be cleared as such',
  'No Further Action Required': 'no further action is required',
};

/** Verdict and recommendation: "This is a potential match; a compliance review is required." */
export function resultSentence(verdict: Verdict, recommendation: Recommendation): string {
  return `${verdict === 'uncertain' ? 'The result' : 'This'} is ${VERDICT_WORDS[verdict]}; ${ACTIONS[recommendation]}.`;
}

/** Reasons for the rows of the decision table. */
const REASONS: Readonly<Record<Exclude<VerdictRule, '7'>, string>> = {
  '0': 'no listed party reaches the threshold',
  '1': 'the customer and the listed party are of types that exclude each other',
  '2': 'an identifier that belongs to one party alone is identical, and the names are compatible',
  '3': 'an identifier that belongs to one party alone is identical, but the names are not compatible; either may be recorded wrongly',
  '4': 'the identification numbers differ, another fact differs too, and nothing besides the name agrees',
  '5': 'the dates are more than two years apart, another fact differs too, and no identifier, face or relative agrees',
  '6': 'several facts besides the name agree, and none differs',
  '8': 'facts besides the name agree and none differs, but this is not enough to confirm a match',
  '9': 'the differences make a match very unlikely',
  '10': 'the available facts neither confirm nor rule out a match',
  decided: 'an analyst ruled out this listed party, and its record has not changed since',
  error: 'the analysis is incomplete',
};

/** Verdict of the evidence alone, and the reason why it does not stand. */
const CAPS: Readonly<Record<VerdictCap, { readonly alone: Verdict; readonly but: string }>> = {
  weak_alias: { alone: 'true_positive', but: 'a match on a weak alias is never more than a potential match' },
  relative: {
    alone: 'true_positive',
    but: 'a match on the name of a relative or associate is never more than a potential match',
  },
  identifier: {
    alone: 'false_positive',
    but: 'an identical identifier was found and not compared, so the customer cannot be cleared',
  },
  sanctions: {
    alone: 'false_positive',
    but: 'a sanctioned party is ruled out only where two facts differ and hardly any doubt remains',
  },
};

/** Explains the verdict on a record; `isBesideOthers` if articles or gaps decide too. */
export function reasonSentence(
  { analysed, verdict }: JudgedRecord,
  phrases: ChangedPhrases,
  isBesideOthers = false,
): string {
  const { cap, p, rule } = verdict;
  const reason = reasonOf(verdict, analysed.record.entityType, phrases);
  const opened = isBesideOthers ? `For the closest record, ${reason}` : capital(reason);
  if (rule === 'decided') return `${opened}.`;
  if (cap === undefined) return `${opened}; the model considers a match ${likely(p)}.`;
  const { alone, but } = CAPS[cap];
  return phrases.capped(opened, VERDICT_WORDS[alone], but);
}

function reasonOf({ rule, verdict, evidence }: RecordVerdict, type: EntityType, phrases: ChangedPhrases): string {
  // A ship, aircraft or wallet that is called by its number has no name to compare.
  if (rule === '2' && !evidence.some(({ code }) => code === 'name'))
    return 'an identifier that belongs to one party alone is identical';
  if (rule === '7') return verdict === 'potential_match' ? phrases.littleBesidesRareName : phrases.littleCompared;
  return rule === '8' ? reasonToReview(evidence, type) : REASONS[rule];
}

/** Explains why a potential match is no true positive. */
function reasonToReview(evidence: readonly IdentityEvidence[], type: EntityType): string {
  const [differing, agreeing] = [conflictsOf(evidence), agreementsOf(evidence)];
  if (differing.size > 0) {
    const what = enumerate([...differing].map((code) => factOf(code).noun(type)));
    return `the evidence favours a match, but the ${what} ${differing.size === 1 ? 'differs' : 'differ'}`;
  }
  if (agreeing.size === 0) return 'the evidence favours a match, but no fact besides the name fully agrees';
  return agreeing.size === 1 ? 'only one fact besides the name agrees, and confirming a match takes two' : REASONS['8'];
}

/** Words a probability: digits would suggest more precision than generated pairs support. */
function likely(p: number): string {
  if (p >= 0.99) return 'almost certain';
  if (p >= 0.9) return 'very likely';
  if (p >= 0.6) return 'likely';
  if (p >= 0.4) return 'neither likely nor unlikely';
  if (p >= 0.1) return 'unlikely';
  return p >= 0.001 ? 'very unlikely' : 'practically impossible';
}

/** Names further information that would change the verdict. */
export function changingDatum({ analysed, verdict }: JudgedRecord, sight: Sight, phrases: ChangedPhrases): string {
  const type = analysed.record.entityType;
  if (verdict.rule === 'decided') return phrases.changeReopens;
  const named = (choose: (one: IdentityEvidence) => boolean) =>
    enumerate(
      [...new Set(verdict.evidence.filter(choose).map(({ code }) => phrases.doubted(factOf(code).noun(type))))].slice(
        0,
        3,
      ),
      'or',
    );
  switch (verdict.verdict) {
    case 'true_positive': {
      const agreeing = named(
        ({ outcome, weight, code }) => outcome === 'agree' && weight > 0 && !factOf(code).isOfMatch,
      );
      return `This would change only if the ${agreeing} proved to be wrong or to belong to someone else.`;
    }
    case 'false_positive':
      return `This would be reopened if the ${named(({ outcome }) => outcome === 'conflict')} proved to be wrong.`;
    default:
      return openDatum(verdict.evidence, type, sight, phrases);
  }
}

function openDatum(
  evidence: readonly IdentityEvidence[],
  type: EntityType,
  sight: Sight,
  phrases: ChangedPhrases,
): string {
  const decisive = worthAsking(evidence, type, sight);
  const disabled = worthEnabling(evidence, type, sight);
  const isCountryAll = decisive.length + disabled.length === 0 && isCountryHeld(evidence, sight);
  return phrases.couldSettle(isCountryAll ? [factOf('country').noun(type)] : decisive, disabled);
}
