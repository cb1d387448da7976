import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './contract.js';

/** Every named part of the interface (`Schemas['SearchResult']`), as the service documents it. */
export type Schemas = components['schemas'];

/** The `data` of the 200 answer of a path and method. */
export type DataOf<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

export type TouchstoneClient = Client<paths>;

export interface ClientOptions {
  /** Where the service answers: `https://screening.example.com`. */
  readonly baseUrl: string;
  /** From `POST /api/get-access-token`; goes before a key. */
  readonly accessToken?: string;
  /** From `POST /api/api-key`. */
  readonly apiKey?: string;
  /** For a page of the service, signed in by cookie: the `csrf_token` of `GET /api/me`, sent with every request. */
  readonly csrfToken?: () => string | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client of the service: `client.POST('/api/search', { body })` resolves to `{ data, error, response }`, typed by path and
 * method, where `data` is the whole envelope of a success and `error` that of a refusal. Rejects only when nobody answers.
 */
export function touchstoneClient({ baseUrl, accessToken, apiKey, csrfToken, fetch }: ClientOptions): TouchstoneClient {
  const client = createClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(accessToken === undefined && apiKey !== undefined && { 'x-api-key': apiKey }),
    },
    ...(fetch && { fetch }),
  });
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

/** One fault of a request: which field, and what is wrong with it. */
export type FieldFault = Schemas['ErrorAnswer']['error']['details'][number];

/** A refusal of the service. `message` names every faulty field; `reason` is the service's own sentence. */
export class RefusedError extends Error {
  readonly status: number;
  /** Such as `validation_failed`; `''` when the answer was not the service's. */
  readonly code: string;
  readonly reason: string;
  readonly details: readonly FieldFault[];
  readonly requestId: string;
  /** Seconds, when the service names them (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(answer: RefusedAnswer) {
    const { response } = answer;
    const error = answer.error?.error;
    const reason = error?.message ?? `HTTP ${response.status}`;
    const details = error?.details ?? [];
    super([reason, ...details.map((fault) => `${fault.field} ${fault.message}`)].join('; '));
    this.name = 'RefusedError';
    this.status = response.status;
    this.code = error?.code ?? '';
    this.reason = reason;
    this.details = details;
    this.requestId = error?.request_id ?? response.headers.get('x-request-id') ?? '';
    const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    this.retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  }
}

interface RefusedAnswer {
  readonly error?: Partial<Pick<Schemas['ErrorAnswer'], 'error'>>;
  readonly response: Response;
}

/** The `data` of an answer; throws a `RefusedError` for a refusal. */
export function dataOf<Data>(answer: RefusedAnswer & { readonly data?: { readonly data: Data } }): Data {
  if (answer.data !== undefined) return answer.data.data;
  throw new RefusedError(answer);
}
