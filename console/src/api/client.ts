import { dataOf, type TouchstoneClient, TouchstoneError, touchstoneClient } from '@touchstone/client';

export { TouchstoneError as RefusedError };

let csrf: string | undefined;
let lastAnswered = Date.now();

/** The token of the session, sent with every request from now on: some reads act, too. */
export function keepCsrfToken(token: string): void {
  csrf = token;
}

/** When the service last answered this tab, in milliseconds since 1970: the session's idle time counts from there. */
export function lastAnswer(): number {
  return lastAnswered;
}

export const client: TouchstoneClient = touchstoneClient({
  baseUrl: '',
  csrfToken: () => csrf,
  // React Query retries reads; people repeat the rest.
  retries: 0,
});
client.use({
  onResponse({ response }) {
    if (response.status !== 401) lastAnswered = Date.now();
    return undefined;
  },
});

type Method = 'get' | 'post' | 'delete';
type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
interface Request {
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** The `data` of an endpoint that the generated contract does not describe; its shape is stated by the topic that asks. */
export async function ask<Data>(method: Method, path: string, { query, body, signal }: Request = {}): Promise<Data> {
  const request = client.request as unknown as (
    method: Method,
    path: string,
    options: { params: { query?: Query }; body?: unknown; signal?: AbortSignal },
  ) => Promise<Parameters<typeof dataOf<Data>>[0]>;
  return dataOf<Data>(await request(method, path, { params: { query }, body, signal }));
}
