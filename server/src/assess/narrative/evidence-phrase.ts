import type { EntityType } from '@touchstone/engine';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import { factName } from './evidence-words.js';
import { quoted } from './record-words.js';

/**
 * One compared fact as a clause of a sentence ("the date of birth is the same (1961-04-12)"). Empty for what is missing, and
 * for what is as everywhere (the only record of its list, the publisher's main name).
 */
export function evidencePhrase(evidence: IdentityEvidence, type: EntityType): string {
  const { code, level, outcome, subject, listed } = evidence;
  if (outcome === 'missing') return '';
  const fact = factName(code, type);
  const both = subject === listed ? `(${subject})` : `(${subject} against ${listed})`;
  switch (code) {
    case 'entity_type':
      return outcome === 'conflict' ? `the entity type differs ${both}` : '';
    case 'name':
      return namePhrase(level, listed);
    case 'name_rarity':
      return level === 'usual' ? '' : `the name is ${level}`;
    case 'alias_quality':
      return aliasPhrase(level, listed);
    case 'rivals':
      return level === 'none' ? '' : `other records of the same list with as near a name: ${listed}`;
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
      return `the address ${ADDRESS_PHRASES[level]} (${quoted(subject)} against ${quoted(listed)})`;
    case 'known_alias':
      return `the known alias ${quoted(subject)} is ${level === 'weak' ? 'a weak or common alias of the record' : 'a name of the record'} too (${quoted(listed)})`;
    case 'occupation':
    case 'industry':
      return `the ${fact} ${quoted(subject)} ${level === 'same' ? 'agrees with' : 'is similar to'} ${quoted(listed)}`;
    case 'parent':
    case 'spouse':
    case 'sibling':
      return `the ${fact} ${quoted(subject)} is named in the record${level === 'tied' ? ' in another relation' : ''} (${quoted(listed)})`;
    case 'deceased':
      return `the listed party is reported dead (${listed})`;
    case 'image':
      return `the faces ${FACE_PHRASES[level]} (distance ${listed})`;
  }
}

const DATE_PHRASES: Readonly<Record<string, string>> = {
  day: 'is the same',
  new_year: 'is the same first day of a year, which often stands for an unknown day',
  month: 'agrees in year and month',
  year: 'agrees in the year',
  range: 'lies within what is listed',
  turned: 'is the same with day and month exchanged',
  slip: 'differs as by a slip of writing',
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
  elsewhere: 'is elsewhere',
};

const FACE_PHRASES: Readonly<Record<string, string>> = {
  same: 'agree',
  alike: 'are alike, but not enough to be the same',
  other: 'differ',
};

function namePhrase(level: string, listed: string | null): string {
  const name = quoted(listed);
  switch (level) {
    case 'equal':
      return `the name is the same as the listed name ${name}`;
    case 'same':
      return `the name is another spelling or order of the listed name ${name}`;
    case 'alike':
      return `the name is similar to the listed name ${name}`;
    case 'different':
      return `the name is not compatible with the listed name ${name}`;
    default:
      return `the name is only partly similar to the listed name ${name}`;
  }
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
      return `the ${fact} differs in one sign ${both}`;
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
      return `the ${fact} is one of countries that stand for one another in records ${both}`;
    case 'flag':
      return `the ${fact} differs, as it may for one and the same party ${both}`;
    default:
      return `the ${fact} differs ${both}`;
  }
}
