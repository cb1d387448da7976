import { ENTITY_TYPES } from '@touchstone/engine';
import Type from 'typebox';
import { AI_RISK_MODES, modeNamed } from '../cases/ai-risk-mode.js';
import { CLIENT_REFERENCE_DESCRIPTION } from '../cases/client-references.schema.js';
import { numberErrors, PARTY_FIELDS, partyDetails } from '../cases/party-details.js';
import { entityTypeOf } from '../cases/subject.js';
import { TEST_DESCRIPTION, testErrors } from '../cases/test-request.js';
import type { FieldError } from '../domain/app-error.js';
import { CATEGORIES, categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { GENDERS } from '../domain/party-details.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { RequestFields } from '../platform/http/request-fields.js';

const MAX_TEXT = 500;

const optionalText = (description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength: MAX_TEXT, description })));

/** The body of `POST /api/ai-risk-customers`; `readCustomerRequest` checks what a schema cannot. */
export const CustomerRequestSchema = Type.Object(
  {
    name: Type.String({
      minLength: 2,
      maxLength: 100,
      description: 'Full name of the party. 2 to 100 characters, at least one of them a letter of any script.',
    }),
    entity_type: Type.Array(Type.String({ format: 'entity-type' }), {
      minItems: 1,
      description: `One or more of ${ENTITY_TYPES.join(', ')}.`,
    }),
    categories: Type.Array(Type.String({ format: 'category' }), {
      minItems: 1,
      description: `What to screen for, in any case: ${CATEGORIES.join(', ')}. \`PEP\` means every PEP level.`,
    }),
    match_score: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'Threshold: a match with at least this score is a hit.',
    }),
    ai_risk_mode: Type.Optional(
      Nullable(Type.Enum([...AI_RISK_MODES], { description: "The organization's `default_mode` when omitted." })),
    ),
    countries: Type.Optional(
      Nullable(
        Type.Array(Type.String({ format: 'country-code' }), {
          description:
            'ISO 3166-1 alpha-2 codes (and XK). Only records with one of these countries, or without a known country, match.',
        }),
      ),
    ),
    exact_search: Type.Optional(
      Nullable(
        Type.Boolean({
          default: false,
          description: 'True matches identical names only; the match score is then 100.',
        }),
      ),
    ),
    birth_incorporation_date: Type.Optional(
      Nullable(Type.String({ description: 'DD-MM-YYYY with `00` for unknown parts, or YYYY-MM-DD.' })),
    ),
    identification_number: optionalText('Passport, national id or similar. Only one of the four numbers may be given.'),
    business_registration_number: optionalText('Registration number of a company.'),
    imo_number: optionalText('Only when entity_type includes `Vessel`.'),
    tail_number: optionalText('Only when entity_type includes `Aircraft`.'),
    identification_type: optionalText('Kind of document of identification_number, such as `Passport`.'),
    identification_country: optionalText('Issuing country of identification_number: alpha-2 or alpha-3 code, or name.'),
    nationality: optionalText('Alpha-2 or alpha-3 code, country or demonym.'),
    gender: Type.Optional(Nullable(oneOf(GENDERS, 'Gender of a person.'))),
    occupation: optionalText('Occupation of a person.'),
    industry: optionalText('Industry of a company.'),
    address: optionalText('Address.'),
    parent: optionalText('Name of a parent, or of the parent company.'),
    spouse: optionalText('Name of the spouse.'),
    sibling: optionalText('Name of a brother or sister.'),
    known_alias: optionalText('Another name of the party, also searched.'),
    biometric_search_image: Type.Optional(
      Nullable(
        Type.String({
          description: 'JPG or PNG of at most 5 MB, as base64 or a data URI. The content decides the type.',
        }),
      ),
    ),
    client_reference: Type.Optional(
      Nullable(Type.String({ maxLength: 200, description: CLIENT_REFERENCE_DESCRIPTION })),
    ),
    test: Type.Optional(Nullable(Type.Boolean({ default: false, description: TEST_DESCRIPTION }))),
    ongoing_monitoring: Type.Optional(Nullable(Type.Boolean({ description: 'True monitors the customer.' }))),
  },
  {
    description: 'Unknown fields are ignored.',
    // Finds a record of the demonstration list.
    examples: [
      {
        name: 'Gavril Tverdokhlebenko',
        entity_type: ['Person'],
        categories: ['Sanctions', 'PEP'],
        match_score: 80,
        ai_risk_mode: 'AiRisk Lite',
      },
    ],
  },
);

/**
 * Reads the body of `POST /api/ai-risk-customers` and reports all of its errors. `schemaErrors` are the schema's: a
 * field named there is not checked again. The request is valid only if `faults` is empty.
 */
export function readCustomerRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
  now: Date,
): { request: CustomerRequest; faults: readonly FieldError[] } {
  const faults: FieldError[] = [...schemaErrors];
  const fields = new RequestFields(CustomerRequestSchema, body, faults);

  const name = fields.partyName('name');
  const entityTypes = fields.words('entity_type', entityTypeOf);
  const date = fields.pastDate('birth_incorporation_date', now);
  const countries = fields.words('countries', countryCode);
  const image = fields.image('biometric_search_image');
  const exactSearch = fields.flag('exact_search');
  const mode = modeNamed(fields.text('ai_risk_mode'));
  const clientReference = fields.optionalText('client_reference');
  const ongoingMonitoring = fields.optionalFlag('ongoing_monitoring');
  const categories = fields.words('categories', categoryOf);
  const isTest = fields.flag('test');
  faults.push(...testErrors(isTest, { categories, ongoingMonitoring: ongoingMonitoring === true }));
  const texts = fields.optionalTexts(PARTY_FIELDS);
  const { identification_type: identificationType, identification_country: identificationCountry } = texts;
  faults.push(...numberErrors('', entityTypes, texts), ...profileErrors(body));

  return {
    request: {
      party: {
        name,
        entityTypes,
        ...(date && { date }),
        ...(countries.length > 0 && { countries }),
        ...partyDetails(texts),
      },
      categories,
      matchScore: exactSearch ? 100 : fields.number('match_score'),
      exactSearch,
      ...(mode && { mode }),
      ...(image && { image }),
      ...(identificationType !== undefined && { identificationType }),
      ...(identificationCountry !== undefined && { identificationCountry }),
      ...(clientReference !== undefined && { clientReference }),
      ...(ongoingMonitoring !== undefined && { ongoingMonitoring }),
      ...(isTest && { isTest }),
    },
    faults,
  };
}

/** A field of searches alone. Ignored like an unknown one, it would screen other lists than the caller chose. */
function profileErrors(body: unknown): readonly FieldError[] {
  const { search_profile: profile } = Object(body) as { readonly search_profile?: unknown };
  if (profile === undefined || profile === null || profile === '') return [];
  const message = 'is not supported for customers; POST /api/search with run_ai_risk analyses within a search profile';
  return [{ field: 'search_profile', message }];
}
