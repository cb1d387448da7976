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

export interface ClientOptions {
  /** Where the service answers: `https://screening.example.com`. */
  readonly baseUrl: string;
  /** From `POST /api/get-access-token`; goes before a key. */
  readonly accessToken?: string;
  /** From `POST /api/api-key`. */
  readonly apiKey?: string;
  /** In place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client of the service: `client.POST('/api/search', { body })` resolves to `{ data, error, response }`, typed by path and
 * method, where `data` is the whole envelope of a success and `error` that of a refusal. Rejects only when nobody answers.
 */
export function touchstoneClient({ baseUrl, accessToken, apiKey, fetch }: ClientOptions): Client<paths> {
  return createClient<paths>({
    baseUrl,
    headers: {
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(accessToken === undefined && apiKey !== undefined && { 'x-api-key': apiKey }),
    },
    ...(fetch && { fetch }),
  });
}

/** The `data` of an answer; throws what a refusal says, with every faulty field. */
export function dataOf<Data>(answer: {
  readonly data?: { readonly data: Data };
  readonly error?: Pick<Schemas['ErrorAnswer'], 'error'>;
  readonly response: Response;
}): Data {
  if (answer.data !== undefined) return answer.data.data;
  const { message, details } = answer.error?.error ?? { message: `HTTP ${answer.response.status}`, details: [] };
  throw new Error([message, ...details.map((fault) => `${fault.field} ${fault.message}`)].join('; '));
}
