import type { Static } from 'typebox';
import type { ApiKey } from '../domain/api-key.js';
import type { ApiKeysData, NewApiKeyData } from './api-key.schema.js';

/** The only response that contains the key itself. */
export function presentNewApiKey(apiKey: ApiKey, key: string): Static<typeof NewApiKeyData> {
  return { api_key: { id: apiKey.id, key, ...rights(apiKey) } };
}

export function presentApiKeys(apiKeys: readonly ApiKey[]): Static<typeof ApiKeysData> {
  return {
    api_keys: apiKeys.map((apiKey) => ({
      id: apiKey.id,
      user_id: apiKey.userId,
      key: apiKey.masked,
      ...rights(apiKey),
      last_used_at: apiKey.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

function rights({ name = '', createdAt, expiresAt, role, scopes }: ApiKey) {
  return {
    ...{ name, created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() },
    ...{ role, scopes: [...scopes] },
  };
}
