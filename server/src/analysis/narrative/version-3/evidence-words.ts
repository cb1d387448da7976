import type { EntityType } from '@touchstone/engine';
import type { IdentityEvidence } from '../../../domain/identity-evidence.js';
import type { Sight } from '../../sight.js';
import { factName } from './fact-name.js';
import { gapOf, incomparable, WITHHELD_WORDS } from './missing-words.js';

/**
 * Whether a fact is told for the same party, against it, or as what limits the rest: a weak alias adds to the model's sum and
 * yet asks for caution. Undefined where it is told on no side: what is missing, and what is as everywhere.
 */
export function sideOf({ code, level, outcome, weight }: IdentityEvidence): 'for' | 'against' | 'caution' | undefined {
  if (outcome === 'missing') return undefined;
  if (outcome === 'conflict') return 'against';
  if (CAUTIONS.has(`${code}.${level}`) || code === 'deceased') return 'caution';
  return weight > 0 ? 'for' : weight < 0 ? 'against' : undefined;
}

const CAUTIONS: ReadonlySet<string> = new Set([
  'name_rarity.common',
  'alias_quality.weak',
  'alias_quality.relative',
  'alias_quality.none',
  'image.alike',
  'rivals.few',
  'rivals.many',
]);

/** How a level of agreement is put in brackets; a level without words needs none. */
const LEVEL_WORDS: Readonly<Record<string, string>> = {
  'name.equal': 'equal',
  'name.same': 'same words, another spelling or order',
  'name.alike': 'similar',
  'name.partly': 'partly similar',
  'name.hardly': 'hardly similar',
  'date.day': 'exact',
  'date.new_year': 'both on the first day of the year, which often stands for an unknown day',
  'date.month': 'same month',
  'date.year': 'same year',
  'date.range': 'within the range',
  'date.turned': 'day and month exchanged',
  'date.slip': 'as by a slip of writing',
  'date.near': 'within what circa allows',
  'date.one_year': 'no more than a year apart',
  'date.two_years': 'no more than two years apart',
  'date.far_years': 'more than two years apart',
  'date.far': 'more than two years apart',
  'date.generations_years': 'more than fifteen years apart',
  'date.generations': 'more than fifteen years apart',
  'identifier.equal': 'equal, of a kind that does not identify by itself',
  'nationality.tied': 'a country that the record is tied to',
  'identifier.slip': 'one sign differs',
  'nationality.flag': 'flags are changed often',
  'country.flag': 'flags are changed often',
  'nationality.kindred': 'records often use one for the other',
  'country.elsewhere': 'people move',
  'country.kindred': 'records often use one for the other',
  'address.street': 'same street',
  'address.city': 'same city',
  'address.elsewhere': 'people and firms move',
  'known_alias.weak': 'a weak or common alias',
  'parent.tied': 'in another relation',
  'spouse.tied': 'in another relation',
  'sibling.tied': 'in another relation',
};

/** Whether two values differ without a contradiction: people move, flags change, one country stands for another. */
export function isMilder({ level, outcome }: IdentityEvidence): boolean {
  return outcome === 'close' && (level === 'elsewhere' || level === 'flag' || level === 'kindred');
}

/** The level in words: a name that many have scores less than another although it is written the same. */
export function levelInWords({ code, level, subject, listed }: IdentityEvidence): string {
  return code === 'name' && folded(subject) === folded(listed) ? 'equal' : level;
}

function folded(name: string | null): string {
  return (name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** One compared fact as one line, with both values: a key driver. Empty for what is no reason for anything. */
export function evidenceLine(evidence: IdentityEvidence, type: EntityType, sight: Sight): string {
  const { code, level, outcome, subject, listed } = evidence;
  switch (code) {
    case 'name_rarity':
      return level === 'usual'
        ? ''
        : `Name is ${level}${level === 'common' ? ', so that it tells little' : ''}: ${subject}`;
    case 'rivals':
      return level === 'none' ? '' : `Other records of the same list with as near a name: ${listed}`;
    case 'alias_quality':
      return aliasLine(level, listed);
    case 'deceased':
      return `Listed party is reported to have died: ${listed}`;
    default:
      break;
  }
  const isAlias = code === 'name' && subject !== sight.party.name;
  const name = capital(factName(isAlias ? 'known_alias' : code, type));
  if (outcome === 'missing') return gapLine(evidence, name, sight);
  const words = LEVEL_WORDS[`${code}.${levelInWords(evidence)}`];
  const bracket = words === undefined ? '' : ` (${words})`;
  const isEqualName = code === 'name' && levelInWords(evidence) === 'equal';
  const verb = isMilder(evidence) ? OUTCOME_VERBS.conflict : OUTCOME_VERBS[isEqualName ? 'agree' : outcome];
  if (code === 'image') return `Face ${verb}: distance ${listed}`;
  return `${name} ${verb}: ${values(subject, listed, verb === OUTCOME_VERBS.conflict)}${bracket}`;
}

const OUTCOME_VERBS = { agree: 'matches', close: 'is close', conflict: 'differs' } as const;

/** Both values of a fact, the customer's first. */
export function values(subject: string | null, listed: string | null, differ: boolean): string {
  return subject === listed ? `${subject}` : `${subject}${differ ? ' against' : ', listed as'} ${listed}`;
}

function aliasLine(level: string, listed: string | null): string {
  if (level === 'weak') return `Match is by a weak alias alone: ${listed}`;
  if (level === 'relative') return `Match is by the name of a relative or associate: ${listed}`;
  return level === 'none' ? 'No listed name matches; an identifier found the record' : '';
}

/** Why a fact was not compared; empty where nobody would have looked at it. */
function gapLine(evidence: IdentityEvidence, name: string, sight: Sight): string {
  const gap = gapOf(evidence, sight);
  switch (gap) {
    case 'not_used':
      return '';
    case 'unknown':
      return sight.isUsed(evidence.code) ? `${name} could not be compared: given on neither side` : '';
    case 'not_given':
      return `${name} could not be compared: not given by the customer`;
    case 'not_held':
      return `${name} could not be compared: not held by the record`;
    case 'incomparable':
      return `${name} is no evidence either way: ${incomparable(evidence)}`;
    case 'withheld': {
      const why = sight.withheld.get(evidence.code);
      return `${name} was given but not compared: ${why === undefined ? '' : WITHHELD_WORDS[why]}`;
    }
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
