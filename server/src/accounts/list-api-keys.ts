import type { ApiKey } from '../domain/api-key.js';
import type { Caller } from '../domain/caller.js';
import type { Clock } from '../domain/ports.js';
import type { ApiKeys } from './accounts.js';

export interface ListApiKeysDeps {
  readonly now: Clock;
  readonly apiKeys: Pick<ApiKeys, 'list'>;
}

/** The caller's own keys in force, masked, newest first; there are never more than a handful. */
export function listApiKeys(deps: ListApiKeysDeps, caller: Caller): Promise<ApiKey[]> {
  return deps.apiKeys.list(caller.userId, deps.now());
}
