import { type AuthenticatedCaller, type Credentials, lesserRole } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import type { ApiKeys, Sessions, Tokens } from './accounts.js';

export interface AuthenticateWorld {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'findCaller'>;
  readonly apiKeys: Pick<ApiKeys, 'useByHash'>;
}

/** Who is asking, read anew at every request, so that a revocation holds at once. Otherwise refuses with `unauthorized`. */
export async function authenticate(world: AuthenticateWorld, credentials: Credentials): Promise<AuthenticatedCaller> {
  const { accessToken, apiKey } = credentials;
  if (accessToken !== undefined) {
    const session = await world.tokens.verify(accessToken, world.now());
    const caller = session && (await world.sessions.findCaller(session.id, hashOfSecret(session.secret), world.now()));
    if (caller) return { ...caller, credential: 'access_token' };
  } else if (apiKey !== undefined) {
    const found = await world.apiKeys.useByHash(hashOfSecret(apiKey), world.now());
    if (found) {
      const { caller, role, ...rights } = found;
      return { ...caller, role: lesserRole(caller.role, role), credential: 'api_key', ...rights };
    }
  }
  throw new Refusal('unauthorized');
}
