import { modeNamed } from '../cases/ai-risk-mode.js';
import { checkNumbers, readPartyDetails } from '../cases/party-details.js';
import { entityTypeOf } from '../cases/subject.js';
import type { FieldError } from '../domain/app-error.js';
import { categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { RequestFields, readDate, readImageField, readName } from '../platform/http/request-fields.js';

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
