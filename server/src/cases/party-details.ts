import type { EntityType } from '@touchstone/engine';
import { nationalitiesNamed } from '../domain/country.js';
import type { PartyDetails, PartyIdentifier } from '../domain/party-details.js';
import type { RequestFields } from '../platform/http/request-fields.js';
import { identificationTypeOf } from './subject.js';

/** The body field names of `ai_risk_fields`, all of them nullable text. */
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

/** Of which one party has at most one: each names it by itself. */
const NUMBERS = ['identification_number', 'business_registration_number', 'imo_number', 'tail_number'] as const;

/** Texts of the public names that tell more of a party; `text` gives one without blanks around it, or nothing. */
export function readPartyDetails(text: (field: string) => string | undefined): PartyDetails {
  const gender = text('gender');
  const identificationNumber = identifierOf(text);
  const plain = Object.entries(PLAIN_DETAILS).flatMap(([key, field]) => {
    const value = text(field);
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
} as const satisfies Partial<Record<keyof PartyDetails, string>>;

function identifierOf(text: (field: string) => string | undefined): PartyIdentifier | undefined {
  const value = text('identification_number');
  if (value === undefined) return undefined;
  const type = identificationTypeOf(text('identification_type') ?? '');
  const [country, ...others] = nationalitiesNamed(text('identification_country') ?? '');
  return { value, ...(type && { type }), ...(country !== undefined && others.length === 0 && { country }) };
}

/** The rules on the four numbers of a party, which are the same for customers and for `ai_risk_fields` (`prefix`). */
export function checkNumbers(
  fields: RequestFields,
  prefix: '' | 'ai_risk_fields.',
  entityTypes: readonly EntityType[],
  isGiven: (field: (typeof NUMBERS)[number]) => boolean,
): void {
  if (isGiven('imo_number') && !entityTypes.includes('Vessel')) {
    fields.fault(`${prefix}imo_number`, 'is allowed only when entity_type includes Vessel');
  }
  if (isGiven('tail_number') && !entityTypes.includes('Aircraft')) {
    fields.fault(`${prefix}tail_number`, 'is allowed only when entity_type includes Aircraft');
  }
  const given = NUMBERS.filter(isGiven);
  if (given.length > 1) {
    const field = prefix === '' ? (given[1] ?? '') : 'ai_risk_fields';
    fields.fault(field, `at most one of ${NUMBERS.join(', ')} may be given`);
  }
}
