/** Field error of a request; `field` is its public path (`ai_risk_fields.imo_number`). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'timeout'
  | 'too_large'
  | 'headers_too_large'
  | 'unsupported_media'
  | 'conflict'
  | 'too_many'
  | 'unavailable';

/**
 * The one catalogue of expected refusals: code → kind and public text. The presenter (`platform/http/present-error.ts`) turns
 * the kind into a status. Texts that the interface specification gives are given here word for word.
 */
export const ERRORS = {
  validation_failed: { kind: 'invalid', text: 'The request is not valid' },
  ai_risk_not_enabled: { kind: 'invalid', text: 'AiRisk is not enabled for this organization' },
  ai_risk_switched_off: {
    kind: 'invalid',
    text: 'AiRisk is not enabled in your configuration. Please enable it in settings.',
  },
  ai_risk_mode_not_available: { kind: 'invalid', text: 'This AiRisk mode is not available for this organization.' },
  insufficient_credits: { kind: 'forbidden', text: 'Insufficient AiRisk credits.' },
  search_reference_missing: { kind: 'invalid', text: 'Please provide search_reference' },
  search_reference_invalid: { kind: 'invalid', text: 'Invalid search_reference format' },
  search_unknown: { kind: 'invalid', text: 'No search found' },
  compliance_request_exists: { kind: 'invalid', text: 'A compliance request already exists' },
  not_enough_data: {
    kind: 'invalid',
    text:
      'Not enough data is available to perform an AiRisk Advanced search. ' +
      'Please create a new search with the required fields or choose AiRisk Lite.',
  },
  ai_risk_not_required: { kind: 'invalid', text: "AiRisk check not required for 'No Match' results" },
  too_many_hits: { kind: 'invalid', text: 'Too many records match; raise match_score or narrow the search' },
  https_needed: { kind: 'invalid', text: 'The console requires HTTPS' },
  malformed_json: { kind: 'invalid', text: 'The body is not valid JSON' },
  malformed_multipart: { kind: 'invalid', text: 'The body is not valid multipart/form-data' },
  malformed_request: { kind: 'invalid', text: 'The request is not valid HTTP' },
  unauthorized: { kind: 'unauthenticated', text: 'Unauthorized' },
  second_factor_needed: {
    kind: 'unauthenticated',
    text: 'This account has a second factor: send the code of the authenticator app, or a recovery code, as `code`, or in the console a `passkey`',
  },
  second_factor_setup_needed: {
    kind: 'forbidden',
    text: 'Your organization requires a second factor: sign in to the console and set one up',
  },
  single_sign_on_required: {
    kind: 'forbidden',
    text: 'Your organization requires single sign-on: sign in to the console with its provider',
  },
  forbidden: { kind: 'forbidden', text: 'Your role does not allow this' },
  csrf: {
    kind: 'forbidden',
    text: 'Requests with a session cookie that change data need the X-CSRF-Token from GET /api/me and must come from the same origin',
  },
  confirmation_needed: {
    kind: 'forbidden',
    text: 'Confirm with your password or a passkey first: POST /api/session/confirm',
  },
  outcome_hidden: {
    kind: 'forbidden',
    text: 'Verdicts are hidden until a case is decided (`verdict_shown` of the review policy): they cannot be filtered by or decided on',
  },
  own_proposal: {
    kind: 'forbidden',
    text: 'Another user must review this decision, because you have already decided',
  },
  not_found: { kind: 'not_found', text: 'Not found' },
  method_not_allowed: { kind: 'method_not_allowed', text: 'This method is not allowed here' },
  request_timeout: { kind: 'timeout', text: 'The request took too long to arrive' },
  too_large: { kind: 'too_large', text: 'The request body is too large' },
  headers_too_large: { kind: 'headers_too_large', text: 'The request headers are too large' },
  unsupported_media_type: { kind: 'unsupported_media', text: 'This media type is not supported' },
  too_many_api_keys: { kind: 'invalid', text: 'At most 5 API keys may be active; delete one first' },
  default_engine: { kind: 'invalid', text: 'The default risk score engine cannot be changed; create one of your own' },
  engine_is_active: { kind: 'invalid', text: 'This engine is active; activate another one first' },
  engine_was_changed: { kind: 'invalid', text: 'The engine was changed at the same time; read it and try again' },
  last_administrator: { kind: 'invalid', text: 'An organization must keep at least one active administrator' },
  too_many_comments: { kind: 'invalid', text: 'A search can have at most 200 comments' },
  too_many_webhooks: { kind: 'invalid', text: 'At most 50 webhooks may be registered; delete one first' },
  webhook_not_active: { kind: 'invalid', text: 'The webhook of this delivery is not active; make it active first' },
  upload_ended: { kind: 'invalid', text: 'The upload has ended; there is nothing left to cancel' },
  email_not_configured: {
    kind: 'invalid',
    text: 'This server does not send e-mail; ask an administrator for a new password',
  },
  under_legal_hold: { kind: 'invalid', text: 'Data under a legal hold cannot be erased; release the hold first' },
  version_conflict: { kind: 'conflict', text: 'The case has changed since you read it; reload it and try again' },
  client_reference_in_use: { kind: 'conflict', text: 'This client_reference is already in use' },
  idempotency_key_reused: {
    kind: 'conflict',
    text: 'This Idempotency-Key was sent with another request; use a new key for each operation',
  },
  idempotency_key_in_use: {
    kind: 'conflict',
    text: 'A request with this Idempotency-Key is still running; try again shortly',
  },
  idempotent_answer_not_kept: {
    kind: 'conflict',
    text: 'The request with this Idempotency-Key was carried out, but its response was not kept because it contains a secret or is too large',
  },
  wrong_state: { kind: 'conflict', text: 'This is not possible in the current state of the case; `details` says why' },
  too_many_pending_rows: { kind: 'too_many', text: 'Too many uploaded rows are pending; send this file later' },
  too_many_cases: { kind: 'too_many', text: 'The organization has reached its daily limit of searches' },
  storage_full: { kind: 'too_many', text: 'The organization has reached its storage limit' },
  rate_limited: { kind: 'too_many', text: 'Too many requests' },
  too_many_streams: { kind: 'too_many', text: 'A user can have at most 5 open event streams; close one first' },
  too_many_files: {
    kind: 'too_many',
    text: 'An organization can upload at most 2 files at the same time; send this one when another has finished',
  },
  too_many_custom_lists: { kind: 'invalid', text: 'At most 100 custom lists are allowed; delete one first' },
  too_many_custom_entries: { kind: 'invalid', text: 'All custom lists together may have at most 100000 entries' },
  too_many_custom_names: { kind: 'invalid', text: 'All custom lists together hold too many names' },
  search_too_long: {
    kind: 'invalid',
    text: 'The search took longer than 20 seconds because of the custom lists and was stopped; remove entries or aliases, or exclude lists with a search profile',
  },
  too_many_search_profiles: { kind: 'invalid', text: 'At most 100 search profiles are allowed; delete one first' },
  too_many_views: { kind: 'invalid', text: 'At most 30 views are allowed; delete one first' },
  too_many_splits: { kind: 'invalid', text: 'At most 1000 splits are allowed; undo one first' },
  unknown_list_source: { kind: 'invalid', text: 'This list source does not exist' },
  unknown_edition: { kind: 'invalid', text: 'This edition does not exist' },
  self_test_failed: { kind: 'invalid', text: 'The self-test failed' },
  list_refused: { kind: 'invalid', text: 'The list was refused' },
  unavailable: { kind: 'unavailable', text: 'The service is not ready; try again shortly' },
} as const satisfies Record<string, { kind: ErrorKind; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An expected refusal. Anything else that is thrown is a bug and is answered as one. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly faults: readonly FieldError[];
  /** Seconds after which another try makes sense (`Retry-After`). */
  readonly retryAfter?: number;

  /** `cause` is for the log and the terminal: callers from outside never see it. */
  constructor(
    code: ErrorCode,
    options: { text?: string; faults?: readonly FieldError[]; retryAfter?: number; cause?: Error } = {},
  ) {
    super(options.text ?? ERRORS[code].text, options.cause && { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.faults = options.faults ?? [];
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
  }
}
