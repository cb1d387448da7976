import type { RuleTable } from './row.js';

export type Proof = (typeof RULES)[number]['rows'][number]['proof'];

/** Rules of the specification on behaviour: states, answers, access, events, errors, limits, versions. */
export const RULES = [
  {
    title: 'States and transitions',
    rows: [
      { row: 'a created customer is `Pending`, undecided, without verdict, from `API`', proof: 'createdIsPending' },
      { row: 'a customer is analysed and ends `COMPLETED`, with verdict and narrative', proof: 'analysedIsCompleted' },
      { row: 'an analyst decision is set with its reason, and `updated_at` changes', proof: 'decisionIsSet' },
      { row: 'a deleted customer has `deleted_at` and its reason, and is in no list', proof: 'deletedIsHidden' },
      {
        row: 'an accepted upload is `Pending`, then processed; cases follow from verdicts',
        proof: 'uploadIsProcessed',
      },
      { row: 'a compliance request queues the analysis of a search made without one', proof: 'complianceQueues' },
    ],
  },
  {
    title: 'Rules of endpoints beyond single fields',
    rows: [
      {
        row: 'every response is `{ status, data, error }`, `SUCCESS` and false or `FAIL` with details',
        proof: 'envelope',
      },
      { row: '2. the queue applies each filter', proof: 'queueFilters' },
      { row: '5. an upload needs a file and accepts either mode', proof: 'uploadForm' },
      { row: '6. the history applies each filter', proof: 'historyFilters' },
      {
        row: '10. a saved configuration is read back, and `updated_at` is the time of saving',
        proof: 'configurationIsSaved',
      },
      {
        row: '11. `ai_risk_fields`: every field in use must be enabled in the configuration',
        proof: 'fieldsMustBeEnabled',
      },
      { row: '11. `search_profile` takes precedence over `categories`', proof: 'profileGoesFirst' },
      { row: '11. adverse media always scores 100', proof: 'mediaScores100' },
      { row: '12. `created_at` selects one day', proof: 'oneDay' },
    ],
  },
  {
    title: 'Authentication',
    rows: [
      { row: 'the token is valid for 180 minutes', proof: 'tokenLifetime' },
      {
        row: 'every endpoint but the token endpoint returns 401 `Unauthorized` without a valid token',
        proof: 'tokenNeeded',
      },
      { row: 'a wrong password and an unknown e-mail are refused', proof: 'wrongPassword' },
      { row: '`api_key` in the body of a search counts only if no bearer token is sent', proof: 'bodyKey' },
      { row: 'an API key is created with the access token', proof: 'keyIsMade' },
    ],
  },
  {
    title: 'Events',
    rows: [
      {
        row: 'the results of a created customer and of a search with `run_ai_risk` go to the webhook',
        proof: 'aiRiskEvents',
      },
      { row: 'adverse media results go to the `webhook` of the search', proof: 'mediaEvents' },
      { row: 'a monitored search is rescreened, and changes go to the webhook', proof: 'monitoringEvents' },
      { row: 'changes found by monitoring are sent by e-mail if `alerts` enables it', proof: 'monitoringMails' },
    ],
  },
  {
    title: 'Compliance request errors',
    rows: [
      { row: '400 `AiRisk is not enabled for this organization`', proof: 'notBought' },
      { row: '400 `AiRisk is not enabled in your configuration. Please enable it in settings.`', proof: 'switchedOff' },
      { row: '400 `Please provide search_reference`', proof: 'referenceMissing' },
      { row: '400 `Invalid search_reference format`', proof: 'referenceInvalid' },
      { row: '400 `No search found for: <search_reference>`', proof: 'referenceUnknown' },
      {
        row: '400 `A compliance request already exists for search_reference: <search_reference>`',
        proof: 'existsAlready',
      },
      {
        row: '400 `Not enough data is available to perform an AiRisk Advanced search` and what to do',
        proof: 'notEnoughData',
      },
      { row: '400 `AiRisk Advanced mode is not available for this organization.`, and Lite', proof: 'modeNotBought' },
      { row: "400 `AiRisk check not required for 'No Match' results`", proof: 'noMatch' },
      { row: '403 `Insufficient AiRisk Lite credits.`, and Advanced', proof: 'noCredits' },
      { row: '401 `Unauthorized`', proof: 'complianceUnauthorized' },
      { row: 'Advanced to Lite is always allowed', proof: 'advancedToLite' },
      { row: 'a `default_mode` that was not bought is refused', proof: 'unboughtDefault' },
    ],
  },
  {
    title: 'Limits and versions',
    rows: [
      { row: 'a search returns 160 results per page', proof: 'resultsAPage' },
      { row: 'an image of 5 MB is accepted, a larger one refused', proof: 'imageLimit' },
      { row: 'all paths are below `/api`, without a version', proof: 'paths' },
      { row: 'a result names the edition it was matched against', proof: 'versions' },
    ],
  },
] as const satisfies readonly RuleTable[];
