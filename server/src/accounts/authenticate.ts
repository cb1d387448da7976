import { AppError } from '../domain/app-error.js';
import { type AuthenticatedCaller, type Credentials, lesserRole } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { Clock } from '../domain/ports.js';
import type { ApiKeys, Sessions, Tokens } from './accounts.js';

export interface AuthenticateDeps {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'findCaller'>;
  readonly apiKeys: Pick<ApiKeys, 'useByHash'>;
}

/** Who is asking, read anew at every request, so that a revocation holds at once. Otherwise refuses with `unauthorized`. */
export async function authenticate(deps: AuthenticateDeps, credentials: Credentials): Promise<AuthenticatedCaller> {
  const { accessToken, apiKey } = credentials;
  if (accessToken !== undefined) {
    const session = await deps.tokens.verify(accessToken, deps.now());
    const caller = session && (await deps.sessions.findCaller(session.id, hashOfSecret(session.secret), deps.now()));
    if (caller) return { ...caller, credential: 'access_token' };
  } else if (apiKey !== undefined) {
    const found = await deps.apiKeys.useByHash(hashOfSecret(apiKey), deps.now());
    if (found) {
      const { caller, role, ...rights } = found;
      return { ...caller, role: lesserRole(caller.role, role), credential: 'api_key', ...rights };
    }
  }
  throw new AppError('unauthorized');
}
