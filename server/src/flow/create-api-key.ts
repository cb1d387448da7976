import { ACTIVE_API_KEYS_PER_USER, API_KEY_DAYS, type ApiKey, apiKeyText, maskedApiKey } from '../domain/api-key.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import { Refusal } from '../domain/refusal.js';
import type { ApiKeys } from './ports/accounts.js';
import type { Clock, NewId, RandomBytes } from './ports.js';

export interface CreateApiKeyWorld {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly apiKeys: Pick<ApiKeys, 'add'>;
}

/**
 * Makes a key with the caller's own role; `key` is shown in this answer and never again. Needs an access token: a key that
 * runs out must not be able to make itself a successor.
 */
export async function createApiKey(
  world: CreateApiKeyWorld,
  caller: AuthenticatedCaller,
  { expiresInDays }: { expiresInDays?: number | undefined } = {},
): Promise<{ apiKey: ApiKey; key: string }> {
  if (caller.credential !== 'access_token') {
    throw new Refusal('forbidden', { text: 'An API key cannot make another; use an access token' });
  }
  const { least, most } = API_KEY_DAYS;
  if (
    expiresInDays !== undefined &&
    !(Number.isInteger(expiresInDays) && expiresInDays >= least && expiresInDays <= most)
  ) {
    const message = `must be a whole number from ${least} to ${most}`;
    throw new Refusal('validation_failed', { faults: [{ field: 'expires_in_days', message }] });
  }
  const key = apiKeyText(world.randomBytes(32));
  const createdAt = world.now();
  const apiKey: ApiKey = {
    id: world.newId(),
    organizationId: caller.organizationId,
    userId: caller.userId,
    masked: maskedApiKey(key),
    createdAt,
    ...(expiresInDays === undefined ? {} : { expiresAt: new Date(createdAt.getTime() + expiresInDays * 86_400_000) }),
  };
  await world.apiKeys.add(apiKey, hashOfSecret(key), ACTIVE_API_KEYS_PER_USER, {
    ...{ id: world.newId(), organizationId: caller.organizationId, at: createdAt, actor: actorOf(caller) },
    action: 'api_key.created',
    target: { kind: 'api_key', id: apiKey.id },
    details: { expires_at: apiKey.expiresAt?.toISOString() ?? null },
  });
  return { apiKey, key };
}
