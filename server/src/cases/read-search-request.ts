import type { FieldError } from '../domain/app-error.js';
import type { CaseRequest } from '../domain/case-request.js';
import { type Category, categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import { RequestFields } from '../platform/http/request-fields.js';
import { modeNamed } from './ai-risk-mode.js';
import { AI_RISK_FIELDS, numberErrors, partyDetails } from './party-details.js';
import { SearchRequestSchema } from './search-request.schema.js';
import { entityTypeOf } from './subject.js';

const MAX_PER_PAGE = 500;

/** Says what is wrong with a callback URL, if anything is (`platform/outgoing/callback-url-fault.ts`). */
export type UrlError = (url: string) => string | undefined;

/**
 * The body of `POST /api/search` as a request to make a case, with every fault of it, so that one answer can name them
 * all. `schemaErrors` are those that the schema found: a field named there is not looked at again. The request means
 * nothing unless `faults` is empty.
 */
export function readSearchRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
  urlError: UrlError,
  now: Date,
): { request: CaseRequest; faults: readonly FieldError[] } {
  const faults: FieldError[] = [...schemaErrors];
  const fields = new RequestFields(SearchRequestSchema, body, faults);

  const name = fields.partyName('name');
  const categories = fields.words('categories', categoryOf);
  const entityTypes = fields.words('entity_type', entityTypeOf);
  const date = fields.pastDate('birth_incorporation_date', now);
  const uniqueIdentifier = readUniqueIdentifier(fields);
  const image = fields.image('biometric_search_image');
  const callbackUrl = readWebhook(fields, categories, urlError);
  const countries = fields.words('countries', countryCode);
  const exactSearch = fields.flag('exact_search');
  const clientReference = fields.optionalText('client_reference');
  const searchProfile = fields.optionalText('search_profile');
  const riskScoreEngineId = fields.optionalText('risk_score_engine_id');
  const runAiRisk = fields.flag('run_ai_risk');
  const aiRiskMode = modeNamed(fields.text('ai_risk_mode'));
  const texts = fields.innerTexts('ai_risk_fields', AI_RISK_FIELDS);
  const party = partyDetails(texts);
  faults.push(...numberErrors('ai_risk_fields.', entityTypes, texts));

  return {
    request: {
      filters: {
        name,
        entityTypes,
        categories,
        countries,
        ...(date && { date }),
        ...(uniqueIdentifier !== undefined && { uniqueIdentifier }),
        ...(Object.keys(party).length > 0 && { party }),
        aliasSearch: fields.flag('alias_search'),
        rcaSearch: fields.flag('rca_search'),
        matchScore: exactSearch ? 100 : fields.number('match_score'),
        exactSearch,
        groupData: fields.flag('group_data'),
        ongoingMonitoring: fields.flag('ongoing_monitoring'),
        adverseMediaMonitoring: fields.flag('adverse_media_monitoring'),
        ...(clientReference !== undefined && { clientReference }),
        ...(callbackUrl !== undefined && { callbackUrl }),
        ...(searchProfile !== undefined && { searchProfile }),
        page: fields.number('page'),
        perPage: Math.min(fields.number('per_page'), MAX_PER_PAGE),
        retrieveResults: fields.flag('retrieve_results'),
      },
      ...(riskScoreEngineId !== undefined && { riskScoreEngineId }),
      runAiRisk,
      ...(aiRiskMode && { aiRiskMode }),
      ...(image && { image }),
    },
    faults,
  };
}

type SearchFields = RequestFields<typeof SearchRequestSchema>;

function readUniqueIdentifier(fields: SearchFields): string | undefined {
  const identifier = fields.text('unique_identifier')?.trim();
  if (identifier === undefined || !fields.sound('unique_identifier')) return identifier;
  if ([...identifier].length < 2) fields.fault('unique_identifier', 'must have 2 to 50 characters');
  else if (!/[\p{L}\p{N}]/u.test(identifier)) {
    fields.fault('unique_identifier', 'must have at least one letter or digit');
  }
  return identifier;
}

function readWebhook(fields: SearchFields, categories: readonly Category[], urlError: UrlError): string | undefined {
  const url = fields.text('webhook');
  if (url === undefined) {
    if (categories.includes('Adverse Media') && fields.sound('webhook')) {
      fields.fault('webhook', 'is required with the category Adverse Media');
    }
    return undefined;
  }
  const fault = fields.sound('webhook') ? urlError(url) : undefined;
  if (fault !== undefined) fields.fault('webhook', fault);
  return url;
}
