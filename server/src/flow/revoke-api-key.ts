import type { Caller } from '../domain/caller.js';
import { Refusal } from '../domain/refusal.js';
import type { ApiKeys } from './ports/accounts.js';
import type { Clock } from './ports.js';

export interface RevokeApiKeyWorld {
  readonly now: Clock;
  readonly apiKeys: Pick<ApiKeys, 'revoke'>;
}

/** Takes one of the caller's own keys out of force; one of anybody else does not exist for the caller. */
export async function revokeApiKey(world: RevokeApiKeyWorld, caller: Caller, id: string): Promise<void> {
  if (!(await world.apiKeys.revoke(caller.userId, id, world.now()))) throw new Refusal('not_found');
}
