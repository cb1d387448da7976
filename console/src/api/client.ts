import { type TouchstoneClient, TouchstoneError, touchstoneClient } from '@touchstone/client';
import { isIdle } from './last-input.js';

export { TouchstoneError as RefusedError };

const TOKEN = 'x-csrf-token';

let csrf: string | undefined;
let userId: string | undefined;
let lastAnswered = Date.now();
let firstAnswered: string | undefined;
/** Tells the other tabs of the session that it was used: they share its idle time. */
const tabs = new BroadcastChannel('touchstone-session');
tabs.onmessage = ({ data }: MessageEvent<number>) => {
  lastAnswered = Math.max(lastAnswered, data);
};

/** The token of the session, sent with every request from now on: some reads act, too. */
export function keepSession(token: string, user: string): void {
  csrf = token;
  userId = user;
}

/** When the service last answered what this user did in any tab, in milliseconds since 1970: idle time counts from there. */
export function lastAnswer(): number {
  return lastAnswered;
}

/** The service's own time of its first answer: what is shown was read then, or later. */
export function firstAnswer(): string | undefined {
  return firstAnswered;
}

export const client: TouchstoneClient = touchstoneClient({
  baseUrl: location.origin,
  csrfToken: () => csrf,
  fetch: withFreshToken,
  // React Query retries reads; people repeat the rest.
  retries: 0,
});
client.use({
  onRequest({ request }) {
    // Otherwise an abandoned page would keep its session alive by asking for news.
    if (isIdle()) request.headers.set('x-background', 'true');
    return request;
  },
  onResponse({ request, response }) {
    firstAnswered ??= instantOf(response.headers.get('date'));
    if (response.status === 401 || request.headers.has('x-background')) return undefined;
    lastAnswered = Date.now();
    tabs.postMessage(lastAnswered);
    return undefined;
  },
});

function instantOf(date: string | null): string | undefined {
  const at = new Date(date ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Repeats a request once where signing in again in another tab has replaced the session, and with it the token. */
async function withFreshToken(request: Request): Promise<Response> {
  const again = request.clone();
  const answer = await fetch(request);
  if (answer.status !== 403 || userId === undefined) return answer;
  const { error } = (await answer.clone().json()) as { error?: { code?: string } };
  if (error?.code !== 'csrf') return answer;
  const { data } = await client.GET('/api/me');
  if (data === undefined) return answer;
  // Somebody else has signed in: nothing is done in their name.
  if (data.data.user.user_id !== userId) {
    window.location.reload();
    return answer;
  }
  csrf = data.data.csrf_token;
  again.headers.set(TOKEN, csrf);
  return fetch(again);
}
