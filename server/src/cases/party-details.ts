import type { EntityType } from '@touchstone/engine';
import type { FieldError } from '../domain/app-error.js';
import { nationalitiesNamed } from '../domain/country.js';
import type { PartyDetails, PartyIdentifier } from '../domain/party-details.js';
import { identificationTypeOf } from './subject.js';

/** Fields of `ai_risk_fields`, all of them nullable text. */
export const AI_RISK_FIELDS = [
  'address',
  'business_registration_number',
  'identification_number',
  'imo_number',
  'industry',
  'known_alias',
  'nationality',
  'occupation',
  'parent',
  'sibling',
  'spouse',
  'tail_number',
] as const;

/** Fields that describe the party of a customer, all of them nullable text. */
export const PARTY_FIELDS = [...AI_RISK_FIELDS, 'gender', 'identification_type', 'identification_country'] as const;

/** Trimmed texts of some of these fields. */
type PartyTexts = Partial<Readonly<Record<(typeof PARTY_FIELDS)[number], string>>>;

/** A party has at most one of these numbers: each identifies it alone. */
const NUMBERS = ['identification_number', 'business_registration_number', 'imo_number', 'tail_number'] as const;

export function partyDetails(texts: PartyTexts): PartyDetails {
  const { gender } = texts;
  const identificationNumber = identifierOf(texts);
  const plain = Object.entries(PLAIN_DETAILS).flatMap(([key, field]) => {
    const value = texts[field];
    return value === undefined ? [] : [[key, value]];
  });
  return {
    ...(Object.fromEntries(plain) as PartyDetails),
    ...((gender === 'male' || gender === 'female' || gender === 'other') && { gender }),
    ...(identificationNumber && { identificationNumber }),
  };
}

const PLAIN_DETAILS = {
  nationality: 'nationality',
  businessRegistrationNumber: 'business_registration_number',
  imoNumber: 'imo_number',
  tailNumber: 'tail_number',
  address: 'address',
  occupation: 'occupation',
  industry: 'industry',
  knownAlias: 'known_alias',
  parent: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
} as const satisfies Partial<Record<keyof PartyDetails, keyof PartyTexts>>;

function identifierOf({
  identification_number: value,
  identification_type: kind = '',
  identification_country: issuer = '',
}: PartyTexts): PartyIdentifier | undefined {
  if (value === undefined) return undefined;
  const type = identificationTypeOf(kind);
  const [country, ...others] = nationalitiesNamed(issuer);
  return { value, ...(type && { type }), ...(country !== undefined && others.length === 0 && { country }) };
}

/** Rules on the numbers of a party, the same for customers and for `ai_risk_fields` (`prefix`). */
export function numberErrors(
  prefix: '' | 'ai_risk_fields.',
  entityTypes: readonly EntityType[],
  texts: PartyTexts,
): FieldError[] {
  const errors: FieldError[] = [];
  const present = NUMBERS.filter((field) => texts[field] !== undefined);
  if (present.includes('imo_number') && !entityTypes.includes('Vessel')) {
    errors.push({ field: `${prefix}imo_number`, message: 'is allowed only when entity_type includes Vessel' });
  }
  if (present.includes('tail_number') && !entityTypes.includes('Aircraft')) {
    errors.push({ field: `${prefix}tail_number`, message: 'is allowed only when entity_type includes Aircraft' });
  }
  if (present.length > 1) {
    const field = prefix === '' ? (present[1] ?? '') : 'ai_risk_fields';
    errors.push({ field, message: `at most one of ${NUMBERS.join(', ')} may be given` });
  }
  return errors;
}
