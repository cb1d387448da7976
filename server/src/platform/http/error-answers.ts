import type { Role } from '../../domain/caller.js';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is not valid; `error.details` lists every error of every field.',
  401: 'The credential is missing, unknown, expired or revoked.',
  403: 'The role of the caller does not allow this.',
  404: 'The organization has nothing with this id.',
  409: 'The `Idempotency-Key` was sent with another request, is still in use (see `Retry-After`), or its response was not kept.',
  413: 'The body is larger than this endpoint accepts.',
  415: 'The body is not `application/json`, or is compressed.',
  429: 'Too many requests; retry after the seconds in `Retry-After`.',
  500: 'Internal error; find its cause in the log by `error.request_id`.',
  503: 'Temporarily unavailable; retry after the seconds in `Retry-After`.',
};

/** The error answers of a route in the OpenAPI document: which can happen follows from what the route takes. */
export function errorAnswers(spec: {
  access: 'public' | readonly Role[];
  params?: unknown;
  body?: unknown;
  errors?: Readonly<Record<number, string>>;
  takesKey: boolean;
}): Record<number, { description: string; $ref: string }> {
  const statuses = [
    400,
    ...(spec.access === 'public' ? [] : [401, 403]),
    ...(spec.params === undefined ? [] : [404]),
    ...(spec.takesKey ? [409] : []),
    ...(spec.body === undefined ? [] : [413, 415]),
    429,
    500,
    503,
  ];
  const answers: Record<number, { description: string; $ref: string }> = {};
  for (const status of statuses) answers[status] = answer(MEANINGS[status] ?? '');
  for (const [status, meaning] of Object.entries(spec.errors ?? {})) answers[Number(status)] = answer(meaning);
  return answers;
}

function answer(description: string): { description: string; $ref: string } {
  return { $ref: 'ErrorAnswer#', description };
}
