import { actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import type { ApiKeys } from './accounts.js';

export interface RevokeApiKeyWorld {
  readonly now: Clock;
  readonly newId: NewId;
  readonly apiKeys: Pick<ApiKeys, 'revoke'>;
}

/** Takes one of the caller's own keys out of force; one of anybody else does not exist for the caller. */
export async function revokeApiKey(world: RevokeApiKeyWorld, caller: Caller, id: string): Promise<void> {
  const at = world.now();
  const revoked = await world.apiKeys.revoke(caller.userId, id, at, {
    ...{ id: world.newId(), organizationId: caller.organizationId, at, actor: actorOf(caller) },
    action: 'api_key.revoked',
    target: { kind: 'api_key', id },
    details: {},
  });
  if (!revoked) throw new Refusal('not_found');
}
