import { modeNamed } from '../cases/ai-risk-mode.js';
import { numberErrors, PARTY_FIELDS, partyDetails } from '../cases/party-details.js';
import { entityTypeOf } from '../cases/subject.js';
import type { FieldError } from '../domain/app-error.js';
import { categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { RequestFields } from '../platform/http/request-fields.js';
import { CustomerRequestSchema } from './customer-request.schema.js';

/**
 * The body of `POST /api/ai-risk-customers` as a request to make a customer, with every fault of it. `schemaErrors` are those
 * that the schema found: a field named there is not looked at again. The request means nothing unless `faults` is empty.
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
  const texts = fields.optionalTexts(PARTY_FIELDS);
  const { identification_type: identificationType, identification_country: identificationCountry } = texts;
  faults.push(...numberErrors('', entityTypes, texts));

  return {
    request: {
      party: {
        name,
        entityTypes,
        ...(date && { date }),
        ...(countries.length > 0 && { countries }),
        ...partyDetails(texts),
      },
      categories: fields.words('categories', categoryOf),
      matchScore: exactSearch ? 100 : fields.number('match_score'),
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
