/** Description of 409 where a `client_reference` is stored. */
export const CLIENT_REFERENCE_IN_USE =
  'The `client_reference` is in use and the organization allows each only once (`client_reference_in_use`); or the `Idempotency-Key` was sent ' +
  'with another request, is still in use (see `Retry-After`), or its response was not kept.';

/** Description of `client_reference`. */
export const CLIENT_REFERENCE_DESCRIPTION =
  'Your own reference. It may be used any number of times, unless `POST /api/client-reference-policy` allows each only once.';
