import { AppError } from '../domain/app-error.js';
import type { Clock } from '../domain/ports.js';
import type { Sessions, Tokens } from './accounts.js';

export interface RevokeAccessTokenDeps {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'remove'>;
}

/** Logs out: the token that is shown opens nothing any more. */
export async function revokeAccessToken(deps: RevokeAccessTokenDeps, accessToken: string): Promise<void> {
  const session = await deps.tokens.verify(accessToken, deps.now());
  if (session === undefined) throw new AppError('unauthorized');
  await deps.sessions.remove(session.id);
}
