import type { Clock } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import type { Sessions, Tokens } from './accounts.js';

export interface RevokeAccessTokenWorld {
  readonly now: Clock;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly sessions: Pick<Sessions, 'remove'>;
}

/** Logs out: the token that is shown opens nothing any more. */
export async function revokeAccessToken(world: RevokeAccessTokenWorld, accessToken: string): Promise<void> {
  const session = await world.tokens.verify(accessToken, world.now());
  if (session === undefined) throw new Refusal('unauthorized');
  await world.sessions.remove(session.id);
}
