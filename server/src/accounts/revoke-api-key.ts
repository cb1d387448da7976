import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { ApiKeys } from './accounts.js';

export interface RevokeApiKeyDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly apiKeys: Pick<ApiKeys, 'revoke'>;
}

/** Takes one of the caller's own keys out of force; one of anybody else does not exist for the caller. */
export async function revokeApiKey(deps: RevokeApiKeyDeps, caller: Caller, id: string): Promise<void> {
  const at = deps.now();
  const revoked = await deps.apiKeys.revoke(caller.userId, id, at, {
    ...{ id: deps.newId(), organizationId: caller.organizationId, at, actor: actorOf(caller) },
    action: 'api_key.revoked',
    target: { kind: 'api_key', id },
    details: {},
  });
  if (!revoked) throw new AppError('not_found');
}
