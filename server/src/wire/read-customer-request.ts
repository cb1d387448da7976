import type { EntityType } from '@touchstone/engine';
import { categoryOf } from '../domain/category.js';
import { countryCode, nationalitiesNamed } from '../domain/country.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import type { PartyDetails, PartyIdentifier } from '../domain/party-details.js';
import type { Fault } from '../domain/refusal.js';
import { modeNamed } from './ai-risk-mode.js';
import { RequestFields, readDate, readImageField, readName } from './request-fields.js';
import { entityTypeOf, identificationTypeOf } from './subject.js';

/** Of which one party has at most one: each names it by itself. */
export const NUMBERS = ['identification_number', 'business_registration_number', 'imo_number', 'tail_number'] as const;

/**
 * The body of `POST /api/ai-risk-customers` as a request to make a customer, with every fault of it. `shapeFaults` are those
 * that the schema found: a field named there is not looked at again. The request means nothing unless `faults` is empty.
 */
export function readCustomerRequest(
  body: unknown,
  shapeFaults: readonly Fault[],
  now: Date,
): { request: CustomerRequest; faults: readonly Fault[] } {
  const faults: Fault[] = [...shapeFaults];
  const fields = new RequestFields(body, faults);

  const name = readName(fields);
  const entityTypes = fields.words('entity_type', entityTypeOf);
  const date = readDate(fields, now);
  const countries = fields.words('countries', countryCode);
  const image = readImageField(fields, 'biometric_search_image');
  const exactSearch = fields.flag('exact_search', false);
  const mode = modeNamed(fields.text('ai_risk_mode'));
  const identificationType = fields.optionalText('identification_type');
  const identificationCountry = fields.optionalText('identification_country');
  const clientReference = fields.optionalText('client_reference');
  const ongoingMonitoring = fields.optionalFlag('ongoing_monitoring');
  const details = readPartyDetails((field) => fields.optionalText(field));
  checkNumbers(fields, '', entityTypes, (field) => fields.optionalText(field) !== undefined);

  return {
    request: {
      party: {
        name,
        entityTypes,
        ...(date && { date }),
        ...(countries.length > 0 && { countries }),
        ...details,
      },
      categories: fields.words('categories', categoryOf),
      matchScore: exactSearch ? 100 : fields.number('match_score', 0),
      exactSearch,
      ...(mode && { mode }),
      ...(image && { image }),
      ...(identificationType !== undefined && { identificationType }),
      ...(identificationCountry !== undefined && { identificationCountry }),
      ...(clientReference !== undefined && { clientReference }),
      ...(ongoingMonitoring !== undefined && { ongoingMonitoring }),
    },
    faults,
  };
}

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
