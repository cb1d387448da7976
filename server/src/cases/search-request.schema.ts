import { ENTITY_TYPES } from '@touchstone/engine';
import Type, { type TSchema } from 'typebox';
import type { FieldError } from '../domain/app-error.js';
import type { CaseRequest } from '../domain/case-request.js';
import { CATEGORIES, categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import { Nullable } from '../platform/http/nullable.js';
import { MAX_PAGE } from '../platform/http/page.js';
import { RequestFields } from '../platform/http/request-fields.js';
import { AI_RISK_MODES, modeNamed } from './ai-risk-mode.js';
import { CLIENT_REFERENCE_DESCRIPTION } from './client-references.schema.js';
import { DRY_RUN_DESCRIPTION, dryRunErrors } from './dry-run.js';
import { AI_RISK_FIELDS, numberErrors, partyDetails } from './party-details.js';
import { entityTypeOf } from './subject.js';
import { TEST_DESCRIPTION, testErrors } from './test-request.js';

/** Null means absent. */
const optional = <Inner extends TSchema>(inner: Inner) => Type.Optional(Nullable(inner));

const aiRiskField = (description: string) => optional(Type.String({ maxLength: 500, description }));

/** The body of `POST /api/search`; `readSearchRequest` checks what a schema cannot. */
export const SearchRequestSchema = Type.Object(
  {
    name: Type.String({
      minLength: 2,
      maxLength: 100,
      description: 'Name of the party. 2 to 100 characters, at least one of them a letter of any script.',
      examples: ['Gavril Tverdokhlebenko'],
    }),
    categories: Type.Array(Type.String({ format: 'category' }), {
      minItems: 1,
      description: `Categories to screen for, in any case: ${CATEGORIES.join(', ')}. \`PEP\` includes every PEP level.`,
      examples: [['Sanctions', 'PEP']],
    }),
    entity_type: Type.Array(Type.String({ format: 'entity-type' }), {
      minItems: 1,
      description: `One or more of ${ENTITY_TYPES.join(', ')}. A company also matches an organization, and the reverse.`,
      examples: [['Person']],
    }),
    countries: optional(
      Type.Array(Type.String({ format: 'country-code' }), {
        description:
          'ISO 3166-1 alpha-2 codes (and XK). Only records with one of these countries, or with no known country, can match.',
        examples: [['RU', 'CY']],
      }),
    ),
    birth_incorporation_date: optional(
      Type.String({
        description:
          'DD-MM-YYYY with `00` for unknown parts, or YYYY-MM-DD. A different date lowers the score but never hides a record.',
        examples: ['07-10-1952', '00-00-1952'],
      }),
    ),
    unique_identifier: optional(
      Type.String({
        minLength: 2,
        maxLength: 50,
        description:
          'Passport, national ID, registration, IMO, tail or other number. A record with this identifier is found under any name and scores ' +
          'higher; a record with another number of the same type scores lower. No record is hidden.',
      }),
    ),
    alias_search: optional(Type.Boolean({ default: true, description: 'Also search aliases.' })),
    rca_search: optional(
      Type.Boolean({ default: true, description: 'Also search the names of relatives and close associates.' }),
    ),
    ongoing_monitoring: optional(Type.Boolean({ default: false, description: 'Enrol the search for monitoring.' })),
    adverse_media_monitoring: optional(
      Type.Boolean({ default: false, description: 'Enrol the search for monitoring of adverse media.' }),
    ),
    biometric_search_image: optional(
      Type.String({ description: 'JPG or PNG, at most 5 MB, as base64 or as a data URI. Checked by its content.' }),
    ),
    match_score: optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        default: 80,
        description: 'Threshold: a match with at least this score is a hit.',
      }),
    ),
    exact_search: optional(
      Type.Boolean({ default: false, description: 'Match identical names only; the match score is then 100.' }),
    ),
    group_data: optional(
      Type.Boolean({
        default: false,
        description: 'Return the data of each source separately, in addition to the consolidated data.',
      }),
    ),
    page: optional(
      Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1, description: 'Page of the results to return.' }),
    ),
    per_page: optional(
      Type.Integer({ minimum: 1, default: 160, description: 'Results per page; values over 500 are reduced to 500.' }),
    ),
    retrieve_results: optional(
      Type.Boolean({
        default: true,
        description: 'If false, only the counts are returned. The results are stored either way.',
      }),
    ),
    api_key: optional(
      Type.String({
        description:
          'Alternative to a bearer token; ignored if one is sent. The body is then limited to 64 KB: with an image, send the key in the header `X-API-Key`.',
      }),
    ),
    client_reference: optional(Type.String({ maxLength: 200, description: CLIENT_REFERENCE_DESCRIPTION })),
    risk_score_engine_id: optional(Type.String({ description: 'A risk score engine of the organization.' })),
    webhook: optional(
      Type.String({
        maxLength: 2000,
        description:
          'URL that receives the adverse media results; required with the category Adverse Media, except in a session of the console. It must be https (http only if the operator allows it) and must not be at a private address.',
      }),
    ),
    search_profile: optional(
      Type.String({
        description: 'Id of a search profile, whose categories and lists replace `categories`.',
      }),
    ),
    test: optional(Type.Boolean({ default: false, description: TEST_DESCRIPTION })),
    dry_run: optional(Type.Boolean({ default: false, description: DRY_RUN_DESCRIPTION })),
    run_ai_risk: optional(Type.Boolean({ default: false, description: 'Run the AI risk analysis with the search.' })),
    ai_risk_mode: optional(
      Type.Enum([...AI_RISK_MODES], { description: 'Default: the mode configured for the organization.' }),
    ),
    ai_risk_fields: optional(
      Type.Object(
        {
          address: aiRiskField('Address of the party.'),
          business_registration_number: aiRiskField('Registration number of a company.'),
          identification_number: aiRiskField('Passport, national ID or similar.'),
          imo_number: aiRiskField('Allowed only if entity_type includes `Vessel`.'),
          industry: aiRiskField('Industry of a company.'),
          known_alias: aiRiskField('Another name of the party.'),
          nationality: aiRiskField('Alpha-2 or alpha-3 code, country name or demonym.'),
          occupation: aiRiskField('Occupation of a person.'),
          parent: aiRiskField('Name of a parent, or of the parent company.'),
          sibling: aiRiskField('Name of a brother or sister.'),
          spouse: aiRiskField('Name of the spouse.'),
          tail_number: aiRiskField('Allowed only if entity_type includes `Aircraft`.'),
        },
        { additionalProperties: false, description: 'Used if run_ai_risk is true and the mode is Advanced.' },
      ),
    ),
  },
  {
    $id: 'SearchRequest',
    description: 'Unknown fields are ignored.',
    // Finds a record of the demonstration list.
    examples: [{ name: 'Gavril Tverdokhlebenko', categories: ['Sanctions', 'PEP'], entity_type: ['Person'] }],
  },
);

const MAX_PER_PAGE = 500;

/** Returns why a URL cannot receive results; undefined if it can (`platform/outgoing/callback-url-error.ts`). */
export type UrlError = (url: string) => string | undefined;

/**
 * Reads the body of `POST /api/search` and gathers all field errors, so that one answer reports them. Fields in `schemaErrors`
 * are not checked again. The request is valid only if `faults` is empty.
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
  const callbackUrl = readWebhook(fields, urlError);
  const countries = fields.words('countries', countryCode);
  const exactSearch = fields.flag('exact_search');
  const clientReference = fields.optionalText('client_reference');
  const searchProfile = fields.optionalText('search_profile');
  const riskScoreEngineId = fields.optionalText('risk_score_engine_id');
  const runAiRisk = fields.flag('run_ai_risk');
  const aiRiskMode = modeNamed(fields.text('ai_risk_mode'));
  const texts = fields.innerTexts('ai_risk_fields', AI_RISK_FIELDS);
  const party = partyDetails(texts);
  const isTest = fields.flag('test');
  const isDryRun = fields.flag('dry_run');
  faults.push(...numberErrors('ai_risk_fields.', entityTypes, texts));

  const ongoingMonitoring = fields.flag('ongoing_monitoring');
  const adverseMediaMonitoring = fields.flag('adverse_media_monitoring');
  if (isDryRun)
    faults.push(...dryRunErrors({ categories, callbackUrl, ongoingMonitoring, adverseMediaMonitoring, runAiRisk }));
  faults.push(...testErrors(isTest, { categories, ongoingMonitoring, adverseMediaMonitoring, searchProfile }));

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
        ongoingMonitoring,
        adverseMediaMonitoring,
        ...(clientReference !== undefined && { clientReference }),
        ...(callbackUrl !== undefined && { callbackUrl }),
        ...(searchProfile !== undefined && { searchProfile }),
        page: fields.number('page'),
        perPage: Math.min(fields.number('per_page'), MAX_PER_PAGE),
        retrieveResults: fields.flag('retrieve_results'),
      },
      ...(riskScoreEngineId !== undefined && { riskScoreEngineId }),
      ...(isTest && { isTest }),
      ...(isDryRun && { isDryRun }),
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

function readWebhook(fields: SearchFields, urlError: UrlError): string | undefined {
  const url = fields.text('webhook');
  const fault = url !== undefined && fields.sound('webhook') ? urlError(url) : undefined;
  if (fault !== undefined) fields.fault('webhook', fault);
  return url;
}
