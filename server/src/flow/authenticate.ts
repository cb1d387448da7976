import { createHash } from 'node:crypto';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { ApiKeys, Sessions, Tokens } from './ports/accounts.js';
import type { Clock } from './ports.js';

export interface AuthenticateWorld {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'findCaller'>;
  readonly apiKeys: Pick<ApiKeys, 'useByHash'>;
}

/** What a request shows of itself. A token goes before a key: a wrong token is not made good by a right key. */
export interface Credentials {
  readonly accessToken?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** Who is asking, read anew at every request, so that a revocation holds at once. Otherwise refuses with `unauthorized`. */
export async function authenticate(world: AuthenticateWorld, credentials: Credentials): Promise<AuthenticatedCaller> {
  const { accessToken, apiKey } = credentials;
  if (accessToken !== undefined) {
    const sessionId = await world.tokens.verify(accessToken, world.now());
    const caller = sessionId === undefined ? undefined : await world.sessions.findCaller(sessionId, world.now());
    if (caller) return { ...caller, credential: 'access_token' };
  } else if (apiKey !== undefined) {
    const caller = await world.apiKeys.useByHash(hashOfApiKey(apiKey), world.now());
    if (caller) return { ...caller, credential: 'api_key' };
  }
  throw new Refusal('unauthorized');
}

/** A key has 256 random bits: a fast hash is as safe as a slow one, and needs no salt to be looked up by. */
export function hashOfApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
