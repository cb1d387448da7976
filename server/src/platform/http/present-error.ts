import { AppError, ERRORS, type ErrorKind } from '../../domain/app-error.js';

const STATUS_OF: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many: 429,
  headers_too_large: 431,
  unavailable: 503,
};

/** Default `Retry-After`. */
const DEFAULT_RETRY_AFTER_SECONDS = 5;

export interface PresentedError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly status: 'FAIL';
    readonly data: null;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly request_id: string;
      readonly details: readonly { readonly field: string; readonly message: string }[];
    };
  };
  /** True if the error was unexpected, so that the log must hold the cause. */
  readonly unexpected: boolean;
}

/**
 * Turns any error into its public answer: the one place that knows statuses. An `AppError` is answered as it is, errors
 * of the HTTP library in our words, and anything else is a bug, of which the public sees only the request id.
 */
export function presentError(error: unknown, requestId: string): PresentedError {
  const appError = error instanceof AppError ? error : libraryError(error);
  if (appError === undefined) {
    return answer(500, 'internal_error', 'Internal error', requestId);
  }
  const status = STATUS_OF[ERRORS[appError.code].kind];
  const headers: Record<string, string> = {};
  if (status === 401) headers['www-authenticate'] = 'Bearer realm="touchstone"';
  if (status === 429 || status === 503 || appError.retryAfter !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(appError.retryAfter ?? DEFAULT_RETRY_AFTER_SECONDS)));
  }
  return answer(status, appError.code, appError.message, requestId, appError.faults, headers);
}

function answer(
  status: number,
  code: string,
  message: string,
  requestId: string,
  faults: AppError['faults'] = [],
  headers: Record<string, string> = {},
): PresentedError {
  const details = faults.map((fault) => ({ field: fault.field, message: fault.message }));
  return {
    status,
    headers,
    body: { status: 'FAIL', data: null, error: { code, message, request_id: requestId, details } },
    unexpected: status === 500,
  };
}

/** Translates errors of fastify and Node by their codes. */
function libraryError(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
    case 'ECONNRESET':
      return new AppError('malformed_request');
    case 'FST_ERR_MAX_PARAM_LENGTH':
    // A path of `/docs` that would lead out of its folder, or that no file can have.
    case 'FST_STATIC_FORBIDDEN_PATH':
      return new AppError('not_found');
    case 'HPE_HEADER_OVERFLOW':
      return new AppError('headers_too_large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new AppError('request_timeout');
    default:
      return String(error.code).startsWith('HPE_') ? new AppError('malformed_request') : undefined;
  }
}
