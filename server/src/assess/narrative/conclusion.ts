import type { VerdictCap, VerdictRule } from '../../domain/analysis.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { JudgedRecord } from '../verdict/judged-record.js';
import { factName } from './evidence-words.js';
import { worthAsking } from './missing-words.js';
import { enumerate, VERDICT_WORDS } from './record-words.js';

/** Why a row of the decision table gives what it gives, after "because". */
const REASONS: Readonly<Record<VerdictRule, string>> = {
  '0': 'no listed party reaches the match score',
  '1': 'the customer and the listed party are of types that exclude each other',
  '2': 'a number that identifies one party alone is equal and the names are compatible',
  '3': 'a number that identifies one party alone is equal but the names are not compatible, which may be a mistake in either',
  '4': 'the identification numbers differ, something else differs too, and nothing independent of the name agrees',
  '5': 'the dates are far apart, something else differs too, and nothing strong agrees',
  '6': 'several facts independent of the name agree and none differs',
  '7': 'hardly anything besides the name could be compared',
  '8': 'a fact besides the name agrees and none differs, though that is not enough to be sure',
  '9': 'a weighty difference makes the same party very unlikely',
  '10': 'what is known neither confirms nor excludes the same party',
  error: 'the analysis is incomplete',
};

const CAPS: Readonly<Record<VerdictCap, string>> = {
  weak_alias: 'A weak alias allows no more than a potential match.',
  relative: 'The name of a relative or associate allows no more than a potential match.',
  sanctions: 'A party under sanctions is cleared only by two differences that leave next to no doubt.',
};

/** Why the record's verdict is what it is, in one sentence or two; `isBesideArticles` where not the record alone decides. */
export function reasonSentences({ verdict }: JudgedRecord, isBesideArticles = false): string[] {
  const { rule, cap, p } = verdict;
  const rare = rule === '7' && verdict.verdict === 'potential_match' ? ', and the name is rare and the same' : '';
  const reason =
    rule === '8' && p >= EVEN
      ? 'more speaks for the same party than against it, though that is not enough to be sure'
      : REASONS[rule];
  return [
    isBesideArticles
      ? `The closest record is ${VERDICT_WORDS[verdict.verdict]}, because ${reason}${rare}.`
      : `This is so because ${reason}${rare}.`,
    `By the model's weights the same party is ${likely(p)}.`,
    ...(cap === undefined ? [] : [CAPS[cap]]),
  ];
}

/** As likely as not. */
const EVEN = 0.5;

/** In words, because a number with many digits would promise more than generated pairs can tell of real ones. */
function likely(p: number): string {
  if (p >= 0.99) return 'almost certain';
  if (p >= 0.9) return 'very likely';
  if (p >= 0.6) return 'likely';
  if (p >= 0.4) return 'about as likely as not';
  if (p >= 0.1) return 'unlikely';
  return p >= 0.01 ? 'very unlikely' : 'almost excluded';
}

/** Which further datum would change the verdict; empty where none would. */
export function changingDatum({ analysed, verdict }: JudgedRecord): string {
  const type = analysed.record.entityType;
  const named = (choose: (one: IdentityEvidence) => boolean) =>
    enumerate([...new Set(verdict.evidence.filter(choose).map(({ code }) => factName(code, type)))].slice(0, 3));
  const isBeside = ({ code }: IdentityEvidence) => code !== 'name';
  switch (verdict.verdict) {
    case 'true_positive': {
      const agreeing = named(
        (one) => one.outcome === 'agree' && one.weight > 0 && isBeside(one) && !OF_THE_NAME.has(one.code),
      );
      return `Only proof that what agrees (${agreeing}) is recorded wrongly or belongs to somebody else would change this.`;
    }
    case 'false_positive': {
      const differing = named((one) => one.outcome === 'conflict');
      return `Proof that what differs (${differing}) is recorded wrongly would reopen it.`;
    }
    default: {
      const asked = worthAsking(verdict.evidence, type);
      if (asked.length > 0)
        return `The customer's ${enumerate(asked)} would most likely decide it, because the record holds the same to compare.`;
      return 'Nothing that the record holds and the customer has not given would decide it; an analyst must look for more.';
    }
  }
}

const OF_THE_NAME: ReadonlySet<string> = new Set(['name_rarity', 'alias_quality', 'rivals', 'entity_type']);
