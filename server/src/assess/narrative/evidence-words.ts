import type { EntityType } from '@touchstone/engine';
import type { EvidenceCode, IdentityEvidence } from '../../domain/identity-evidence.js';

/** What a compared fact is called, for a party of this type. */
export function factName(code: EvidenceCode, type: EntityType): string {
  switch (code) {
    case 'entity_type':
      return 'entity type';
    case 'name_rarity':
      return 'rarity of the name';
    case 'alias_quality':
      return 'kind of name';
    case 'rivals':
      return 'other records';
    case 'date':
      return dateName(type);
    case 'identifier':
      return type === 'Crypto_Wallet' ? 'wallet address' : 'identification number';
    case 'nationality':
      return type === 'Person' ? 'nationality' : type === 'Vessel' || type === 'Aircraft' ? 'flag' : 'jurisdiction';
    case 'known_alias':
      return 'known alias';
    case 'deceased':
      return 'date of death';
    case 'image':
      return 'face';
    case 'parent':
      return type === 'Person' ? 'parent' : 'parent company';
    default:
      return code;
  }
}

function dateName(type: EntityType): string {
  if (type === 'Person') return 'date of birth';
  return type === 'Vessel' || type === 'Aircraft' ? 'date of build' : 'date of incorporation';
}

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
  'nationality.kindred': 'countries that stand for one another in records',
  'country.elsewhere': 'another country; people move',
  'country.kindred': 'countries that stand for one another in records',
  'address.street': 'same street',
  'address.city': 'same city',
  'address.elsewhere': 'another place',
  'known_alias.weak': 'a weak or common alias',
  'parent.tied': 'in another relation',
  'spouse.tied': 'in another relation',
  'sibling.tied': 'in another relation',
};

/** One compared fact as one line, with both values: a key driver. Empty for what is no reason for anything. */
export function evidenceLine(evidence: IdentityEvidence, type: EntityType): string {
  const { code, level, outcome, subject, listed } = evidence;
  switch (code) {
    case 'name_rarity':
      return `Name is ${level}: ${subject}`;
    case 'rivals':
      return level === 'none' ? '' : `Other records of the same list with as near a name: ${listed}`;
    case 'alias_quality':
      return aliasLine(level, listed);
    case 'deceased':
      return `Listed party is reported dead: ${listed}`;
    default:
      break;
  }
  const name = capital(factName(code, type));
  const words = LEVEL_WORDS[`${code}.${level}`];
  const bracket = words === undefined ? '' : ` (${words})`;
  if (outcome === 'missing') return `${name} could not be compared: ${whoLacks(evidence)}`;
  if (code === 'image') return `Face ${OUTCOME_VERBS[outcome]}: distance ${listed}`;
  const values = subject === listed ? `${subject}` : `${subject} against ${listed}`;
  return `${name} ${OUTCOME_VERBS[outcome]}: ${values}${bracket}`;
}

const OUTCOME_VERBS = { agree: 'matches', close: 'is close', conflict: 'differs' } as const;

function aliasLine(level: string, listed: string | null): string {
  if (level === 'weak') return `Match is by a weak alias alone: ${listed}`;
  if (level === 'relative') return `Match is by the name of a relative or associate: ${listed}`;
  return level === 'none' ? 'No listed name matches; an identifier found the record' : '';
}

/** Which side does not tell it. */
function whoLacks({ subject, listed }: IdentityEvidence): string {
  if (subject !== null) return 'none in the record';
  return listed !== null ? 'none from the customer' : 'none on either side';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
