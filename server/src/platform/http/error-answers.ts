import type { Role } from '../../domain/caller.js';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is not valid; `error.details` names every fault of every field.',
  401: 'No credential was sent, or it is unknown, expired or revoked.',
  403: 'The role of the caller does not allow this.',
  404: 'There is no such id in the organization of the caller.',
  413: 'The body is larger than this route takes.',
  415: 'The body is not `application/json`, or is compressed.',
  429: 'Too many requests; `Retry-After` says in how many seconds the next one makes sense.',
  500: 'A fault of the service; `error.request_id` finds its cause in the log.',
  503: 'The service cannot answer at the moment; `Retry-After` says when to try again.',
};

/** The error answers of a route in the OpenAPI document: which can happen follows from what the route takes. */
export function errorAnswers(spec: {
  access: 'public' | readonly Role[];
  params?: unknown;
  query?: unknown;
  body?: unknown;
  errors?: Readonly<Record<number, string>>;
}): Record<number, { description: string; $ref: string }> {
  const statuses = [
    ...(spec.query === undefined && spec.body === undefined ? [] : [400]),
    ...(spec.access === 'public' ? [] : [401, 403]),
    ...(spec.params === undefined ? [] : [404]),
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
