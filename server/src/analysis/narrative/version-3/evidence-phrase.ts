import type { EntityType } from '@touchstone/engine';
import type { IdentityEvidence } from '../../../domain/identity-evidence.js';
import type { ListedRecord } from '../../../domain/listed-record.js';
import { isMilder, levelInWords, values } from './evidence-words.js';
import { factName } from './fact-name.js';
import { quoted } from './record-words.js';

/** The facts of one record, each as a clause; how rare the name is is told with the name. */
export function evidencePhrases(
  { entityType, names }: Pick<ListedRecord, 'entityType' | 'names'>,
  evidence: readonly IdentityEvidence[],
  customer: string,
  choose: (evidence: IdentityEvidence) => boolean,
): string[] {
  const rarity = evidence.find(({ code }) => code === 'name_rarity')?.level;
  const about = {
    type: entityType,
    rarity: rarity === 'usual' ? undefined : rarity,
    mainName: names[0]?.full,
    customer,
  };
  return evidence
    .filter(choose)
    .map((one) => evidencePhrase(one, about))
    .filter((phrase) => phrase !== '');
}

interface About {
  readonly type: EntityType;
  readonly rarity: string | undefined;
  readonly mainName: string | undefined;
  /** The customer's name: a name that is another is a known alias. */
  readonly customer: string;
}

/**
 * One compared fact as a clause of a sentence ("the date of birth is the same (1961-04-12)"). Empty for what is missing, and
 * for what is as everywhere (the only record of its list, the publisher's main name).
 */
function evidencePhrase(evidence: IdentityEvidence, about: About): string {
  const { code, level, outcome, subject, listed } = evidence;
  if (outcome === 'missing') return '';
  const { type } = about;
  const fact = factName(code, type);
  const both = `(${values(subject, listed, outcome === 'conflict' || isMilder(evidence))})`;
  switch (code) {
    case 'entity_type':
      return outcome === 'conflict' ? `the entity type differs ${both}` : '';
    case 'name':
      return namePhrase(levelInWords(evidence), evidence, about);
    case 'name_rarity':
      return '';
    case 'alias_quality':
      return aliasPhrase(level, listed);
    case 'rivals':
      return level === 'none' ? '' : rivalsPhrase(listed);
    case 'date':
      return `the ${fact} ${DATE_PHRASES[level] ?? 'differs'} ${both}`;
    case 'identifier':
      return identifierPhrase(level, fact, both);
    case 'nationality':
    case 'country':
      return placePhrase(level, fact, both);
    case 'gender':
      return `the gender ${outcome === 'agree' ? 'is the same' : 'differs'} ${both}`;
    case 'address':
      return `the address ${ADDRESS_PHRASES[level]} (${values(quoted(subject), quoted(listed), isMilder(evidence))})`;
    case 'known_alias':
      return `the known alias ${quoted(subject)} is also ${level === 'weak' ? 'a weak or common alias' : 'a name'} of the record (${quoted(listed)})`;
    case 'occupation':
    case 'industry':
      return `the ${fact} ${quoted(subject)} ${level === 'same' ? 'agrees with' : 'is similar to'} ${quoted(listed)}`;
    case 'parent':
    case 'spouse':
    case 'sibling':
      return `the ${fact} ${quoted(subject)} is named in the record${level === 'tied' ? ' in another relation' : ''} (${quoted(listed)})`;
    case 'deceased':
      return `the listed party is reported to have died (${listed})`;
    case 'image':
      return `the faces ${FACE_PHRASES[level]} (distance ${listed})`;
    default:
      return '';
  }
}

const DATE_PHRASES: Readonly<Record<string, string>> = {
  day: 'is the same',
  new_year: 'is the same first day of a year, which often stands for an unknown day',
  month: 'agrees in year and month',
  year: 'agrees in the year',
  range: 'lies within what is listed',
  turned: 'is the same with day and month exchanged',
  slip: 'is off as by a slip of writing',
  near: 'is as near as a listed "circa" allows',
  one_year: 'differs by no more than a year',
  two_years: 'differs by no more than two years',
  far_years: 'differs by more than two years',
  far: 'differs by more than two years',
  generations_years: 'differs by more than fifteen years',
  generations: 'differs by more than fifteen years',
};

const ADDRESS_PHRASES: Readonly<Record<string, string>> = {
  street: 'is in the same street',
  city: 'is in the same city',
  elsewhere: 'differs, though people and firms move',
};

const FACE_PHRASES: Readonly<Record<string, string>> = {
  same: 'agree',
  alike: 'are alike, but not enough to be the same',
  other: 'differ',
};

function namePhrase(level: string, { subject, listed }: IdentityEvidence, about: About): string {
  const { rarity, mainName, customer } = about;
  const own = subject === customer ? 'name' : 'known alias';
  const name = listed === mainName ? 'the listed name' : `the listed name ${quoted(listed)}`;
  if (level === 'different') return `the ${own} is not compatible with ${name}`;
  return `the ${rarity === undefined ? '' : `${rarity} `}${own} is ${NAME_PHRASES[level] ?? 'only partly similar to'} ${name}`;
}

const NAME_PHRASES: Readonly<Record<string, string>> = {
  equal: 'the same as',
  same: 'another spelling or order of',
  alike: 'similar to',
};

function rivalsPhrase(count: string | null): string {
  return count === '1'
    ? '1 other record of the same list has as near a name'
    : `${count} other records of the same list have as near a name`;
}

function aliasPhrase(level: string, listed: string | null): string {
  if (level === 'weak') return `the name that matches is a weak alias (${quoted(listed)})`;
  if (level === 'relative') return `the name that matches is that of a relative or associate (${quoted(listed)})`;
  return level === 'none' ? 'the record was found by an identifier and not by its name' : '';
}

function identifierPhrase(level: string, fact: string, both: string): string {
  switch (level) {
    case 'strong':
      return `the ${fact} is equal ${both}`;
    case 'equal':
      return `the ${fact} is equal ${both}, though of a kind that does not identify by itself`;
    case 'slip':
      return `the ${fact} is off by one sign ${both}`;
    default:
      return `the ${fact} differs from the listed one of the same kind ${both}`;
  }
}

function placePhrase(level: string, fact: string, both: string): string {
  switch (level) {
    case 'rare':
    case 'common':
      return `the ${fact} is the same ${both}`;
    case 'tied':
      return `the record is tied to the country that the customer gives ${both}`;
    case 'kindred':
      return `the ${fact} differs, though records often use one for the other ${both}`;
    case 'flag':
      return `the ${fact} differs, though flags are changed often ${both}`;
    case 'elsewhere':
      return `the ${fact} differs, though people move ${both}`;
    default:
      return `the ${fact} differs ${both}`;
  }
}
