import createClient, { type Client } from 'openapi-fetch';
import { checkBaseUrl, checkRetryOptions } from './check-options.js';
import type { paths } from './contract.js';
import { leastEdition } from './least-edition.js';
import { type RetryOptions, retryingFetch, type Send } from './retrying-fetch.js';

export type TouchstoneClient = Client<paths>;

export interface ClientOptions extends Partial<RetryOptions> {
  /** Absolute http or https address of the service, perhaps with a path: `https://screening.example.com`. */
  readonly baseUrl: string;
  /** From `POST /api/get-access-token`; takes precedence over a key. */
  readonly accessToken?: string | undefined;
  /** From `POST /api/api-key`. */
  readonly apiKey?: string | undefined;
  /** For a page of the service, signed in by cookie: the `csrf_token` of `GET /api/me`, sent with every request. */
  readonly csrfToken?: () => string | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: Send;
}

/**
 * A client of the service: `client.POST('/api/search', { body })` resolves to `{ data, error, response }`, typed by path and
 * method, where `data` is the whole envelope of a success and `error` that of a refusal. Answers 429 and 503 are retried as
 * `ClientOptions` allows. Rejects only without an answer: with a `TimeoutError` after the time limit, or as `fetch` does.
 * Throws a `TypeError` for a `baseUrl` that is not an absolute http or https address, a `RangeError` for numbers out of range.
 */
export function touchstoneClient(options: ClientOptions): TouchstoneClient {
  const { baseUrl, accessToken, apiKey, csrfToken, fetch = (request) => globalThis.fetch(request) } = options;
  const { retries = 3, maxRetryWaitSeconds = 30, timeLimitSeconds = 60 } = options;
  const retryOptions = { retries, maxRetryWaitSeconds, timeLimitSeconds };
  checkBaseUrl(baseUrl);
  checkRetryOptions(retryOptions);
  const client = createClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(accessToken === undefined && apiKey !== undefined && { 'x-api-key': apiKey }),
    },
    bodySerializer: serializeBody,
    fetch: retryingFetch(fetch, retryOptions),
  });
  client.use(leastEdition());
  if (csrfToken !== undefined) {
    client.use({
      onRequest({ request }) {
        const token = csrfToken();
        if (token !== undefined) request.headers.set('x-csrf-token', token);
        return request;
      },
    });
  }
  return client;
}

/** Serializes files and text as they are, fields with a file among them as a form, anything else as JSON. */
function serializeBody(body: unknown): BodyInit {
  if (typeof body === 'string' || body instanceof Blob || body instanceof FormData) return body;
  const fields = Object.entries(Object(body) as Record<string, unknown>);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
