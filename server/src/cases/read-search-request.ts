import type { EntityType } from '@touchstone/engine';
import type { FieldError } from '../domain/app-error.js';
import type { CaseRequest } from '../domain/case-request.js';
import { type Category, categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import { RequestFields, readDate, readImageField, readName } from '../platform/http/request-fields.js';
import { modeNamed } from './ai-risk-mode.js';
import { AI_RISK_FIELDS, checkNumbers, readPartyDetails } from './party-details.js';
import { entityTypeOf } from './subject.js';

const DEFAULT_MATCH_SCORE = 80;
const DEFAULT_PER_PAGE = 160;
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
  const fields = new RequestFields(body, faults);

  const name = readName(fields);
  const categories = fields.words('categories', categoryOf);
  const entityTypes = fields.words('entity_type', entityTypeOf);
  const date = readDate(fields, now);
  const uniqueIdentifier = readUniqueIdentifier(fields);
  const image = readImageField(fields, 'biometric_search_image');
  const callbackUrl = readWebhook(fields, categories, urlError);
  const countries = fields.words('countries', countryCode);
  const exactSearch = fields.flag('exact_search', false);
  const clientReference = fields.optionalText('client_reference');
  const searchProfile = fields.optionalText('search_profile');
  const riskScoreEngineId = fields.optionalText('risk_score_engine_id');
  const runAiRisk = fields.flag('run_ai_risk', false);
  const aiRiskMode = modeNamed(fields.text('ai_risk_mode'));
  const party = readPartyDetails((field) => fields.innerText('ai_risk_fields', field));
  checkAiRisk(fields, entityTypes);

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
        aliasSearch: fields.flag('alias_search', true),
        rcaSearch: fields.flag('rca_search', true),
        matchScore: exactSearch ? 100 : fields.number('match_score', DEFAULT_MATCH_SCORE),
        exactSearch,
        groupData: fields.flag('group_data', false),
        ongoingMonitoring: fields.flag('ongoing_monitoring', false),
        adverseMediaMonitoring: fields.flag('adverse_media_monitoring', false),
        ...(clientReference !== undefined && { clientReference }),
        ...(callbackUrl !== undefined && { callbackUrl }),
        ...(searchProfile !== undefined && { searchProfile }),
        page: fields.number('page', 1),
        perPage: Math.min(fields.number('per_page', DEFAULT_PER_PAGE), MAX_PER_PAGE),
        retrieveResults: fields.flag('retrieve_results', true),
      },
      ...(riskScoreEngineId !== undefined && { riskScoreEngineId }),
      runAiRisk,
      ...(aiRiskMode && { aiRiskMode }),
      ...(image && { image }),
    },
    faults,
  };
}

function readUniqueIdentifier(fields: RequestFields): string | undefined {
  const identifier = fields.text('unique_identifier')?.trim();
  if (identifier === undefined || !fields.sound('unique_identifier')) return identifier;
  if ([...identifier].length < 2) fields.fault('unique_identifier', 'must have 2 to 50 characters');
  else if (!/[\p{L}\p{N}]/u.test(identifier)) {
    fields.fault('unique_identifier', 'must have at least one letter or digit');
  }
  return identifier;
}

function readWebhook(fields: RequestFields, categories: readonly Category[], urlError: UrlError): string | undefined {
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

/** What the request alone tells of the rules for `ai_risk_fields`; the flow knows the others. They hold whether or not it runs. */
function checkAiRisk(fields: RequestFields, entityTypes: readonly EntityType[]): void {
  const given = fields.filledIn('ai_risk_fields', AI_RISK_FIELDS);
  checkNumbers(fields, 'ai_risk_fields.', entityTypes, (field) => given.includes(field));
}
